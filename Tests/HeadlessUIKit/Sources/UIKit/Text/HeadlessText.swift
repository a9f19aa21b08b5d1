/// The text, the selection and the traits of a text field or text view.
@MainActor public final class _HeadlessText {
  private(set) var text = ""
  /// The selection, in UTF-16 units.
  private(set) var selection = NSRange(location: 0, length: 0)
  var traits = TextTraits()
  var isEditable = true
  weak var client: (any TextClient)?
  /// A wrong result of `caretRect(for:)`, such as null or infinite, as on some devices (S135).
  var caretRectOverride: CGRect?
  weak var inputDelegate: (any UITextInputDelegate)?
  private var cachedLayout: TextLayout?

  init() {}

  var length: Int { text.utf16.count }
  var hasText: Bool { length > 0 }

  /// Sets the text without reporting an edit, and moves the caret to the end.
  func assign(_ new: String) {
    text = new
    client?.invalidateText()
    let end = NSRange(location: length, length: 0)
    guard end != selection else { return }
    selection = end
    client?.selectionDidChange(withText: true)
  }

  func replace(_ range: NSRange, with replacement: String) {
    let range = clamped(range)
    let start = index(range.location)
    let end = index(range.location + range.length)
    text.replaceSubrange(start..<end, with: replacement)
    let caret = range.location + replacement.utf16.count
    selection = clamped(NSRange(location: caret, length: 0))
    client?.invalidateText()
    client?.selectionDidChange(withText: true)
    client?.handleTextChange()
  }

  func insert(_ string: String) {
    guard isEditable else { return }
    replace(selection, with: string)
  }

  /// Types like a user, only during editing and if the delegate permits it.
  func type(_ string: String) {
    guard let client, client.isFirstResponder, isEditable,
      client.allowsChange(in: selection, replacement: string)
    else { return }
    insert(string)
  }

  func typeBackspace() {
    guard let client, client.isFirstResponder, isEditable, let range = rangeToDeleteBackward,
      client.allowsChange(in: range, replacement: "")
    else { return }
    replace(range, with: "")
  }

  func deleteBackward() {
    guard isEditable, let range = rangeToDeleteBackward else { return }
    replace(range, with: "")
  }

  /// The selection, or the character before the caret with all its UTF-16 units.
  var rangeToDeleteBackward: NSRange? {
    guard selection.length == 0 else { return selection }
    let caret = index(selection.location)
    guard caret > text.startIndex else { return nil }
    let before = text.index(before: caret)
    let length = text.utf16.distance(from: before, to: caret)
    return NSRange(location: selection.location - length, length: length)
  }

  func select(_ range: NSRange) {
    let range = clamped(range)
    guard range != selection else { return }
    selection = range
    client?.selectionDidChange(withText: false)
  }

  func selectAll() { select(NSRange(location: 0, length: length)) }

  func text(in range: NSRange) -> String {
    let range = clamped(range)
    return String(text[index(range.location)..<index(range.location + range.length)])
  }

  func layout(in area: CGRect) -> TextLayout {
    let font = client?.textFont ?? .systemFont(ofSize: UIFont.systemFontSize)
    let alignment = client?.effectiveTextAlignment ?? .left
    if let cachedLayout,
      cachedLayout.isLayout(of: text, font: font, alignment: alignment, area: area)
    {
      return cachedLayout
    }
    let layout = TextLayout(text: text, font: font, alignment: alignment, area: area)
    cachedLayout = layout
    return layout
  }

  private func clamped(_ range: NSRange) -> NSRange {
    let start = min(max(range.location, 0), length)
    let room = length - start
    return NSRange(location: start, length: min(max(range.length, 0), room))
  }

  private func index(_ offset: Int) -> String.Index {
    text.utf16.index(text.startIndex, offsetBy: min(max(offset, 0), length))
  }
}

// A position from another text input means the start, and a position past the end means the end. A
// range from another text input is ignored.
extension _HeadlessText {
  var beginning: TextPosition { TextPosition(offset: 0) }
  var end: TextPosition { TextPosition(offset: length) }

  func distance(from position: UITextPosition, to other: UITextPosition) -> Int {
    offset(of: other) - offset(of: position)
  }

  func offset(of position: UITextPosition) -> Int {
    min((position as? TextPosition)?.offset ?? 0, length)
  }

  func text(in range: UITextRange) -> String? { (range as? TextRange).map { text(in: $0.range) } }

  func replace(_ range: UITextRange, with replacement: String) {
    guard let range = range as? TextRange else { return }
    replace(range.range, with: replacement)
  }

  var selectedTextRange: UITextRange? {
    get { TextRange(selection) }
    set {
      guard let range = newValue as? TextRange else { return }
      select(range.range)
    }
  }

  func textRange(from first: UITextPosition, to second: UITextPosition) -> UITextRange? {
    let from = offset(of: first)
    let to = offset(of: second)
    return TextRange(NSRange(location: min(from, to), length: abs(to - from)))
  }

  func position(from position: UITextPosition, offset distance: Int) -> UITextPosition? {
    let (sum, overflows) = offset(of: position).addingReportingOverflow(distance)
    guard !overflows, (0...length).contains(sum) else { return nil }
    return TextPosition(offset: sum)
  }

  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    let first = offset(of: position)
    let second = offset(of: other)
    if first == second { return .orderedSame }
    return first < second ? .orderedAscending : .orderedDescending
  }

  func firstRect(for range: UITextRange, in area: CGRect) -> CGRect {
    guard let range = range as? TextRange else { return .null }
    return layout(in: area).firstRect(for: range.range)
  }

  func caretRect(for position: UITextPosition, in area: CGRect) -> CGRect {
    caretRectOverride ?? layout(in: area).caretRect(at: offset(of: position))
  }

  func closestPosition(to point: CGPoint, in area: CGRect) -> UITextPosition? {
    TextPosition(offset: layout(in: area).offset(at: point))
  }

  func closestPosition(
    to point: CGPoint, within range: UITextRange, in area: CGRect
  ) -> UITextPosition? {
    guard let range = (range as? TextRange)?.range else { return nil }
    let offset = layout(in: area).offset(at: point)
    return TextPosition(offset: min(max(offset, range.location), range.location + range.length))
  }
}
