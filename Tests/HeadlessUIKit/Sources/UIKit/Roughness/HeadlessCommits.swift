/// The commits of a device, which show changes on the screen.
///
/// Without ``HeadlessRoughness/Display/showsCommits`` nothing waits for a commit.
@MainActor final class HeadlessCommits {
  private unowned let device: HeadlessDevice
  private var changed: [ViewReference] = []
  private var work: [@MainActor () -> Void] = []

  init(device: HeadlessDevice) { self.device = device }

  var delaysChanges: Bool { device.roughness.display.showsCommits }

  /// True if the display does not show all changes yet.
  var isPending: Bool { !changed.isEmpty || !work.isEmpty }

  /// Runs work at the next commit, or at once on a device without commits.
  func atCommit(_ work: @escaping @MainActor () -> Void) {
    guard delaysChanges else { return work() }
    self.work.append(work)
  }

  func keep(_ state: HeadlessCommittedState, of view: UIView) {
    view.committed = state
    changed.append(view.reference)
  }

  func commit() {
    guard isPending else { return }
    for entry in changed { entry.view?.committed = nil }
    changed.removeAll()
    let due = work
    work = []
    for piece in due { piece() }
  }
}

struct HeadlessCommittedState {
  let bounds: CGRect
  let center: CGPoint
  let animations: [HeadlessAnimation]
  let contentInset: UIEdgeInsets
  let contentSize: CGSize
}

extension UIView {
  /// Keeps the view's present state on the screen until the commit; called before a visible change.
  ///
  /// Transforms, transparency and the hierarchy change on the screen at once.
  func willChangeOnScreen() {
    guard committed == nil, storedWindow != nil else { return }
    let commits = HeadlessDevice.current.commits
    guard commits.delaysChanges else { return }
    let scrollView = self as? UIScrollView
    let state = HeadlessCommittedState(
      bounds: storedBounds, center: storedCenter, animations: animations,
      contentInset: scrollView?.contentInset ?? .zero, contentSize: scrollView?.contentSize ?? .zero
    )
    commits.keep(state, of: self)
  }

  /// True if the screen shows an older state of the view.
  @_spi(Headless) public var headlessIsUncommitted: Bool { committed != nil }

  /// The last running animation of the view's position or size, like the layer's `position` and
  /// `bounds` on a phone.
  @_spi(Headless) public var headlessAnimation: HeadlessAnimation? {
    runningAnimations.last { ["position", "bounds"].contains($0.key) }
  }

  /// The start of ``headlessAnimation``, in seconds on the device's clock; nil before its commit.
  @_spi(Headless) public var headlessBeginOfAnimation: TimeInterval? {
    headlessAnimation.flatMap { $0.start < .infinity ? $0.start : nil }
  }
}

extension UIScrollView {
  @_spi(Headless) public var headlessPresentationInset: UIEdgeInsets {
    committed?.contentInset ?? contentInset
  }

  @_spi(Headless) public var headlessPresentationContentSize: CGSize {
    committed?.contentSize ?? contentSize
  }
}
