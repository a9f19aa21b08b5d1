import Foundation

struct SupplementaryKey: Hashable {
  let kind: String
  let indexPath: IndexPath
}
