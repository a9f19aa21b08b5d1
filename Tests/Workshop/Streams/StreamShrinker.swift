import Foundation

@MainActor package enum StreamShrinker {
  /// Returns a shorter stream that still violates the property, but would not with one event less.
  package static func shrink(_ stream: Stream, property: StreamFault.Property) -> Stream {
    var shrinking = Shrinking(stream) { StreamPlayer.play($0)?.property == property }
    shrinking.removeSteps(at: \.events)
    shrinking.removeRoughness(at: \.rough)
    for variation in shrinking.shortest.screen.variations {
      shrinking.tryChange { $0.screen.variations.removeAll { $0 == variation } }
    }
    shrinking.tryChange { $0.screen.container = .window }
    shrinking.tryChange { $0.screen.device = .iPhone14 }
    while shrinking.shortest.screen.views.count > 1 {
      let before = shrinking.shortest
      shrinking.tryChange { $0.screen.views.removeLast() }
      if shrinking.shortest == before { break }
    }
    let plain = StreamScreen.View()
    for index in shrinking.shortest.screen.views.indices {
      shrinking.tryChange { $0.screen.views[index].configuration = plain.configuration }
      shrinking.tryChange { $0.screen.views[index].frame = nil }
      shrinking.tryChange { $0.screen.views[index].top = 0 }
      shrinking.tryChange {
        $0.screen.views[index].bottom = 0
        $0.screen.views[index].indicatorBottom = 0
      }
      shrinking.tryChange { $0.screen.views[index].dismissMode = 0 }
      shrinking.tryChange { $0.screen.views[index].transform = .none }
      shrinking.tryChange { $0.screen.views[index].turnsOver = false }
      shrinking.tryChange { $0.screen.views[index].kind = .scroll }
      shrinking.tryChange { $0.screen.views[index].contentHeight = 1600 }
    }
    return shrinking.shortest
  }
}
