import Foundation
import FoundationXML
import Testing

/// Reads the elements of an SVG picture, and the sizes at which its texts are shown.
final class SVGReader: NSObject, XMLParserDelegate {
  private(set) var width = 0.0
  private(set) var shownWidth = 0.0
  private(set) var names: Set<String> = []
  private(set) var texts: [(size: Double, text: String)] = []
  private var scales = [1.0]
  private var isText = false

  init(_ svg: String) throws {
    super.init()
    let parser = XMLParser(data: Data(svg.utf8))
    parser.delegate = self
    try #require(parser.parse(), "\(String(describing: parser.parserError))")
  }

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?, attributes: [String: String]
  ) {
    names.insert(elementName)
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
    _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?
  ) {
    scales.removeLast()
    isText = false
  }
}
