final class TextRange: UITextRange {
  let range: NSRange

  init(_ range: NSRange) {
    self.range = range
    super.init()
  }

  override var isEmpty: Bool { range.length == 0 }
  override var start: UITextPosition { TextPosition(offset: range.location) }
  override var end: UITextPosition { TextPosition(offset: range.location + range.length) }

  override func isEqual(_ object: Any?) -> Bool { (object as? TextRange)?.range == range }

  override var hash: Int { range.location }
}
