import CoreGraphics
import Testing

@testable import KeyboardScrolling

@Suite("KeyboardState", .tags(.state))
struct KeyboardStateTests {
  static let docked = CGRect(x: 0, y: 508, width: 390, height: 336)
  static let lower = CGRect(x: 0, y: 553, width: 390, height: 291)
  static let below = CGRect(x: 0, y: 844, width: 390, height: 336)
  /// iOS 26 with a tool bar: hidden, and still 44 points high.
  static let remainder = CGRect(x: 0, y: 800, width: 390, height: 44)

  /// Plays events and checks where the keyboard is after each.
  private func expect(
    _ timeline: [(KeyboardEvent.Kind, CGRect?, KeyboardState.Rest)],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var state = KeyboardState()
    for (row, (kind, endFrame, rest)) in timeline.enumerated() {
      state.handle(KeyboardEvent(kind, endFrame: endFrame))
      #expect(state.rest == rest, "row \(row): \(kind)", sourceLocation: sourceLocation)
    }
  }

  @Test func `the last frame counts, whichever notification brought it`() {
    expect([
      (.willChangeFrame, Self.docked, .resting(Self.docked)),
      (.willShow, Self.docked, .resting(Self.docked)),
      (.didShow, Self.docked, .resting(Self.docked)),
      (.willChangeFrame, Self.lower, .resting(Self.lower)),
      (.didChangeFrame, Self.lower, .resting(Self.lower)),
    ])
  }

  @Test func `a hide is known by its name, not by its frame`() {
    for frame in [Self.below, .zero, Self.remainder, nil] as [CGRect?] {
      expect([
        (.willShow, Self.docked, .resting(Self.docked)),
        (.willHide, frame, .hidden),
        (.didChangeFrame, frame, .hidden),
        (.didHide, frame, .hidden),
      ])
    }
  }

  @Test func `a hide that never had a show is a hide`() {
    expect([(.willHide, Self.below, .hidden), (.didHide, Self.below, .hidden)])
  }

  @Test func `a notification without a usable frame is no news`() {
    let broken = CGRect(x: 0, y: CGFloat.nan, width: 390, height: 336)
    expect([
      (.willShow, nil, .unknown),
      (.willShow, broken, .unknown),
      (.willShow, .infinite, .unknown),
      (.willShow, Self.docked, .resting(Self.docked)),
      (.willShow, nil, .resting(Self.docked)),
      (.willChangeFrame, .null, .resting(Self.docked)),
      (.didShow, broken, .resting(Self.docked)),
    ])
  }

  @Test func `a show that overtakes a hide stays`() {
    expect([
      (.willShow, Self.docked, .resting(Self.docked)),
      (.willHide, Self.below, .hidden),
      (.willShow, Self.lower, .resting(Self.lower)),
      (.didHide, Self.below, .resting(Self.lower)),
      (.didShow, Self.lower, .resting(Self.lower)),
      (.didHide, Self.below, .hidden),
    ])
  }

  @Test func `a hide that overtakes a show stays`() {
    expect([
      (.willShow, Self.docked, .resting(Self.docked)),
      (.willHide, Self.below, .hidden),
      (.didShow, Self.docked, .hidden),
    ])
  }

  @Test func `without an announcement the end of a movement is the news`() {
    expect([
      (.didShow, Self.docked, .resting(Self.docked)),
      (.didHide, Self.below, .hidden),
      (.didShow, Self.docked, .resting(Self.docked)),
      (.willShow, Self.lower, .resting(Self.lower)),
      (.didHide, Self.below, .hidden),
      (.didShow, Self.lower, .resting(Self.lower)),
    ])
  }

  @Test func `the ends of two hides that a show has overtaken are no news`() {
    expect([
      (.willShow, Self.docked, .resting(Self.docked)),
      (.willHide, Self.below, .hidden),
      (.willHide, Self.below, .hidden),
      (.willShow, Self.lower, .resting(Self.lower)),
      (.didHide, Self.below, .resting(Self.lower)),
      (.didHide, Self.below, .resting(Self.lower)),
      (.didShow, Self.lower, .resting(Self.lower)),
    ])
  }

  @Test func `what says nothing is known from what does`() {
    var state = KeyboardState()
    let timeline: [(KeyboardEvent.Kind, CGRect?, Bool)] = [
      (.willShow, nil, false), (.willShow, Self.docked, true), (.willHide, Self.below, true),
      (.didChangeFrame, Self.below, false), (.didShow, Self.docked, false), (.didHide, nil, true),
    ]
    for (kind, endFrame, saysSomething) in timeline {
      let isNews = state.handle(KeyboardEvent(kind, endFrame: endFrame))
      #expect(isNews == saysSomething, "\(kind)")
    }
  }

  @Test func `a frame change alone brings a hidden keyboard back`() {
    expect([
      (.willHide, Self.below, .hidden),
      (.didChangeFrame, Self.docked, .resting(Self.docked)),
    ])
  }

  @Test func `the owner is the one of the last frame`() {
    var state = KeyboardState()
    state.handle(KeyboardEvent(.willShow, endFrame: Self.docked, isLocal: false))
    #expect(!state.isLocal)
    state.handle(KeyboardEvent(.willShow, endFrame: Self.docked))
    #expect(state.isLocal)
  }

  @Test(
    arguments: [
      (nil, false), (KeyboardStateTests.docked, true), (KeyboardStateTests.below, false),
      (CGRect(x: 100, y: 200, width: 200, height: 150), true),
      (CGRect(x: 0, y: 0, width: 390, height: 0), false),
    ] as [(CGRect?, Bool)]
  )
  func `a keyboard is visible where its frame meets the screen`(frame: CGRect?, isVisible: Bool) {
    let screen = CGRect(x: 0, y: 0, width: 390, height: 844)
    var state = KeyboardState()
    state.handle(KeyboardEvent(.willShow, endFrame: frame))
    #expect(state.isVisible(on: screen) == isVisible)
    state.handle(KeyboardEvent(.willHide, endFrame: frame))
    #expect(!state.isVisible(on: screen))
  }
}
