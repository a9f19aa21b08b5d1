@_documentation(visibility: internal) @MainActor open class NSCollectionLayoutDimension: NSObject {
  private enum Kind { case fractionOfWidth, fractionOfHeight, absolute }

  private let kind: Kind
  private let value: CGFloat

  private init(_ kind: Kind, _ value: CGFloat) {
    self.kind = kind
    self.value = value
    super.init()
  }

  open class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionOfWidth, fractionalWidth)
  }

  open class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionOfHeight, fractionalHeight)
  }

  open class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.absolute, absoluteDimension)
  }

  func length(in container: CGSize) -> CGFloat {
    switch kind {
    case .fractionOfWidth: container.width * value
    case .fractionOfHeight: container.height * value
    case .absolute: value
    }
  }
}
