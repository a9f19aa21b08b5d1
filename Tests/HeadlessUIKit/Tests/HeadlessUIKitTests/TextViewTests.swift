import Testing
@_spi(Headless) import UIKit

/// A font of ten points: characters are 5 points wide and lines 12 high.
@Suite(.ownDevice) struct TextViewTests {
  private final class Delegate: NSObject, UITextViewDelegate {
    var calls: [String] = []
    var refuses = false

    func textView(
      _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool {
      calls.append("should change \(range.location)+\(range.length)")
      return !refuses
    }
    func textViewDidChange(_ textView: UITextView) { calls.append("did change") }
    func textViewDidChangeSelection(_ textView: UITextView) { calls.append("selection") }
    func textViewDidBeginEditing(_ textView: UITextView) { calls.append("begin") }
    func textViewDidEndEditing(_ textView: UITextView) { calls.append("end") }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { calls.append("scroll") }
  }

  private final class Spy: UITextView {
    var requests: [CGRect] = []

    override func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
      requests.append(rect)
      super.scrollRectToVisible(rect, animated: animated)
    }
  }

  private func makeView(_ frame: CGRect = CGRect(0, 0, 110, 60)) -> Spy {
    let view = Spy(frame: frame)
    view.contentInsetAdjustmentBehavior = .never
    view.font = .systemFont(ofSize: 10)
    return view
  }

  private func caret(_ view: UITextView, _ offset: Int) -> CGRect? {
    view.position(from: view.beginningOfDocument, offset: offset).map(view.caretRect(for:))
  }

  // 110, less a padding of 5 on each side, is 100: twenty characters.
  @Test func `text wraps at the container's width`() {
    let view = makeView()
    view.text = String(repeating: "a", count: 45)
    // Three lines of 12, and insets of 8 above and below.
    expectEqual(view.contentSize, to: CGSize(110, 52))
    expectEqual(caret(view, 0), to: CGRect(5, 8, 2, 12))
    expectEqual(caret(view, 19), to: CGRect(100, 8, 2, 12))
    expectEqual(caret(view, 20), to: CGRect(5, 20, 2, 12))
    expectEqual(caret(view, 45), to: CGRect(30, 32, 2, 12))
    expectNil(caret(view, 46))
  }

  /// Ten lines of 12 with insets of 8 are 136 high; 60 of them are visible at first.
  @Test(arguments: [0.5, 1, 1.5])
  func `S291: text has an estimated height until it is visible`(part: Double) {
    HeadlessDevice.current.options.textHeightBelow = part
    let view = makeView()
    view.text = String(repeating: "\n", count: 9)
    view.layoutIfNeeded()
    expectEqual(view.contentSize.height, to: 60 + 76 * part)
    view.contentOffset.y = 30
    view.layoutIfNeeded()
    expectEqual(view.contentSize.height, to: 90 + 46 * part)
    view.contentOffset.y = 0
    view.layoutIfNeeded()
    expectEqual(view.contentSize.height, to: 90 + 46 * part)
    view.scrollRangeToVisible(NSRange(location: 9, length: 0))
    expectEqual([view.contentSize.height, view.contentOffset.y], to: [128 + 8 * part, 68])
    view.layoutIfNeeded()
    view.text += " "
    expectEqual(view.contentSize.height, to: 128 + 8 * part)
  }

  @Test(arguments: [1, 0.5])
  func `S292: a new focus estimates the height of the text for a turn`(part: Double) {
    HeadlessDevice.current.options.textHeightAtFocus = part
    let window = UIWindow(frame: CGRect(0, 0, 390, 844))
    window.isHidden = false
    let view = makeView()
    window.addSubview(view)
    view.text = String(repeating: "\n", count: 9)
    view.contentOffset.y = 60
    HeadlessDevice.current.clock.settle()
    expectEqual(view.contentSize.height, to: 136)
    for focus in [view.becomeFirstResponder, view.resignFirstResponder] {
      view.contentOffset.y = 20
      HeadlessDevice.current.clock.settle()
      #expect(focus())
      view.layoutIfNeeded()
      expectEqual(view.contentSize.height, to: 136 * part)
      // The end is at 76, or at 8.
      expectEqual(view.contentOffset.y, to: part < 1 ? 8 : 20)
      HeadlessDevice.current.clock.turn()
      expectEqual(view.contentSize.height, to: 136)
    }
  }

