package import UIKit

extension HeadlessKeyboardEvent.Name {
  /// UIKit's name for it in Swift, which is what traces have.
  package var swiftName: String {
    switch self {
    case .willShow: "keyboardWillShow"
    case .didShow: "keyboardDidShow"
    case .willHide: "keyboardWillHide"
    case .didHide: "keyboardDidHide"
    case .willChangeFrame: "keyboardWillChangeFrame"
    case .didChangeFrame: "keyboardDidChangeFrame"
    }
  }

  /// Nil for a name that is none of the six notifications'.
  package init?(swiftName: String) {
    guard let name = Self.allCases.first(where: { $0.swiftName == swiftName }) else { return nil }
    self = name
  }

  var isHide: Bool { self == .willHide || self == .didHide }
}
