import UIKit

/// What is in sight at rest of a first responder and of the views that belong to it.
@MainActor
struct EverydaySight {
  /// A view that has to be in sight.
  struct Part {
    let view: UIView
    /// Why it is not.
    let cause: EverydayCause
    /// The height in sight, in points.
    let height: CGFloat
    let isInSight: Bool
  }

  private let focus: UIView?
  private let parts: [Part]

  /// The height of a field of one line, in points.
  private static let line: CGFloat = 44

  /// Reads what is in sight now.
  init(of focus: UIView?, on screen: JudgedScreen, _ keyboard: KeyboardSimulator) {
    self.focus = focus
    guard let focus else {
      parts = []
      return
    }
    // A bar may reach down behind the keyboard.
    let bar = screen.bar.flatMap { bar -> Part? in
      guard bar.window === keyboard.window, !bar.isHidden else { return nil }
      let height = keyboard.visibleRect(of: bar).height
      return Part(view: bar, cause: .bar, height: height, isInSight: height > 0)
    }
    let bars = bar.map { [$0.view] } ?? []
    func part(_ view: UIView, _ cause: EverydayCause) -> Part {
      let height = keyboard.visibleRect(of: view, behind: bars).height
      // What does not fit is shown in part.
      let isEnough = view === focus && view.isTallerThanItsContainers && height >= Self.line
      return Part(
        view: view,
        cause: cause,
        height: height,
        isInSight: isEnough || keyboard.shows(view, behind: bars)
      )
    }
    // A cell may be gone with its field, and a bar on the keyboard goes where that goes.
    let field = focus.window === keyboard.window ? [part(focus, .notShown)] : []
    let companions = screen.companions(focus).filter { $0.fits(with: focus, on: keyboard, bars) }
    parts = field + companions.map { part($0, .companion) } + (bar.map { [$0] } ?? [])
  }

  /// Returns what has to be in sight and is not.
  ///
  /// A new focus brings everything into sight. After that, what was in sight stays; what the person
  /// has scrolled away may stay away.
  func missing(since before: EverydaySight) -> [Part] {
    parts.filter { part in
      !part.isInSight
        && (focus !== before.focus
          || before.parts.contains { $0.view === part.view && $0.isInSight })
    }
  }

  /// How much of a part is in sight, in words.
  func detail(of part: Part) -> String {
    let height = "\(part.height.shown) of \(part.view.bounds.height.shown)"
    let name = "“\(focus?.spokenName ?? "")”"
    return part.view === focus
      ? "\(height) of \(name) are in sight"
      : "\(height) are in sight with \(name)"
  }
}

extension UIView {
  /// Returns whether a scroll view has room to show the view and a first responder at once, with the
  /// keyboard that there is.
  fileprivate func fits(
    with focus: UIView,
    on keyboard: KeyboardSimulator,
    _ bars: [UIView]
  ) -> Bool {
    guard let container = containers.first(where: focus.isDescendant(of:)) else { return true }
    let part = container.convert(focus.editedPart, from: focus)
    let both = container.convert(bounds, from: self).union(part)
    return both.height <= keyboard.visibleRect(of: container, behind: bars).height
  }
}
