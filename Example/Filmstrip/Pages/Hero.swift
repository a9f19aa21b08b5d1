import ExampleScreens
@_spi(Headless) import UIKit

/// The picture at the top of the README, which a style sheet animates.
///
/// A viewer without animation or with reduced motion shows one frame, with the keyboard up.
@MainActor struct Hero {
  private static let gap: CGFloat = 38
  private static let head: CGFloat = 112
  private static let foot: CGFloat = 70
  private static let margin: CGFloat = 16

  /// The shown height of the phone, down to the last row of letters.
  static let shownHeight: CGFloat = 729

  /// The size of the smallest text in the device's points, which a page on a phone shows at 9 points.
  private static let legibleSize: CGFloat = 25

  private let size: CGSize
  let runs: [[Frame]]
  private let stillFrame: Int
  private var styles: [String] = []

  init() {
    let script = Script.hero
    let setup = script.setups[0]
    size = setup.model.screenSize
    let played = Handling.allCases.map {
      script.play(on: setup.screenToPlay, setup.model, with: $0).frames
    }
    // The run without the coordinator does not scroll back and is shorter. Repeat its last frame.
    let count = played.map(\.count).max() ?? 0
    runs = played.map { frames in
      let rest = frames.last.map { Array(repeating: $0, count: count - frames.count) } ?? []
      return Self.withFinger(frames + rest)
    }
    stillFrame = runs[0].lastIndex { $0.caption == script.steps[1].caption } ?? 0
  }

  /// Adds a finger on the field just before the focus.
  private static func withFinger(_ frames: [Frame]) -> [Frame] {
    var frames = frames
    let focus = frames.firstIndex { $0.sample.firstResponder != nil } ?? 0
    let name = frames[focus].sample.firstResponder?.name
    let field = frames[0].sample.elements.first { $0.kind == .field && $0.name == name }
    for index in max(0, focus - Stage.rate / 4)..<focus + 2 {
      frames[index].sample.finger = field.map { CGPoint(x: $0.frame.midX, y: $0.frame.midY) }
    }
    return frames
  }

  var svg: String {
    var hero = self
    var phones = SVG()
    for number in runs.indices {
      let x = Self.margin + CGFloat(number) * (size.width + Self.gap)
      phones.group(at: x, 0) { hero.draw(number, in: &$0) }
    }
    let whole = CGSize(
      width: 2 * size.width + Self.gap + 2 * Self.margin,
      height: Self.head + Self.shownHeight + Self.foot
    )
    return SVG.document(
      whole,
      // As wide as the text of a page.
      shownWidth: 680,
      title: "A contact form without and with the coordinator",
      description:
        "A field near the end of a form is tapped. Without the coordinator, the field stays "
        + "under the keyboard. With the coordinator, the field moves above the keyboard."
    ) { svg in
      let card = CGRect(origin: .zero, size: whole)
      svg.rectangle(card, radius: 24, "fill='\(Palette.paper)'")
      svg.append(["<style>@media (prefers-reduced-motion:no-preference){"])
      svg.append(hero.styles + ["}</style>"])
      svg.append(phones.lines)
    }
  }

  private mutating func draw(_ number: Int, in svg: inout SVG) {
    let middle = size.width / 2
    let code = "font-family='ui-monospace, SFMono-Regular, Menlo, Consolas, monospace' "
    let head = "font-weight='700' text-anchor='middle' fill='\(Palette.ink)'"
    if number == 0 {
      svg.text("without", x: middle, y: 72, size: 31, head)
    } else {
      svg.text("coordinator", x: middle - 66, y: 48, size: 31, code + head)
      svg.text(".manage(tableView)", x: middle, y: 90, size: 31, code + head)
    }
    let resting = runs[number][stillFrame].sample
    let isSeen = resting.showsFocus == true
    let visibility = runs[number].map(\.sample).map { sample in
      let rests = sample.keyboard == resting.keyboard && sample.shownOffset == resting.shownOffset
      return "visibility:\(rests ? "visible" : "hidden")"
    }
    animate("c\(number)", visibility, timing: "step-end")
    let result = isSeen ? "field above the keys" : "field under the keys"
    let ink = isSeen ? Palette.good : Palette.bad
    let style = "font-weight='600' text-anchor='middle' class='c\(number)' fill='\(ink)'"
    svg.text(result, x: middle, y: Self.head + Self.shownHeight + 44, size: 31, style)
    let (width, clip) = (size.width, "screen-\(number)")
    svg.group(at: 0, Self.head) { svg in
      svg.cut(at: Self.shownHeight, width: width, clip: "\(clip)-cut") {
        drawScreen(number, clip: clip, in: &$0)
      }
    }
  }

  private mutating func drawScreen(_ number: Int, clip: String, in svg: inout SVG) {
    let tracks = Track.tracks(of: runs[number]) {
      PhonePicture(sample: $0, legibleSize: Self.legibleSize, style: .plain)
    }
    // The shown height ends above the home indicator.
    .filter { $0.part != .home }
    svg.group("clipPath id='\(clip)'") {
      $0.rectangle(CGRect(origin: .zero, size: size), radius: 46)
    }
    svg.group("g clip-path='url(#\(clip))'") { svg in
      for track in tracks.dropLast() { draw(track, number, in: &svg) }
    }
    for track in tracks.suffix(1) { draw(track, number, in: &svg) }
  }

  /// Draws a part; one style shows each drawing in its frames, and another moves all drawings.
  private mutating func draw(_ track: Track, _ number: Int, in svg: inout SVG) {
    let name = "p\(number)\(track.part)"
    let places = track.origins.map { "transform:translate(\($0.x.plain)px,\($0.y.plain)px)" }
    animate(name, places, timing: "linear")
    let still = track.origins[stillFrame]
    let place = "transform='translate(\(still.x.plain) \(still.y.plain))'"
    svg.group("g class='\(name)' \(place)") { svg in
      for (index, drawing) in track.drawings.enumerated() {
        let visibility = track.numbers.map { $0 == index ? "visible" : "hidden" }
        animate("\(name)\(index)", visibility.map { "visibility:\($0)" }, timing: "step-end")
        let state = "visibility='\(visibility[stillFrame])'"
        svg.group("g class='\(name)\(index)' \(state)") { $0.append(drawing) }
      }
    }
  }

  /// Adds a style with a key frame for each change, unless all values are equal.
  private mutating func animate(_ name: String, _ values: [String], timing: String) {
    guard Set(values).count > 1 else { return }
    let keys = values.indices.filter { index in
      index == 0 || index == values.count - 1 || values[index] != values[index - 1]
        || (timing == "linear" && values[index] != values[index + 1])
    }
    let frames = keys.map { index in
      let percent: CGFloat = CGFloat(index * 100) / CGFloat(values.count - 1)
      return "\(percent.plain)%{\(values[index])}"
    }
    let frame: CGFloat = 1 / CGFloat(Stage.rate)
    let seconds = (frame * CGFloat(values.count)).plain
    // Begin a second before the keyboard hides, so that the viewer sees the result first.
    let start = (frame * CGFloat(max(0, stillFrame - Stage.rate))).plain
    styles.append(".\(name){animation:\(name) \(seconds)s \(timing) -\(start)s infinite}")
    styles.append("@keyframes \(name){\(frames.joined())}")
  }
}
