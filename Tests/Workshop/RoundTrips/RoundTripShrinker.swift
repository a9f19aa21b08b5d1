import KeyboardScrollingHeadless

/// Removes the steps that a fault does not need.
@MainActor
package enum RoundTripShrinker {
  /// Returns the shortest round trip with a fault, without unnecessary roughness.
  package static func shrink(_ trip: RoundTrip) -> RoundTrip {
    var shortest = trip
    func tryOut(_ change: (inout RoundTrip) -> Void) {
      var candidate = shortest
      change(&candidate)
      guard candidate != shortest, RoundTripPlayer.play(candidate).fault != nil else { return }
      shortest = candidate
    }
    tryOut { $0.rough = nil }
    for name in trip.rough?.names ?? [] { tryOut { $0.rough?.remove(name) } }
    tryOut { $0.pause = nil }
    tryOut { $0.start = 0 }
    var hasShrunk = true
    while hasShrunk {
      let before = shortest.steps.count
      for index in shortest.steps.indices.reversed() {
        tryOut { $0.steps.remove(at: index) }
      }
      hasShrunk = shortest.steps.count < before
    }
    return shortest
  }
}
