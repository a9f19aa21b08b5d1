// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import CoreGraphics
import Foundation

/// The part of UIKit's protocol that reads, selects, replaces and locates text.
///
/// Marked text, the tokenizer and writing directions are not in the stand-in.
@MainActor
public protocol UITextInput: UIKeyInput {
  func text(in range: UITextRange) -> String?
  func replace(_ range: UITextRange, withText text: String)
  var selectedTextRange: UITextRange? { get set }

  var beginningOfDocument: UITextPosition { get }
  var endOfDocument: UITextPosition { get }
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int

  func firstRect(for range: UITextRange) -> CGRect
  func caretRect(for position: UITextPosition) -> CGRect
  func closestPosition(to point: CGPoint) -> UITextPosition?
  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
}

// The table has these on the protocol alone. Written on the classes they would be further symbols.
// A position or range of another text input means the start; one beyond the end, the end.
extension UITextInput where Self: _HeadlessTextOwner {
  public func text(in range: UITextRange) -> String? {
    guard let range = range as? HeadlessTextRange else { return nil }
    return _headlessText.text(in: range.range)
  }

  public func replace(_ range: UITextRange, withText text: String) {
    guard let range = range as? HeadlessTextRange else { return }
    _headlessText.replace(range.range, with: text)
  }

  public var selectedTextRange: UITextRange? {
    get { HeadlessTextRange(_headlessText.selection) }
    set {
      guard let range = newValue as? HeadlessTextRange else { return }
      _headlessText.select(range.range)
    }
  }

  public var beginningOfDocument: UITextPosition { HeadlessTextPosition(offset: 0) }
  public var endOfDocument: UITextPosition { HeadlessTextPosition(offset: _headlessText.length) }

  public func textRange(
    from fromPosition: UITextPosition,
    to toPosition: UITextPosition
  ) -> UITextRange? {
    let from = headlessOffset(of: fromPosition)
    let to = headlessOffset(of: toPosition)
    return HeadlessTextRange(NSRange(location: min(from, to), length: abs(to - from)))
  }

  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let (sum, overflows) = headlessOffset(of: position).addingReportingOverflow(offset)
    guard !overflows, (0..._headlessText.length).contains(sum) else { return nil }
    return HeadlessTextPosition(offset: sum)
  }

  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    let first = headlessOffset(of: position)
    let second = headlessOffset(of: other)
    if first == second { return .orderedSame }
    return first < second ? .orderedAscending : .orderedDescending
  }

  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    headlessOffset(of: toPosition) - headlessOffset(of: from)
  }

  /// The part of the range on its first line.
  public func firstRect(for range: UITextRange) -> CGRect {
    guard let range = range as? HeadlessTextRange else { return .null }
    return _headlessText.layout(in: _headlessTextArea).firstRect(for: range.range)
  }

  /// In the view's own coordinates, which for a text view move with its content (behaviour C3.3,
  /// statement 134).
  public func caretRect(for position: UITextPosition) -> CGRect {
    if let rect = _headlessText.caretRectOverride { return rect }
    return _headlessText.layout(in: _headlessTextArea).caretRect(at: headlessOffset(of: position))
  }

  public func closestPosition(to point: CGPoint) -> UITextPosition? {
    HeadlessTextPosition(offset: _headlessText.layout(in: _headlessTextArea).offset(at: point))
  }

  public func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    guard let range = (range as? HeadlessTextRange)?.range else { return nil }
    let offset = _headlessText.layout(in: _headlessTextArea).offset(at: point)
    let end = range.location + range.length
    return HeadlessTextPosition(offset: min(max(offset, range.location), end))
  }

  private func headlessOffset(of position: UITextPosition) -> Int {
    min((position as? HeadlessTextPosition)?.offset ?? 0, _headlessText.length)
  }
}
