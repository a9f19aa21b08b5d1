import Foundation
import FoundationXML
import Testing
import Workshop

@testable import filmstrip

/// Checks that the texts of a picture can be read on a page.
@MainActor
struct LegibilityTests {
  /// Collects the sizes of the texts, with the scales of the groups around them.
  private final class Reader: NSObject, XMLParserDelegate {
    var width = 0.0
    var shownWidth = 0.0
    var texts: [(size: Double, text: String)] = []
    private var scales = [1.0]
    private var isText = false

    func parser(
      _ parser: XMLParser,
      didStartElement elementName: String,
      namespaceURI: String?,
      qualifiedName qName: String?,
      attributes: [String: String]
    ) {
      let scale = attributes["transform"].flatMap { $0.firstMatch(of: /scale\(([0-9.]+)\)/) }
      scales.append(scales[scales.count - 1] * (scale.flatMap { Double($0.1) } ?? 1))
      if elementName == "svg" {
        let box = attributes["viewBox"].map { $0.split(separator: " ").compactMap { Double($0) } }
        width = box?[2] ?? 0
        shownWidth = attributes["width"].flatMap(Double.init) ?? 0
      }
      isText = elementName == "text"
      let size = attributes["font-size"].flatMap(Double.init) ?? 0
      if isText { texts.append((size * scales[scales.count - 1], "")) }
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
      if isText { texts[texts.count - 1].text += string }
    }

    func parser(
      _ parser: XMLParser,
      didEndElement elementName: String,
      namespaceURI: String?,
      qualifiedName qName: String?
    ) {
      scales.removeLast()
      isText = false
    }
  }

  /// The width of the text of a page on a phone of 358 points.
  private static let phoneWidth = 318.0

  private func texts(
    of svg: String,
    shownAt width: Double
  ) throws -> [(size: Double, text: String)] {
    let reader = Reader()
    let parser = XMLParser(data: Data(svg.utf8))
    parser.delegate = reader
    try #require(parser.parse())
    let scale = min(reader.shownWidth, width) / reader.width
    return reader.texts.filter { !$0.text.isEmpty }.map { ($0.size * scale, $0.text) }
  }

  @Test(arguments: Script.all.flatMap { script in script.casts.map { (script.name, $0.screen) } })
  func `every text of a filmstrip can be read on a page`(name: String, screen: String) throws {
    let picture = try Pictures.filmstrip(name, on: screen)
    let texts = try texts(of: picture.svg, shownAt: 830)
    #expect(texts.count > 20)
    for text in texts { #expect(text.size >= 9, "\(text.text)") }
    // The focused field is named under the screen.
    let focus = picture.rows.flatMap(\.frames).lazy.compactMap { $0.sample.firstResponder?.name }
      .first { !$0.isEmpty }
    if let focus { #expect(texts.contains { $0.text == "focus: \(focus)" }) }
  }

  @Test func `the name of the focused field is drawn in the field only where it fits`() {
    func draws(inHeight height: CGFloat) -> Bool {
      let frame = CGRect(x: 16, y: 100, width: 358, height: height)
      let element = Sample.Element(
        kind: .field,
        frame: frame,
        text: "Ada Lovelace",
        isFirstResponder: true,
        name: "Name"
      )
      var svg = SVG()
      ElementPicture(element: element, wasFocused: false, screenWidth: 390, legibleSize: 34)
        .draw(in: frame, &svg)
      return svg.lines.contains { $0.contains(">Name<") }
    }
    #expect(draws(inHeight: 44))
    #expect(!draws(inHeight: 31))
  }

  @Test func `two phones can be read on a phone`() throws {
    var picture = try Pictures.filmstrip("last-field-and-back", on: "contact-form")
    for index in picture.rows.indices { picture.rows[index].frames.removeFirst(2) }
    picture.maximumWidth = Filmstrip.narrowWidth
    for text in try texts(of: picture.svg, shownAt: Self.phoneWidth) {
      #expect(text.size >= 9, "\(text.text)")
    }
  }

  @Test(arguments: RecipeScript.all.map(\.recipe))
  func `every text of a recipe's picture can be read`(_ recipe: Recipe) throws {
    let script = try #require(RecipeScript.all.first { $0.recipe == recipe })
    let svg = RecipePicture(script).svg
    for text in try texts(of: svg, shownAt: Self.phoneWidth) {
      #expect(text.size >= 9, "\(text.text)")
    }
  }

  @Test func `every text of the hero can be read on a phone`() throws {
    for text in try texts(of: Hero().svg, shownAt: Self.phoneWidth) {
      #expect(text.size >= 9, "\(text.text)")
    }
  }

  @Test func `a number has a minus sign, and a name keeps its hyphen`() {
    #expect("offset -91 → -0.5".withMinusSigns == "offset −91 → −0.5")
    #expect("iPad-2, 3-4, a - 1, -x".withMinusSigns == "iPad-2, 3-4, a - 1, -x")
    #expect("(-3)-4".withMinusSigns == "(−3)−4")
  }
}
