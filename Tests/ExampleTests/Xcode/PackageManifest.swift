import Foundation

struct PackageManifest {
  private let text: String

  init(_ text: String) {
    self.text = text.filter { !$0.isWhitespace }
  }

  var libraries: [String] {
    texts(between: ".library(name:\"", and: "\"")
  }

  /// The names of the targets that exist on each system, tests left out.
  var targets: [String] {
    Self.texts(in: portablePart, between: ".target(name:\"", and: "\"")
  }

  var testTargets: [String] {
    Self.texts(in: portablePart, between: ".testTarget(name:\"", and: "\"")
  }

  var copiedResources: [String] {
    Self.texts(in: portablePart, between: ".copy(\"", and: "\"")
  }

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

  // Xcode runs on a Mac and never sees the targets that the manifest adds on Linux.
  private var portablePart: String {
    text.components(separatedBy: "#ifos(Linux)")[0]
  }

  private func texts(between start: String, and end: String) -> [String] {
    Self.texts(in: text, between: start, and: end)
  }

  private static func texts(
    in text: String,
    between start: String,
    and end: String
  ) -> [String] {
    text.components(separatedBy: start).dropFirst()
      .compactMap { $0.components(separatedBy: end).first }
  }
}
