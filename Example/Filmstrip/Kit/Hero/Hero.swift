import CoreGraphics
import ExampleScreens
import Foundation
import UIKit

/// The picture at the top of the README: the same form without and with the coordinator, side by side.
///
/// It moves by style sheet. Where that is not supported, or motion is reduced, it shows the frame in
/// which the keyboard is up and everything rests.
@MainActor
struct Hero {
  private static let screenName = "contact-form"
  private static let gap: CGFloat = 50
  private static let head: CGFloat = 104
  private static let foot: CGFloat = 62
  /// Slower than a device, so that an eye can follow.
  private static let slowness = 1.5

  private let size: CGSize
  private let tapes: [[Tape.Frame]]
  private let tellingFrame: Int

  /// Records the two runs; nil without the screen that they are of.
  init?() {
    guard let screen = Screen.all.first(where: { $0.name == Self.screenName }) else { return nil }
    let model = HeadlessDeviceModel.forPlaying("iPhone SE (2nd generation)")
    size = model.screenSize
    tapes = [Variant.nothing, .coordinator].map { variant in
      let tape = Tape()
      ScreenPlayer(screen).run(.hero, on: model, variant: variant, tape: tape)
      return tape.frames
    }
    tellingFrame = tapes[0].lastIndex { $0.caption == Script.hero.shots[1].caption } ?? 0
  }

