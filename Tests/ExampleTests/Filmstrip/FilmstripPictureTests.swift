import CoreGraphics
import Foundation
import FoundationXML
import Testing
@_spi(Headless) import UIKit

@testable import filmstrip

struct FilmstripPictureTests {
  private func frame(
    caption: String = "Before",
    offset: CGFloat = -91,
    inset: CGFloat = 0,
    overlap: CGFloat = 0,
    focus: CGRect? = nil,
    verdict: Frame.Verdict? = nil,
    isMoving: Bool = false
  ) -> Frame {
    var sample = Sample()
    sample.time = 1.5
    sample.screen = CGSize(width: 390, height: 844)
    sample.scrollView = CGRect(x: 0, y: 0, width: 390, height: 844)
    sample.contentSize = CGSize(width: 390, height: 1600)
    sample.contentOffset.y = offset
    sample.contentInset.bottom = inset
    sample.adjustedContentInset = UIEdgeInsets(top: 91, left: 0, bottom: inset + 34, right: 0)
    sample.topBar = CGRect(x: 0, y: 0, width: 390, height: 91)
    sample.title = "Tom & Jerry <3"
    sample.focus = focus
    sample.elements = [
      .init(kind: .label, frame: CGRect(x: 24, y: 100, width: 300, height: 20), text: "a")
    ]
    if let focus {
      sample.elements.append(.init(kind: .field, frame: focus, text: "b", isFirstResponder: true))
    }
    if overlap > 0 {
      sample.keyboard = CGRect(x: 0, y: 844 - overlap, width: 390, height: overlap)
    }
    return Frame(
      caption: caption,
      sample: sample,
      news: overlap > 0 ? [.init(.didShow)] : [],
      verdict: verdict,
      isMoving: isMoving
    )
  }

  private func strip(_ frames: Frame...) -> Filmstrip {
    Filmstrip(
      title: "A \"title\" & more",
      sentence: "One sentence.",
      rows: [.init(title: "With the coordinator", frames: frames)]
    )
  }

  /// Collects the texts and shapes of a picture.
  private final class Reader: NSObject, XMLParserDelegate {
    var texts: [String] = []
    var names: Set<String> = []
    var viewBox: String?
    private var text = ""

    func parser(
      _ parser: XMLParser,
      didStartElement elementName: String,
      namespaceURI: String?,
      qualifiedName qName: String?,
      attributes attributeDict: [String: String]
    ) {
      names.insert(elementName)
      viewBox = viewBox ?? attributeDict["viewBox"]
      text = ""
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }

    func parser(
      _ parser: XMLParser,
      didEndElement elementName: String,
      namespaceURI: String?,
      qualifiedName qName: String?
    ) {
      if ["text", "title", "desc"].contains(elementName) { texts.append(text) }
    }
  }

  private func read(_ strip: Filmstrip) throws -> Reader {
    let reader = Reader()
    let parser = XMLParser(data: Data(strip.svg.utf8))
    parser.delegate = reader
    try #require(parser.parse(), "\(String(describing: parser.parserError))")
    return reader
  }

  @Test func `the picture is valid XML, whatever the texts`() throws {
    let reader = try read(strip(frame(caption: "<&>\u{1}\"'")))
    #expect(reader.texts.contains("A \"title\" & more"))
    #expect(reader.texts.contains("Tom & Jerry <3"))
    #expect(reader.texts.contains("1  <&>\"'"))
  }

  @Test func `the numbers of a frame are under it`() throws {
    let focus = CGRect(x: 24, y: 400, width: 342, height: 44)
    let reader = try read(
      strip(frame(), frame(offset: 236.4, inset: 302, overlap: 336, focus: focus))
    )
    for text in [
      "1.50 s", "inset 0 · offset −91", "1.50 s · keyboardDidShow", "inset 302 · offset 236",
      "keyboard 336", "302", "34",
    ] {
      #expect(reader.texts.contains(text), "\(text)")
    }
    // The arrow has a whole number.
    #expect(reader.texts.contains("327"))
  }

  @Test func `an arrow is beside content that moved, and only there`() throws {
    #expect(try !read(strip(frame(), frame(offset: -90.7))).texts.contains("0"))
    for moved in [CGFloat(3), -3, 52, -52, 5000, -5000] {
      let texts = try read(strip(frame(), frame(offset: -91 + moved))).texts
      #expect(texts.contains(abs(moved).plain))
    }
    var turned = frame(offset: 200)
    turned.sample.screen = CGSize(width: 844, height: 390)
    #expect(try !read(strip(frame(), turned)).texts.contains("291"))
  }

  @Test func `rows are below one another`() throws {
    let rows = [
      Filmstrip.Row(title: "first", frames: [frame(), frame()]),
      Filmstrip.Row(title: "second", frames: [frame()]),
    ]
    let reader = try read(Filmstrip(title: "", sentence: "", rows: rows))
    #expect(reader.texts.contains("first") && reader.texts.contains("second"))
    // Two phones of 172 points, 71 on the sides of each, and a margin of 16 on both sides
    #expect(reader.viewBox?.hasPrefix("0 0 518 ") == true)
  }

