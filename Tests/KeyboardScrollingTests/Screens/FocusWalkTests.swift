#if os(Linux)
import CoreGraphics
import ExampleScreens
import Testing
import UIKit

@testable import KeyboardScrolling

@MainActor
@Suite("Screens: from field to field", .tags(.uikit))
struct FocusWalkTests {
  /// In which order the fields are visited.
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

  @Test(arguments: await ScreenWalk.forms)
  func `each field is in sight, and one that was does not move`(_ screen: Screen) throws {
    var steps = 0
    var moves = 0
    for place in ScreenWalk.Place.all {
      for option in ScreenWalk.options {
        for order in Order.allCases {
          try ScreenWalk.run(screen, at: place, option) { walk in
            for index in order.indices(walk.controller.fieldCount) { walk.step(to: index) }
            let place = "\(place.testDescription), \(option.name), \(order)"
            #expect(walk.problems == [], "\(place)")
            steps += walk.steps
            moves += walk.moves
            walk.window.endEditing(true)
            walk.device.clock.advance(by: 1)
            #expect(walk.scrollView.contentInset.bottom == 0, "\(place)")
            #expect(walk.scrollView.verticalScrollIndicatorInsets.bottom == 0, "\(place)")
          }
        }
      }
    }
    print("\(screen.name): \(steps) steps, \(moves) moves")
  }

  /// The chat's field is in a bar that rides on the keyboard, outside the list.
  ///
  /// With one field to go to, the keyboard goes away between some of the steps.
  @Test(arguments: await ScreenWalk.chats)
  func `the field in the bar is above the keyboard, and the newest message above the bar`(
    _ screen: Screen
  ) throws {
    var steps = 0
    var moves = 0
    for place in ScreenWalk.Place.all {
      for option in ScreenWalk.options {
        for order in Order.allCases {
          try ScreenWalk.run(screen, at: place, option) { walk in
            var generator = SeededGenerator(seed: 336)
            let before = walk.scrollView.contentInset
            for index in order.indices(walk.controller.fieldCount) {
              walk.step(to: index)
              if Bool.random(using: &generator) { walk.putAway() }
            }
            walk.putAway()
            #expect(walk.problems == [], "\(place.testDescription), \(option.name), \(order)")
            #expect(walk.scrollView.contentInset == before)
            #expect(walk.scrollView.verticalScrollIndicatorInsets == before)
            steps += walk.steps
            moves += walk.moves
          }
        }
      }
    }
    print("\(screen.name): \(steps) steps, \(moves) moves")
  }

  /// What UIKit scrolls by itself, it scrolls for the keyboard of before.
  @Test(arguments: await ScreenWalk.forms)
  func `a field that a shorter keyboard uncovers does not move`(_ screen: Screen) throws {
    for place in ScreenWalk.Place.all {
      for option in ScreenWalk.options where !option.options.scrollsToFirstResponder {
        for order in Order.allCases {
          try ScreenWalk.run(screen, at: place, option) { walk in
            for index in order.indices(walk.controller.fieldCount) { walk.step(to: index) }
            #expect(
              walk.needlessMoves == [],
              "\(place.testDescription), \(option.name), \(order)"
            )
          }
        }
      }
    }
  }

  /// The cells are asked for their heights again, as UIKit does when the text size changes.
  @Test(arguments: ScreenWalk.Place.all, ScreenWalk.options)
  func `rows that grow with the text size keep what is typed in sight`(
    _ place: ScreenWalk.Place,
    _ option: OptionMatrix.Option
  ) throws {
    let screen = try #require(Screen.all.first { $0.name == "contact-form" })
    try ScreenWalk.run(screen, at: place, option) { walk in
      let table = try #require(walk.scrollView as? UITableView)
      let field = try #require(walk.controller.focusField(at: 3) as? UITextField)
      walk.device.clock.advance(by: 1)
      let height = table.contentSize.height
      let categories: [UIContentSizeCategory] = [.extraExtraExtraLarge, .small, .large]
      for category in categories {
        walk.device.options.contentSizeCategory = category
        walk.device.clock.settle()
        table.performBatchUpdates(nil)
        walk.device.clock.advance(by: 1)
        #expect((table.contentSize.height == height) == (category == .large))
        #expect(field.isFirstResponder)
        field.insertText("5")
        walk.device.clock.advance(by: 1)
        walk.look(at: field, category.rawValue)
      }
      #expect(walk.problems == [])
    }
  }

  @Test(arguments: await Screen.all)
  func `a field stays in sight when the device is turned`(_ screen: Screen) throws {
    for place in ScreenWalk.Place.all where !place.isLandscape {
      for option in ScreenWalk.options {
        try ScreenWalk.run(screen, at: place, option) { walk in
          for index in 0..<walk.controller.fieldCount {
            let focused = try #require(walk.controller.focusField(at: index))
            walk.device.clock.advance(by: 1)
            walk.rotate(to: .landscapeLeft, editing: focused)
            walk.rotate(to: .portrait, editing: focused)
            #expect(
              walk.problems == [],
              "\(place.testDescription), \(option.name), field \(index)"
            )
            guard walk.problems.isEmpty else { return }
          }
        }
      }
    }
  }
}
#endif
