import Testing

extension Tag {
  /// Arithmetic on rectangles.
  @Tag static var geometry: Tag
  /// Decisions on values.
  @Tag static var state: Tag
  /// Reads and writes views.
  @Tag static var uikit: Tag
  /// A situation reported by users of keyboard code.
  @Tag static var scene: Tag
  /// Also runs on a simulator against UIKit itself.
  @Tag static var portable: Tag
}
