@MainActor open class UIDevice: NSObject {
  private static let shared = UIDevice()

  public static var current: UIDevice { shared }

  open var userInterfaceIdiom: UIUserInterfaceIdiom {
    HeadlessDevice.current.model.idiom == .pad ? .pad : .phone
  }

  open var name: String { HeadlessDevice.current.model.name }
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  open var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }

  open var systemVersion: String {
    let version = HeadlessDevice.current.options.version
    return "\(version.major).\(version.minor)"
  }
}
