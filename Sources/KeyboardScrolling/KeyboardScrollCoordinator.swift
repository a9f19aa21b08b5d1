import Dispatch
import Foundation
public import UIKit

/// Keeps the content of scroll views reachable above the keyboard.
///
/// Pass the scroll, table, collection or text views of a screen to a coordinator, and keep the
/// coordinator as long as the screen:
///
/// ```swift
/// import KeyboardScrolling
/// import UIKit
///
/// final class ProfileViewController: UIViewController {
///   private let scrollView = UIScrollView()
///   private let coordinator = KeyboardScrollCoordinator()
///
///   override func loadView() { view = scrollView }
///
///   override func viewDidLoad() {
///     super.viewDidLoad()
///     coordinator.manage(scrollView)
///   }
/// }
/// ```
///
/// When the keyboard shows, the coordinator adds the covered height, less what UIKit adds, to the
/// content inset and the vertical scroll indicator insets of each view. Then it scrolls the first
/// responder into view. When the keyboard hides, or the coordinator is deallocated, the coordinator
/// removes only what it has added, so changes by the app stay. If the last reference is released on
/// another thread, this happens in a later turn of the main queue. The coordinator does not change
/// delegates, paging, content size, dismiss mode, bounce or anything horizontal. It adds no views
/// or gesture recognizers, and holds the app's views weakly.
///
/// - Note: UIKit announces the keyboard's frame in the screen's coordinate space:
///   <https://developer.apple.com/documentation/uikit/uiresponder/keyboardframeenduserinfokey>
///   What UIKit adds is the difference between the adjusted and the app's content inset:
///   <https://developer.apple.com/documentation/uikit/uiscrollview/adjustedcontentinset>
@MainActor
public final class KeyboardScrollCoordinator {
  /// A closure that is called after each update of a managed view, even if nothing changed; nil by
  /// default.
  ///
  /// An update after a change of geometry, such as a new size of the view, calls the closure only
  /// if the update changed something. For a view in a window, the closure is not called for a
  /// keyboard notification that repeats the last one. It is never called when another coordinator
  /// takes over the view, or when this coordinator is deallocated.
  ///
  /// The closure runs on the main actor, inside the call that caused the update: a keyboard
  /// notification, a turn of the main queue, or a call by the app. An update with the trigger
  /// ``Adjustment/Trigger-swift.struct/interrupted`` happens in a frame of the display. The
  /// coordinator retains the closure, so capture the view controller weakly.
  ///
  /// Calls of ``manage(_:bar:configuration:)`` are reported inside the call, so a closure that makes
  /// such a call at each report recurses until the app crashes. A closure that calls
  /// ``revealFirstResponder(animated:)`` at each report causes an update in each turn.
  public var onAdjustment: (@MainActor (Adjustment) -> Void)?

  private let environment: Environment
  private let owner: Owner
  private let configuration: Configuration

  /// Creates a coordinator.
  ///
  /// - Parameter configuration: The configuration of views for which the app passes none.
  public init(configuration: Configuration = Configuration()) {
    self.configuration = configuration
    environment = Environment.current
    owner = Owner(beginning: environment.runLoop.now())
    owner.connect { [weak self] in self?.onAdjustment?($0) }
  }

  deinit {
    // The app may release the last reference on any thread.
    DispatchQueue.runOnMain(with: (owner, environment)) { owner, environment in
      environment.coordinatorEnded(owner)
    }
  }

  /// Starts recording the keyboard's frame, for the whole process.
  ///
  /// Without this call, the first coordinator starts the recording. Call this method at launch if
  /// the keyboard may already be up when that coordinator is created.
  public static func startObservingKeyboard() { _ = Environment.current }

  // MARK: Managing

  /// Starts managing a scroll view.
  ///
  /// If the keyboard is up, the insets are set at once, without animation. If the view has no
  /// window, the insets are set within a turn of the main run loop after the view enters one.
  ///
  /// A later call for the view replaces only the arguments that the call passes. In an animation
  /// block, such a call animates the change. If another coordinator manages the view, this
  /// coordinator takes over the view with its bar and insets. A view inside an input view or an
  /// input accessory view gets no inset: such a view is part of the keyboard.
  ///
  /// - Parameters:
  ///   - scrollView: A scroll, table, collection or text view, held weakly.
  ///   - bar: A view over the bottom of the scroll view that moves up with the keyboard, such as
  ///     the composer of a chat, usually pinned to the
  ///     [keyboard layout guide](https://developer.apple.com/documentation/uikit/uikeyboardlayoutguide).
  ///     Held weakly. The insets include what the bar covers, with and without a keyboard, and
  ///     follow changes of the bar; don't add an inset for the bar. Everything below the bar's top
  ///     edge counts as covered, so don't pass a bar at the top of the screen. A bar that is hidden
  ///     or in another window is ignored. Nil keeps the bar of an earlier call; ``setBar(_:for:)``
  ///     removes it.
  ///   - configuration: The view's configuration, which replaces all options. To change one option,
  ///     change a copy of ``configuration(of:)``. Nil keeps the configuration that this coordinator
  ///     uses for the view, at first the coordinator's own.
  public func manage(
    _ scrollView: UIScrollView,
    bar: UIView? = nil,
    configuration: Configuration? = nil
  ) {
    let current = environment.managedViews[scrollView]
    let managed = current ?? ManagedScrollView(scrollView, environment: environment)
    if managed.owner !== owner {
      // The previous coordinator may not have revealed the first responder yet.
      if managed.owner != nil, environment.revealer.knownResponder.map(managed.mayShow) ?? true {
        environment.revealer.requestReveal(for: .focus)
      }
      managed.setOptions(self.configuration)
      environment.managedViews.assign(managed, of: scrollView, to: owner)
    }
    if let configuration { managed.setOptions(configuration) }
    if let bar { managed.setBar(bar) }
    environment.updateAtOnce(managed, timing: current == nil ? .none : .inherited)
  }

