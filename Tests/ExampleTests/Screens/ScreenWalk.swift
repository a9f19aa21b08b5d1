import CoreGraphics
import ExampleScreens
import Foundation
import KeyboardScrolling
import KeyboardScrollingHeadless
import Testing
@_spi(Headless) import UIKit
import Workshop

/// Moves the focus through the fields of an example screen with a keyboard, and checks each step.
@MainActor
final class ScreenWalk {
  /// Screens whose fields are in the managed view, without companion views.
  nonisolated static let forms = ["sign-up", "contact-form"]
  /// A screen whose field is in a bar on the keyboard.
  nonisolated static let chats = ["inverted-chat"]

  nonisolated static let places = [
    "iPhone SE (1st generation)", "iPhone SE (3rd generation)", "iPhone 14", "iPad Air 2",
    "iPad (10th generation)",
  ].flatMap { device in
    [false, true].map { ShownScreen.Place(device: device, isLandscape: $0) }
  }

  /// A version of UIKit, with or without its own scroll to the first responder.
  struct System: Sendable, CustomTestStringConvertible {
    let name: String
    let options: HeadlessOptions

    var testDescription: String { name }
  }

  nonisolated static let options = [15, 18].flatMap { version in
    [true, false].map { scrolls in
      var options = HeadlessOptions()
      options.version = .init(version)
      options.scrollsToFirstResponder = scrolls
      let name = "iOS \(version)\(scrolls ? "" : ", without a scroll of UIKit's own")"
      return System(name: name, options: options)
    }
  }

  /// Each device and orientation on the newer system, with or without UIKit's own scroll.
  nonisolated static let typingPlaces = {
    let newer = options.filter { $0.options.version.major == 18 }
    return places.enumerated().map { number, place in
      (place, newer[(number + number / 2) % newer.count])
    }
  }()

  let shown: ShownScreen
  private(set) var problems: [String] = []
  /// Descriptions of moves to fields that the shrinking keyboard uncovers anyway.
  private(set) var needlessMoves: [String] = []
  private(set) var steps = 0
  private(set) var moves = 0

  static func run(
    _ screen: String,
    at place: ShownScreen.Place,
    _ option: ScreenWalk.System,
    _ body: (ScreenWalk) throws -> Void
  ) throws {
    try ShownScreen.run(screen, on: place, options: option.options) {
      try body(ScreenWalk(shown: $0))
    }
  }

  private init(shown: ShownScreen) { self.shown = shown }

  var device: HeadlessDevice { shown.device }
  var fields: ScreenFields { shown.fields }
  var window: UIWindow { shown.window }
  private var controller: UIViewController { shown.controller }
  var scrollView: UIScrollView { fields.scrollView }
  var offset: CGFloat { scrollView.contentOffset.y }

  // MARK: Steps

  /// Focuses a field, waits until nothing moves, and checks the field.
  func step(to index: Int) {
    let before = Before(offset: offset, visibleRange: visibleRange)
    let focused = fields.focus(at: index)
    device.clock.advance(by: 1)
    steps += 1
    if offset != before.offset { moves += 1 }
    guard let focused, focused.isFirstResponder else {
      return problems.append("Field \(index) does not take the focus.")
    }
    check(focused, from: before, "field \(index) after \(steps) steps")
  }

  /// Dismisses the keyboard, waits until nothing moves, and checks the bar.
  func dismissKeyboard() {
    window.endEditing(true)
    device.clock.advance(by: 1)
    guard let bar = fields.barOnKeyboard else { return }
    checkBar(bar, "put away after \(steps) steps")
  }

  /// The state before a step.
  private struct Before {
    let offset: CGFloat
    let visibleRange: ClosedRange<CGFloat>
  }

  func check(_ focused: UIView, _ what: String) {
    check(focused, from: nil, what)
  }

  func rotate(to orientation: UIInterfaceOrientation, editing focused: UIView) {
    device.rotate(to: orientation)
    device.clock.advance(by: 2)
    check(focused, from: nil, "turned to \(orientation.isLandscape ? "landscape" : "portrait")")
  }

  // MARK: Reading

