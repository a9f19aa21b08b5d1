struct SupplementaryReuse: Hashable {
  let kind: String
  let identifier: String
}
