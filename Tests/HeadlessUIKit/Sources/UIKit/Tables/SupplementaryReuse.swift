/// The reuse group of a supplementary view in a collection view.
struct SupplementaryReuse: Hashable {
  let kind: String
  let identifier: String
}
