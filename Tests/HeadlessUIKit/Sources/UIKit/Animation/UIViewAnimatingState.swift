// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import CoreGraphics
import Foundation

public enum UIViewAnimatingState: Int, Sendable {
  case inactive, active, stopped
}