  /// Replaces the bar of a managed scroll view; a call in an animation block animates the change.
  ///
  /// - Parameters:
  ///   - bar: The bar, as in ``manage(_:bar:configuration:)``; nil removes it.
  ///   - scrollView: A managed view; for any other view, nothing happens.
  public func setBar(_ bar: UIView?, for scrollView: UIScrollView) {
    guard let managed = managed(of: scrollView) else { return }
    managed.setBar(bar)
    environment.updateAtOnce(managed, timing: .inherited)
  }

  /// Stops managing a scroll view and removes its keyboard inset, at once and without animation.
  ///
  /// The content moves only if it would be beyond its range. A list that the coordinator is
  /// scrolling jumps to the end of that movement or, under a finger, stops where it is.
  ///
  /// Don't call this method when a screen disappears: in `viewWillDisappear(_:)`, the content would
  /// jump during the transition.
  ///
  /// - Parameter scrollView: A managed view; for any other view, nothing happens.
  public func stopManaging(_ scrollView: UIScrollView) {
    guard let managed = managed(of: scrollView) else { return }
    environment.managedViews.remove(managed)
    guard let before = managed.values, managed.release() else { return }
    managed.report(to: owner, since: before, trigger: .released, reveal: .notWanted)
  }

  /// Returns whether this coordinator manages a scroll view.
  ///
  /// - Parameter scrollView: The view.
  /// - Returns: True until ``stopManaging(_:)``, or until another coordinator takes over the view.
  public func isManaging(_ scrollView: UIScrollView) -> Bool { managed(of: scrollView) != nil }

  /// Returns the configuration that the coordinator uses for a scroll view.
  ///
  /// - Parameter scrollView: The view.
  /// - Returns: Nil for a view that the coordinator does not manage.
  public func configuration(of scrollView: UIScrollView) -> Configuration? {
    managed(of: scrollView)?.options
  }

  /// Returns the last report of a scroll view, for `po coordinator.adjustment(of: scrollView)` in a
  /// debugger.
  ///
  /// - Parameter scrollView: The view.
  /// - Returns: The last adjustment for ``onAdjustment``, even if no closure is set; nil for a view
  ///   that the coordinator does not manage.
  public func adjustment(of scrollView: UIScrollView) -> Adjustment? {
    managed(of: scrollView)?.lastReport
  }

  private func managed(of scrollView: UIScrollView) -> ManagedScrollView? {
    environment.managedViews[scrollView].flatMap { $0.owner === owner ? $0 : nil }
  }

  // MARK: Revealing

  /// Scrolls the first responder into view in the managed views that contain it.
  ///
  /// The content scrolls on a later turn of the main run loop, when layout is done; this method
  /// does not force layout. A visible first responder does not move. While the user scrolls, the
  /// method does nothing. From iOS 17.4 on, the content scrolls only after the end of an
  /// [animated scroll](https://developer.apple.com/documentation/uikit/uiscrollview/isscrollanimating)
  /// by the app. After a hide, or a change to a lower keyboard, it scrolls about a tenth of a second
  /// after the last keyboard notification. The method works even if
  /// ``Configuration/revealsFirstResponder`` is false.
  ///
  /// If this coordinator's views contain no first responder, nothing moves, and each of these views
  /// is reported with ``Adjustment/Reveal-swift.struct/noFirstResponder``.
  ///
  /// - Parameter animated: Whether to animate the scroll, with the keyboard's usual duration.
  public func revealFirstResponder(animated: Bool) {
    // A finger that touches the content without moving it may have tapped a button that calls this
    // method.
    let isScrolling =
      environment.revealer.knownResponder?.isInContent(where: \.movesContent) == true
    guard environment.managedViews.all.contains(where: { $0.owner === owner }), !isScrolling
    else { return }
    environment.revealer.requestReveal(by: owner, timing: animated ? .keyboardLike : .none)
    environment.startChecks()
  }

  /// Keeps a view in the content visible together with the first responder, such as a sign-in
  /// button below the fields.
  ///
  /// While one of the responders, or a view inside it, is first responder, each reveal shows as
  /// much of that responder and the view as fits. The responder or its caret is always shown. A
  /// later call for the view replaces its responders. If one of the responders is being edited, the
  /// content scrolls on a later turn of the main run loop. If
  /// ``Configuration/revealsFirstResponder`` is false, only ``revealFirstResponder(animated:)`` shows
  /// the view. If a view floats over the content, pass the view to
  /// ``manage(_:bar:configuration:)`` as a bar instead.
  ///
  /// - Parameters:
  ///   - view: The view to keep visible, held weakly. It is ignored while it is hidden, has no size,
  ///     or is outside the managed views. A view that turns out to float over the content is ignored
  ///     until the next call for it.
  ///   - responders: The views, such as fields, held weakly. `view` stays visible while one of them
  ///     is edited.
  public func keepVisible(_ view: UIView, whileEditing responders: [UIView]) {
    owner.keepVisible(view, whileEditing: responders)
    guard let responder = environment.revealer.knownResponder,
      owner.companions(of: responder).contains(view)
    else { return }
    environment.revealer.requestReveal(for: .focus)
    environment.startChecks()
  }

  /// Stops keeping a view visible; nothing moves back.
  ///
  /// - Parameter view: The view.
  public func stopKeepingVisible(_ view: UIView) { owner.stopKeepingVisible(view) }
}
