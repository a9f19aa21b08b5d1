@MainActor open class UIBarItem: NSObject {
  weak var bar: UIView?

  public override init() { super.init() }

  open var isEnabled = true { didSet { didChange() } }
  open var title: String? { didSet { didChange() } }
  open var image: UIImage? { didSet { didChange() } }
  open var tag = 0

  func didChange() { bar?.setNeedsLayout() }
}
