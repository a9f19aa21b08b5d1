public import UIKit

/// Keeps the content of scroll views reachable above the keyboard.
///
/// Hand it the scroll, table or collection views of a screen, and keep it as long as the screen:
///
/// ```swift
/// import KeyboardScrolling
/// import UIKit
///
/// final class LoginViewController: UIViewController {
///   private let scrollView = UIScrollView()
///   private let coordinator = KeyboardScrollCoordinator()
///
///   override func viewDidLoad() {
///     super.viewDidLoad()
///     coordinator.manage(scrollView)
///   }
/// }
/// ```
///
/// From then on the content inset and the vertical scroll indicator insets of each view grow by the
/// part of it that the keyboard covers, the first responder is scrolled into sight, and everything
/// goes back when the keyboard leaves. The coordinator stores its own part of an inset only; the
/// app's part survives, also when the app changes it meanwhile. Delegates, paging, content size,
/// dismiss mode, bounce and everything horizontal are left alone, and nothing is added to the app's
/// views.
///
/// Scroll views are held weakly. A coordinator that goes away takes its adjustments back.
@MainActor
public final class KeyboardScrollCoordinator {
  /// Called after each update of a managed view, also when nothing had to change.
  ///
  /// Nil by default. After a change of geometry it is called only when something changed. It is not
  /// called when another coordinator takes the view over, or when this one goes away.
  ///
  /// The closure runs on the main actor, inside the call that caused the update: the handling of a
  /// notification, a turn of the main queue, a call of the app. The coordinator retains the closure,
  /// and an ``Adjustment`` retains its scroll view: capture the view controller weakly, and keep the
  /// adjustment's description rather than the value.
  public var onAdjustment: ((Adjustment) -> Void)?

  let environment: Environment
  let managements = Managements()
  var revealState = RevealState()
  var companions = CompanionViews()
  /// The last first responder that a reveal was done for.
  weak var lastResponder: UIView?
  /// Where that first responder was at the last look.
  var responderPlace: ResponderPlace?
  private let configuration: Configuration

  /// Creates a coordinator.
  ///
  /// - Parameter configuration: The configuration of views that are managed without one of their own.
  public init(configuration: Configuration = Configuration()) {
    self.configuration = configuration
    environment = Environment.current
    environment.add(self)
  }

  deinit {
    // The last reference may go on any thread.
    MainQueue.run(with: managements) { $0.releaseAll() }
  }

  /// Begins to record where the keyboard is, for the whole process.
  ///
  /// Optional. The record starts with the first coordinator. An app whose first coordinator may be
  /// created while the keyboard is already up calls this when it launches. Calling it again does
  /// nothing.
  public static func startObservingKeyboard() {
    _ = Environment.current
  }

  // MARK: Managing

  /// Begins to manage a scroll view.
  ///
  /// While the keyboard is up, the insets are right at once, or within a turn of the main run loop
  /// after the view has come into a window, without animation.
  ///
  /// Calling it again for the same view replaces its bar and configuration; the change is animated
  /// when the call is made inside an animation block. This coordinator takes over a view
  /// that another one manages; its insets stay.
  ///
  /// - Parameters:
  ///   - scrollView: A scroll, table or collection view, held weakly.
  ///   - bar: A view that lies over the bottom of the scroll view, and moves up with the keyboard: the
  ///     composer of a chat. Held weakly. What it covers is cleared, at rest and on the keyboard, and
  ///     its height is read live; the app sets no inset for it. Nil for none. A bar that is hidden or
  ///     in another window covers nothing.
  ///   - configuration: How the view is treated; nil for the coordinator's own configuration.
  public func manage(
    _ scrollView: UIScrollView,
    bar: UIView? = nil,
    configuration: Configuration? = nil
  ) {
    let configuration = configuration ?? self.configuration
    let entry: ManagedScrollView
    var timing = AnimationTiming.inherited
    if let current = environment.registry[scrollView] {
      entry = current
      if entry.configuration.revealPadding != configuration.revealPadding {
        want(.geometry, for: scrollView)
      }
      // Without an owner it is being taken back, and may be in our list still.
      let owner = entry.owner ?? self
      if entry.owner !== self { owner.managements.handOver(entry) }
      if owner !== self { revealState.takeOver(owner.revealState) }
      entry.configure(configuration, bar: bar)
    } else {
      entry = ManagedScrollView(scrollView, configuration: configuration)
      entry.configure(configuration, bar: bar)
      environment.registry.insert(entry, for: scrollView)
      timing = .none
    }
    if entry.owner !== self {
      entry.owner = self
      managements.append(entry)
    }
    update(entry, trigger: .managed, timing: timing)
    observeTurns(for: entry)
  }

