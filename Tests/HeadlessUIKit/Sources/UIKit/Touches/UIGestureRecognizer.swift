/// The state of a finger in a scroll view; an app cannot create recognizers.
@MainActor open class UIGestureRecognizer: NSObject {
  var owner: ViewReference?
  /// The last location of the finger, in the screen's coordinate space.
  var storedLocation = CGPoint.zero

  override init() { super.init() }

  open var view: UIView? { owner?.view }

  open internal(set) var state = State.possible

  open var numberOfTouches: Int { state == .began || state == .changed ? 1 : 0 }

  /// Disabling the recognizer ends the gesture, and with it a scroll view's drag.
  open var isEnabled = true { didSet { if !isEnabled, oldValue { didEnd() } } }

  /// The finger's location in the view's coordinates; nil means the window's.
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

    @_documentation(visibility: internal) public static var recognized: State { .ended }
  }
}
