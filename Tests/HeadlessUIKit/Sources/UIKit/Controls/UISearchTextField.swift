@MainActor open class UISearchTextField: UITextField {
  weak var bar: UISearchBar?

  override func didInit() {
    super.didInit()
    borderStyle = .roundedRect
  }

  override var shouldBeginEditing: Bool {
    guard super.shouldBeginEditing else { return false }
    return bar.map { $0.delegate?.searchBarShouldBeginEditing($0) ?? true } ?? true
  }

  override var shouldEndEditing: Bool {
    guard super.shouldEndEditing else { return false }
    return bar.map { $0.delegate?.searchBarShouldEndEditing($0) ?? true } ?? true
  }
}