  /// Stops managing a scroll view and takes the coordinator's part of its insets back, at once and
  /// without animation.
  ///
  /// UIKit clamps the content offset where the range has become shorter. An inverted list, and a view
  /// that keeps its distance to the end, moves as for a hide; a view that would go back to its offset
  /// stays where it is. Does nothing for a view that the coordinator does not manage.
  ///
  /// - Parameter scrollView: The view.
  public func stopManaging(_ scrollView: UIScrollView) {
    guard let entry = entry(of: scrollView) else { return }
    managements.remove(entry)
    guard let update = entry.release() else { return }
    report(update, of: entry, trigger: .released, reveal: .notWanted)
  }

  /// Returns whether this coordinator manages a scroll view.
  ///
  /// - Parameter scrollView: The view.
  /// - Returns: True from ``manage(_:bar:configuration:)`` until ``stopManaging(_:)``, or until another
  ///   coordinator takes the view over.
  public func isManaging(_ scrollView: UIScrollView) -> Bool {
    entry(of: scrollView) != nil
  }

  /// Returns the configuration in force for a scroll view.
  ///
  /// - Parameter scrollView: The view.
  /// - Returns: Nil for a view that the coordinator does not manage.
  public func configuration(of scrollView: UIScrollView) -> Configuration? {
    entry(of: scrollView)?.configuration
  }

  private func entry(of scrollView: UIScrollView) -> ManagedScrollView? {
    guard let entry = environment.registry[scrollView], entry.owner === self else { return nil }
    return entry
  }

  // MARK: Revealing

  /// Scrolls the first responder into sight in the managed views that contain it.
  ///
  /// The content moves on a later turn of the main run loop, when layout is done; nothing is laid out
  /// for it. A first responder that is in sight already does not move. Does nothing without a first
  /// responder in the managed views, and while the user scrolls. It works also where
  /// ``Configuration/revealsFirstResponder`` is false: that option governs reveals without a request.
  ///
  /// While a hide is pending, it waits for the end of that: about a tenth of a second after the last
  /// notification.
  ///
  /// - Parameter animated: Whether the content moves with an animation, in the keyboard's usual time;
  ///   a table or collection view moves in the time of UIKit's own animated scroll.
  public func revealFirstResponder(animated: Bool) {
    guard knownResponder?.isCarriedByUser != true else { return }
    perform(revealState.handle(.wanted(.request, animated ? .keyboardLike : .none)))
    observeTurns()
  }

  /// Keeps a view in sight together with the first responder: the sign-in button below the fields.
  ///
  /// While one of the responders, or a view inside one, is first responder, a reveal shows both as far
  /// as there is room, and the responder or its caret in any case. Calling it again for the same view
  /// replaces the responders; an empty list ends it. When one of them is being edited already, the
  /// content moves on a later turn of the main run loop.
  ///
  /// - Parameters:
  ///   - view: The view to keep in sight, held weakly. It counts while it is inside a managed view
  ///     and not hidden.
  ///   - responders: The views whose editing it belongs to, held weakly.
  public func keepVisible(_ view: UIView, whileEditing responders: [UIView]) {
    companions.keep(view, whileEditing: responders)
    guard let responder = knownResponder, companions.companions(of: responder).contains(view) else {
      return
    }
    want(.focus, for: responder)
    observeTurns()
  }
}
