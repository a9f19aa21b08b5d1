/// Which supplementary views of a collection view may serve for one another.
struct SupplementaryReuse: Hashable {
  let kind: String
  let identifier: String
}
