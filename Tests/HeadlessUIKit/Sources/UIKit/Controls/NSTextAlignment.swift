// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Foundation

public enum NSTextAlignment: Int, Sendable {
  case left, center, right, justified, natural
}
