import Foundation

/// The values of a package manifest that the project repeats.
struct PackageManifest {
  private let text: String

  init(_ text: String) {
    self.text = text.filter { !$0.isWhitespace }
  }

  /// The names of the library products.
  var libraries: [String] {
    texts(between: ".library(name:\"", and: "\"")
  }

  /// The build settings equivalent to the manifest's values.
  var buildSettings: [String: String] {
    var settings: [String: String] = [:]
    for version in texts(between: ".iOS(.v", and: ")") {
      settings["IPHONEOS_DEPLOYMENT_TARGET"] = "\(version).0"
    }
    for version in texts(between: "swiftLanguageModes:[.v", and: "]") {
      settings["SWIFT_VERSION"] = "\(version).0"
    }
    for feature in texts(between: ".enableUpcomingFeature(\"", and: "\"") {
      let words = feature.map { $0.isUppercase ? "_\($0)" : $0.uppercased() }
      settings["SWIFT_UPCOMING_FEATURE\(words.joined())"] = "YES"
    }
    return settings
  }

  private func texts(between start: String, and end: String) -> [String] {
    text.components(separatedBy: start).dropFirst()
      .compactMap { $0.components(separatedBy: end).first }
  }
}
