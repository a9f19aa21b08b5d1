/// A position in the stand-in's text inputs: the number of UTF-16 units from the start.
final class TextPosition: UITextPosition {
  let offset: Int

  init(offset: Int) {
    self.offset = offset
    super.init()
  }

  override func isEqual(_ object: Any?) -> Bool { (object as? TextPosition)?.offset == offset }

  override var hash: Int { offset }
}
