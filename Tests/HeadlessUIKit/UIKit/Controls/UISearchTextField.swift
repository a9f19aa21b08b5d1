// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Foundation

/// The field of a search bar.
@MainActor
open class UISearchTextField: UITextField {
  weak var headlessBar: UISearchBar?

  override func headlessDidInit() {
    super.headlessDidInit()
    borderStyle = .roundedRect
  }

  override var headlessShouldBeginEditing: Bool {
    guard super.headlessShouldBeginEditing else { return false }
    return headlessBar.map { $0.delegate?.searchBarShouldBeginEditing($0) ?? true } ?? true
  }

  override var headlessShouldEndEditing: Bool {
    guard super.headlessShouldEndEditing else { return false }
    return headlessBar.map { $0.delegate?.searchBarShouldEndEditing($0) ?? true } ?? true
  }
}
