import CoreGraphics
import Foundation
import UIKit

// Rectangles and insets are lists of numbers in a file: short, and the same on every system.

extension KeyedDecodingContainer {
  /// Returns as many numbers as a value has; nil if there is no such member.
  private func numbers(_ count: Int, _ key: Key) throws -> [CGFloat]? {
    guard let numbers = try decodeIfPresent([Double].self, forKey: key) else { return nil }
    guard numbers.count == count else {
      throw DecodingError.dataCorruptedError(
        forKey: key,
        in: self,
        debugDescription: "\(count) numbers are needed, and there are \(numbers.count)."
      )
    }
    return numbers.map { CGFloat($0) }
  }

  /// An integer, however it is written; nil if there is no such member.
  ///
  /// Foundation's decoder does not say where a number is that does not fit.
  func integer(_ key: Key) throws -> Int? {
    if let integer = try? decode(Int.self, forKey: key) { return integer }
    guard let number = try decodeIfPresent(Double.self, forKey: key) else { return nil }
    guard let integer = Int(exactly: number) else {
      throw DecodingError.dataCorruptedError(
        forKey: key,
        in: self,
        debugDescription: "\(number) is not an integer."
      )
    }
    return integer
  }

  /// The rectangle `[x, y, width, height]`; nil if there is no such member.
  func rectangle(_ key: Key) throws -> CGRect? {
    try numbers(4, key).map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) }
  }

  /// The insets `[top, left, bottom, right]`; none if there is no such member.
  func insets(_ key: Key) throws -> UIEdgeInsets {
    try numbers(4, key).map {
      UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3])
    } ?? .zero
  }
}

extension KeyedEncodingContainer {
  mutating func encode(rectangle: CGRect?, _ key: Key) throws {
    guard let rectangle else { return }
    let (origin, size) = (rectangle.origin, rectangle.size)
    try encode([origin.x, origin.y, size.width, size.height].map { Double($0) }, forKey: key)
  }

  mutating func encode(insets: UIEdgeInsets, _ key: Key) throws {
    guard insets != .zero else { return }
    try encode(
      [insets.top, insets.left, insets.bottom, insets.right].map { Double($0) },
      forKey: key
    )
  }
}
