// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Foundation

public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified, light, dark
}
