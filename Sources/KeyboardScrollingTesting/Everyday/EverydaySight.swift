import UIKit

/// What is in sight at rest of the views that have to be, together with a first responder.
@MainActor
struct EverydaySight {
  private struct Companion {
    let view: UIView
    /// The height in sight, in points.
    let height: CGFloat
    let isInSight: Bool
  }

  private let focus: UIView?
  private let companions: [Companion]

  /// Reads what is in sight now.
  ///
  /// - Parameters:
  ///   - focus: The first responder; without one, nothing has to be in sight.
  ///   - screen: What belongs together.
  ///   - keyboard: What covers the screen.
  init(of focus: UIView?, on screen: JudgedScreen, _ keyboard: KeyboardSimulator) {
    self.focus = focus
    guard let focus else {
      companions = []
      return
    }
    // A bar may reach down behind the keyboard.
    let bar = screen.bar.flatMap { bar -> Companion? in
      guard bar.window === keyboard.window, !bar.isHidden else { return nil }
      let height = keyboard.visibleRect(of: bar).height
      return Companion(view: bar, height: height, isInSight: height > 0)
    }
    let bars = bar.map { [$0.view] } ?? []
    companions =
      screen.companions(focus).map { view in
        Companion(
          view: view,
          height: keyboard.visibleRect(of: view, behind: bars).height,
          isInSight: keyboard.shows(view, behind: bars)
        )
      } + (bar.map { [$0] } ?? [])
  }

  /// Returns what has to be in sight and is not.
  ///
  /// A new focus brings everything into sight. After that, what was in sight stays; what the person
  /// has scrolled away may stay away.
  ///
  /// - Parameter before: What was in sight before.
  /// - Returns: The name of each view, and the numbers.
  func missing(since before: EverydaySight) -> [(view: String, detail: String)] {
    guard let focus else { return [] }
    return companions.filter { companion in
      !companion.isInSight
        && (focus !== before.focus
          || before.companions.contains { $0.view === companion.view && $0.isInSight })
    }.map { companion in
      let height = companion.view.bounds.height
      let detail = """
        \(companion.height.shown) of \(height.shown) are in sight with “\(focus.spokenName)”
        """
      return (view: companion.view.spokenName, detail: detail)
    }
  }
}
