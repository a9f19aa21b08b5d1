@MainActor package enum RoundTripShrinker {
  package static func shrink(_ trip: RoundTrip) -> RoundTrip {
    var shrinking = Shrinking(trip) { RoundTripPlayer.play($0).fault != nil }
    shrinking.removeRoughness(at: \.rough)
    shrinking.tryChange { $0.start = 0 }
    shrinking.removeSteps(at: \.steps)
    return shrinking.shortest
  }
}
