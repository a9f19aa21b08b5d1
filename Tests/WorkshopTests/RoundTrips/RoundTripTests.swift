import KeyboardScrolling
import KeyboardScrollingHeadless
import Testing
@_spi(Headless) import UIKit
import Workshop

@MainActor struct RoundTripTests {
  /// Two of three round trips are on a rough phone.
  @Test func `content is at its first offset when all changes are undone`() {
    for seed in 1...(3 * RoundTripKind.all.count) {
      var trip = RoundTrip(seed: seed)
      if !seed.isMultiple(of: 3) { trip.rough = Roughness(seed: seed, answers: false) }
      let played = RoundTripPlayer.play(trip)
      guard played.fault != nil else {
        expectEqual(played.remaining, to: [], note: "seed \(seed), \(trip.kind)")
        continue
      }
      let shortest = RoundTripShrinker.shrink(trip)
      let outcome = RoundTripPlayer.play(shortest)
      let lines =
        ["needs \(shortest.rough ?? Roughness())"] + outcome.diary
        + [outcome.fault?.description ?? ""]
      Issue.record("seed \(seed), \(trip.kind)\n\(lines.joined(separator: "\n"))")
      return
    }
  }

  @Test func `a round trip is the same for the same seed, and after writing and reading`() throws {
    for seed in 1...RoundTripKind.all.count {
      let trip = RoundTrip(seed: seed)
      expectEqual(trip, to: RoundTrip(seed: seed))
      #expect(try RoundTrip(json: trip.json) == trip)
      guard seed.isMultiple(of: 4) else { continue }
      expectEqual(RoundTripPlayer.play(trip).diary, to: RoundTripPlayer.play(trip).diary)
    }
  }

  @Test func `three round trips of a kind make at least three comparisons and twelve steps`() {
    for kind in RoundTripKind.all {
      let outcomes = (1...3).map {
        RoundTripPlayer.play(RoundTrip(kind: kind, seed: $0), isManaged: false)
      }
      #expect(outcomes.map(\.returns).reduce(0, +) >= 3, "\(kind.name)")
      #expect(outcomes.map(\.diary.count).reduce(0, +) >= 12, "\(kind.name)")
    }
  }

  @Test func `content that has moved is a fault, unless the user has scrolled since`() {
    let kind = RoundTripKind(name: "creeping-chat") { _ in CreepingScreen() }
    var trip = RoundTrip(
      kind: kind.name, seed: 1, hasKeys: false, start: 0.5,
      steps: [.toggle(.banner), .toggle(.banner), .toggle(.push), .toggle(.push)]
    )
    let fault = RoundTripPlayer.play(trip, on: kind).fault
    expectEqual(fault?.way, to: "banner, no banner, push, no push")
    expectEqual(fault.map { $0.after - $0.before }, to: 2)
    trip.steps += [.scroll(-0.3)]
    trip.steps.removeFirst(2)
    expectEqual(RoundTripPlayer.play(trip, on: kind).fault?.way, to: "push, no push")
    trip.steps = [.toggle(.banner), .toggle(.banner), .scroll(0.3)]
    expectNil(RoundTripPlayer.play(trip, on: kind).fault)
  }

  @Test(arguments: ["text", "form"])
  func `content returns although the app changes its inset twice under a full screen`(
    _ kind: String
  ) {
    let changes: [RoundTrip.Change] = [
      .banner, .fullScreen, .banner, .banner, .fullScreen, .banner,
    ]
    let trip = RoundTrip(
      kind: kind, seed: 1, hasKeys: true, start: 1, steps: changes.map { .toggle($0) }
    )
    expectEqual(RoundTripPlayer.play(trip).fault?.description, to: nil)
  }

  /// After the first alert, a keyboard without suggestions returns; during the second, a bar grows.
  @Test(arguments: ["form", "table", "tabbed-form"], [1, -1] as [Double])
  func `a field that was scrolled away is not revealed after alerts`(
    _ kind: String, share: Double
  ) {
    let trip = RoundTrip(
      kind: kind, seed: 2, hasKeys: true, start: 0.5,
      steps: [.scrollAway(share)]
        + [.suggestions, .alert, .alert, .alert, .topBanner, .alert, .topBanner, .suggestions]
        .map { .toggle($0) }
    )
    let outcome = RoundTripPlayer.play(trip)
    expectEqual(outcome.fault?.description, to: nil)
    #expect(outcome.returns >= 1 && outcome.diary.first?.hasPrefix("scroll away") == true)
  }

  @Test func `a round trip of an unknown kind plays nothing`() {
    let trip = RoundTrip(kind: "none", seed: 1, hasKeys: false, start: 0, steps: [.lock])
    #expect(RoundTripPlayer.play(trip).diary.isEmpty)
  }
}

/// A screen whose content moves by two points each time the screen appears again.
private final class CreepingScreen: UIViewController, RoundTripScreen {
  let scrollView = UIScrollView()
  let input = UITextField(frame: CGRect(x: 16, y: 100, width: 100, height: 40))
  private var count = 0
  var field: UIView? { input }

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.frame = view.bounds
    scrollView.contentSize = CGSize(width: 390, height: 3000)
    view.addSubview(scrollView)
    view.addSubview(input)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    count += 1
    if count > 1 { scrollView.contentOffset.y += 2 }
  }
}
