import CoreGraphics
import Testing
import Workshop

extension MovementRuleTests {
  @Test func `a movement is needless if the field was visible, or moves too far`() {
    func isNeedless(_ movement: DeviceMovement) -> [Bool] {
      movement.findings(of: [.still, .smallest]).map(\.isNeedlessMovement)
    }
    let before = rest(at: -91, keyboard: false)
    let seen = movement(from: before, to: rest(at: 0, keyboard: true, target: 100...144))
    #expect(isNeedless(seen) == [true])
    let tooFar = movement(from: before, to: rest(at: 400, keyboard: true, target: 700...744))
    #expect(isNeedless(tooFar) == [true])
    let hidden = movement(from: before, to: rest(at: 100, keyboard: true, target: 700...744))
    #expect(isNeedless(hidden) == [false])
    let unmoved = movement(from: before, to: rest(at: -91, keyboard: true, target: 700...744))
    #expect(isNeedless(unmoved) == [false])
  }

  @Test func `a movement of less than two points is not needless`() {
    let before = rest(at: -91, keyboard: false)
    let seen = movement(from: before, to: rest(at: -90, keyboard: true, target: 100...144))
    #expect(seen.findings(of: [.still]).map(\.isNeedlessMovement) == [false])
  }
}
