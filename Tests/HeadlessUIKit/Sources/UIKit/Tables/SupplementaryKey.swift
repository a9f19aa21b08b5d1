import Foundation

/// The identity of a supplementary view in a collection view.
struct SupplementaryKey: Hashable {
  let kind: String
  let indexPath: IndexPath
}
