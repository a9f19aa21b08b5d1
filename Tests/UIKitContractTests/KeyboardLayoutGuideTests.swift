import Testing
import UIKit

@MainActor struct KeyboardLayoutGuideTests {
  @Test func `S150: without a keyboard the guide is the bottom safe area`() async {
    await SharedKeyboard.shared.waitUntilHidden()
    let stage = Stage()
    let guide = stage.root.view.keyboardLayoutGuide
    stage.window.layoutIfNeeded()
    #expect(isClose(guide.layoutFrame, CGRect(x: 0, y: 810, width: 390, height: 34)))
  }

  // The height of the guide is inferred.
  @available(iOS 17, *)
  @Test func `S150: a guide without bottom safe area is at the bottom edge`() async {
    await SharedKeyboard.shared.waitUntilHidden()
    let stage = Stage()
    let guide = stage.root.view.keyboardLayoutGuide
    guide.usesBottomSafeArea = false
    stage.window.layoutIfNeeded()
    expectEqual(guide.layoutFrame.minY, to: 844)
    expectEqual(guide.layoutFrame.height, to: 0)
  }

  // The layout after willShow sets the frame (statement 155).
  @Test(.needsKeyboard)
  func `S151: with a docked keyboard, the guide has the keyboard's frame`() async throws {
    let focus = await FocusFixture()
    defer { focus.end() }
    let guide = focus.stage.root.view.keyboardLayoutGuide
    focus.stage.window.layoutIfNeeded()
    let covered = try await focus.coveredPart(of: focus.stage.root.view)
    focus.stage.window.layoutIfNeeded()
    #expect(isClose(guide.layoutFrame, covered))
  }

  @Test(.needsKeyboard)
  func `S152: in a view smaller than its screen, the guide is its covered part`() async throws {
    let focus = await FocusFixture()
    defer { focus.end() }
    let part = UIView(frame: CGRect(x: 0, y: 100, width: 390, height: 500))
    focus.stage.root.view.addSubview(part)
    let guide = part.keyboardLayoutGuide
    focus.stage.window.layoutIfNeeded()
    let covered = try await focus.coveredPart(of: part)
    try #require(covered.minY > 0)
    try #require(covered.maxY == 500)
    focus.stage.window.layoutIfNeeded()
    #expect(isClose(guide.layoutFrame, covered))
  }

  // Evidence: one source.
  @Test(.needsKeyboard)
  func `S155: the guide is at its destination after the layout in willShow`() async throws {
    let focus = await FocusFixture()
    defer { focus.end() }
    let guide = focus.stage.root.view.keyboardLayoutGuide
    focus.stage.window.layoutIfNeeded()
    var frames: [CGRect] = []
    focus.recorder.onDelivery = { entry in
      guard entry.name == .willShow else { return }
      focus.stage.window.layoutIfNeeded()
      frames.append(guide.layoutFrame)
    }
    let covered = try await focus.coveredPart(of: focus.stage.root.view)
    expectEqual(frames.count, to: 1)
    #expect(frames.allSatisfy { isClose($0, covered) })
  }

  @Test func `S157: the guide of a view is empty until the view is laid out in a window`() async {
    await SharedKeyboard.shared.waitUntilHidden()
    let stage = Stage()
    let view = UIView(frame: stage.root.view.bounds)
    let guide = view.keyboardLayoutGuide
    view.layoutIfNeeded()
    #expect(guide.layoutFrame.isEmpty)
    stage.root.view.addSubview(view)
    #expect(guide.layoutFrame.isEmpty)
    stage.window.layoutIfNeeded()
    #expect(isClose(guide.layoutFrame, CGRect(x: 0, y: 810, width: 390, height: 34)))
  }

  @Test func `S158: the guide does not follow an undocked keyboard by default`() {
    let view = UIView()
    #expect(!view.keyboardLayoutGuide.followsUndockedKeyboard)
  }

  @available(iOS 17, *)
  @Test func `S158: the guide uses the bottom safe area and has no dismiss padding by default`() {
    let view = UIView()
    let usesBottomSafeArea = view.keyboardLayoutGuide.usesBottomSafeArea
    let padding = view.keyboardLayoutGuide.keyboardDismissPadding
    #expect(usesBottomSafeArea)
    expectEqual(padding, to: 0)
    // A negative padding becomes zero.
    view.keyboardLayoutGuide.keyboardDismissPadding = 12
    let positive = view.keyboardLayoutGuide.keyboardDismissPadding
    expectEqual(positive, to: 12)
    view.keyboardLayoutGuide.keyboardDismissPadding = -5
    let negative = view.keyboardLayoutGuide.keyboardDismissPadding
    expectEqual(negative, to: 0)
  }
}

extension FocusFixture {
  /// Shows the keyboard and returns the covered part of a view, in the view's coordinate space.
  fileprivate func coveredPart(
    of view: UIView, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws -> CGRect {
    let shown = try await show(sourceLocation: sourceLocation)
    let endFrame = try #require(shown.endFrame, sourceLocation: sourceLocation)
    let keyboard = view.convert(endFrame, from: stage.window.screen.coordinateSpace)
    let covered = view.bounds.intersection(keyboard)
    try #require(!covered.isEmpty, sourceLocation: sourceLocation)
    return covered
  }
}
