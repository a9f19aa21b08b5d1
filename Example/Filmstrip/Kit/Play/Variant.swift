/// Who looks after the scroll view.
package enum Variant: String, CaseIterable, Sendable {
  /// The library.
  case coordinator
  /// A view without content after the last one, as tall as a keyboard, there all the time.
  case dummyView
  /// Nobody: what UIKit does by itself.
  case nothing

  package var title: String {
    switch self {
    case .coordinator: "With the coordinator"
    case .dummyView: "With a dummy view after the content"
    case .nothing: "With nothing"
    }
  }
}
