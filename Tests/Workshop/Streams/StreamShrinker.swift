import Foundation
import KeyboardScrollingHeadless

@MainActor
package enum StreamShrinker {
  /// Returns a stream from which no event can be removed without losing the fault.
  ///
  /// Delta debugging: removes parts of the list, first large ones, then smaller ones.
  /// https://doi.org/10.1109/32.988498
  ///
  /// - Parameters:
  ///   - stream: A stream that fails.
  ///   - property: The failing property; other failures do not count.
  /// - Returns: The shortest stream found.
  package static func shrink(_ stream: Stream, property: StreamFault.Property) -> Stream {
    var shortest = stream
    func fails(_ candidate: Stream) -> Bool {
      StreamPlayer.play(candidate)?.property == property
    }
    func tryOut(_ change: (inout Stream) -> Void) {
      var candidate = shortest
      change(&candidate)
      if candidate != shortest, fails(candidate) { shortest = candidate }
    }
    var size = max(1, shortest.events.count / 2)
    while size > 0 {
      var start = 0
      var isShorter = false
      while start < shortest.events.count {
        let before = shortest.events.count
        let end = min(start + size, before)
        tryOut { $0.events.removeSubrange(start..<end) }
        if shortest.events.count < before { isShorter = true } else { start = end }
      }
      if !isShorter || size > 1 { size /= 2 }
    }
    // The necessary roughness is half of the diagnosis.
    tryOut { $0.rough = nil }
    for name in stream.rough?.names ?? [] { tryOut { $0.rough?.remove(name) } }
    for variation in shortest.screen.variations {
      tryOut { $0.screen.variations.removeAll { $0 == variation } }
    }
    tryOut { $0.screen.container = .window }
    tryOut { $0.screen.device = .iPhone14 }
    while shortest.screen.views.count > 1 {
      let before = shortest
      tryOut { $0.screen.views.removeLast() }
      if shortest == before { break }
    }
    let plain = StreamScreen.View()
    for index in shortest.screen.views.indices {
      tryOut { $0.screen.views[index].configuration = plain.configuration }
      tryOut { $0.screen.views[index].frame = nil }
      tryOut { $0.screen.views[index].top = 0 }
      tryOut {
        $0.screen.views[index].bottom = 0
        $0.screen.views[index].indicatorBottom = 0
      }
      tryOut { $0.screen.views[index].dismissMode = 0 }
      tryOut { $0.screen.views[index].transform = .none }
      tryOut { $0.screen.views[index].turnsOver = false }
      tryOut { $0.screen.views[index].kind = .scroll }
      tryOut { $0.screen.views[index].contentHeight = 1600 }
    }
    return shortest
  }
}
