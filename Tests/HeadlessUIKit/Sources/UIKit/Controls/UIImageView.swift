@MainActor open class UIImageView: UIView {
  public init(image: UIImage?) {
    self.image = image
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
  }

  @_documentation(visibility: internal) public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  open var image: UIImage? { didSet { if oldValue !== image { invalidateIntrinsicContentSize() } } }

  override var defaultIntrinsicContentSize: CGSize {
    image?.size ?? super.defaultIntrinsicContentSize
  }

  override func defaultSizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? .zero }
}
