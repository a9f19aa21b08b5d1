import Testing
// The interface between the keyboard and the controllers that adjust for it is internal.
@testable @_spi(Headless) import UIKit

@Suite(.ownDevice) struct KeyboardAdjusterTests {
  private final class Adjuster: KeyboardAdjuster {
    let note: (CGRect?) -> Void

    init(_ note: @escaping (CGRect?) -> Void) { self.note = note }

    func keyboardWillMove(toFrameInScreen frame: CGRect?) { note(frame) }
  }

  @Test(arguments: [
    (
      HeadlessOptions.SystemTableAdjustment.beforeClient,
      ["system 508", "willChangeFrame", "system 508", "willShow"]
    ),
    (.afterClient, ["willChangeFrame", "system 508", "willShow", "system 508"]),
  ])
  func `S143: the system adjusts before or after the clients, depending on the option`(
    order: HeadlessOptions.SystemTableAdjustment, expected: [String]
  ) {
    let fixture = KeyboardFixture(options: .with(\.systemTableAdjustment, order))
    let adjuster = Adjuster { frame in
      fixture.timeline.append("system \(frame.map { "\(Int($0.minY))" } ?? "hidden")")
    }
    fixture.keyboard.addAdjuster(adjuster)
    fixture.keyboard.addAdjuster(adjuster)
    fixture.keyboard.post(
      HeadlessKeyboardEvent(.willChangeFrame, endFrame: .docked, duration: 0.25)
    )
    fixture.keyboard.post(HeadlessKeyboardEvent(.willShow, endFrame: .docked, duration: 0.25))
    expectEqual(fixture.timeline, to: expected)
  }
}
