/// Which supplementary views of a collection view may serve for one another.
struct HeadlessSupplementaryReuse: Hashable {
  let kind: String
  let identifier: String
}
