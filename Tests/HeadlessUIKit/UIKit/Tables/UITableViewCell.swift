// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import CoreGraphics
import Foundation

@MainActor
open class UITableViewCell: UIView {
  private let headlessContentView = UIView()
  private let headlessReuseIdentifier: String?
  private var headlessIsSelected = false
  private var headlessIsHighlighted = false

  public init(style: CellStyle, reuseIdentifier: String?) {
    headlessReuseIdentifier = reuseIdentifier
    // The size a cell has before a table gives it another.
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: Self.headlessStandardHeight))
    addSubview(headlessContentView)
  }

  public required init?(coder: NSCoder) {
    headlessReuseIdentifier = nil
    super.init(coder: coder)
    addSubview(headlessContentView)
  }

  public convenience init() {
    self.init(style: .default, reuseIdentifier: nil)
  }

  open var contentView: UIView { headlessContentView }
  open var reuseIdentifier: String? { headlessReuseIdentifier }

  open func prepareForReuse() {}

  // MARK: Appearance: plain data

  open var selectionStyle = SelectionStyle.default
  open var accessoryType = AccessoryType.none

  open var backgroundView: UIView? {
    didSet {
      guard oldValue !== backgroundView else { return }
      oldValue?.removeFromSuperview()
      guard let backgroundView else { return }
      insertSubview(backgroundView, at: 0)
      setNeedsLayout()
    }
  }

  // MARK: Selection

  open var isSelected: Bool {
    get { headlessIsSelected }
    set { setSelected(newValue, animated: false) }
  }

  open func setSelected(_ selected: Bool, animated: Bool) {
    headlessIsSelected = selected
  }

  open var isHighlighted: Bool {
    get { headlessIsHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }

  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    headlessIsHighlighted = highlighted
  }

  // MARK: Hooks of the view

  /// The content view leaves the line between the rows free, a pixel high, and keeps out of the
  /// safe area at the sides.
  /// https://developer.apple.com/documentation/uikit/uitableview/insetscontentviewstosafearea
  override func headlessLayoutSubviews() {
    super.headlessLayoutSubviews()
    backgroundView?.frame = bounds
    let sides = headlessSides
    headlessContentView.frame = CGRect(
      x: sides.left,
      y: 0,
      width: max(0, bounds.width - sides.left - sides.right),
      height: max(0, bounds.height - headlessSeparatorHeight)
    )
  }

  private var headlessSides: UIEdgeInsets {
    headlessTable?.insetsContentViewsToSafeArea ?? true ? safeAreaInsets : .zero
  }

  override func headlessSafeAreaDidChange(from old: UIEdgeInsets) {
    super.headlessSafeAreaDidChange(from: old)
    setNeedsLayout()
  }

  /// Without a wish of its own a cell has the standard height.
  override func headlessSizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.headlessStandardHeight)
  }

  static let headlessStandardHeight: CGFloat = 44

  /// By the constraints in the content view; without any, by `sizeThatFits(_:)`.
  override func headlessSystemLayoutSize(
    fitting targetSize: CGSize,
    horizontal: UILayoutPriority,
    vertical: UILayoutPriority
  ) -> CGSize {
    // A cell is measured before its first layout.
    headlessUpdateSafeArea()
    let sides = headlessSides.left + headlessSides.right
    let line = headlessSeparatorHeight
    let content = headlessContentView.systemLayoutSizeFitting(
      CGSize(
        width: max(0, targetSize.width - sides),
        height: max(0, targetSize.height - line)
      ),
      withHorizontalFittingPriority: horizontal,
      verticalFittingPriority: vertical
    )
    guard content.height > 0 else { return sizeThatFits(targetSize) }
    return CGSize(width: content.width + sides, height: content.height + line)
  }

  override func headlessTakesTap() -> Bool {
    guard let table = headlessTable else { return false }
    return table.headlessTap(self)
  }

  var headlessTable: UITableView? { headlessSuperview as? UITableView }

  private var headlessSeparatorHeight: CGFloat {
    guard let table = headlessTable, table.separatorStyle != .none else { return 0 }
    return 1 / (window?.screen ?? HeadlessDevice.current.screen).scale
  }

  // MARK: Making a registered class's instance

  // Objective-C makes an instance of any class by any initialiser. Swift insists on one that every
  // subclass has to write down, which UIKit's `init(style:reuseIdentifier:)` is not. So this names
  // the entry point of the convenience initialiser below, which finds the subclass's own designated
  // one as all of them do, through the class. A subclass without it traps, as it does on iOS.
  @_silgen_name("$s5UIKit15UITableViewCellC23headlessReuseIdentifierACSS_tcfC")
  static func headlessMake(_ reuseIdentifier: consuming String) -> UITableViewCell

  convenience init(headlessReuseIdentifier reuseIdentifier: String) {
    self.init(style: .default, reuseIdentifier: reuseIdentifier)
  }
}
