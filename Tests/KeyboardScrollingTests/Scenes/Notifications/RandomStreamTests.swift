#if os(Linux)
import CoreGraphics
import Testing
@_spi(Headless) import UIKit
import Workshop

@testable import KeyboardScrolling

/// Random sequences; the same rules hold after each event.
@Suite("Notifications in random order", .tags(.scene))
@MainActor
struct RandomStreamTests {
  /// End frames, with the adjustment on screen P: the overlap less UIKit's 34 points.
  nonisolated private static let frames: [(frame: CGRect, needed: CGFloat)] = [
    (CGRect(x: 0, y: 508, width: 390, height: 336), 302),
    (CGRect(x: 0, y: 553, width: 390, height: 291), 257),
    (CGRect(x: 0, y: 464, width: 390, height: 380), 346),
    (CGRect(x: 0, y: 824, width: 390, height: 20), 0),
    (CGRect(x: 0, y: 300, width: 390, height: 265), 0),
    (CGRect(x: 40, y: 300, width: 180, height: 200), 0),
    (CGRect(x: 0, y: 900, width: 390, height: 336), 0),
    (CGRect(x: 0, y: 844, width: 390, height: 0), 0),
    (CGRect.zero, 0),
  ]

  private func setup(
    _ policy: Policy,
    _ random: inout SeededGenerator
  ) -> Scene.Setup {
    let options = random.element(of: OptionMatrix.all)
    return Scene.Setup.iPhone.on(options).with {
      $0.baseline = 20
      $0.configuration.baselinePolicy = policy
    }
  }

  @Test(arguments: 0..<12, Scene.policies)
  func `each announcement is followed as if it were the first`(
    seed: Int,
    policy: Policy
  ) {
    var random = SeededGenerator(seed: seed)
    Scene.run(setup(policy, &random)) { scene in
      let before = scene.untouched
      var kinds: Set<Int> = []
      for _ in 0..<40 {
        let (frame, needed) = random.element(of: Self.frames)
        let kind = Int.random(in: 0..<4, using: &random)
        kinds.insert(kind)
        scene.resetCounts()
        let duration = random.oneIn(2) ? 0 : 0.25
        switch kind {
        case 0: scene.post(.willHide, Keyboard.iPhoneHidden, duration: duration)
        case 1: scene.post(.willChangeFrame, frame, duration: duration)
        default: scene.post(.willShow, frame, duration: duration)
        }
        #expect(scene.insetWrites <= 1)
        #expect(scene.indicatorWrites <= 1)
        if random.oneIn(2) { scene.device.clock.settle() }
        if random.oneIn(4) { scene.device.clock.advance(by: 0.1) }
        let rest = kind == 0 ? 0 : needed
        let inset = policy == .sum ? 20 + rest : max(20, rest)
        scene.expect(b: inset, i: inset)
        #expect(scene.insetWrites <= 1)
        #expect(scene.indicatorWrites <= 1)
      }
      #expect(kinds.count == 4)
      scene.hide()
      scene.expect(b: 20, i: 20)
      #expect(scene.o == -91)
      #expect(scene.untouched == before)
    }
  }

  @Test(arguments: 0..<12, Scene.policies)
  func `after any notifications and additions of the app, a hide leaves the app's own insets`(
    seed: Int,
    policy: Policy
  ) {
    var random = SeededGenerator(seed: seed + 1000)
    let kinds: [HeadlessKeyboardEvent.Name] = [
      .willShow, .didShow, .willHide, .didHide, .willChangeFrame, .didChangeFrame,
    ]
    Scene.run(setup(policy, &random)) { scene in
      scene.allow(.still, because: "random notifications overtake each other")
      let field = scene.addField(700...744)
      var baseline: CGFloat = 20
      for _ in 0..<40 {
        switch Int.random(in: 0..<12, using: &random) {
        case 0:
          baseline += 7
          scene.scrollView.contentInset.bottom += 7
        case 1: field.becomeFirstResponder()
        case 2: field.resignFirstResponder()
        case 3: scene.device.clock.advance(by: 0.2)
        default:
          let frame = random.oneIn(8) ? nil : random.element(of: Self.frames).frame
          scene.post(random.element(of: kinds), frame, isLocal: !random.oneIn(5))
          if random.oneIn(2) { scene.device.clock.settle() }
        }
        #expect(scene.b >= 0)
        #expect(scene.i >= 0)
      }
      field.resignFirstResponder()
      scene.hide()
      scene.finish(.didHide, Keyboard.iPhoneHidden)
      scene.expect(b: baseline, i: 20)
      scene.device.clock.advance(by: 1)
      // 1600 less 844, plus the insets at the bottom.
      #expect((-91...(756 + 34 + baseline)).contains(scene.o))
    }
  }
}
#endif
