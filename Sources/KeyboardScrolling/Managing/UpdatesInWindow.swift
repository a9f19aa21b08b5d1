import UIKit

/// The updates of a view's screen, which UIKit reports only while the view is in a window.
enum UpdatesInWindow {
  /// Runs work at the first update with the view in a window, until the closure that it returns is
  /// called; returns nil before iOS 18.
  ///
  /// A link is passive: it causes no update. It activates when the view is added to a visible window.
  /// https://developer.apple.com/documentation/uikit/uiupdatelink
  @MainActor
  static func await(_ view: UIView, _ work: @escaping MainRunLoop.Work) -> MainRunLoop.Work? {
    #if canImport(UIKit.UIUpdateLink)
    guard #available(iOS 18, tvOS 18, visionOS 2, *) else { return nil }
    let link = UIUpdateLink(view: view)
    link.addAction { link, _ in
      link.isEnabled = false
      work()
    }
    link.isEnabled = true
    return { link.isEnabled = false }
    #else
    return nil
    #endif
  }
}
