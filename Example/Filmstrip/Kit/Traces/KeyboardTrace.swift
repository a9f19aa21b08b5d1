package import Foundation

/// What a device was seen to post while its keyboard moved, as far as it was published.
///
/// Numbers are points and seconds. A number that was not published is nil.
package struct KeyboardTrace: Equatable, Sendable {
  /// Unique in its file.
  package var id: String
  package var device: String?
  package var system: String?
  /// The size of the screen in points, as published; nil unless both numbers are known.
  package var screen: CGSize?
  /// "portrait", "landscape", or a description of a rotation.
  package var orientation: String?
  /// What the keyboard was doing, such as "docked" or "cross-fade".
  package var context: String?
  /// How much was published: "dump", "partial", "order" or "fixture".
  package var quality: String?
  package var events: [Event]

  package init(
    id: String,
    device: String? = nil,
    system: String? = nil,
    screen: CGSize? = nil,
    orientation: String? = nil,
    context: String? = nil,
    quality: String? = nil,
    events: [Event] = []
  ) {
    self.id = id
    self.device = device
    self.system = system
    self.screen = screen
    self.orientation = orientation
    self.context = context
    self.quality = quality
    self.events = events
  }
}

extension KeyboardTrace {
  /// One entry of a trace, in the order of the source.
  package struct Event: Equatable, Sendable {
    /// The source's name for it, which need not be that of a notification.
    package var name: String?
    package var begin: Frame?
    package var end: Frame?
    package var duration: TimeInterval?
    package var curve: Int?
    package var isLocal: Bool?

    package init(
      name: String? = nil,
      begin: Frame? = nil,
      end: Frame? = nil,
      duration: TimeInterval? = nil,
      curve: Int? = nil,
      isLocal: Bool? = nil
    ) {
      self.name = name
      self.begin = begin
      self.end = end
      self.duration = duration
      self.curve = curve
      self.isLocal = isLocal
    }
  }

  /// A keyboard frame in the screen's coordinate space, of which parts may be unknown.
  package struct Frame: Equatable, Sendable {
    package var x: CGFloat?
    package var y: CGFloat?
    package var width: CGFloat?
    package var height: CGFloat?

    package init(
      x: CGFloat? = nil,
      y: CGFloat? = nil,
      width: CGFloat? = nil,
      height: CGFloat? = nil
    ) {
      self.x = x
      self.y = y
      self.width = width
      self.height = height
    }

    package init(_ rectangle: CGRect) {
      x = rectangle.origin.x
      y = rectangle.origin.y
      width = rectangle.size.width
      height = rectangle.size.height
    }
  }
}
