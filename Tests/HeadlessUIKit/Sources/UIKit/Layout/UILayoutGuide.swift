@MainActor open class UILayoutGuide: NSObject {
  enum Role: String {
    case custom = "layout guide"
    case safeArea = "safe area"
    case margins
    case readableContent = "readable content"
    case keyboard
    case scrollContent = "content"
    case scrollFrame = "frame"
  }

  let role: Role
  var storedFrame = CGRect.zero

  public override init() {
    role = .custom
    super.init()
  }

  init(role: Role, owningView: UIView) {
    self.role = role
    owner = owningView.reference
    super.init()
  }

  public required init?(coder: NSCoder) {
    role = .custom
    super.init()
  }

  private var owner: ViewReference?
  open weak var owningView: UIView? {
    get { owner?.view }
    set { owner = newValue?.reference }
  }
  open var identifier = ""

  /// In the owning view's coordinate space.
  open var layoutFrame: CGRect {
    guard let view = owningView else { return storedFrame }
    switch role {
    case .custom, .keyboard, .scrollContent: return storedFrame
    case .scrollFrame: return view.bounds
    case .safeArea: return view.bounds.inset(by: view.safeAreaInsets)
    case .margins: return view.bounds.inset(by: view.layoutMargins)
    case .readableContent: return view.bounds.inset(by: view.readableInsets)
    }
  }

  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
}
