import CoreGraphics
import Testing
import Workshop

extension MovementRuleTests {
  @Test func `a movement is needless if the field was visible, or if the content moves too far`() {
    func isNeedless(_ movement: DeviceMovement) -> [Bool] {
      movement.findings(of: [.still, .smallest]).map(\.isNeedlessMovement)
    }
    let before = rest(at: -91, keyboard: false)
    let seen = movement(from: before, to: rest(at: 0, keyboard: true, target: 100...144))
    expectEqual(isNeedless(seen), to: [true])
    let tooFar = movement(from: before, to: rest(at: 400, keyboard: true, target: 700...744))
    expectEqual(isNeedless(tooFar), to: [true])
    let hidden = movement(from: before, to: rest(at: 100, keyboard: true, target: 700...744))
    expectEqual(isNeedless(hidden), to: [false])
    let unmoved = movement(from: before, to: rest(at: -91, keyboard: true, target: 700...744))
    expectEqual(isNeedless(unmoved), to: [false])
  }

  @Test func `a movement of less than two points is not needless`() {
    let before = rest(at: -91, keyboard: false)
    let seen = movement(from: before, to: rest(at: -90, keyboard: true, target: 100...144))
    expectEqual(seen.findings(of: [.still]).map(\.isNeedlessMovement), to: [false])
  }
}
