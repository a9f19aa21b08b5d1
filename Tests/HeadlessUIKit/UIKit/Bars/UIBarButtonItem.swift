// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import CoreGraphics
import Foundation

/// A button, a view or a space in a tool bar.
///
/// Linux has no selectors, so a target and an action are not in the stand-in; menus are not either.
@MainActor
open class UIBarButtonItem: UIBarItem {
  private var headlessSystemItem: SystemItem?
  /// What stands for the item in a bar, once it has been shown.
  private var headlessMadeButton: UIButton?

  public required override init() {
    super.init()
  }

  @_documentation(visibility: internal)
  public convenience init(
    title: String? = nil,
    image: UIImage? = nil,
    primaryAction: UIAction? = nil
  ) {
    self.init()
    self.title = title ?? primaryAction?.title
    self.image = image
    self.primaryAction = primaryAction
  }

  @_documentation(visibility: internal)
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
    self.init()
    headlessSystemItem = systemItem
    self.primaryAction = primaryAction
  }

  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  open class func flexibleSpace() -> Self {
    let item = Self.init()
    item.headlessSystemItem = .flexibleSpace
    return item
  }

  open class func fixedSpace(_ width: CGFloat) -> Self {
    let item = Self.init()
    item.headlessSystemItem = .fixedSpace
    item.width = width
    return item
  }

  /// Zero is as wide as the contents; of a fixed space it is the space.
  open var width: CGFloat = 0 { didSet { headlessDidChange() } }
  open var customView: UIView? { didSet { headlessDidChange() } }
  open var primaryAction: UIAction? {
    didSet {
      headlessMadeButton = nil
      headlessDidChange()
    }
  }

  // MARK: In a bar

  var headlessIsFlexibleSpace: Bool { headlessSystemItem == .flexibleSpace }
  private var headlessIsSpace: Bool { headlessIsFlexibleSpace || headlessSystemItem == .fixedSpace }

  /// The view that shows the item; nil for a space.
  var headlessView: UIView? {
    if let customView { return customView }
    guard !headlessIsSpace else { return nil }
    let button = headlessMadeButton ?? UIButton(type: .system)
    if headlessMadeButton == nil, let primaryAction {
      button.addAction(primaryAction, for: .primaryActionTriggered)
    }
    headlessMadeButton = button
    button.setTitle(title ?? headlessSystemItem?.headlessTitle, for: .normal)
    button.isEnabled = isEnabled
    return button
  }

  /// The width it takes in a bar, in points.
  var headlessWidth: CGFloat {
    if width > 0 { return width }
    guard let view = headlessView else { return 0 }
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

    /// The word on it, in English; where there is a picture instead, as wide as a short word.
    fileprivate var headlessTitle: String {
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
