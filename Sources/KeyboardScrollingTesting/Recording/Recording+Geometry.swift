public import CoreGraphics

extension Recording {
  /// A scroll view at the end of a turn of the main run loop, with its surroundings, in points.
  ///
  /// During an animation the values are those at the end of the animation.
  public struct Geometry: Codable, Equatable, Sendable {
    /// The bounds; their origin is the content offset.
    public var bounds = CGRect.zero
    /// The bounds in the coordinate space of the window; nil outside a window.
    public var frameInWindow: CGRect?
    /// The frame of the window, in the coordinate space of the screen; nil outside a window.
    public var windowInScreen: CGRect?
    /// The size of the content.
    public var contentSize = CGSize.zero
    /// The content inset, which only the app and its libraries set.
    public var contentInset = Insets()
    /// The content inset with the parts that UIKit adds.
    public var adjustedContentInset = Insets()
    /// The insets of the vertical scroll indicator.
    public var indicatorInset = Insets()
    /// The safe area of the scroll view.
    public var safeArea = Insets()
    /// The raw value of `contentInsetAdjustmentBehavior`.
    public var behavior = 0
    /// Whether a finger touches the content.
    public var isTracking = false
    /// Whether the content moves on after the finger has lifted.
    public var isDecelerating = false
    /// The bar over the scroll view, in the coordinate space of the window; nil without one.
    public var bar: CGRect?
    /// The first responder; nil if there is none in the window.
    public var responder: Responder?
    /// The display that the window is on; nil outside a window.
    public var display: Display?

    /// Creates a geometry of zeroes.
    public init() {}
  }

  /// The insets of a scroll view, in points.
  public struct Insets: Codable, Equatable, Sendable {
    /// The inset of each edge.
    public var top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0
  }

  /// The scene and the screen of a window, and the hinge if the app reads it.
  public struct Display: Codable, Equatable, Sendable {
    /// The number of the scene, in the order of appearance from 1; nil without a scene.
    public var scene: Int?
    /// The size of the scene, in points; nil without a scene.
    public var sceneSize: CGSize?
    /// The raw value of the scene's interface orientation; nil without a scene.
    public var orientation: Int?
    /// The number of the screen, in the order of appearance from 1.
    public var screen: Int
    /// The size of the screen in its orientation, in points.
    public var screenSize: CGSize
    /// Whether the screen is `UIScreen.main`.
    public var isMain: Bool
    /// The raw value of the window's horizontal size class.
    public var horizontalSizeClass: Int
    /// The raw value of the window's vertical size class.
    public var verticalSizeClass: Int
    /// The hinge; nil if the app reads none.
    public var hinge: Hinge?
  }

  /// The hinge of a device that folds, as the app reads it.
  public struct Hinge: Codable, Equatable, Sendable {
    /// The position of a hinge.
    public enum Pose: String, Codable, Sendable {
      /// The outer display is in use.
      case closed
      /// The device is open, and not flat.
      case partiallyOpen
      /// The device is flat.
      case fullyOpen
    }

    /// The pose; nil if it is not known.
    public var pose: Pose?
    /// The region of the fold while it is active, in points, in the window's coordinate space.
    public var region: CGRect?

    /// Creates a hinge of known values.
    public init(pose: Pose? = nil, region: CGRect? = nil) {
      self.pose = pose
      self.region = region
    }
  }

  /// A first responder, without its texts.
  public struct Responder: Codable, Equatable, Sendable {
    /// The kind of a first responder.
    public enum Kind: String, Codable, Sendable {
      /// A `UITextField`.
      case textField
      /// A `UITextView`.
      case textView
      /// Any other responder, such as a web view.
      case other
    }

    /// The number of the responder, in the order of appearance from 1.
    public var number: Int
    /// The kind of the responder.
    public var kind: Kind
    /// The bounds, in points, in the coordinate space of the window.
    public var frame: CGRect
  }
}
