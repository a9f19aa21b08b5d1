import CoreGraphics
package import KeyboardScrollingTesting

extension SeededGenerator {
  package init(seed: Int) { self.init(seed: UInt64(bitPattern: Int64(seed))) }

  mutating func oneIn(_ number: Int) -> Bool { Int.random(in: 0..<number, using: &self) == 0 }

  mutating func one<Element>(of first: Element, _ others: Element...) -> Element {
    ([first] + others).randomElement(using: &self) ?? first
  }

  mutating func points(_ range: ClosedRange<Int>) -> CGFloat {
    CGFloat(Int.random(in: range, using: &self))
  }
}
