import Testing

extension Tag {
  /// Arithmetic on rectangles.
  @Tag static var geometry: Tag
  /// Decisions on values.
  @Tag static var state: Tag
  /// Reads and writes views.
  @Tag static var uikit: Tag
  /// A situation that users of keyboard code have reported.
  @Tag static var scene: Tag
  /// Runs on a simulator as well, against UIKit itself.
  @Tag static var portable: Tag
}
