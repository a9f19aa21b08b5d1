extension UIView {
  /// The transform from bounds coordinates to the superview's.
  var transformToSuperview: CGAffineTransform {
    CGAffineTransform(translationX: -storedBounds.midX, y: -storedBounds.midY)
      .concatenating(storedTransform)
      .concatenating(CGAffineTransform(translationX: storedCenter.x, y: storedCenter.y))
  }

  var geometricFrame: CGRect {
    if storedTransform.isIdentity {
      // This formula is exact; the one below can have a rounding error in the last digit.
      return CGRect(
        x: storedCenter.x - storedBounds.width / 2, y: storedCenter.y - storedBounds.height / 2,
        width: storedBounds.width, height: storedBounds.height
      )
    }
    // Computed from the size only, because the bounds' origin would cause rounding errors.
    let box = CGRect(
      x: -storedBounds.width / 2, y: -storedBounds.height / 2, width: storedBounds.width,
      height: storedBounds.height
    )
    .applying(storedTransform)
    .offsetBy(dx: storedCenter.x, dy: storedCenter.y)
    // Returns the frame as it was set, without the error of dividing and multiplying by a scale.
    return CGRect(
      x: HeadlessLinearSolver.rounded(box.minX),
      y: HeadlessLinearSolver.rounded(box.minY),
      width: HeadlessLinearSolver.rounded(box.width),
      height: HeadlessLinearSolver.rounded(box.height)
    )
  }

  func setBounds(_ newValue: CGRect) {
    guard newValue != storedBounds else { return }
    let old = storedBounds
    willChangeOnScreen()
    storedBounds = newValue
    recordAnimation("bounds", from: .rect(old), to: .rect(newValue))
    finishGeometryChange(fromBounds: old)
  }

  func setCenter(_ newValue: CGPoint) {
    guard newValue != storedCenter else { return }
    let old = storedCenter
    willChangeOnScreen()
    storedCenter = newValue
    recordAnimation("position", from: .point(old), to: .point(newValue))
    finishGeometryChange(fromBounds: storedBounds)
  }

  func setTransform(_ newValue: CGAffineTransform) {
    guard newValue != storedTransform else { return }
    storedTransform = newValue
    recordAnimation("transform", from: .opaque, to: .opaque)
    finishGeometryChange(fromBounds: storedBounds)
  }

  /// With a transform, the bounds are the rectangle that the transform maps to the frame (S8).
  func setFrame(_ newValue: CGRect) {
    let newValue = newValue.standardized
    guard newValue != geometricFrame else { return }
    let oldBounds = storedBounds
    let oldCenter = storedCenter
    willChangeOnScreen()
    if storedTransform.isIdentity {
      storedBounds.size = newValue.size
    } else {
      let inverse = storedTransform.inverted()
      storedBounds.size = CGRect(origin: .zero, size: newValue.size).applying(inverse).size
    }
    storedCenter = CGPoint(x: newValue.midX, y: newValue.midY)
    if oldBounds != storedBounds {
      recordAnimation("bounds", from: .rect(oldBounds), to: .rect(storedBounds))
    }
    if oldCenter != storedCenter {
      recordAnimation("position", from: .point(oldCenter), to: .point(storedCenter))
    }
    finishGeometryChange(fromBounds: oldBounds)
  }

  private func finishGeometryChange(fromBounds oldBounds: CGRect) {
    if oldBounds.size != storedBounds.size {
      setNeedsLayout()
      autoresizeSubviews(from: oldBounds.size)
      // The subviews may reach a different part of this view's safe area (S50).
      invalidateSafeAreaOfSubviews()
    }
    invalidateSafeArea()
    layoutGeometryDidChange(fromBounds: oldBounds)
    geometryDidChange(fromBounds: oldBounds)
  }
}

extension UIView: RootedCoordinateSpace {
  var transformToRoot: CGAffineTransform {
    var transform = CGAffineTransform.identity
    var view = self
    while let superview = view.storedSuperview {
      transform = transform.concatenating(view.transformToSuperview)
      view = superview
    }
    // For conversions, a window's superview is the screen (S9).
    guard view is UIWindow else { return transform }
    return transform.concatenating(view.transformToSuperview)
  }

  var rootView: UIView? {
    let base = base
    return base is UIWindow ? nil : base
  }

  /// The view that nil means in a conversion: the window, or without one the topmost superview (S6,
  /// S7).
  var base: UIView {
    var view = self
    while let superview = view.storedSuperview { view = superview }
    return view
  }
}

extension UIView: UICoordinateSpace {}

extension UIView {
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static var flexibleLeftMargin: AutoresizingMask { AutoresizingMask(rawValue: 1 << 0) }
    public static var flexibleWidth: AutoresizingMask { AutoresizingMask(rawValue: 1 << 1) }
    public static var flexibleRightMargin: AutoresizingMask { AutoresizingMask(rawValue: 1 << 2) }
    public static var flexibleTopMargin: AutoresizingMask { AutoresizingMask(rawValue: 1 << 3) }
    public static var flexibleHeight: AutoresizingMask { AutoresizingMask(rawValue: 1 << 4) }
    public static var flexibleBottomMargin: AutoresizingMask { AutoresizingMask(rawValue: 1 << 5) }
  }

  /// Distributes a change of size over the subviews' flexible margins and sizes, in proportion and
  /// before layout.
  ///
  /// https://developer.apple.com/documentation/uikit/uiview/autoresizingmask-swift.property
  fileprivate func autoresizeSubviews(from oldSize: CGSize) {
    guard autoresizesSubviews else { return }
    let change = CGSize(
      width: storedBounds.width - oldSize.width, height: storedBounds.height - oldSize.height
    )
    for subview in storedSubviews where !subview.autoresizingMask.isEmpty {
      guard subview.translatesAutoresizingMaskIntoConstraints else { continue }
      let mask = subview.autoresizingMask
      var frame = subview.geometricFrame
      let x = Self.resized(
        start: frame.minX,
        length: frame.width,
        container: oldSize.width,
        change: change.width,
        flexible: (
          mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
          mask.contains(.flexibleRightMargin)
        )
      )
      let y = Self.resized(
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

  private static func resized(
    start: CGFloat, length: CGFloat, container: CGFloat, change: CGFloat,
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
    return (start + share(start, flexible.before), max(0, length + share(length, flexible.length)))
  }
}
