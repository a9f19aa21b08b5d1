// An `NSValue` made here can be read back. Keyboard notifications contain plain `CGRect`s, because
// Linux has no bridge: `userInfo[key] as? NSValue` is nil, and `as? CGRect` works.
extension NSValue {
  @_documentation(visibility: internal)
  public convenience init(cgRect rect: CGRect) {
    self.init(rect: rect)
  }

  @_documentation(visibility: internal)
  public convenience init(cgPoint point: CGPoint) {
    self.init(point: point)
  }

  @_documentation(visibility: internal)
  public var cgRectValue: CGRect { rectValue }

  @_documentation(visibility: internal)
  public var cgPointValue: CGPoint { pointValue }
}
