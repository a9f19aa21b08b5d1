// A value made with these initialisers can be read back. Keyboard notifications contain plain
// `CGRect`s, because Linux has no bridge: `userInfo[key] as? NSValue` is nil, `as? CGRect` works.
@_documentation(visibility: internal) extension NSValue {
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }

  public var cgRectValue: CGRect { rectValue }

  public var cgPointValue: CGPoint { pointValue }
}
