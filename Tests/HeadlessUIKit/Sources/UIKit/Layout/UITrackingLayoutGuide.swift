/// Constraints that follow the keyboard's distance from an edge are absent.
@MainActor
open class UITrackingLayoutGuide: UILayoutGuide {}
