import Testing
@_spi(Headless) import UIKit

struct ControlTextTests {
  /// Characters are 10 points wide, and lines 24 high.
  private let metrics = HeadlessTextMetrics(font: .systemFont(ofSize: 20))

  @Test func `the body style is 17 points by default and 53 at the largest size`() {
    let device = HeadlessDevice()
    device.run {
      expectEqual(UIFont.preferredFont(forTextStyle: .body).pointSize, to: 17)
      expectEqual(UIFont.preferredFont(forTextStyle: .headline).headlessWeight, to: .semibold)
      device.options.contentSizeCategory = .accessibilityExtraExtraExtraLarge
      expectEqual(UIFont.preferredFont(forTextStyle: .body).pointSize, to: 53)
    }
  }

  @Test func `a font without a size has the standard one`() {
    expectEqual(UIFont.systemFont(ofSize: 0).pointSize, to: UIFont.systemFontSize)
    expectEqual(UIFont.systemFont(ofSize: .nan).pointSize, to: UIFont.systemFontSize)
  }

  @Test func `a line is 1.2 point sizes high, rounded up`() {
    expectEqual(UIFont.systemFont(ofSize: 17).lineHeight, to: 21)
    expectEqual(UIFont.systemFont(ofSize: 15).lineHeight, to: 18)
    let font = UIFont.systemFont(ofSize: 20)
    expectEqual(font.ascender - font.descender, to: 24)
  }

  @Test func `words wrap, and white space between them may extend past the edge`() {
    let text = "one two  three"
    // With ten points per character, nine fit.
    let lines = metrics.lines(of: text, width: 90)
    expectEqual(lines.map { String(text[$0.range]) }, to: ["one two  ", "three"])
    expectEqual(lines.map(\.width), to: [70, 50])
    expectEqual(metrics.size(of: text, width: 90), to: CGSize(70, 2 * 24))
    expectEqual(metrics.size(of: text), to: CGSize(14 * 10, 24))
  }

  @Test func `a word wider than the line is broken, and a line holds at least one character`() {
    let text = "abcdefg"
    expectEqual(
      metrics.lines(of: text, width: 30).map { String(text[$0.range]) }, to: ["abc", "def", "g"]
    )
    expectEqual(metrics.lines(of: text, width: 0).count, to: 7)
    expectEqual(metrics.lines(of: text, width: -5).count, to: 7)
    expectEqual(metrics.lines(of: text, width: .nan).count, to: 1)
  }

  @Test func `each line break begins a line, including one at the end`() {
    let text = "ab\n\nc\n"
    expectEqual(
      metrics.lines(of: text).map { String(text[$0.range]) }, to: ["ab\n", "\n", "c\n", ""]
    )
    expectEqual(metrics.lines(of: "").count, to: 1)
    expectEqual(metrics.size(of: text, limit: 2), to: CGSize(20, 48))
  }

  @Test(arguments: ["one two  three", "a b  c   ", "  x", "longword and\nmore text \n", "日本語の文"])
  func `the lines of a text contain the whole text`(text: String) {
    for width in stride(from: CGFloat(0), through: 200, by: 10) {
      let lines = metrics.lines(of: text, width: width)
      expectEqual(lines.map { String(text[$0.range]) }.joined(), to: text)
      #expect(lines.allSatisfy { $0.width <= max(width, 10) })
    }
  }
}
