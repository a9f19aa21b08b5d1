import CoreGraphics
import ExampleScreens
import KeyboardScrolling
import KeyboardScrollingTesting
import Testing
@_spi(Headless) import UIKit
import Workshop

@MainActor
@Suite("Example screens: from field to field")
struct FocusWalkTests {
  /// Each device and orientation with each option, and one of the three orders in turn.
  private static let walks = ScreenWalk.places.enumerated().flatMap { number, place in
    ScreenWalk.options.enumerated().map { other, option in
      (place: place, option: option, order: Order.allCases[(number + other) % 3])
    }
  }

  enum Order: CaseIterable {
    case down, up, random

    func indices(_ count: Int) -> [Int] {
      switch self {
      case .down: return Array(0..<count)
      case .up: return Array((0..<count).reversed())
      case .random:
        var generator = SeededGenerator(seed: 336)
        return (0..<40).map { _ in Int.random(in: 0..<count, using: &generator) }
      }
    }
  }

  // UIKit's own scroll shows a field above the previous keyboard. Without that scroll, a field that a
  // lower keyboard uncovers must not move either.
  @Test(arguments: ScreenWalk.forms)
  func `each focused field is visible, and does not move if it was`(_ screen: String) throws {
    var moves = 0
    for (place, option, order) in Self.walks {
      try ScreenWalk.run(screen, at: place, option) { walk in
        let name = "\(place.testDescription), \(option.name), \(order)"
        let indices = order.indices(walk.fields.count)
        for index in indices { walk.step(to: index) }
        expectEqual(walk.steps, to: indices.count)
        expectEqual(walk.problems, to: [], note: "\(name)")
        if !option.options.scrollsToFirstResponder {
          expectEqual(walk.needlessMoves, to: [], note: "\(name)")
        }
        moves += walk.moves
        walk.window.endEditing(true)
        walk.device.clock.advance(by: 1)
        expectEqual(walk.scrollView.contentInset.bottom, to: 0, note: "\(name)")
        expectEqual(walk.scrollView.verticalScrollIndicatorInsets.bottom, to: 0, note: "\(name)")
      }
    }
    #expect(moves > Self.walks.count, "A walk moves the content more than once on average.")
  }

  /// The chat has only one field, so the keyboard hides between some of the steps.
  @Test(arguments: ScreenWalk.chats)
  func `the field in the bar is above the keyboard, and the newest message above the bar`(
    _ screen: String
  ) throws {
    var dismissals = 0
    for (place, option, order) in Self.walks {
      try ScreenWalk.run(screen, at: place, option) { walk in
        var generator = SeededGenerator(seed: 336)
        let before = walk.scrollView.contentInset
        for index in order.indices(walk.fields.count) {
          walk.step(to: index)
          guard Bool.random(using: &generator) else { continue }
          walk.dismissKeyboard()
          dismissals += 1
        }
        walk.dismissKeyboard()
        expectEqual(
          walk.problems,
          to: [],
          note: "\(place.testDescription), \(option.name), \(order)"
        )
        expectEqual(walk.scrollView.contentInset, to: before)
        expectEqual(walk.scrollView.verticalScrollIndicatorInsets, to: before)
      }
    }
    #expect(dismissals > Self.walks.count)
  }

  /// The table measures its cells again, as UIKit does when the text size changes.
  @Test(arguments: ScreenWalk.typingPlaces)
  func `rows that grow with the text size keep the typed text visible`(
    _ place: ShownScreen.Place,
    _ option: ScreenWalk.System
  ) throws {
    try ScreenWalk.run("contact-form", at: place, option) { walk in
      let table = try #require(walk.scrollView as? UITableView)
      let field = try #require(walk.fields.focus(at: 3) as? UITextField)
      walk.device.clock.advance(by: 1)
      let height = table.contentSize.height
      let categories: [UIContentSizeCategory] = [.extraExtraExtraLarge, .small, .large]
      for category in categories {
        walk.device.options.contentSizeCategory = category
        walk.device.clock.settle()
        table.performBatchUpdates(nil)
        walk.device.clock.advance(by: 1)
        expectEqual((table.contentSize.height == height), to: category == .large)
        #expect(field.isFirstResponder)
        field.insertText("5")
        walk.device.clock.advance(by: 1)
        walk.check(field, category.rawValue)
      }
      expectEqual(walk.problems, to: [])
    }
  }

  @Test(arguments: ScreenWalk.forms + ScreenWalk.chats)
  func `a field stays visible when the device rotates`(_ screen: String) throws {
    let portraits = ScreenWalk.places.filter { !$0.isLandscape }
    for (number, place) in portraits.enumerated() {
      // Two options per device: both versions, of which one has UIKit's own scroll. The next device
      // has it in the other version.
      for (other, option) in ScreenWalk.options.enumerated()
      where (number + other / 2 + other).isMultiple(of: 2) {
        try ScreenWalk.run(screen, at: place, option) { walk in
          for index in 0..<walk.fields.count {
            let focused = try #require(walk.fields.focus(at: index))
            walk.device.clock.advance(by: 1)
            walk.rotate(to: .landscapeLeft, editing: focused)
            walk.rotate(to: .portrait, editing: focused)
            expectEqual(
              walk.problems,
              to: [],
              note: "\(place.testDescription), \(option.name), field \(index)"
            )
            guard walk.problems.isEmpty else { return }
          }
        }
      }
    }
  }
}
