import UIKit

/// A picture of a recipe at rest and in use, side by side, with captions above and results below.
struct RecipePicture: Equatable, Sendable {
  private static let margin: CGFloat = 16
  private static let gap: CGFloat = 18
  private static let head: CGFloat = 42
  private static let foot: CGFloat = 42
  private static let width = Filmstrip.narrowWidth
  /// The smallest text, which a page on a phone shows at 9 points.
  private static let smallText: CGFloat = 11.5

  let title: String
  let sentence: String
  /// The shown height of the phone, from the top; nil for the whole phone.
  let shownHeight: CGFloat?
  let frames: [Frame]

  @MainActor init(_ script: RecipeScript) {
    title = "The recipe \(script.recipe)"
    sentence = script.sentence
    shownHeight = script.shownHeight
    frames = RecipeStage.play(script)
  }

  private var phone: CGSize {
    let screen = frames.first?.sample.screen ?? .zero
    return CGSize(width: screen.width, height: shownHeight ?? screen.height)
  }

  private var scale: CGFloat {
    let gaps = CGFloat(frames.count - 1) * Self.gap + 2 * Self.margin
    return (Self.width - gaps) / CGFloat(frames.count) / phone.width
  }

  var svg: String {
    let size = CGSize(width: Self.width, height: Self.head + phone.height * scale + Self.foot)
    return SVG.document(size, title: title, description: sentence) { svg in
      svg.rectangle(CGRect(origin: .zero, size: size), radius: 12, "fill='\(Palette.paper)'")
      for (number, frame) in frames.enumerated() {
        let x = Self.margin + CGFloat(number) * (phone.width * scale + Self.gap)
        svg.group(at: x, 0) { draw(frame, clip: "screen-\(number + 1)", in: &$0) }
      }
    }
  }

  private func draw(_ frame: Frame, clip: String, in svg: inout SVG) {
    let (middle, end) = (phone.width * scale / 2, Self.head + phone.height * scale)
    let centred = "font-weight='600' text-anchor='middle'"
    svg.text(frame.caption, x: middle, y: 27, size: 13, "\(centred) \(Filmstrip.ink)")
    svg.group(at: 0, Self.head) { svg in
      svg.group("g transform='scale(\(String(format: "%.6f", scale)))'") { svg in
        let picture = PhonePicture(
          sample: frame.sample, legibleSize: Self.smallText / scale, style: .plain
        )
        picture.draw(clip: clip, downTo: shownHeight, in: &svg)
      }
    }
    guard let verdict = frame.verdict else { return }
    let ink = "fill='\(verdict.isGood ? Palette.good : Palette.bad)'"
    svg.text(verdict.text, x: middle, y: end + 25, size: 13, "\(centred) \(ink)")
  }
}

extension RecipePicture {
  /// Returns the pictures of all recipes.
  ///
  /// - Throws: A failure if a picture shows the first responder under the keyboard.
  @MainActor static func files() throws(Failure) -> [OutputFolder.File] {
    var files: [OutputFolder.File] = []
    for script in RecipeScript.all {
      let picture = RecipePicture(script)
      for frame in picture.frames where frame.verdict?.isGood == false {
        throw Failure("recipe \(script.recipe): \(frame.caption): the field is under the keys")
      }
      files.append((script.fileName, picture.svg))
    }
    return files
  }
}
