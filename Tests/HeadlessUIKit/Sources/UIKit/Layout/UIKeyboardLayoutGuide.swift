/// Tracks the keyboard from the first layout in a window.
///
/// Before that layout, the frame is empty and constraints on the guide are ignored (S157). The
/// guide keeps its last frame when the view leaves the window (S160). A window's own guide never
/// moves (S156).
@MainActor
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  private struct WeakGuide {
    weak var guide: UIKeyboardLayoutGuide?
  }

  private static var guides: [WeakGuide] = []

  private(set) var tracks = false
  /// True if made during an animation; the first move is then not animated (S159).
  var isLate: Bool

  init(owningView: UIView) {
    isLate = UIView.inheritedAnimationDuration > 0
    super.init(role: .keyboard, owningView: owningView)
    Self.guides.removeAll { $0.guide == nil }
    Self.guides.append(WeakGuide(guide: self))
  }

  public required init?(coder: NSCoder) {
    isLate = false
    super.init(coder: coder)
  }

  open var followsUndockedKeyboard = false {
    didSet { owningView?.setNeedsLayout() }
  }

  open var usesBottomSafeArea = true {
    didSet { owningView?.setNeedsLayout() }
  }

  /// Negative values count as zero (S158).
  open var keyboardDismissPadding: CGFloat {
    get { padding }
    set { padding = newValue > 0 ? newValue : 0 }
  }

  private var padding: CGFloat = 0

  static func guidesAreStale(in view: UIView) {
    for guide in guides.compactMap(\.guide) {
      guard let owner = guide.owningView, owner.isDescendant(of: view) else { continue }
      owner.setNeedsLayout()
    }
  }

  /// Lays out the views with a guide in a window, and their subviews.
  ///
  /// Views around them that need layout, and hidden views, wait for the turn without animation. It
  /// is unknown which views UIKit lays out.
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
    let frame = Self.headlessFrame(
      bounds: view.bounds,
      bottomSafeArea: usesBottomSafeArea ? view.safeAreaInsets.bottom : 0,
      keyboard: keyboard,
      isDocked: device.keyboard.isDocked,
      followsUndocked: followsUndockedKeyboard
    )
    isNear(
      Self.nearEdges(
        of: frame,
        in: view.bounds,
        isAtBottom: keyboard == nil || device.keyboard.isDocked || !followsUndockedKeyboard,
        isRightToLeft: view.effectiveUserInterfaceLayoutDirection == .rightToLeft
      )
    )
    guard frame != storedFrame || !tracks else { return }
    tracks = true
    storedFrame = frame
    view.layoutInsetsDidChange()
  }

  /// Computes the guide's frame in the view's coordinate space.
  ///
  /// With a hidden keyboard, the frame is the bottom safe area (S150). With a docked one, it is the
  /// covered part of the view, but at least the safe area (S151, S152). Any other keyboard counts
  /// as hidden, unless the guide follows it (S153).
  ///
  /// - Parameters:
  ///   - bounds: The view's bounds.
  ///   - bottomSafeArea: The part that the guide uses.
  ///   - keyboard: In the view's coordinate space; nil while hidden.
  ///   - isDocked: Whether the keyboard is at the bottom of the screen.
  ///   - followsUndocked: Whether the guide follows undocked keyboards.
  /// - Returns: The frame.
  @_spi(Headless) public static func headlessFrame(
    bounds: CGRect,
    bottomSafeArea: CGFloat,
    keyboard: CGRect?,
    isDocked: Bool,
    followsUndocked: Bool
  ) -> CGRect {
    let rest = CGRect(
      x: bounds.minX,
      y: bounds.maxY - bottomSafeArea,
      width: bounds.width,
      height: bottomSafeArea
    )
    guard let keyboard, !keyboard.isEmpty else { return rest }
    guard isDocked else { return followsUndocked ? keyboard : rest }
    let covered = bounds.intersection(keyboard)
    guard !covered.isNull, !covered.isEmpty else { return rest }
    let top = min(covered.minY, rest.minY)
    return CGRect(x: covered.minX, y: top, width: covered.width, height: bounds.maxY - top)
  }

  /// The guide of a hidden or docked keyboard is near the bottom edge only.
  ///
  /// UIKit documents no distance for a floating keyboard. Here, the nearer of two opposite edges
  /// counts within a tenth of the view.
  private static func nearEdges(
    of frame: CGRect,
    in bounds: CGRect,
    isAtBottom: Bool,
    isRightToLeft: Bool
  ) -> NSDirectionalRectEdge {
    guard !isAtBottom else { return .bottom }
    var edges: NSDirectionalRectEdge = []
    let left = frame.minX - bounds.minX
    let right = bounds.maxX - frame.maxX
    if min(left, right) <= bounds.width / 10, left != right {
      edges.insert((left < right) == !isRightToLeft ? .leading : .trailing)
    }
    let top = frame.minY - bounds.minY
    let bottom = bounds.maxY - frame.maxY
    if min(top, bottom) <= bounds.height / 10, top != bottom {
      edges.insert(top < bottom ? .top : .bottom)
    }
    return edges
  }
}

extension UIView {
  func layoutGuidesAreStale() {
    UIKeyboardLayoutGuide.guidesAreStale(in: self)
  }
}
