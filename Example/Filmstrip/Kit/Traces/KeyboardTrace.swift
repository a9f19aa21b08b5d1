import Foundation

/// What a device was seen to post while its keyboard moved, as far as it was published.
///
/// Numbers are points and seconds. A number that was not published is nil.
struct KeyboardTrace: Equatable, Sendable {
  /// Unique in its file.
  var id: String
  /// The size of the screen in points, as published; nil unless both numbers are known.
  var screen: CGSize?
  /// "portrait", "landscape", or a description of a rotation.
  var orientation: String?
  var events: [Event] = []

  /// One entry of a trace, in the order of the source.
  struct Event: Equatable, Sendable {
    /// The source's name for it, which need not be that of a notification.
    var name: String?
    var begin: Frame?
    var end: Frame?
    var duration: TimeInterval?
    var curve: Int?
    var isLocal: Bool?
  }

  /// A keyboard frame in the screen's coordinate space, of which parts may be unknown.
  struct Frame: Equatable, Sendable {
    var x: CGFloat?
    var y: CGFloat?
    var width: CGFloat?
    var height: CGFloat?
  }
}

extension KeyboardTrace: Decodable {
  private enum CodingKeys: CodingKey { case id, screen, orientation, events }

  init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: CodingKeys.self)
    id = try members.decode(String.self, forKey: .id)
    orientation = try members.decodeIfPresent(String.self, forKey: .orientation)
    events = try members.decode([Event].self, forKey: .events)
    guard let numbers = try members.decodeIfPresent([CGFloat?].self, forKey: .screen) else {
      return
    }
    // A window is made of that size, and a picture drawn; no screen is close to either limit.
    guard numbers.count == 2, numbers.allSatisfy({ (1...10_000).contains($0 ?? 1) }) else {
      throw DecodingError.dataCorruptedError(
        forKey: .screen,
        in: members,
        debugDescription: "This is not the size of a screen."
      )
    }
    guard let width = numbers[0], let height = numbers[1] else { return }
    screen = CGSize(width: width, height: height)
  }
}

extension KeyboardTrace.Event: Decodable {
  private enum CodingKeys: CodingKey { case name, begin, end, endText, duration, curve, isLocal }

  init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: CodingKeys.self)
    name = try members.decodeIfPresent(String.self, forKey: .name)
    begin = try members.decodeIfPresent(KeyboardTrace.Frame.self, forKey: .begin)
    end = try members.decodeIfPresent(KeyboardTrace.Frame.self, forKey: .end)
    duration = try members.decodeIfPresent(TimeInterval.self, forKey: .duration)
    if let number = try members.decodeIfPresent(Double.self, forKey: .curve) {
      guard let integer = Int(exactly: number) else {
        throw DecodingError.dataCorruptedError(
          forKey: .curve,
          in: members,
          debugDescription: "Expected an integer."
        )
      }
      curve = integer
    }
    isLocal = try members.decodeIfPresent(Bool.self, forKey: .isLocal)
    // JSON has no word for infinity, and keyboards have been seen there.
    guard let text = try members.decodeIfPresent(String.self, forKey: .endText) else { return }
    guard let frame = KeyboardTrace.Frame(description: text) else {
      throw DecodingError.dataCorruptedError(
        forKey: .endText,
        in: members,
        debugDescription: "Expected {{x, y}, {width, height}}."
      )
    }
    end = frame
  }
}

extension KeyboardTrace.Frame: Decodable {
  init(from decoder: any Decoder) throws {
    let numbers = try [CGFloat?](from: decoder)
    guard numbers.count == 4 else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "Expected a list of 4 numbers.")
      )
    }
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// Creates a frame from the text that UIKit prints, `{{x, y}, {width, height}}`.
  init?(description: String) {
    let numbers = description.split { "{}, ".contains($0) }.compactMap { Double($0) }
    guard numbers.count == 4 else { return nil }
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}