  @Test func `an empty text has a line, and a line break at the end begins one`() {
    let view = makeView()
    view.text = ""
    expectEqual(view.contentSize.height, to: 28)
    expectEqual(caret(view, 0), to: CGRect(5, 8, 2, 12))
    view.text = "ab\n"
    expectEqual(view.contentSize.height, to: 40)
    expectEqual(caret(view, 2), to: CGRect(15, 8, 2, 12))
    expectEqual(caret(view, 3), to: CGRect(5, 20, 2, 12))
  }

  @Test func `insets, padding and alignment move the text`() {
    let view = makeView()
    view.text = "aaaa"
    view.textAlignment = .right
    expectEqual(caret(view, 0)?.minX, to: 85)
    view.textAlignment = .center
    expectEqual(caret(view, 4)?.minX, to: 65)
    view.textAlignment = .left
    view.textContainerInset = .zero
    view.textContainer.lineFragmentPadding = 0
    view.text = String(repeating: "a", count: 22)
    expectEqual(view.contentSize.height, to: 12)
    expectEqual(caret(view, 22), to: CGRect(110, 0, 2, 12))
  }

  @Test func `a new width wraps the text again at layout`() {
    let view = makeView()
    view.text = String(repeating: "a", count: 40)
    expectEqual(view.contentSize.height, to: 40)
    view.frame.size.width = 60
    view.layoutIfNeeded()
    // Ten characters per line.
    expectEqual(view.contentSize, to: CGSize(60, 64))
  }

  @Test func `a view that does not scroll has the height of its text`() {
    let view = makeView()
    view.text = String(repeating: "a", count: 45)
    expectEqual(view.intrinsicContentSize, to: CGSize(-1, -1))
    view.isScrollEnabled = false
    expectEqual(view.intrinsicContentSize.height, to: 52)
    let fitting = CGSize(60, CGFloat.greatestFiniteMagnitude)
    expectEqual(view.sizeThatFits(fitting), to: CGSize(60, 76))
  }

  @Test func `a point has a nearest text position`() {
    let view = makeView()
    view.text = "abc\nde"
    func offset(_ x: CGFloat, _ y: CGFloat) -> Int? {
      view.closestPosition(to: CGPoint(x, y)).map {
        view.offset(from: view.beginningOfDocument, to: $0)
      }
    }
    expectEqual(offset(0, 0), to: 0)
    expectEqual(offset(12.4, 10), to: 1)
    expectEqual(offset(12.6, 10), to: 2)
    expectEqual(offset(90, 10), to: 3)
    expectEqual(offset(90, 500), to: 6)
    expectEqual(offset(.nan, .infinity), to: 0)
  }

  @Test func `text is read and replaced by range, and positions are compared`() throws {
    let view = makeView()
    view.text = "one two"
    let start = view.beginningOfDocument
    let third = try #require(view.position(from: start, offset: 3))
    expectNil(view.position(from: start, offset: -1))
    expectNil(view.position(from: start, offset: .max))
    expectEqual(view.compare(start, to: third), to: .orderedAscending)
    expectEqual(view.offset(from: third, to: view.endOfDocument), to: 4)
    let word = try #require(view.textRange(from: third, to: start))
    expectEqual(view.text(in: word), to: "one")
    view.replace(word, withText: "1")
    expectEqual(view.text, to: "1 two")
    expectEqual(view.selectedRange, to: NSRange(location: 1, length: 0))
  }

  @Test(arguments: [
    (NSRange(location: 2, length: 100), NSRange(location: 2, length: 1)),
    (NSRange(location: -5, length: 2), NSRange(location: 0, length: 2)),
    (NSRange(location: NSNotFound, length: 0), NSRange(location: 3, length: 0)),
    (NSRange(location: 1, length: -1), NSRange(location: 1, length: 0)),
  ])
  func `a selection outside the text becomes the nearest inside`(given: NSRange, kept: NSRange) {
    let view = makeView()
    view.text = "abc"
    view.selectedRange = NSRange(location: 0, length: 0)
    view.selectedRange = given
    expectEqual(view.selectedRange, to: kept)
  }

  @Test func `a test may replace the caret's rectangle`() {
    let view = makeView()
    view.headlessCaretRectOverride = .null
    #expect(view.caretRect(for: view.endOfDocument).isNull)
    view.headlessCaretRectOverride = nil
    expectEqual(view.caretRect(for: view.endOfDocument), to: CGRect(5, 8, 2, 12))
  }

  @Test func `typing asks the delegate, moves the caret, and reports the change`() {
    let fixture = KeyboardFixture()
    let delegate = Delegate()
    let view = fixture.add(makeView(), "view")
    view.becomeFirstResponder()
    view.delegate = delegate
    fixture.timeline = []
    view.headlessType("a")
    expectEqual(view.text, to: "a")
    expectEqual(delegate.calls, to: ["should change 0+0", "selection", "did change"])
    expectEqual(fixture.timeline, to: ["view change"])
    delegate.refuses = true
    view.headlessType("b")
    view.headlessDeleteBackward()
    expectEqual(view.text, to: "a")
  }