  @Test func `the width of a device in landscape fits it`() throws {
    var turned = frame()
    turned.sample.screen = CGSize(width: 844, height: 390)
    // 172 points for 390 make 372.2 for 844; with 71 on its sides, 243 for the other and 32 of
    // margins 718.2.
    #expect(try read(strip(frame(), turned)).viewBox?.hasPrefix("0 0 719 ") == true)
  }

  @Test func `the picture outlines the focus in each field`() throws {
    let focus = CGRect(x: 24, y: 400, width: 342, height: 44)
    let fields = [
      Sample.Element(kind: .field, frame: focus, name: "Now"),
      Sample.Element(kind: .field, frame: focus.offsetBy(dx: 0, dy: -60), name: "Then"),
    ]
    func frame(focused name: String?) -> Frame {
      var frame = self.frame()
      frame.sample.elements = fields
      for index in fields.indices {
        frame.sample.elements[index].isFirstResponder = fields[index].name == name
      }
      return frame
    }
    let (now, then, none) = (frame(focused: "Now"), frame(focused: "Then"), frame(focused: nil))
    #expect(try read(strip(now, now)).texts.contains("focus: Now"))
    // The legend explains an outline only in pictures that have one.
    #expect(strip(now, now).svg.components(separatedBy: "stroke-dasharray").count == 1)
    #expect(try !read(strip(now, now)).texts.contains("previous one"))
    #expect(try read(strip(then, now)).texts.contains("previous one"))
    #expect(try read(strip(then, now)).texts.contains("focus: Then → Now"))
    #expect(strip(then, now).svg.components(separatedBy: "stroke-dasharray").count == 3)
    #expect(try read(strip(then, none)).texts.contains("focus: Then → none"))
    #expect(try !read(strip(none, none)).texts.contains { $0.hasPrefix("focus") })
  }

  @Test func `a finger and a floating keyboard are drawn`() throws {
    var touched = frame(overlap: 336)
    touched.sample.keyboard = CGRect(x: 40, y: 300, width: 200, height: 180)
    touched.sample.finger = CGPoint(x: 200, y: 500)
    #expect(strip(touched).svg.contains("translate(200 500)"))
    #expect(try read(strip(touched)).texts.contains("keyboard 180"))
  }

  @Test func `content of a sheet is cut off at its edge`() throws {
    var shown = frame()
    shown.sample.sheet = CGRect(x: 40, y: 100, width: 310, height: 500)
    let svg = strip(shown).svg
    #expect(try read(strip(shown)).names.contains("clipPath"))
    #expect(svg.contains("clip-path='url(#screen-1-1-sheet)'"))
  }

  @Test func `a frame at rest has a verdict, and a frame in motion has none`() throws {
    let verdict = Frame.Verdict(text: "field covered", isGood: false)
    let atRest = try read(strip(frame(verdict: verdict)))
    #expect(atRest.texts.contains("field covered"))
    let moving = try read(strip(frame(verdict: verdict, isMoving: true)))
    #expect(!moving.texts.contains("field covered"))
    #expect(moving.texts.contains("on its way"))
  }

  @Test func `a picture loads nothing and runs no code`() throws {
    let strip = strip(frame(inset: 302, overlap: 336))
    let reader = try read(strip)
    #expect(
      reader.names.isDisjoint(with: ["script", "image", "foreignObject", "use", "a"])
    )
    #expect(!strip.svg.contains("@import"))
    let addresses = strip.svg.components(separatedBy: "url(").dropFirst()
    #expect(addresses.allSatisfy { $0.hasPrefix("#") })
    #expect(strip.svg.components(separatedBy: "http").count == 2)
  }

  @Test func `a row of more than four phones continues below`() throws {
    // Three phones are as wide as the page; four are smaller.
    let four = try size(of: strip(frame(), frame(), frame(), frame()))
    #expect(four.width == 830)
    let three = try size(of: strip(frame(), frame(), frame()))
    let six = try size(of: strip(frame(), frame(), frame(), frame(), frame(), frame()))
    #expect(three.width == six.width && three.width <= 830)
    // A row more is at least a phone of 172 by 372 taller.
    #expect(six.height > three.height + 372)
  }

  private func size(of strip: Filmstrip) throws -> CGSize {
    let numbers = try #require(read(strip).viewBox).split(separator: " ").compactMap { Double($0) }
    return CGSize(width: numbers[2], height: numbers[3])
  }

  @Test func `a picture without frames is valid`() throws {
    #expect(try read(Filmstrip(title: "", sentence: "", rows: [])).names.contains("svg"))
    #expect(try read(strip()).names.contains("svg"))
  }

  @Test func `the same frames make the same picture`() {
    let first = strip(frame(), frame(inset: 302, overlap: 336))
    #expect(first.svg == strip(frame(), frame(inset: 302, overlap: 336)).svg)
    #expect(first.svg.hasSuffix("</svg>\n"))
  }
}
