import Foundation
import UIKit

// MARK: - Recording

extension Recording: Codable {
  /// The value of the member `format`, by which a file is known.
  static let format = "keyboard-recording"

  enum CodingKeys: String, CodingKey {
    case format, version, name, device, source, areTimesMeasured, lostEntryCount, entries
  }

  /// Reads a recording of this version or an older one, with its entries in the order of time.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    func corrupted(_ key: CodingKeys, _ reason: String) -> DecodingError {
      .dataCorruptedError(forKey: key, in: container, debugDescription: reason)
    }
    let format = try container.decode(String.self, forKey: .format)
    guard format == Self.format else {
      throw corrupted(.format, "The format is \(Self.format), not \(format.prefix(40)).")
    }
    guard let version = try container.integer(.version) else {
      throw DecodingError.keyNotFound(
        CodingKeys.version,
        DecodingError.Context(codingPath: container.codingPath, debugDescription: "")
      )
    }
    guard version >= 1 else { throw corrupted(.version, "The first version is 1.") }
    guard version <= Self.currentVersion else {
      throw corrupted(
        .version,
        "Version \(version) is newer than \(Self.currentVersion), the newest one that is known."
      )
    }
    self.init(
      name: try container.decodeIfPresent(String.self, forKey: .name),
      device: try container.decodeIfPresent(Device.self, forKey: .device) ?? Device(),
      source: try container.decodeIfPresent(String.self, forKey: .source),
      areTimesMeasured: try container.decodeIfPresent(Bool.self, forKey: .areTimesMeasured) ?? true,
      lostEntryCount: try container.integer(.lostEntryCount) ?? 0,
      entries: try container.decode([Entry].self, forKey: .entries)
    )
    try checkOrder(in: decoder)
  }

  private func checkOrder(in decoder: any Decoder) throws {
    for (index, pair) in zip(entries, entries.dropFirst()).enumerated()
    where pair.1.time < pair.0.time {
      let path: [any CodingKey] = [
        CodingKeys.entries, EntryIndex(index + 1), Entry.CodingKeys.time,
      ]
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath + path,
          debugDescription: "The entry before it is later."
        )
      )
    }
  }

  /// Writes the recording in the current version.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(Self.format, forKey: .format)
    try container.encode(Self.currentVersion, forKey: .version)
    try container.encodeIfPresent(name, forKey: .name)
    try container.encode(device, forKey: .device)
    try container.encodeIfPresent(source, forKey: .source)
    if !areTimesMeasured { try container.encode(false, forKey: .areTimesMeasured) }
    if lostEntryCount > 0 { try container.encode(lostEntryCount, forKey: .lostEntryCount) }
    try container.encode(entries, forKey: .entries)
  }
}

/// The place of an entry in a list, for the path of an error.
private struct EntryIndex: CodingKey {
  let index: Int

  init(_ index: Int) { self.index = index }
  init?(intValue: Int) { self.init(intValue) }
  init?(stringValue: String) { return nil }

  var intValue: Int? { index }
  var stringValue: String { "\(index)" }
}

// MARK: - Entry

extension Recording.Entry: Codable {
  enum CodingKeys: String, CodingKey { case time, turn, notification, geometry, note }

  /// The latest time that is read, in seconds: about four months.
  static let maximumTime: TimeInterval = 1e7

  /// Reads an entry, whose time is from 0 to ten million seconds.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let time = try container.decode(TimeInterval.self, forKey: .time)
    guard time >= 0, time <= Self.maximumTime else {
      throw DecodingError.dataCorruptedError(
        forKey: .time,
        in: container,
        debugDescription: "A time is between 0 and \(Int(Self.maximumTime)) seconds."
      )
    }
    self.init(
      time: time,
      turn: try container.integer(.turn) ?? 0,
      notification: try container.decodeIfPresent(KeyboardEvent.self, forKey: .notification),
      geometry: try container.decodeIfPresent(Recording.Geometry.self, forKey: .geometry),
      note: try container.decodeIfPresent(String.self, forKey: .note)
    )
  }

  /// Writes the entry.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(time, forKey: .time)
    if turn != 0 { try container.encode(turn, forKey: .turn) }
    var event = notification
    event?.time = 0
    try container.encodeIfPresent(event, forKey: .notification)
    try container.encodeIfPresent(geometry, forKey: .geometry)
    try container.encodeIfPresent(note, forKey: .note)
  }
}
