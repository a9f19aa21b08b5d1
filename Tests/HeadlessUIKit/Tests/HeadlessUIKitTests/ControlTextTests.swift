import CoreGraphics
import Testing
@_spi(Headless) import UIKit

@Suite("Fonts and text metrics")
@MainActor
struct ControlTextTests {
  @Test func `the body style is 17 points by default and 53 at the largest size`() {
    let device = HeadlessDevice()
    device.run {
      #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 17)
      #expect(UIFont.preferredFont(forTextStyle: .headline).headlessWeight == .semibold)
      device.options.contentSizeCategory = .accessibilityExtraExtraExtraLarge
      #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 53)
    }
  }

  @Test func `a font without a size has the standard one`() {
    #expect(UIFont.systemFont(ofSize: 0).pointSize == UIFont.systemFontSize)
    #expect(UIFont.systemFont(ofSize: .nan).pointSize == UIFont.systemFontSize)
  }

  @Test func `a line is 1.2 point sizes high, rounded up`() {
    #expect(UIFont.systemFont(ofSize: 17).lineHeight == 21)
    #expect(UIFont.systemFont(ofSize: 15).lineHeight == 18)
    let font = UIFont.systemFont(ofSize: 20)
    #expect(font.ascender - font.descender == 24)
  }

  @Test func `words wrap, and the white space between them hangs over the edge`() {
    let metrics = HeadlessTextMetrics(font: .systemFont(ofSize: 20))
    let text = "one two  three"
    // Ten points a character: nine fit.
    let lines = metrics.lines(of: text, width: 90)
    #expect(lines.map { String(text[$0.range]) } == ["one two  ", "three"])
    #expect(lines.map(\.width) == [70, 50])
    #expect(metrics.size(of: text, width: 90) == CGSize(width: 70, height: 2 * 24))
    #expect(metrics.size(of: text) == CGSize(width: 14 * 10, height: 24))
  }

  @Test func `a word wider than the line is broken, and a line holds at least one character`() {
    let metrics = HeadlessTextMetrics(font: .systemFont(ofSize: 20))
    let text = "abcdefg"
    #expect(
      metrics.lines(of: text, width: 30).map { String(text[$0.range]) } == ["abc", "def", "g"]
    )
    #expect(metrics.lines(of: text, width: 0).count == 7)
    #expect(metrics.lines(of: text, width: -5).count == 7)
    #expect(metrics.lines(of: text, width: .nan).count == 1)
  }

  @Test func `line breaks open lines, also the one at the end`() {
    let metrics = HeadlessTextMetrics(font: .systemFont(ofSize: 20))
    let text = "ab\n\nc\n"
    #expect(metrics.lines(of: text).map { String(text[$0.range]) } == ["ab\n", "\n", "c\n", ""])
    #expect(metrics.lines(of: "").count == 1)
    #expect(metrics.size(of: text, limit: 2) == CGSize(width: 20, height: 48))
  }

  @Test(arguments: ["one two  three", "a b  c   ", "  x", "longword and\nmore text \n", "日本語の文"])
  func `the lines of a text cover it`(text: String) {
    let metrics = HeadlessTextMetrics(font: .systemFont(ofSize: 20))
    for width in stride(from: CGFloat(0), through: 200, by: 10) {
      let lines = metrics.lines(of: text, width: width)
      #expect(lines.map { String(text[$0.range]) }.joined() == text)
      #expect(lines.allSatisfy { $0.width <= max(width, 10) })
    }
  }
}