  var svg: String {
    var svg = SVG()
    let width = 2 * size.width + Self.gap + 6
    let height = Self.head + size.height + Self.foot
    var styles: [String] = []
    var phones = SVG()
    for (number, frames) in tapes.enumerated() {
      let x = 3 + CGFloat(number) * (size.width + Self.gap)
      draw(frames, number: number, x: x, styles: &styles, in: &phones)
    }
    svg.group(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "viewBox": "0 0 \(n(width)) \(n(height))",
        "width": n(width), "height": n(height), "role": "img",
        "font-family": "system-ui, -apple-system, Helvetica, Arial, sans-serif",
      ]
    ) { svg in
      svg.element("title", [:], text: "A contact form without and with the coordinator")
      svg.element(
        "desc",
        [:],
        text: "A field near the end of a form is tapped. Without the coordinator it stays under "
          + "the keyboard. With it, it moves above the keyboard."
      )
      svg.append([
        "<style>",
        ".ink{fill:\(Palette.ink)}.good{fill:\(Palette.good)}.bad{fill:\(Palette.bad)}",
        "@media (prefers-color-scheme:dark)"
          + "{.ink{fill:#f2f2f4}.good{fill:#5fd383}.bad{fill:#ff8787}}",
        "@media (prefers-reduced-motion:no-preference){",
      ])
      let frames = tapes[0].count
      let fade = (0..<frames).map { "opacity:\(n(min(1, CGFloat(min($0, frames - 1 - $0)) / 6)))" }
      animate("loop", fade, timing: "linear", in: &styles)
      svg.append(styles)
      svg.append(["}", "</style>"])
      svg.append(Palette.patterns.lines)
      svg.append(phones.lines)
    }
    return svg.document
  }

  private func draw(
    _ frames: [Tape.Frame],
    number: Int,
    x: CGFloat,
    styles: inout [String],
    in svg: inout SVG
  ) {
    let middle = size.width / 2
    let code = "font-family=\"ui-monospace, SFMono-Regular, Menlo, Consolas, monospace\" "
    let head = "font-size=\"31\" font-weight=\"700\" text-anchor=\"middle\" class=\"ink\""
    svg.group("g", ["transform": "translate(\(n(x)) 0)"]) { svg in
      if number == 0 {
        svg.text("without", x: middle, y: 64, head)
      } else {
        svg.text("coordinator", x: middle - 66, y: 40, code + head)
        svg.text(".manage(tableView)", x: middle, y: 82, code + head)
      }
      let isSeen = frames[tellingFrame].sample.showsFocus(overlap: frames[tellingFrame].overlap)
      svg.text(
        isSeen == true ? "field above the keys" : "field under the keys",
        x: middle,
        y: Self.head + size.height + 44,
        "font-size=\"31\" font-weight=\"600\" text-anchor=\"middle\" "
          + "class=\"\(isSeen == true ? "good" : "bad")\""
      )
      svg.group("g", ["transform": "translate(0 \(n(Self.head)))"]) { svg in
        let clip = "screen-\(number)"
        svg.group("clipPath", ["id": clip]) {
          $0.rectangle(CGRect(origin: .zero, size: size), radius: 38, "")
        }
        let layers = frames.indices.map { self.layers(of: frames, at: $0) }
        svg.group("g", ["clip-path": "url(#\(clip))"]) { svg in
          for part in PhonePicture.Part.allCases where part != .edge {
            draw(part, of: layers, name: "p\(number)\(part)", styles: &styles, in: &svg)
          }
        }
        draw(.edge, of: layers, name: "p\(number)edge", styles: &styles, in: &svg)
      }
    }
  }

  /// The layers of a frame, with a finger on the field just before it takes the focus.
  private func layers(of frames: [Tape.Frame], at index: Int) -> [PhonePicture.Layer] {
    var sample = frames[index].sample
    let focus = frames.firstIndex { $0.sample.firstResponder != nil } ?? 0
    let name = frames[focus].sample.firstResponder?.name
    let before = frames.first?.sample.elements.first { $0.kind == .field && $0.name == name }
    if (focus - 8..<focus + 2).contains(index), let field = before?.frame {
      sample.finger = CGPoint(x: field.midX, y: field.midY)
    }
    return PhonePicture(sample: sample).layers(isMovable: true)
  }

  /// Draws each picture of a part once; a style shows it in its frames, another one moves them all.
  private func draw(
    _ part: PhonePicture.Part,
    of layers: [[PhonePicture.Layer]],
    name: String,
    styles: inout [String],
    in svg: inout SVG
  ) {
    let shown = layers.map { frame in frame.first { $0.part == part } }
    var drawings: [[String]] = []
    for lines in shown.compactMap({ $0?.lines }) where !drawings.contains(lines) {
      drawings.append(lines)
    }
    // A part keeps its place while there is nothing of it.
    var offset = shown.lazy.compactMap { $0?.offset }.first ?? .zero
    let offsets = shown.map { layer in
      offset = layer?.offset ?? offset
      return offset
    }
    let places = offsets.map { "transform:translate(\(n($0.x))px,\(n($0.y))px)" }
    animate(name, places, timing: "linear", in: &styles)
    let still = offsets[tellingFrame]
    // The content fades where the loop begins again.
    svg.group("g", ["class": part == .content || part == .indicator ? "loop" : "still"]) { svg in
      svg.group(
        "g",
        ["class": name, "transform": "translate(\(n(still.x)) \(n(still.y)))"]
      ) { svg in
        for (number, drawing) in drawings.enumerated() {
          let visibility = shown.map { $0?.lines == drawing ? "visible" : "hidden" }
          animate(
            "\(name)\(number)",
            visibility.map { "visibility:\($0)" },
            timing: "step-end",
            in: &styles
          )
          svg.group("g", ["class": "\(name)\(number)", "visibility": visibility[tellingFrame]]) {
            $0.append(drawing)
          }
        }
      }
    }
  }

  /// Adds the key frames of a style, one wherever it changes and one before; none for a constant.
  private func animate(
    _ name: String,
    _ values: [String],
    timing: String,
    in styles: inout [String]
  ) {
    guard Set(values).count > 1 else { return }
    let keys = values.indices.filter { index in
      index == 0 || index == values.count - 1 || values[index] != values[index - 1]
        || (timing == "linear" && values[index] != values[index + 1])
    }
    let frames = keys.map { "\(n(CGFloat($0) * 100 / CGFloat(values.count - 1)))%{\(values[$0])}" }
    let seconds = Double(values.count) / Double(Tape.rate) * Self.slowness
    styles.append(".\(name){animation:\(name) \(n(seconds))s \(timing) infinite}")
    styles.append("@keyframes \(name){\(frames.joined())}")
  }

  private func n(_ number: CGFloat) -> String { PlainNumber.text(number) }
}
