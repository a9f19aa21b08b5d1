import UIKit

/// Looks at the end of each turn of the main run loop, for all coordinators of the process.
///
/// There is an observer in the run loop only while a coordinator has something to look after.
@MainActor
final class TurnObserver {
  /// A coordinator's place in the list.
  @MainActor
  final class Ticket {
    fileprivate weak var coordinator: KeyboardScrollCoordinator?

    fileprivate init(_ coordinator: KeyboardScrollCoordinator) {
      self.coordinator = coordinator
    }
  }

  /// Runs before the coordinators look.
  var onTurnEnd: (@MainActor () -> Void)?

  private let observe: @MainActor (@escaping Environment.Work) -> Environment.Work
  private var stop: Environment.Work?
  private var tickets: [Ticket] = []

  init(_ observe: @escaping @MainActor (@escaping Environment.Work) -> Environment.Work) {
    self.observe = observe
  }

  /// Adds a coordinator, held weakly.
  func add(_ coordinator: KeyboardScrollCoordinator) -> Ticket {
    let ticket = Ticket(coordinator)
    tickets.append(ticket)
    if stop == nil {
      stop = observe { [weak self] in self?.turnEnded() }
    }
    return ticket
  }

  private func turnEnded() {
    onTurnEnd?()
    // A look may read a property that an app overrides, and anything may follow from that.
    for ticket in tickets where ticket.coordinator?.turnEnded() == false {
      ticket.coordinator = nil
    }
    guard tickets.contains(where: { $0.coordinator == nil }) else { return }
    tickets.removeAll { $0.coordinator == nil }
    guard tickets.isEmpty else { return }
    stop?()
    stop = nil
  }
}
