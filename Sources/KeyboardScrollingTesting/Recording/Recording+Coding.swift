import Foundation

extension Recording: Decodable {
  /// The latest valid time: about four months, in seconds.
  static let latestTime: TimeInterval = 1e7

  /// Reads a recording of this version or an older one, with its entries in the order of time.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let format = try container.decode(String.self, forKey: .format)
    guard format == Self.knownFormat else {
      throw Failure(place: "format", reason: "It is \(Self.knownFormat), not \(format.prefix(40)).")
    }
    let version = try container.decode(Int.self, forKey: .version)
    guard version >= 1, version <= Self.currentVersion else {
      let reason = "Version \(version) is not known. The newest one is \(Self.currentVersion)."
      throw Failure(place: "version", reason: reason)
    }
    self.init(
      name: try container.decodeIfPresent(String.self, forKey: .name),
      device: try container.decodeIfPresent(Device.self, forKey: .device) ?? Device(),
      source: try container.decodeIfPresent(String.self, forKey: .source),
      areTimesMeasured: try container.decodeIfPresent(Bool.self, forKey: .areTimesMeasured) ?? true,
      lostEntryCount: try container.decodeIfPresent(Int.self, forKey: .lostEntryCount) ?? 0,
      entries: try container.decode([Entry].self, forKey: .entries)
    )
    try checkTimes()
  }

  private func checkTimes() throws(Failure) {
    var last: TimeInterval = 0
    for (index, entry) in entries.enumerated() {
      guard entry.time >= last, entry.time <= Self.latestTime else {
        let reason = "A time is between \(last), that of the entry before, and \(Self.latestTime)."
        throw Failure(place: "entries[\(index)].time", reason: reason)
      }
      last = entry.time
    }
  }
}
