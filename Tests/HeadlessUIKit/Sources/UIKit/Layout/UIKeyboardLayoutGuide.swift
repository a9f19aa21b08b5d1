/// A guide that tracks the keyboard from the first layout in a window.
///
/// Before that layout, the frame is empty and constraints on the guide are ignored (S157). The
/// guide keeps its last frame when the view leaves the window (S160). A window's own guide never
/// moves (S156).
@MainActor open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  private struct WeakGuide {
    weak var guide: UIKeyboardLayoutGuide?
  }

  private static var guides: [WeakGuide] = []

  private(set) var tracks = false
  /// True until the first move of a guide that was made during an animation: that move is not
  /// animated (S159).
  var startsUnanimated: Bool

  init(owningView: UIView) {
    startsUnanimated = UIView.inheritedAnimationDuration > 0
    super.init(role: .keyboard, owningView: owningView)
    Self.guides.removeAll { $0.guide == nil }
    Self.guides.append(WeakGuide(guide: self))
  }

  public required init?(coder: NSCoder) {
    startsUnanimated = false
    super.init(coder: coder)
  }

  open var followsUndockedKeyboard = false { didSet { owningView?.setNeedsLayout() } }

  open var usesBottomSafeArea = true { didSet { owningView?.setNeedsLayout() } }

  /// A negative value is stored as zero (S158).
  open var keyboardDismissPadding: CGFloat {
    get { padding }
    set { padding = newValue > 0 ? newValue : 0 }
  }

  private var padding: CGFloat = 0

  static func invalidateGuides(in view: UIView) {
    for guide in guides.compactMap(\.guide) {
      guard let owner = guide.owningView, owner.isDescendant(of: view) else { continue }
      owner.setNeedsLayout()
    }
  }

  /// In a window, lays out each visible view that owns a guide and needs layout, with its subviews.
  ///
  /// Superviews that need layout, and hidden views, are laid out later in the turn, without
  /// animation. It is unknown which views UIKit lays out.
  static func layOutOwners(in window: UIWindow) {
    for guide in guides.compactMap(\.guide) {
      guard let owner = guide.owningView, owner.window === window, owner.needsLayout,
        !owner.isHidden
      else { continue }
      owner.layOutSubtree()
    }
  }

  /// The largest dismiss padding in a window (S84).
  static func dismissPadding(in window: UIWindow?) -> CGFloat {
    guides.compactMap(\.guide)
      .filter { $0.owningView?.window === window }
      .map(\.keyboardDismissPadding).max() ?? 0
  }

  func trackKeyboard() {
    guard let view = owningView, let window = view.window, view !== window else { return }
    let device = HeadlessDevice.current
    var keyboard: CGRect?
    if window.screen === device.screen, let frame = device.keyboard.frameInScreen {
      keyboard = view.convert(frame, from: window.screen.coordinateSpace)
    }
    let frame = frame(for: keyboard, isDocked: device.keyboard.isDocked, in: view)
    guard frame != storedFrame || !tracks else { return }
    tracks = true
    storedFrame = frame
    view.layoutInsetsDidChange()
  }

  /// Returns the guide's frame in the view's coordinate space.
  ///
  /// With a hidden keyboard, the frame is the bottom safe area (S150). With a docked keyboard, the
  /// frame is the covered part of the view, but at least the safe area (S151, S152). With an
  /// undocked keyboard, the frame is the bottom safe area, unless the guide follows undocked
  /// keyboards (S153).
  private func frame(for keyboard: CGRect?, isDocked: Bool, in view: UIView) -> CGRect {
    let bounds = view.bounds
    let bottomSafeArea = usesBottomSafeArea ? view.safeAreaInsets.bottom : 0
    let restingFrame = CGRect(
      x: bounds.minX, y: bounds.maxY - bottomSafeArea, width: bounds.width, height: bottomSafeArea
    )
    guard let keyboard, !keyboard.isEmpty else { return restingFrame }
    guard isDocked else { return followsUndockedKeyboard ? keyboard : restingFrame }
    let covered = bounds.intersection(keyboard)
    guard !covered.isNull, !covered.isEmpty else { return restingFrame }
    let top = min(covered.minY, restingFrame.minY)
    return CGRect(x: covered.minX, y: top, width: covered.width, height: bounds.maxY - top)
  }
}

extension UIView {
  func invalidateLayoutGuides() { UIKeyboardLayoutGuide.invalidateGuides(in: self) }
}
