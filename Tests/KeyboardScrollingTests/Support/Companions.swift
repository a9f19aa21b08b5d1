import UIKit

/// The views that a test expects to stay visible.
@MainActor final class Companions {
  private var kept: [(view: () -> UIView?, responders: [() -> UIView?])] = []

  func keep(_ view: UIView, whileEditing responders: [UIView]) {
    kept.removeAll { $0.view() === view }
    kept.append(
      ({ [weak view] in view }, responders.map { responder in { [weak responder] in responder } })
    )
  }

  func views(for focus: UIView) -> [UIView] {
    kept.filter { $0.responders.contains { $0().map(focus.isDescendant(of:)) ?? false } }
      .compactMap { $0.view() }
  }
}
