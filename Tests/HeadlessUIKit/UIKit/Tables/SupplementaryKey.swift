import Foundation

/// Which supplementary view of a collection view it is.
struct SupplementaryKey: Hashable {
  let kind: String
  let indexPath: IndexPath
}
