// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import CoreGraphics
import Foundation

public enum UIViewAnimatingPosition: Int, Sendable {
  case end, start, current
}
