// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import CoreGraphics
import Foundation

extension UIView {
  /// From bounds coordinates to the superview's.
  var headlessTransformToSuperview: CGAffineTransform {
    CGAffineTransform(translationX: -headlessBounds.midX, y: -headlessBounds.midY)
      .concatenating(headlessTransform)
      .concatenating(
        CGAffineTransform(translationX: headlessCenter.x, y: headlessCenter.y)
      )
  }

  var headlessFrame: CGRect {
    if headlessTransform.isIdentity {
      // Exact: a sum of halves would leave rounding in the last digit.
      return CGRect(
        x: headlessCenter.x - headlessBounds.width / 2,
        y: headlessCenter.y - headlessBounds.height / 2,
        width: headlessBounds.width,
        height: headlessBounds.height
      )
    }
    // From the size alone: a bounds' origin has no part in it, and must not add its rounding.
    return CGRect(
      x: -headlessBounds.width / 2,
      y: -headlessBounds.height / 2,
      width: headlessBounds.width,
      height: headlessBounds.height
    )
    .applying(headlessTransform)
    .offsetBy(dx: headlessCenter.x, dy: headlessCenter.y)
  }

  func headlessSetBounds(_ newValue: CGRect) {
    guard newValue != headlessBounds else { return }
    let old = headlessBounds
    headlessBounds = newValue
    headlessRecordAnimation("bounds", from: .rect(old), to: .rect(newValue))
    headlessFinishGeometryChange(fromBounds: old)
  }

  func headlessSetCenter(_ newValue: CGPoint) {
    guard newValue != headlessCenter else { return }
    let old = headlessCenter
    headlessCenter = newValue
    headlessRecordAnimation("position", from: .point(old), to: .point(newValue))
    headlessFinishGeometryChange(fromBounds: headlessBounds)
  }

  func headlessSetTransform(_ newValue: CGAffineTransform) {
    guard newValue != headlessTransform else { return }
    headlessTransform = newValue
    headlessRecordAnimation("transform", from: .opaque, to: .opaque)
    headlessFinishGeometryChange(fromBounds: headlessBounds)
  }

  /// With a transform the bounds are what the transform blows up to the frame (statement 8).
  func headlessSetFrame(_ newValue: CGRect) {
    let newValue = newValue.standardized
    guard newValue != headlessFrame else { return }
    let oldBounds = headlessBounds
    let oldCenter = headlessCenter
    if headlessTransform.isIdentity {
      headlessBounds.size = newValue.size
    } else {
      let inverse = headlessTransform.inverted()
      headlessBounds.size = CGRect(origin: .zero, size: newValue.size).applying(inverse).size
    }
    headlessCenter = CGPoint(x: newValue.midX, y: newValue.midY)
    if oldBounds != headlessBounds {
      headlessRecordAnimation("bounds", from: .rect(oldBounds), to: .rect(headlessBounds))
    }
    if oldCenter != headlessCenter {
      headlessRecordAnimation("position", from: .point(oldCenter), to: .point(headlessCenter))
    }
    headlessFinishGeometryChange(fromBounds: oldBounds)
  }

  private func headlessFinishGeometryChange(fromBounds oldBounds: CGRect) {
    if oldBounds.size != headlessBounds.size {
      setNeedsLayout()
      headlessAutoresizeSubviews(from: oldBounds.size)
    }
    headlessSafeAreaIsStale()
    headlessLayoutGeometryDidChange(fromBounds: oldBounds)
    headlessGeometryDidChange(fromBounds: oldBounds)
  }
}

// MARK: - UICoordinateSpace

extension UIView: HeadlessCoordinateSpace {
  /// To the screen for a view in a window, to the topmost superview for any other.
  var headlessTransformToRoot: CGAffineTransform {
    var transform = CGAffineTransform.identity
    var view = self
    while let superview = view.headlessSuperview {
      transform = transform.concatenating(view.headlessTransformToSuperview)
      view = superview
    }
    // A window's superview is the screen, so to speak (statement 9).
    guard view is UIWindow else { return transform }
    return transform.concatenating(view.headlessTransformToSuperview)
  }

