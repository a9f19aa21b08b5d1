@MainActor open class UICollectionViewLayoutAttributes: NSObject {
  private var kind: String?

  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  public convenience init(
    forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath
  ) {
    self.init()
    self.indexPath = indexPath
    kind = elementKind
  }

  open var indexPath = IndexPath()
  /// Nil for a cell.
  open var representedElementKind: String? { kind }

  open var center = CGPoint.zero
  open var size = CGSize.zero
  open var transform = CGAffineTransform.identity
  open var alpha: CGFloat = 1
  open var isHidden = false
  open var zIndex = 0

  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }

  /// The bounding box after the transform; assigning it resets the transform.
  open var frame: CGRect {
    get {
      let corner = CGRect(
        x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height
      )
      return corner.applying(transform).offsetBy(dx: center.x, dy: center.y)
    }
    set {
      transform = .identity
      size = newValue.size
      center = CGPoint(x: newValue.midX, y: newValue.midY)
    }
  }
}
