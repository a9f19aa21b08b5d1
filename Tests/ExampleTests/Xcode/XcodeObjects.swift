import Foundation

/// An object of an Xcode project, such as a target, a folder or a list of configurations.
struct XcodeObject: Equatable {
  let id: String
  let all: NSDictionary

  var isa: String { self["isa"] }
  subscript(key: String) -> String { all[key] as? String ?? "" }
  func list(_ key: String) -> [String] { all[key] as? [String] ?? [] }
  func fields(_ key: String) -> [String: Any] { all[key] as? [String: Any] ?? [:] }
}

struct XcodeObjects {
  let text: String
  let version: String
  let root: XcodeObject
  private let objects: [String: XcodeObject]

  init() throws {
    text = try Repository.text("Example/Example.xcodeproj/project.pbxproj")
    let list = try PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil)
    let file = XcodeObject(id: "", all: list as? NSDictionary ?? [:])
    objects = (file.fields("objects") as? [String: NSDictionary] ?? [:])
      .reduce(into: [:]) { $0[$1.key] = XcodeObject(id: $1.key, all: $1.value) }
    root = objects[file["rootObject"]] ?? file
    version = file["objectVersion"]
  }

  var kinds: Set<String> { Set(objects.values.map(\.isa)) }
  var targets: [XcodeObject] { all("PBXNativeTarget").sorted { $0["name"] < $1["name"] } }
  subscript(id: String) -> XcodeObject? { objects[id] }
  func all(_ isa: String) -> [XcodeObject] { objects.values.filter { $0.isa == isa } }
  func all(_ ids: [String]) -> [XcodeObject] { ids.compactMap { objects[$0] } }

  func configurations(of target: XcodeObject) -> [XcodeObject] {
    all(objects[target["buildConfigurationList"]]?.list("buildConfigurations") ?? [])
  }

  func settings(of target: XcodeObject) -> [[String: String]] {
    configurations(of: target).map { $0.fields("buildSettings").compactMapValues { $0 as? String } }
  }
}
