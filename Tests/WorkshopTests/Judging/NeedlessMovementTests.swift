import CoreGraphics
import Testing
import Judging

extension MovementRuleTests {
  /// The field is visible at 100 to 144; at 700 to 744, it has to be revealed.
  @Test(
    arguments: [
      (0, 100...144, true), (400, 700...744, true), (100, 700...744, false),
      (-91, 700...744, false),
      // A user does not notice less than two points.
      (-90, 100...144, false),
    ] as [(CGFloat, ClosedRange<CGFloat>, Bool)]
  )
  func `a movement is needless if the field was visible, or if the content moves too far`(
    end: CGFloat, target: ClosedRange<CGFloat>, isNeedless: Bool
  ) {
    let after = rest(at: end, keyboard: true, target: target)
    let movement = movement(from: rest(at: -91, keyboard: false), to: after)
    let findings = movement.findings(of: [.still, .smallest])
    expectEqual(findings.map(\.isNeedlessMovement), to: [isNeedless])
  }
}
