struct SupplementaryKey: Hashable {
  let kind: String
  let indexPath: IndexPath
}
