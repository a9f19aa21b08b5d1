import CoreGraphics
import ExampleScreens
import Foundation
import Testing
@_spi(Headless) import UIKit
import Workshop

@_spi(Headless) @testable import filmstrip

@MainActor
struct RecordedFramesTests {
  private func run(_ script: String, on screen: String) throws -> Run {
    let script = try #require(Script.all.first { $0.name == script })
    let screen = try #require(Screen.all.first { $0.name == screen })
    return try #require(script.play(on: screen, .forPlaying("iPhone 14")))
  }

  @Test func `frames are recorded sixty times a second`() throws {
    let frames = try run("hide", on: "contact-form").frames
    let times = frames.map(\.sample.time)
    #expect(times.count > 120)
    for (index, time) in times.enumerated() {
      #expect(abs(time - times[0] - Double(index) / 60) < 1e-6)
    }
    let script = try #require(Script.all.first { $0.name == "hide" })
    #expect(frames.last?.caption == script.steps.last?.caption)
  }

  @Test func `content and keyboard move together in every frame`() throws {
    let run = try run("last-field-and-back", on: "contact-form")
    let samples = run.frames.filter { $0.caption != run.shots.last?.caption }.map(\.sample)
    let start = try #require(samples.firstIndex { $0.firstResponder != nil })
    let (first, last) = (samples[start], try #require(samples.last))
    let top = try #require(last.keyboard).minY
    #expect(top == 508)
    let distance = last.shownOffset - first.shownOffset
    #expect(distance > 100)
    for sample in samples[start...] {
      let risen = (844 - (sample.keyboard?.minY ?? 844)) / (844 - top)
      let moved = (sample.shownOffset - first.shownOffset) / distance
      // A frame too late would be a tenth of the way. The first frame has no keyboard yet.
      #expect(abs(risen - moved) * distance < 1.5, "at \(sample.time)")
    }
  }

  @Test func `the numbers and the log of a pane belong to that pane`() throws {
    let run = try run("last-field-and-back", on: "two-panes")
    var count = 0
    for shot in run.shots where !shot.isMoving && !shot.adjustment.isEmpty {
      // Such as: offset -91 → 20.
      let match = try #require(shot.adjustment.firstMatch(of: /offset [^;]*→ ([-0-9.]+)/))
      let end = try #require(Double(match.1.trimmingPrefix(" ")))
      #expect(abs(end - shot.sample.contentOffset.y) < 0.5, "\(shot.adjustment)")
      count += 1
    }
    #expect(count > 0)
  }

  @Test func `the text of the other pane stays in place when the form scrolls`() throws {
    let frames = try run("first-focus", on: "two-panes").frames
    let panes = frames.compactMap { frame in
      frame.sample.elements.first { $0.isTextView && $0.isBeside }
    }
    #expect(panes.count == frames.count)
    #expect(Set(panes.map(\.frame.minY)).count == 1)
    let layers = PhonePicture(sample: try #require(frames.last).sample).layers
    let text = try #require(layers.first { $0.part == .besideText })
    // The recipe has thirty steps, and the form is a separate layer.
    #expect(text.lines.count > 20)
    #expect(text.lines.allSatisfy { !$0.contains("Ingredient") })
  }
}
