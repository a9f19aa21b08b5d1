/// Removes the steps that a fault does not need.
@MainActor
package enum RoundTripShrinker {
  /// Returns the shortest round trip with a fault, without unnecessary roughness.
  package static func shrink(_ trip: RoundTrip) -> RoundTrip {
    var shrinking = Shrinking(trip) { RoundTripPlayer.play($0).fault != nil }
    shrinking.removeRoughness(at: \.rough)
    shrinking.tryOut { $0.pause = nil }
    shrinking.tryOut { $0.start = 0 }
    shrinking.removeSteps(at: \.steps)
    return shrinking.shortest
  }
}
