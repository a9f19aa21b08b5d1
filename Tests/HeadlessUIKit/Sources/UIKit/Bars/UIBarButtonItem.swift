@MainActor open class UIBarButtonItem: UIBarItem {
  private var systemItem: SystemItem?
  private var madeButton: UIButton?

  public required override init() { super.init() }

  @_documentation(visibility: internal) public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil
  ) {
    self.init()
    self.title = title ?? primaryAction?.title
    self.image = image
    self.primaryAction = primaryAction
  }

  @_documentation(visibility: internal)
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
    self.init()
    self.systemItem = systemItem
    self.primaryAction = primaryAction
  }

  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  open class func flexibleSpace() -> Self {
    let item = Self.init()
    item.systemItem = .flexibleSpace
    return item
  }

  open class func fixedSpace(_ width: CGFloat) -> Self {
    let item = Self.init()
    item.systemItem = .fixedSpace
    item.width = width
    return item
  }

  /// Zero means the contents' width; a fixed space has exactly this width.
  open var width: CGFloat = 0 { didSet { didChange() } }
  open var customView: UIView? { didSet { didChange() } }
  open var primaryAction: UIAction? {
    didSet {
      madeButton = nil
      didChange()
    }
  }

  var isFlexibleSpace: Bool { systemItem == .flexibleSpace }
  private var isSpace: Bool { isFlexibleSpace || systemItem == .fixedSpace }

  /// The item's view, created once; nil for a space.
  var viewInBar: UIView? {
    if let customView { return customView }
    guard !isSpace else { return nil }
    let button = madeButton ?? UIButton(type: .system)
    if madeButton == nil, let primaryAction {
      button.addAction(primaryAction, for: .primaryActionTriggered)
    }
    madeButton = button
    button.setTitle(title ?? systemItem?.title, for: .normal)
    button.isEnabled = isEnabled
    return button
  }

  var widthInBar: CGFloat {
    if width > 0 { return width }
    guard let view = viewInBar else { return 0 }
    if let customView {
      return customView.bounds.width > 0
        ? customView.bounds.width : max(0, customView.intrinsicContentSize.width)
    }
    return view.intrinsicContentSize.width
  }
}

extension UIBarButtonItem {
  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize
    case bookmarks, search, refresh, stop, camera, trash, play, pause, rewind, fastForward
    case undo, redo
    case close = 24

    /// The button's title, in place of the symbol that UIKit draws.
    fileprivate var title: String {
      switch self {
      case .done: "Done"
      case .cancel: "Cancel"
      case .edit: "Edit"
      case .save: "Save"
      case .undo: "Undo"
      case .redo: "Redo"
      default: "Icon"
      }
    }
  }
}
