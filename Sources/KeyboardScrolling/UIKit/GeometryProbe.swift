import UIKit

/// Tells when a scroll view's geometry changes without any notification: its size, its place in the
/// window, its safe area, what UIKit adjusts it for, its window.
///
/// UIKit tells views, not bystanders, of such changes; so the probe is a view. It is inside the scroll
/// view only while there is a keyboard, hidden and at the end of the subviews, so that it is neither
/// drawn, touched, nor spoken, and no index of the app's shifts.
///
/// - Size and window reach it as they reach any subview. It is pinned to the frame layout guide and not
///   to the content, whose size must stay the app's.
/// - What the scroll view adjusts its content for does not reach its subviews' safe area, so that a
///   safe area that the view begins or ceases to adjust for is a change of the probe's own.
/// - Inside the probe, one view fills the scroll view's safe area, and changes its size with it.
/// - Inside the probe, one view fills the keyboard layout guide. A window that moves on the screen, in
///   Stage Manager, changes nothing inside it but what the keyboard covers.
/// - A move is no layout for what moves along. Inside the probe, another view spans from a far corner
///   of the window to the scroll view's: whatever carries the scroll view changes its size. Moves by a
///   transform do not; they are caught by the next notification.
@MainActor
final class GeometryProbe: SizeSensor {
  private lazy var place = SizeSensor(onChange: onChange)
  private lazy var safeArea = SizeSensor(onChange: onChange)
  private lazy var covered = SizeSensor(onChange: onChange)
  private var placeConstraints: [NSLayoutConstraint] = []

  /// Called when someone else takes the probe out of its scroll view.
  var onLoss: (@MainActor () -> Void)?

  override init(onChange: @escaping @MainActor () -> Void) {
    super.init(onChange: onChange)
    isHidden = true
    isUserInteractionEnabled = false
    accessibilityElementsHidden = true
    clipsToBounds = true
    translatesAutoresizingMaskIntoConstraints = false
    for sensor in [place, safeArea, covered] {
      sensor.translatesAutoresizingMaskIntoConstraints = false
      addSubview(sensor)
    }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  /// Puts the probe into a scroll view.
  func attach(to scrollView: UIScrollView) {
    guard superview !== scrollView else { return }
    scrollView.addSubview(self)
    NSLayoutConstraint.activate(
      constraints(filling: scrollView.frameLayoutGuide)
        + safeArea.constraints(filling: scrollView.safeAreaLayoutGuide)
        + covered.constraints(filling: keyboardLayoutGuide)
    )
  }

  /// Takes the probe out of its scroll view.
  func detach() {
    onLoss = nil
    removeFromSuperview()
  }

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    if superview == nil { onLoss?() }
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    NSLayoutConstraint.deactivate(placeConstraints)
    placeConstraints = []
    guard let window else { return }
    // So far off that no place on a screen makes the length negative.
    let distance: CGFloat = 100_000
    placeConstraints = [
      place.leftAnchor.constraint(equalTo: window.leftAnchor, constant: -distance),
      place.topAnchor.constraint(equalTo: window.topAnchor, constant: -distance),
      place.rightAnchor.constraint(equalTo: rightAnchor),
      place.bottomAnchor.constraint(equalTo: bottomAnchor),
    ]
    NSLayoutConstraint.activate(placeConstraints.map(\.yielding))
    onChange()
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    onChange()
  }
}

/// A view that tells when its size changes.
@MainActor
class SizeSensor: UIView {
  /// Called when something changed, inside the layout pass or the move that changed it.
  let onChange: @MainActor () -> Void
  private var sizeTold: CGSize?

  init(onChange: @escaping @MainActor () -> Void) {
    self.onChange = onChange
    super.init(frame: .zero)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    // Whatever happened outside, the first layout in a window is news.
    sizeTold = nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    // Layout runs for other reasons too: the probe moves along with the content that scrolls.
    guard bounds.size != sizeTold else { return }
    sizeTold = bounds.size
    onChange()
  }
}

extension UIView {
  /// Returns the constraints that make the view fill a guide.
  func constraints(filling guide: UILayoutGuide) -> [NSLayoutConstraint] {
    [
      leftAnchor.constraint(equalTo: guide.leftAnchor),
      rightAnchor.constraint(equalTo: guide.rightAnchor),
      topAnchor.constraint(equalTo: guide.topAnchor),
      bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ]
    .map(\.yielding)
  }
}

extension NSLayoutConstraint {
  /// The constraint, with the least priority that is no match for a required one: where UIKit has to
  /// break something, it must not be the app's.
  fileprivate var yielding: NSLayoutConstraint {
    priority = UILayoutPriority(999)
    return self
  }
}
