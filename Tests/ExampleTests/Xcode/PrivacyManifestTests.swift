import Foundation
import Testing

@Suite("Privacy manifest")
struct PrivacyManifestTests {
  // The App Store rejects an app that contains a manifest with other keys or values.
  @Test func `the manifest declares nothing, in the four known keys`() throws {
    let data = try Data(
      contentsOf: Repository.root.appendingPathComponent(
        "Sources/KeyboardScrolling/PrivacyInfo.xcprivacy"
      )
    )
    let content = try #require(
      try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
    )
    #expect(
      Set(content.keys) == [
        "NSPrivacyAccessedAPITypes",
        "NSPrivacyCollectedDataTypes",
        "NSPrivacyTracking",
        "NSPrivacyTrackingDomains",
      ]
    )
    #expect(content["NSPrivacyTracking"] as? Bool == false)
    for (key, value) in content where key != "NSPrivacyTracking" {
      #expect((value as? [Any])?.isEmpty == true, "\(key) is not an empty list.")
    }
  }

  @Test func `the package copies the manifest unchanged`() throws {
    let manifest = PackageManifest(
      try String(
        contentsOf: Repository.root.appendingPathComponent("Package.swift"),
        encoding: .utf8
      )
    )
    #expect(manifest.copiedResources == ["PrivacyInfo.xcprivacy"])
  }
}
