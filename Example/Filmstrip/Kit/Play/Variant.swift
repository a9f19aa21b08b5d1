/// Who looks after the scroll view.
package enum Variant: String, CaseIterable, Sendable {
  case coordinator
  case nothing

  package var title: String {
    switch self {
    case .coordinator: "With the coordinator"
    case .nothing: "With nothing"
    }
  }
}
