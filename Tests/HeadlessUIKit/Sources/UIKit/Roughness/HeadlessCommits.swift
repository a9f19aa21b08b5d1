import CoreGraphics
import Foundation

/// The commits of a device: what has changed since the last one is not on the screen yet.
///
/// Without ``HeadlessRoughness/Display/showsCommits`` nothing waits for a commit.
@MainActor
final class HeadlessCommits {
  private unowned let device: HeadlessDevice
  private var changed: [ViewReference] = []
  private var work: [@MainActor () -> Void] = []

  init(device: HeadlessDevice) {
    self.device = device
  }

  var areShown: Bool { device.roughness.display.showsCommits }

  /// True if something has changed that the display does not show yet.
  var isPending: Bool { !changed.isEmpty || !work.isEmpty }

  /// Runs work at the next commit; at once if nothing waits for commits.
  func atCommit(_ work: @escaping @MainActor () -> Void) {
    guard areShown else { return work() }
    self.work.append(work)
  }

  /// Keeps what is on the screen of a view that is about to change.
  func keep(_ state: HeadlessCommittedState, of view: UIView) {
    view.committed = state
    changed.append(view.reference)
  }

  /// Gives all that has changed to the display, where animations begin now.
  func commit() {
    guard isPending else { return }
    for entry in changed { entry.view?.committed = nil }
    changed.removeAll()
    let due = work
    work = []
    for piece in due { piece() }
  }
}

/// The state from the last commit of a view that has changed since.
struct HeadlessCommittedState {
  let bounds: CGRect
  let center: CGPoint
  let animations: [HeadlessAnimation]
  /// Of a scroll view.
  let contentInset: UIEdgeInsets
  let contentSize: CGSize
}

extension UIView {
  /// Called before something changes that is drawn.
  ///
  /// Transforms, transparency and the hierarchy are not kept: they change on the screen at once.
  func willChangeOnScreen() {
    guard committed == nil, storedWindow != nil else { return }
    let commits = HeadlessDevice.current.commits
    guard commits.areShown else { return }
    let scrollView = self as? UIScrollView
    let state = HeadlessCommittedState(
      bounds: storedBounds,
      center: storedCenter,
      animations: animations,
      contentInset: scrollView?.contentInset ?? .zero,
      contentSize: scrollView?.contentSize ?? .zero
    )
    commits.keep(state, of: self)
  }

  /// True if the view has changed since the last commit, so that the screen shows an older state.
  @_spi(Headless) public var headlessIsUncommitted: Bool { committed != nil }

  /// The last animation of the view's place or size that is not over: when it begins, how long it
  /// is, and its timing; nil without one.
  ///
  /// It is what the layer's last animation of `position` or `bounds` tells on a phone.
  @_spi(Headless) public var headlessAnimation: HeadlessAnimation? {
    runningAnimations.last { ["position", "bounds"].contains($0.key) }
  }

  /// When ``headlessAnimation`` has begun, in seconds on the device's clock; nil without one, and
  /// before its commit.
  @_spi(Headless) public var headlessBeginOfAnimation: TimeInterval? {
    headlessAnimation.flatMap { $0.start < .infinity ? $0.start : nil }
  }
}

extension UIScrollView {
  /// The inset with which the content on the screen is laid out.
  @_spi(Headless) public var headlessPresentationInset: UIEdgeInsets {
    committed?.contentInset ?? contentInset
  }

  /// The size of the content on the screen.
  @_spi(Headless) public var headlessPresentationContentSize: CGSize {
    committed?.contentSize ?? contentSize
  }
}
