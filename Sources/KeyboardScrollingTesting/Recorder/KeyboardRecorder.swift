import Foundation
public import UIKit

/// Records the keyboard and one scroll view on a user's device, to help reproduce a fault.
///
/// Use a recorder in debug builds. From ``start()`` on, the recorder reads the view at the end of
/// each turn of the main run loop, and adds an entry for each change. A recorder changes no view,
/// and works with any code that handles the keyboard.
///
/// ```swift
/// #if DEBUG
/// let recorder = KeyboardRecorder(scrollView)
/// recorder.start()
/// // The user reproduces the fault.
/// try recorder.stop().write(to: url)
/// #endif
/// ```
///
/// The only texts in a recording are its ``name``, what the app passes to ``note(_:)``, and the
/// model, system and version of the device. A first responder is a number, a kind and a frame.
@MainActor public final class KeyboardRecorder {
  /// The scroll view, held weakly.
  ///
  /// If the app releases the scroll view, the recorder records only notifications and notes.
  public private(set) weak var scrollView: UIScrollView?

  /// A bar in front of the scroll view, held weakly, whose frame is recorded.
  public weak var bar: UIView?

  /// Reads the hinge of a device that folds, at the end of each turn; nil by default.
  ///
  /// An app can read the pose and the region of the fold from iOS 27.1 on, with an SDK that this
  /// library does not need. The recorder writes the pose and the region into the geometry.
  public var readHinge: (@MainActor () -> Recording.Hinge?)?

  /// The name of the screen, for the recording.
  public var name: String?

  /// The number of entries to keep.
  ///
  /// The recorder removes and counts older entries.
  public let limit: Int

  /// True between ``start()`` and ``stop()``.
  public var isRecording: Bool { !observers.isEmpty }

  private let clock: HostClock
  private let notificationCenter: NotificationCenter
  /// Fewer than twice ``limit`` entries; a recording has the newest ``limit``.
  private var entries: [Recording.Entry] = []
  private var removedCount = 0
  private var device = Recording.Device()
  private var startTime: TimeInterval = 0
  private var turn = 1
  private var lastGeometry: Recording.Geometry?
  private var responders = RecordedResponders()
  private var displays = RecordedDisplays()
  private var observers: [NotificationObserver] = []
  private let turns = Turns()

  /// The closure that ends the observation of turns, even after the recorder is deallocated.
  private final class Turns {
    var end: HostClock.Work?
  }

  /// Creates a recorder that records nothing before ``start()``.
  ///
  /// - Parameters:
  ///   - scrollView: The scroll view to record, held weakly.
  ///   - bar: A bar in front of the scroll view, held weakly; nil for none.
  ///   - name: The name of the screen, for the recording; nil for none.
  ///   - limit: The number of entries to keep, 10,000 by default and at least 100. An entry takes
  ///     less than a kilobyte of memory; a minute of scrolling adds a few thousand entries.
  ///   - notificationCenter: The centre for UIKit's notifications.
  public init(
    _ scrollView: UIScrollView, bar: UIView? = nil, name: String? = nil, limit: Int = 10_000,
    notificationCenter: NotificationCenter = .default
  ) {
    self.scrollView = scrollView
    self.bar = bar
    self.name = name
    self.limit = max(100, limit)
    self.notificationCenter = notificationCenter
    clock = .current
  }

  // MARK: Recording

  /// Discards the previous recording and starts a new one.
  ///
  /// Does nothing while the recorder is recording.
  public func start() {
    guard !isRecording else { return }
    (entries, removedCount) = ([], 0)
    device = .current(screen: scrollView?.window?.screen)
    startTime = clock.now()
    turn = 1
    lastGeometry = nil
    responders = RecordedResponders()
    displays = RecordedDisplays()
    responders.search(in: scrollView?.window)
    observe()
    recordGeometry()
  }

  private func observe() {
    let editing = [
      UITextField.textDidBeginEditingNotification, UITextView.textDidBeginEditingNotification,
    ]
    observers = [
      NotificationObserver(
        KeyboardEvent.Name.allCases.map { ($0.notificationName, ()) },
        center: notificationCenter,
        read: { notification, _ in
          KeyboardEvent(notification).map { ($0, notification.object as? UIScreen) }
        },
        handle: { [weak self] in self?.record($0, screen: $1) }
      ),
      NotificationObserver(
        editing.map { ($0, ()) }, center: notificationCenter,
        read: { notification, _ in notification.object as? UIView },
        handle: { [weak self] in self?.responders.didBeginEditing($0) }
      ),
    ]
    turns.end = clock.observeTurns { [weak self, turns] in
      guard let self else {
        turns.end?()
        turns.end = nil
        return
      }
      turnEnded()
    }
  }

  /// Writes a line into the recording, such as the description of an adjustment.
  ///
  /// Does nothing while the recorder is not recording.
  ///
  /// - Parameter text: The line, without text that a user has written. The recorder cuts the line
  ///   after 1,000 characters.
  public func note(_ text: String) {
    guard isRecording else { return }
    append(Recording.Entry(time: time, turn: turn, note: String(text.prefix(1000))))
  }

  /// Ends the recording.
  ///
  /// - Returns: The recording; if the recorder was off, the previous one, or one without entries.
  @discardableResult
  public func stop() -> Recording {
    if isRecording {
      recordGeometry()
      observers = []
      turns.end?()
      turns.end = nil
    }
    return Recording(
      name: name, device: device, lostEntryCount: removedCount + max(0, entries.count - limit),
      entries: entries.suffix(limit)
    )
  }

  // MARK: Entries

  private var time: TimeInterval { min(max(0, clock.now() - startTime), Recording.latestTime) }

  private func append(_ entry: Recording.Entry) {
    entries.append(entry)
    guard entries.count >= limit * 2 else { return }
    entries.removeFirst(limit)
    removedCount += limit
  }

  private func record(_ event: KeyboardEvent, screen: UIScreen?) {
    // A notification from another thread may arrive after the recording has ended.
    guard isRecording else { return }
    if event.name.isWill, responders.current == nil {
      // A web view, or a custom view, posts nothing when it becomes first responder.
      responders.search(in: scrollView?.window)
    }
    let number = screen.map { displays.number(of: $0) }
    append(Recording.Entry(time: time, turn: turn, notification: event, screen: number))
  }

  private func turnEnded() {
    recordGeometry()
    turn += 1
  }

  private func recordGeometry() {
    guard let scrollView else { return }
    let geometry = Recording.Geometry(
      scrollView, bar: bar, responder: responders.responder(in: scrollView.window),
      display: scrollView.window.map { displays.display(of: $0, hinge: readHinge?()) }
    )
    guard geometry != lastGeometry else { return }
    lastGeometry = geometry
    append(Recording.Entry(time: time, turn: turn, geometry: geometry))
  }
}