  /// The vertical range without the keyboard, bars and the home indicator, in the window.
  ///
  /// The range follows from the keyboard's frame and the safe area, not from insets.
  var visibleRange: ClosedRange<CGFloat> {
    let safeArea = controller.view.safeAreaInsets
    let frame = shown.frame(of: controller.view)
    let keyboardTop = device.keyboard.frameInScreen?.minY ?? .greatestFiniteMagnitude
    let bottom = min(frame.maxY - safeArea.bottom, keyboardTop)
    return (frame.minY + safeArea.top)...bottom
  }

  /// The vertical extent of a text view's caret, or of any other view, in the window.
  func extent(of view: UIView) -> ClosedRange<CGFloat> {
    let frame = shown.focus(in: view)
    return frame.minY...frame.maxY
  }

  private func check(_ view: UIView, from before: Before?, _ where: String) {
    let visibleRange = visibleRange
    let extent = extent(of: view)
    if !visibleRange.contains(extent, within: 0.01) {
      problems.append("\(`where`): \(extent) is not inside \(visibleRange).")
    }
    if let bar = fields.barOnKeyboard { return checkBar(bar, `where`) }
    let adjusted = scrollView.adjustedContentInset
    let bottom = window.bounds.maxY - visibleRange.upperBound
    if abs(adjusted.bottom - bottom) > 0.01 {
      problems.append("\(`where`): the adjusted inset is \(adjusted.bottom), not \(bottom).")
    }
    guard let before else { return }
    // If a text view fits, all of it has to be visible.
    let frame = shown.frame(of: view)
    let whole = frame.minY...frame.maxY
    let padding = KeyboardScrollCoordinator.Configuration().revealPadding
    let fits = frame.height + 2 * padding <= visibleRange.upperBound - visibleRange.lowerBound
    checkForNeedlessMove(of: fits ? whole : extent, since: before, in: visibleRange, where: `where`)
  }

  /// Checks that the newest row of a flipped list is just above the bar.
  private func checkBar(_ bar: UIView, _ where: String) {
    let barTop = shown.frame(of: bar).minY
    guard let table = scrollView as? UITableView,
      let newest = table.cellForRow(at: IndexPath(row: 0, section: 0))
    else { return problems.append("\(`where`): the newest message is nowhere.") }
    let frame = shown.frame(of: newest)
    if abs(frame.maxY - barTop) > 0.01 {
      problems.append(
        "\(`where`): the newest message ends at \(frame.maxY), the bar is at \(barTop)."
      )
    }
    let expected = UIEdgeInsets(
      top: window.bounds.maxY - barTop,
      left: 0,
      bottom: controller.view.safeAreaInsets.top,
      right: 0
    )
    for inset in [table.contentInset, table.verticalScrollIndicatorInsets]
    where abs(inset.top - expected.top) > 0.01 || abs(inset.bottom - expected.bottom) > 0.01 {
      problems.append("\(`where`): an inset is \(inset), not \(expected).")
    }
  }

  /// Checks that a visible field has not moved.
  ///
  /// It may move by its padding, or because UIKit clamps the offset for a smaller inset.
  private func checkForNeedlessMove(
    of extent: ClosedRange<CGFloat>,
    since before: Before,
    in visibleRange: ClosedRange<CGFloat>,
    where: String
  ) {
    let adjusted = scrollView.adjustedContentInset
    let end = max(
      -adjusted.top,
      scrollView.contentSize.height + adjusted.bottom - scrollView.bounds.height
    )
    let moved = offset - min(before.offset, end)
    let earlier = (extent.lowerBound + moved)...(extent.upperBound + moved)
    guard visibleRange.contains(earlier, within: 0) else { return }
    let padding = KeyboardScrollCoordinator.Configuration().revealPadding
    let padded = (earlier.lowerBound - padding)...(earlier.upperBound + padding)
    let allowed = visibleRange.contains(padded, within: 0) ? 0 : padding
    guard abs(moved) > allowed + 0.01 else { return }
    let problem =
      "\(`where`): was visible at \(earlier) in \(visibleRange), and moved by \(moved)."
    if before.visibleRange.contains(padded, within: 0) {
      problems.append(problem)
    } else {
      needlessMoves.append(problem)
    }
  }
}

extension ClosedRange<CGFloat> {
  fileprivate func contains(_ other: Self, within tolerance: CGFloat) -> Bool {
    other.lowerBound >= lowerBound - tolerance && other.upperBound <= upperBound + tolerance
  }
}
