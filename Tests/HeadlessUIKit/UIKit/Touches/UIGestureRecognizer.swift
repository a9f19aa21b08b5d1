// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import CoreGraphics
import Foundation

/// What a scroll view's own recognizer reports of the finger.
///
/// Linux has no selectors, and a recognizer has no other way to call an app. So none can be made:
/// there is the one that a scroll view has.
@MainActor
open class UIGestureRecognizer: NSObject {
  var owner: ViewReference?
  /// In the screen's coordinate space; where the finger was last.
  var storedLocation = CGPoint.zero
  var storedState = State.possible

  override init() {
    super.init()
  }

  open var view: UIView? { owner?.view }

  /// Assigning an end ends the gesture, as a subclass does.
  open var state: State {
    get { storedState }
    set {
      storedState = newValue
      switch newValue {
      case .ended, .cancelled, .failed: didEnd()
      case .possible, .began, .changed: break
      }
    }
  }

  open var numberOfTouches: Int {
    storedState == .began || storedState == .changed ? 1 : 0
  }

  /// Turning it off ends the gesture, and with it a drag.
  open var isEnabled = true {
    didSet { if !isEnabled, oldValue { didEnd() } }
  }

  /// In a view's coordinates; without a view in the window's.
  open func location(in view: UIView?) -> CGPoint {
    guard let window = self.view?.window else { return .zero }
    let inWindow = window.convert(storedLocation, from: nil as UIWindow?)
    return view.map { window.convert(inWindow, to: $0 as UIView?) } ?? inWindow
  }

  func didEnd() {}
}

extension UIGestureRecognizer {
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed

    @_documentation(visibility: internal)
    public static var recognized: State { .ended }
  }
}
