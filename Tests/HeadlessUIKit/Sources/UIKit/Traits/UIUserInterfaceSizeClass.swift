// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Foundation

public enum UIUserInterfaceSizeClass: Int, Sendable {
  case unspecified, compact, regular
}
