import Foundation
import Testing

@testable import filmstrip

@MainActor
struct HeroTests {
  private let hero = Hero()

  @Test func `the still picture is the frame in which the field is visible`() {
    let svg = hero.svg
    #expect(svg.contains("field under the keys") && svg.contains("field above the keys"))
    #expect(svg.contains("prefers-reduced-motion"))
    #expect(svg == Hero().svg)
  }

  @Test func `the hero ends as it begins, without a fade or a jump`() throws {
    for frames in hero.runs {
      let (first, last) = (try #require(frames.first?.sample), try #require(frames.last?.sample))
      #expect(last.shownOffset == first.shownOffset)
      #expect(last.keyboard == first.keyboard)
      #expect(last.elements == first.elements)
    }
    #expect(!hero.svg.contains("opacity:"))
  }

  @Test func `the keyboard moves on its spring, sixty times a second`() throws {
    let frames = hero.runs[1].map(\.sample)
    for (old, new) in zip(frames, frames.dropFirst()) where new.time > old.time {
      #expect(abs(new.time - old.time - 1.0 / 60) < 1e-6)
    }
    let start = try #require(frames.firstIndex { $0.firstResponder != nil })
    let tops = frames[start...].prefix(24).map { Double($0.keyboard?.minY ?? 852) }
    // A critically damped spring of mass 3 and stiffness 1000; the keyboard is 336 points high.
    let frequency = (1000.0 / 3).squareRoot()
    let error = tops.enumerated().map { index, top in
      // The keyboard starts with the field's focus, on a frame or just after it.
      let errors = [0, 1].map { delay in
        let angle = frequency * Double(max(0, index - delay)) / 60
        return abs(852 - 336 * (1 - (1 + angle) * exp(-angle)) - top)
      }
      return errors.min() ?? .infinity
    }
    #expect(try #require(error.max()) < 0.01)
  }

  @Test func `with the coordinator the field is never under the keys`() throws {
    let frames = hero.runs[1].map(\.sample)
    let start = try #require(frames.firstIndex { $0.firstResponder != nil })
    for sample in frames[start...] {
      guard let keyboard = sample.keyboard, let field = sample.firstResponder else { continue }
      #expect(field.frame.maxY <= keyboard.minY, "at \(sample.time)")
    }
  }

  @Test func `the keys have letters, and each number is explained`() {
    let svg = hero.svg
    for text in ["QWERTYUIOPASDFGHJKLZXCVBNM".map { ">\($0)<" }, [">9:41<"]].joined() {
      #expect(svg.contains(text), "\(text)")
    }
    #expect(!svg.contains(">336<") && !svg.contains("keyboard 336"))
  }

  @Test func `the picture is cut off below the field and two rows of keys`() {
    for sample in hero.runs.flatMap({ $0 }).map(\.sample) {
      #expect(sample.firstResponder.map { $0.frame.maxY < Hero.shownHeight - 60 } ?? true)
      #expect(Hero.shownHeight < sample.screen.height)
      #expect(sample.keyboardHeight.map { 852 - $0 + 45 + 2 * 54 < Hero.shownHeight } ?? true)
    }
  }

  @Test func `the file is small enough for the top of a page`() {
    #expect(hero.svg.utf8.count < 250_000)
  }
}
