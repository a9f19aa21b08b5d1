import Foundation

final class HeadlessTextRange: UITextRange {
  let range: NSRange

  init(_ range: NSRange) {
    self.range = range
    super.init()
  }

  override var isEmpty: Bool { range.length == 0 }
  override var start: UITextPosition { HeadlessTextPosition(offset: range.location) }
  override var end: UITextPosition {
    HeadlessTextPosition(offset: range.location + range.length)
  }

  override func isEqual(_ object: Any?) -> Bool {
    (object as? HeadlessTextRange)?.range == range
  }

  override var hash: Int { range.location }
}
