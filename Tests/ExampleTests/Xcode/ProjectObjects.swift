import Foundation

struct ProjectObjects {
  /// One object: a target, a folder, a list of configurations.
  struct Object {
    let id: String
    let fields: [String: Any]

    var isa: String {
      string("isa")
    }

    /// Returns a field; empty if it is missing or not a string.
    func string(_ key: String) -> String {
      fields[key] as? String ?? ""
    }

    /// Returns a field; empty if it is missing or not a list of strings.
    func list(_ key: String) -> [String] {
      fields[key] as? [String] ?? []
    }

    /// Returns a field; empty if it is missing or not a dictionary.
    func fields(_ key: String) -> [String: Any] {
      fields[key] as? [String: Any] ?? [:]
    }
  }

  enum ReadingError: Error {
    case hasNoObjects
  }

  /// The kinds of object in the project.
  ///
  /// A property list parser does not detect a misspelt kind.
  private static let kinds: Set = [
    "PBXBuildFile", "PBXContainerItemProxy", "PBXFileReference",
    "PBXFileSystemSynchronizedBuildFileExceptionSet", "PBXFileSystemSynchronizedRootGroup",
    "PBXFrameworksBuildPhase", "PBXGroup", "PBXNativeTarget", "PBXProject",
    "PBXResourcesBuildPhase", "PBXSourcesBuildPhase", "PBXTargetDependency",
    "XCBuildConfiguration", "XCConfigurationList", "XCLocalSwiftPackageReference",
    "XCSwiftPackageProductDependency",
  ]

  private let text: String
  private let root: [String: Any]
  private let objects: [String: Object]

  init(_ text: String) throws {
    let list = try PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil)
    guard
      let root = list as? [String: Any],
      let objects = root["objects"] as? [String: [String: Any]]
    else { throw ReadingError.hasNoObjects }

    self.text = text
    self.root = root
    self.objects = Dictionary(
      uniqueKeysWithValues: objects.map { ($0.key, Object(id: $0.key, fields: $0.value)) }
    )
  }

  subscript(id: String) -> Object? {
    objects[id]
  }

  /// The root object; an object without fields if it is missing.
  var project: Object {
    objects[rootID] ?? Object(id: rootID, fields: [:])
  }

  func all(_ isa: String) -> [Object] {
    objects.values.filter { $0.isa == isa }.sorted { $0.id < $1.id }
  }

  func all(_ ids: [String]) -> [Object] {
    ids.compactMap { objects[$0] }
  }

  /// The problems of the file itself, apart from the meaning of its objects.
  var problems: [String] {
    formatProblems + definitionProblems + referenceProblems
  }

  private var rootID: String {
    root["rootObject"] as? String ?? ""
  }

  private var formatProblems: [String] {
    var problems: [String] = []
    if !text.hasPrefix("// !$*UTF8*$!\n") {
      problems.append("The first line is not the marker Xcode looks for.")
    }
    // The first format with folders that follow the disk. A newer Xcode offers to raise it, which
    // locks the older ones out.
    let version = root["objectVersion"] as? String ?? "absent"
    if version != "77" { problems.append("The object version is \(version).") }
    if project.isa != "PBXProject" { problems.append("The root object is no project.") }
    return problems
  }

  private var definitionProblems: [String] {
    // Parsing keeps only one of two objects with the same identifier; the text contains both.
    let definitions = text.split(separator: "\n").filter { line in
      line.hasPrefix("\t\t") && !line.hasPrefix("\t\t\t") && line.contains(" = {")
    }
    let ids = definitions.map { String($0.drop { $0 == "\t" }.prefix { $0 != " " }) }
    let counts = Dictionary(ids.map { ($0, 1) }, uniquingKeysWith: +)

    return counts.filter { $0.value > 1 }.map { "\($0.key) is defined \($0.value) times." }
      + objects.keys.filter { !Self.isID($0) }.map { "\($0) is no identifier." }
      + objects.values.filter { !Self.kinds.contains($0.isa) }
      .map { "\($0.id) is of an unknown kind, '\($0.isa)'." }
  }

  private var referenceProblems: [String] {
    let mentions = Set([rootID] + objects.values.flatMap { Self.mentions(in: $0.fields) })
    let ids = Set(objects.keys)
    return mentions.subtracting(ids).map { "\($0) is mentioned and not defined." }
      + ids.subtracting(mentions).map { "\($0) is defined and not mentioned." }
  }

  private static func mentions(in value: Any) -> [String] {
    switch value {
    case let text as String: isID(text) ? [text] : []
    case let list as [Any]: list.flatMap(mentions)
    case let fields as [String: Any]:
      fields.flatMap { mentions(in: $0.key) + mentions(in: $0.value) }
    default: []
    }
  }

  private static func isID(_ text: String) -> Bool {
    text.count == 24 && text.allSatisfy { "0123456789ABCDEF".contains($0) }
  }
}
