import UIKit

@MainActor struct VisibleParts {
  /// A view that has to be visible: the field, a companion or the bar.
  struct Part {
    let view: UIView
    let cause: EverydayCause
    let height: CGFloat
    let isVisible: Bool
  }

  private let focus: UIView?
  private let parts: [Part]

  /// The height of a field of one line.
  private static let lineHeight: CGFloat = 44

  init(of focus: UIView?, on screen: JudgedScreen, under keyboard: KeyboardSimulator) {
    self.focus = focus
    guard let focus else {
      parts = []
      return
    }
    // Any visible height of the bar is enough, because a bar may extend behind the keyboard.
    let bar = screen.bar.flatMap { bar -> Part? in
      guard bar.window === keyboard.window, bar.isDrawn else { return nil }
      let height = keyboard.visibleRect(of: bar).height
      return Part(view: bar, cause: .bar, height: height, isVisible: height > 0)
    }
    let bars = bar.map { [$0.view] } ?? []
    func part(_ view: UIView, cause: EverydayCause) -> Part {
      let height = keyboard.visibleRect(of: view, behind: bars).height
      // If a field is taller than its scroll views, one visible line is enough.
      let isEnough = view === focus && view.isTallerThanItsContainers && height >= Self.lineHeight
      return Part(
        view: view, cause: cause, height: height,
        isVisible: isEnough || keyboard.shows(view, behind: bars)
      )
    }
    // The field's cell may have left the window, or the field may be on an accessory view, which
    // has its own window.
    let field = focus.window === keyboard.window ? [part(focus, cause: .notShown)] : []
    let companions = screen.companionsOfResponder(focus).filter {
      $0.fits(with: focus, on: keyboard, behind: bars)
    }
    parts = field + companions.map { part($0, cause: .companion) } + (bar.map { [$0] } ?? [])
  }

  /// Returns the hidden parts: all of them if the focus has moved, otherwise those that were
  /// visible before.
  func missing(since before: VisibleParts) -> [Part] {
    parts.filter { part in
      !part.isVisible
        && (focus !== before.focus
          || before.parts.contains { $0.view === part.view && $0.isVisible })
    }
  }

  func detail(of part: Part) -> String {
    let height = "\(part.height.shown) of \(part.view.bounds.height.shown)"
    let name = "“\(focus?.spokenName ?? "")”"
    if part.view === focus, part.height > part.view.bounds.height - 0.5 {
      return "\(name) is cut off at a side"
    }
    return part.view === focus
      ? "\(height) points of \(name) are visible"
      : "\(height) points are visible with \(name)"
  }
}

extension UIView {
  /// Returns whether this view and a first responder fit together into their scroll view above the
  /// keyboard.
  fileprivate func fits(
    with focus: UIView, on keyboard: KeyboardSimulator, behind bars: [UIView]
  ) -> Bool {
    guard let container = containers.first(where: focus.isDescendant(of:)) else { return true }
    let part = container.convert(focus.editedPart, from: focus)
    let both = container.convert(bounds, from: self).union(part)
    return both.height <= keyboard.visibleRect(of: container, behind: bars).height
  }
}
