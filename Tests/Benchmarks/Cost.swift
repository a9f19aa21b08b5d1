/// What something cost, counted.
struct Cost: Equatable {
  /// Keyboard notifications that were handled.
  var notifications: Int
  /// Assignments of insets.
  var writes: Int
  /// Changes of content offsets.
  var moves: Int
  /// Conversions between coordinate spaces, the stand-in's own included.
  var conversions: Int
  /// Views whose subviews were looked at.
  var visits: Int
}
