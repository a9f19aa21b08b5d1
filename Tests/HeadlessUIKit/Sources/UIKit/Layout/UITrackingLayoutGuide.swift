/// A keyboard guide's superclass, without constraints that depend on the distance from an edge.
@MainActor open class UITrackingLayoutGuide: UILayoutGuide {}