  /// A nil view is the window, and where there is none the topmost superview (statements 6, 7).
  private var headlessBase: UIView {
    var view = self
    while let superview = view.headlessSuperview { view = superview }
    return view
  }

  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    point.applying(headlessTransform(to: view ?? headlessBase))
  }

  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    (view ?? headlessBase).convert(point, to: self as UIView?)
  }

  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    rect.applying(headlessTransform(to: view ?? headlessBase))
  }

  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    (view ?? headlessBase).convert(rect, to: self as UIView?)
  }

  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    point.applying(headlessTransform(to: coordinateSpace))
  }

  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    coordinateSpace.convert(point, to: self as any UICoordinateSpace)
  }

  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    rect.applying(headlessTransform(to: coordinateSpace))
  }

  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    coordinateSpace.convert(rect, to: self as any UICoordinateSpace)
  }
}

extension UIView: UICoordinateSpace {}

// MARK: - Autoresizing

extension UIView {
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static var flexibleLeftMargin: AutoresizingMask { AutoresizingMask(rawValue: 1 << 0) }
    public static var flexibleWidth: AutoresizingMask { AutoresizingMask(rawValue: 1 << 1) }
    public static var flexibleRightMargin: AutoresizingMask { AutoresizingMask(rawValue: 1 << 2) }
    public static var flexibleTopMargin: AutoresizingMask { AutoresizingMask(rawValue: 1 << 3) }
    public static var flexibleHeight: AutoresizingMask { AutoresizingMask(rawValue: 1 << 4) }
    public static var flexibleBottomMargin: AutoresizingMask { AutoresizingMask(rawValue: 1 << 5) }
  }

  /// Gives each flexible part its proportional share of the change, at once and not at layout.
  ///
  /// https://developer.apple.com/documentation/uikit/uiview/autoresizingmask-swift.property
  fileprivate func headlessAutoresizeSubviews(from oldSize: CGSize) {
    guard autoresizesSubviews else { return }
    let change = CGSize(
      width: headlessBounds.width - oldSize.width,
      height: headlessBounds.height - oldSize.height
    )
    for subview in headlessSubviews where !subview.autoresizingMask.isEmpty {
      guard subview.translatesAutoresizingMaskIntoConstraints else { continue }
      let mask = subview.autoresizingMask
      var frame = subview.headlessFrame
      let x = Self.headlessResized(
        start: frame.minX,
        length: frame.width,
        container: oldSize.width,
        change: change.width,
        flexible: (
          mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
          mask.contains(.flexibleRightMargin)
        )
      )
      let y = Self.headlessResized(
        start: frame.minY,
        length: frame.height,
        container: oldSize.height,
        change: change.height,
        flexible: (
          mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
          mask.contains(.flexibleBottomMargin)
        )
      )
      frame = CGRect(x: x.start, y: y.start, width: x.length, height: y.length)
      subview.frame = frame
    }
  }

  private static func headlessResized(
    start: CGFloat,
    length: CGFloat,
    container: CGFloat,
    change: CGFloat,
    flexible: (before: Bool, length: Bool, after: Bool)
  ) -> (start: CGFloat, length: CGFloat) {
    let after = container - start - length
    let parts = [
      flexible.before ? start : 0, flexible.length ? length : 0, flexible.after ? after : 0,
    ]
    let total = parts.reduce(0, +)
    let count = [flexible.before, flexible.length, flexible.after].filter(\.self).count
    guard count > 0 else { return (start, length) }
    func share(_ part: CGFloat, _ isFlexible: Bool) -> CGFloat {
      guard isFlexible else { return 0 }
      return total > 0 ? change * part / total : change / CGFloat(count)
    }
    return (
      start + share(start, flexible.before),
      max(0, length + share(length, flexible.length))
    )
  }
}
