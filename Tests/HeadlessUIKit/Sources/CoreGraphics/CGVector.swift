import Foundation

public struct CGVector: Equatable, Sendable {
  public static var zero: CGVector { CGVector() }

  public var dx: CGFloat
  public var dy: CGFloat

  public init() { self.init(dx: CGFloat(0), dy: CGFloat(0)) }

  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }
}
