import Testing
@_spi(Headless) import UIKit

@testable import FilmstripKit

/// Tests drawings that are in no picture of the repository.
struct DrawingTests {
  private func strip(_ offsets: CGFloat..., caption: String = "Before") -> Filmstrip {
    let frames = offsets.map { offset in
      var sample = Sample()
      sample.screen = CGSize(width: 390, height: 844)
      sample.scrollView = CGRect(x: 0, y: 0, width: 390, height: 844)
      sample.contentOffset.y = offset
      return Frame(caption: caption, sample: sample)
    }
    let rows = [Filmstrip.Row(title: "", frames: frames)]
    return Filmstrip(title: "A \"title\" & more", sentence: "", rows: rows)
  }

  private func texts(of strip: Filmstrip) throws -> [String] {
    try SVGReader(strip.svg).texts.map(\.text)
  }

  @Test func `a picture is valid XML with any text, and even without frames`() throws {
    let texts = try texts(of: strip(0, caption: "<&>\u{1}\"'"))
    #expect(texts.contains("A \"title\" & more") && texts.contains("1  <&>\"'"))
    #expect(try SVGReader(strip().svg).names.contains("svg"))
    #expect(try SVGReader(Filmstrip(title: "", sentence: "", rows: []).svg).names.contains("svg"))
  }

  @Test func `content that has moved by half a point or more has an arrow`() throws {
    #expect(try !texts(of: strip(0, 0.3)).contains("0"))
    for moved: CGFloat in [3, -3, 5000, -5000] {
      #expect(try texts(of: strip(0, moved)).contains(abs(moved).plain))
    }
  }

  @Test func `a number has two decimals at most, and a minus sign where a name has a hyphen`() {
    let rows: [(CGFloat, String)] = [
      (0, "0"), (-0.0, "0"), (-0.001, "0"), (302, "302"), (-91, "-91"), (0.5, "0.5"),
      (0.05, "0.05"), (-0.25, "-0.25"), (445.33333333333326, "445.33"),
      (366.66666666666674, "366.67"), (9.86e-32, "0"), (99.999, "100"), (.infinity, "inf"),
      (.nan, "nan"), (44.375, "44.38"), ((44.375 + 20.1) - 20.1, "44.38"),
    ]
    for (number, text) in rows { expectEqual(number.plain, to: text, note: "\(number)") }
    expectEqual("offset -91 → -0.5".withMinusSigns, to: "offset −91 → −0.5")
    expectEqual("iPad-2, 3-4, a - 1, -x".withMinusSigns, to: "iPad-2, 3-4, a - 1, -x")
    expectEqual("(-3)-4".withMinusSigns, to: "(−3)−4")
  }

  @MainActor @Test func `a recipe's field that the keyboard covers is marked as a fault`() throws {
    let script = try #require(RecipeScript.all.first { $0.recipe == .login })
    var sample = try #require(RecipePicture(script).frames.last).sample
    expectEqual(sample.focusAboveKeys?.isGood, to: true)
    sample.keyboard?.origin.y -= 200
    expectEqual(sample.focusAboveKeys?.isGood, to: false)
  }
}
