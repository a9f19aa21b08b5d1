struct ViewLayout {
  static let systemSpacing: CGFloat = 8

  var translatesAutoresizingMask = true
  var needsUpdateConstraints = true
  var isBeingSolved = false

  // Content size, by axis.

  private(set) var hugging = [UILayoutPriority.defaultLow, .defaultLow]
  private(set) var compressionResistance = [UILayoutPriority.defaultHigh, .defaultHigh]

  /// The active constraints that this view holds, as the nearest view that contains both items.
  var constraints: [NSLayoutConstraint] = []
  /// The number of ancestors' constraints on this view or its guides.
  var mentions = 0
  /// The number of ancestors' constraints on items inside this view.
  var crossings = 0

  var guides: [UILayoutGuide] = []
  var safeAreaGuide: UILayoutGuide?
  var marginsGuide: UILayoutGuide?
  var readableGuide: UILayoutGuide?
  var keyboardGuide: UIKeyboardLayoutGuide?
  var scrollContentGuide: UILayoutGuide?
  var scrollFrameGuide: UILayoutGuide?

  /// The assigned margins; nil for the system's.
  var margins: NSDirectionalEdgeInsets?
  var insetsMarginsFromSafeArea = true
  /// True once a constraint or a stack view has read the margins or the safe area.
  var dependsOnInsets = false

  var solution: LayoutSolution?
  /// True if constraints tie content of this scroll view to views that do not scroll with it.
  var tiesContentToOutside = false

  mutating func setHugging(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    hugging[axis.rawValue] = priority
  }

  mutating func setCompressionResistance(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { compressionResistance[axis.rawValue] = priority }
}