  @Test func `one delegate receives the calls for text and for scrolling`() {
    let fixture = KeyboardFixture()
    let delegate = Delegate()
    let view = fixture.add(makeView(), "view")
    view.delegate = delegate
    #expect((view as UIScrollView).delegate === delegate)
    view.becomeFirstResponder()
    view.contentOffset.y = 3
    view.resignFirstResponder()
    expectEqual(delegate.calls, to: ["begin", "scroll", "end"])
  }

  @Test func `S133: a wrap or Return scrolls to the caret, a character alone does not`() {
    let fixture = KeyboardFixture()
    let view = fixture.add(makeView(), "view")
    view.becomeFirstResponder()
    fixture.device.clock.settle()
    view.requests = []
    view.headlessType("aaaaa")
    expectEqual(view.requests, to: [])
    view.headlessType("\n")
    expectEqual(view.requests, to: [CGRect(5, 20, 2, 12)])
    // The twenty-first character does not fit in the line.
    view.headlessType(String(repeating: "a", count: 21))
    expectEqual(view.requests, to: [CGRect(5, 20, 2, 12), CGRect(10, 32, 2, 12)])
  }

  @Test func `S133: the view scrolls to the caret itself, but not without the focus`() {
    let fixture = KeyboardFixture()
    let view = fixture.add(makeView(), "view")
    view.text = String(repeating: "\n", count: 20)
    expectEqual(view.requests, to: [])
    expectEqual(view.contentOffset, to: .zero)
    view.text = ""
    view.becomeFirstResponder()
    fixture.device.clock.settle()
    view.headlessType("\n\n\n\n\n")
    // The sixth line ends at 8 + 6 x 12 = 80, and 60 points are visible.
    expectEqual(view.contentOffset.y, to: 20)
  }

  @Test func `S280: a range scrolls into view as a whole, or with its end`() {
    let view = makeView()
    view.text = String(repeating: "aaa\n", count: 20)
    // Line 5 ends at 8 + 6 * 12 = 80, and 60 points are visible.
    view.scrollRangeToVisible(NSRange(location: 16, length: 7))
    expectEqual(view.contentOffset.y, to: 20)
    view.scrollRangeToVisible(NSRange(location: 16, length: 7))
    expectEqual(view.requests.count, to: 2)
    expectEqual(view.contentOffset.y, to: 20)
    // The range begins in line 1 and ends with line 10, at 140.
    view.scrollRangeToVisible(NSRange(location: 4, length: 39))
    expectEqual(view.contentOffset.y, to: 80)
    view.scrollRangeToVisible(NSRange(location: 4, length: 0))
    expectEqual(view.contentOffset.y, to: 20)
  }

  @Test func `S281: a letter, a deletion or a selection scrolls to a caret that was hidden`() {
    let fixture = KeyboardFixture()
    let view = fixture.add(makeView(), "view")
    view.text = String(repeating: "aaa\n", count: 20) + "aaa"
    view.becomeFirstResponder()
    fixture.device.clock.settle()
    let end: CGFloat = 268 - 60 - 8
    for change in [
      { view.headlessType("b") }, { view.headlessDeleteBackward() },
      { view.selectedRange.location -= 1 },
    ] {
      view.contentOffset.y = 0
      view.requests = []
      change()
      // The last of 21 lines ends at 8 + 21 * 12 = 260.
      expectEqual([view.contentOffset.y, CGFloat(view.requests.count)], to: [end, 1])
      // A caret that is visible causes no scroll.
      view.headlessType("c")
      expectEqual(view.requests.count, to: 1)
    }
  }

  @Test func `S281: a caret that moves in its line does not scroll the view around its text view`()
  {
    let fixture = KeyboardFixture()
    let scrollView = fixture.addScrollView(RevealSpy())
    let view = fixture.add(makeView(), "view", to: scrollView)
    view.isScrollEnabled = false
    view.becomeFirstResponder()
    fixture.device.clock.advance(by: 1)
    scrollView.contentOffset.y = 500
    scrollView.requests = []
    view.headlessType("a")
    expectEqual(scrollView.requests, to: [])
    view.resignFirstResponder()
    view.isScrollEnabled = true
    view.requests = []
    view.selectedRange.location = 0
    expectEqual(view.requests, to: [])
  }
}
