struct Size: Hashable {
  var managed = 1
  /// The number of views in the scroll view that contains the first responder.
  var views = 100
  /// The number of superviews of each scroll view.
  var depth = 5
  /// True if each scroll view has its own coordinator.
  var isOneEach = false

  static let base = Size()

  static let axes: [Size] =
    [base]
    + [10, 100, 1000].map { Size(managed: $0) }
    + [10, 100, 1000].map { Size(managed: $0, isOneEach: true) }
    + [10_000, 100_000].map { Size(views: $0) }
    + [30, 200].map { Size(depth: $0) }
}
