@MainActor open class UIScrollView: UIView {}
