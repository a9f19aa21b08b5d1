// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import CoreGraphics
import Foundation

public struct UIRectEdge: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static var top: UIRectEdge { UIRectEdge(rawValue: 1 << 0) }
  public static var left: UIRectEdge { UIRectEdge(rawValue: 1 << 1) }
  public static var bottom: UIRectEdge { UIRectEdge(rawValue: 1 << 2) }
  public static var right: UIRectEdge { UIRectEdge(rawValue: 1 << 3) }
  public static var all: UIRectEdge { [.top, .left, .bottom, .right] }
}
