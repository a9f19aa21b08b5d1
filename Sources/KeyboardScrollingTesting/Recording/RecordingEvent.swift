import CoreGraphics
import Foundation

extension KeyboardEvent: Codable {
  private enum CodingKeys: String, CodingKey {
    case name, time, beginFrame, endFrame, duration, curve, isLocal
  }

  /// Reads an event; a member that is missing is missing from the notification as well.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      try container.decode(Name.self, forKey: .name),
      time: try container.decodeIfPresent(TimeInterval.self, forKey: .time) ?? 0,
      beginFrame: try container.rectangle(.beginFrame),
      endFrame: try container.rectangle(.endFrame),
      duration: try container.decodeIfPresent(TimeInterval.self, forKey: .duration),
      curve: try container.integer(.curve),
      isLocal: try container.decodeIfPresent(Bool.self, forKey: .isLocal)
    )
  }

  /// Writes the event, without what is nil.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(name, forKey: .name)
    if time != 0 { try container.encode(time, forKey: .time) }
    try container.encode(rectangle: beginFrame, .beginFrame)
    try container.encode(rectangle: endFrame, .endFrame)
    try container.encodeIfPresent(duration, forKey: .duration)
    try container.encodeIfPresent(curve, forKey: .curve)
    try container.encodeIfPresent(isLocal, forKey: .isLocal)
  }
}
