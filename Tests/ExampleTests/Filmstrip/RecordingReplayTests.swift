import ExampleScreens
import KeyboardScrollingTesting
import Testing
@_spi(Headless) import UIKit
import Workshop

@testable import FilmstripKit
@testable import ReplayKit

@MainActor struct RecordingReplayTests {
  /// Replays a recording, by default with the options for the recorded version of iOS.
  private func differences(_ recording: Recording, _ options: HeadlessOptions? = nil) -> [String] {
    RecordingReplay(recording, options: options).play().differences.map(\.description)
  }

  @Test(arguments: await ShownScreen.names)
  func `a recording of an example screen replays without a difference`(_ name: String) throws {
    let recording = try RecordedScreens.recording(of: name)
    expectEqual(differences(recording), to: [])
    let outcome = RecordingReplay(recording).play()
    // The focus moves, the height changes, the device rotates, and the keyboard hides.
    #expect(outcome.comparisonCount >= 5, "\(outcome.comparisonCount)")
    try expectEqual(Recording(recording.data()), to: recording)
  }

  @Test(arguments: ["plain-form", "table", "chat", "growing-text", "tablet-form"])
  func `a recording of an everyday session replays without a difference`(name: String) throws {
    let kind = try #require(SessionKind.named(name))
    var comparisons = 0
    for seed in 2...5 {
      let recording = Recording.playing(Session(kind: kind, seed: seed), as: name)
      expectEqual(differences(recording), to: [], note: "seed \(seed)")
      comparisons += RecordingReplay(recording).play().comparisonCount
    }
    #expect(comparisons >= 12, "\(comparisons)")
  }

  /// Streams have malformed notifications, and views with any size and transform.
  @Test func `a recording of any stream can be written, replayed and drawn`() throws {
    for seed in 1...12 {
      let recording = Recording.playing(StreamGenerator.stream(seed: seed), as: "\(seed)")
      let read = try Recording(recording.data())
      let outcome = RecordingReplay(read).play(rate: 30)
      #expect(Filmstrip(read, outcome, title: "").svg.hasSuffix("</svg>\n"))
      var page = PlayerPage.forRecordings
      for run in Run.runs(of: read, outcome, title: "") { page.add(run) }
      #expect(try page.html().contains("stand-in"))
    }
  }

  // MARK: One option

  /// Options of a recording, and the rule and number of differences that a replay without these
  /// options finds.
  nonisolated private static let changes: [(HeadlessOptions, ReplayRule, Int)] = [
    // A show, a focus move and a hide, each with four notifications.
    (.with(\.omitsIsLocal, true), .isLocal, 12),
    // The duration and the curve of six did-notifications.
    (.with(\.omitsAnimationKeysOnDid, true), .keysOnDid, 12),
    // The focus move's did-notifications have equal begin and end frames; the other four differ.
    (.with(\.didFrames, .ofBeginning), .framesOnDid, 4),
    (.with(\.sameFrameFocusMove, .nothing), .focusMove, 1),
    (.with(\.clampsOnInsetShrink, false), .bottomInsetShrinks, 1),
    (.with(\.clampsOnFrameGrow, false), .viewGrows, 1),
  ]

  @Test(arguments: changes)
  func `if the recorded UIKit differs in one option, a replay finds only that difference`(
    options: HeadlessOptions, rule: ReplayRule, count: Int
  ) {
    let recording = RecordedScreens.form(options)
    let found = RecordingReplay(recording).play().differences
    expectEqual(found.map(\.rule), to: Array(repeating: rule, count: count), note: "\(found)")
    expectEqual(differences(recording, options), to: [])
  }

  @Test func `a late did-notification is printed with its time in milliseconds`() {
    var recording = RecordedScreens.form()
    for index in recording.entries.indices {
      guard let name = recording.entries[index].notification?.name, !name.isWill else { continue }
      recording.entries[index].time += 0.12
    }
    expectEqual(
      differences(recording).first,
      to: "   0.000 s  keyboardDidChangeFrame, time after the announcement: 370 ms; "
        + "the stand-in: 250 ms (120 ms)  [S96, a show begins with willChangeFrame, then willShow]"
    )
    expectEqual(
      Set(RecordingReplay(recording).play().differences.map(\.rule)),
      to: [.orderOfShow, .orderOfHide]
    )
  }

  @Test func `a replay finds missing notifications, and a different order`() {
    var recording = RecordedScreens.form()
    let wills = recording.entries.indices.filter {
      recording.entries[$0].notification?.name.isWill == true
    }
    recording.entries.swapAt(wills[0], wills[1])
    recording.entries.removeAll { $0.notification?.name == .didHide }
    let found = differences(recording)
    expectEqual(found.count, to: 2, note: "\(found)")
    expectEqual(
      found.first?.contains("keyboardWillShow, keyboardWillChangeFrame, keyboardDidChangeFrame"),
      to: true
    )
    expectEqual(found.last?.contains("[S97"), to: true)
  }

  @Test func `numbers that a view cannot have are omitted`() throws {
    var recording = RecordedScreens.form()
    for index in recording.entries.indices {
      recording.entries[index].geometry?.contentSize.height = .nan
      recording.entries[index].geometry?.bounds.origin.y = .infinity
      recording.entries[index].notification?.endFrame?.origin.y = .nan
    }
    recording.device.screenSize = CGSize(width: CGFloat.nan, height: 1e300)
    recording.device.systemVersion = "99999999999999999999.x"
    expectEqual(differences(recording), to: [])
  }

  @Test func `every rule is a statement of the stand-in, word for word`() throws {
    let table = try Repository.text("Tests/HeadlessUIKit/statements.md")
    for rule in ReplayRule.allCases {
      let row = "| S\(rule.rawValue) | \(rule.statement) "
      // An option may follow in brackets.
      #expect(table.contains("\(row)|") || table.contains("\(row)(`"), "\(rule)")
    }
  }
}
