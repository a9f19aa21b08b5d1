import CoreGraphics
public import Foundation

/// The keyboard notifications of a device, and the geometries of a scroll view, in the order of
/// time.
///
/// A ``KeyboardRecorder`` makes recordings, without text that a user has written or read.
/// <doc:recording-a-fault> describes the file.
public struct Recording: Encodable, Equatable, Sendable {
  /// The version of the format that ``data()`` writes, and the newest one that can be read.
  public static let currentVersion = 1
  static let knownFormat = "keyboard-recording"

  private var format = knownFormat
  private var version = currentVersion

  enum CodingKeys: CodingKey {
    case format, version, name, device, source, areTimesMeasured, lostEntryCount, entries
  }

  /// The name of the screen, given by the app; or the identifier of a published trace.
  public var name: String?
  /// The device, as far as known.
  public var device: Device
  /// The place where a trace was published; nil for a recording of your own.
  public var source: String?
  /// Whether the times of the entries were measured.
  ///
  /// False for published traces: most have only the order of the notifications. The entries of such
  /// a trace have times that leave room for each movement of the keyboard.
  public var areTimesMeasured: Bool
  /// The number of older entries that were removed because the limit was exceeded.
  public var lostEntryCount: Int
  /// The recorded entries, in the order of time.
  public var entries: [Entry]

  /// Creates a recording from the values of its properties; a negative `lostEntryCount` becomes zero.
  public init(
    name: String? = nil, device: Device = Device(), source: String? = nil,
    areTimesMeasured: Bool = true, lostEntryCount: Int = 0, entries: [Entry] = []
  ) {
    self.name = name
    self.device = device
    self.source = source
    self.areTimesMeasured = areTimesMeasured
    self.lostEntryCount = max(0, lostEntryCount)
    self.entries = entries
  }

  /// The notifications, in the order in which they were posted.
  ///
  /// Their times are those of the entries, in seconds from the start of the recording.
  public var notifications: [KeyboardEvent] {
    entries.compactMap { entry in
      var event = entry.notification
      event?.time = entry.time
      return event
    }
  }
}

// MARK: - Device

extension Recording {
  /// The device of a recording, without the name that its owner has chosen.
  public struct Device: Codable, Equatable, Sendable {
    /// The model, such as `iPhone16,1`; nil if unknown.
    public var model: String?
    /// The name of the system, such as `iOS`; nil if unknown.
    public var system: String?
    /// The version of the system, such as `26.1`; nil if unknown.
    public var systemVersion: String?
    /// The size of the screen in points, in the orientation at the start; nil if unknown.
    public var screenSize: CGSize?

    /// Creates a device from the known values.
    public init(
      model: String? = nil, system: String? = nil, systemVersion: String? = nil,
      screenSize: CGSize? = nil
    ) {
      self.model = model
      self.system = system
      self.systemVersion = systemVersion
      self.screenSize = screenSize
    }
  }
}

// MARK: - Entry

extension Recording {
  /// An entry of a recording: a notification, a geometry or a note.
  ///
  /// A file of a later version may have further contents.
  public struct Entry: Codable, Equatable, Sendable {
    /// The time from the start of the recording, in seconds.
    public var time: TimeInterval
    /// The number of the turn of the main run loop, from the start; 0 if unknown.
    ///
    /// The geometry of an entry is the one at the end of the turn, after the turn's notifications.
    public var turn: Int
    /// A notification of the keyboard.
    ///
    /// The notification's own time is ignored.
    public var notification: KeyboardEvent?
    /// The number of the screen that the notification names; nil if it names none.
    public var screen: Int?
    /// The scroll view at the end of the turn, if it has changed.
    public var geometry: Geometry?
    /// A line of the app's, such as the description of an adjustment.
    public var note: String?

    /// Creates an entry.
    public init(
      time: TimeInterval, turn: Int = 0, notification: KeyboardEvent? = nil, screen: Int? = nil,
      geometry: Geometry? = nil, note: String? = nil
    ) {
      self.time = time
      self.turn = turn
      self.notification = notification
      self.notification?.time = time
      self.screen = screen
      self.geometry = geometry
      self.note = note
    }
  }
}
