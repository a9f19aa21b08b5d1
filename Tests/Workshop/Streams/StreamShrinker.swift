import Foundation

@MainActor package enum StreamShrinker {
  /// Returns a shorter stream that still violates the property, but would not with one event less.
  ///
  /// Delta debugging: removes parts of the list, first large ones, then smaller ones.
  /// https://doi.org/10.1109/32.988498
  package static func shrink(_ stream: Stream, property: StreamFault.Property) -> Stream {
    var shrinking = Shrinking(stream) { StreamPlayer.play($0)?.property == property }
    var size = max(1, shrinking.shortest.events.count / 2)
    while size > 0 {
      var start = 0
      var isShorter = false
      while start < shrinking.shortest.events.count {
        let before = shrinking.shortest.events.count
        let end = min(start + size, before)
        shrinking.tryChange { $0.events.removeSubrange(start..<end) }
        if shrinking.shortest.events.count < before { isShorter = true } else { start = end }
      }
      if !isShorter || size > 1 { size /= 2 }
    }
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
