import Foundation

/// One object of an Xcode project: a target, a folder, a list of configurations.
struct XcodeObject {
  let id: String
  let all: [String: Any]

  var isa: String { self["isa"] }
  subscript(key: String) -> String { all[key] as? String ?? "" }
  func list(_ key: String) -> [String] { all[key] as? [String] ?? [] }
  func fields(_ key: String) -> [String: Any] { all[key] as? [String: Any] ?? [:] }
}

/// The objects of a project file.
struct XcodeObjects {
  let root: XcodeObject
  private let text: String
  private let version: String
  private let objects: [String: XcodeObject]

  init(_ text: String) throws {
    let list = try PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil)
    let file = XcodeObject(id: "", all: list as? [String: Any] ?? [:])
    objects = (file.fields("objects") as? [String: [String: Any]] ?? [:])
      .reduce(into: [:]) { $0[$1.key] = XcodeObject(id: $1.key, all: $1.value) }
    root = objects[file["rootObject"]] ?? file
    version = file["objectVersion"]
    self.text = text
  }

  subscript(id: String) -> XcodeObject? { objects[id] }
  func all(_ isa: String) -> [XcodeObject] { objects.values.filter { $0.isa == isa } }
  func all(_ ids: [String]) -> [XcodeObject] { ids.compactMap { objects[$0] } }

  func configurations(of target: XcodeObject) -> [XcodeObject] {
    all(objects[target["buildConfigurationList"]]?.list("buildConfigurations") ?? [])
  }

  func settings(of target: XcodeObject) -> [[String: String]] {
    configurations(of: target).map { $0.fields("buildSettings").compactMapValues { $0 as? String } }
  }

  /// The problems of the file itself, apart from the meaning of its objects.
  var problems: [String] {
    // A parser keeps one of two objects of an identifier; the text has both.
    let defined = text.matches(#"(?m)^\t\t(\w+) .*= \{"#)
    let mentioned = Dictionary(grouping: text.matches("[0-9A-F]{24}")) { $0 }.mapValues(\.count)
    // The oldest format with synchronized folders. A newer Xcode offers to raise it, which locks the
    // older ones out.
    let isReadable =
      text.hasPrefix("// !$*UTF8*$!\n") && version == "77" && root.isa == "PBXProject"
    return (isReadable ? [] : ["The file is not of the format that Xcode 16 reads."])
      + defined.repeated.map { "\($0) is defined twice." }
      + defined.filter { mentioned[$0, default: 0] < 2 }.map { "\($0) is not mentioned." }
      + Set(mentioned.keys).subtracting(defined).map { "\($0) is not defined." }
      + objects.values.filter { !Self.kinds.contains($0.isa) }.map { "\($0.isa) is no kind." }
  }

  private static let kinds = [
    "PBXBuildFile", "PBXContainerItemProxy", "PBXFileReference",
    "PBXFileSystemSynchronizedBuildFileExceptionSet", "PBXFileSystemSynchronizedRootGroup",
    "PBXFrameworksBuildPhase", "PBXGroup", "PBXNativeTarget", "PBXProject",
    "PBXResourcesBuildPhase", "PBXSourcesBuildPhase", "PBXTargetDependency",
    "XCBuildConfiguration", "XCConfigurationList", "XCLocalSwiftPackageReference",
    "XCSwiftPackageProductDependency",
  ]
}
