import Testing
@_spi(Headless) import UIKit

/// The uncertain behaviours of UIKit, with a test for each option.
@Suite(.ownDevice) struct OptionStatementTests {
  // Two options have no property: the order of a text view's editing depends on the version
  // (statement 99), and a view that shrinks always keeps its offset here (statement 35).

  private static let on: Set<String> = [
    "alignsContentBetweenInsets", "clampsOnFrameGrow", "clampsOnInsetShrink",
    "clampsWhileTracking", "halvesAreAtOrigin",
    "keepsDraggingInDeceleration", "keyHidesInFormSheet", "remembersEarlyFocus",
    "scrollsToFirstResponder", "scrollsToSelection", "snapsLargeTitle", "tellsScrollAtOnce",
    "tellsScrollToFocus", "touchesDuringKeyboard", "undockingByDragPostsHide", "unlockPostsDid",
  ]

  private static let off: Set<String> = [
    "accessoryComesWithScreen", "accessoryStandsOnSafeArea", "animatesScrollToCaret",
    "barLeavesAtFocusMove",
    "clampsBelowLargeTitle", "collapsesBetweenLetters", "endFrameExcludesAccessory",
    "endFrameInWindow", "interactivePopTakesUpWrites", "keepsSafeAreaUnderTransform",
    "keysChangeAtOnce", "namesMainScreen",
    "omitsAnimationKeysOnDid", "omitsIsLocal", "omitsScreenObject",
    "reloadEndsScroll", "reportsInterruptedScrollAnimation", "resignsAfterHide",
    "roundsOffsetsToPointsOutsideWindow", "showsKeyboardAfterRotation", "tellsDeceleration",
  ]

  private static let choices = [
    "backgroundDismissal": "willHideAtOnce", "caretAtFocus": "settled",
    "caughtDeceleration": "endsAtLift",
    "didFrames": "asAnnounced", "didTime": "asAnnounced", "floatingMove": "zeroFrameThenDid",
    "focusAfterAlert": "comesBack", "focusAfterResigning": "nextInChain",
    "focusBehindPresentation": "comesBack",
    "interactiveCancel": "willChangeFrameAndShow", "interactivePopFocus": "resignsAndComesBack",
    "interactivePopFrames": "underFinger", "keyboardAfterAppSwitch": "withFocus",
    "keyboardAtFold": "hidesAndShows", "keyboardAtHalfOpen": "oneFrame",
    "keyboardInHalf": "wholeScreen", "rectOutsideContent": "clampTarget",
    "safeAreaTiming": "atLayout", "sameFrameFocusMove": "willShowWithEqualFrames",
    "sheetMove": "nextTurn", "sheetUnderKeyboard": "expands", "showAtFold": "empty",
    "systemTableAdjustment": "beforeClient", "textHeightAtFocus": "1.0", "textHeightBelow": "1.0",
    "zeroSizeRect": "asPoint",
  ]

  /// The settings of a device, which are not uncertain.
  private static let settings: Set<String> = [
    "turnOrder", "layoutDirection", "contentSizeCategory",
  ]

  @Test func `every option is listed here with its default`() {
    var found: [String: String] = [:]
    for child in Mirror(reflecting: HeadlessOptions()).children {
      guard let label = child.label, !Self.settings.contains(label) else { continue }
      found[label] = "\(child.value)"
    }
    expectEqual(found.removeValue(forKey: "version")?.hasSuffix("(major: 18, minor: 0)"), to: true)
    var expected = Self.choices
    for option in Self.on { expected[option] = "true" }
    for option in Self.off { expected[option] = "false" }
    expectEqual(found, to: expected)
  }

  @Test(arguments: [false, true])
  func `S106: a rotation shows the keyboard at once, or at its end if a field still has the focus`(
    showsKeyboardAfterRotation: Bool
  ) {
    let options = HeadlessOptions.with(
      \.showsKeyboardAfterRotation, showsKeyboardAfterRotation
    )
    let fixture = KeyboardFixture(options: options)
    let field = fixture.addFocusedField()
    let start = fixture.device.clock.now
    let count = fixture.keyboard.log.count
    fixture.device.rotate(to: .landscapeRight)
    fixture.device.clock.advance(by: 1)
    let show = fixture.keyboard.log.dropFirst(count).first { $0.event.name == .willShow }
    expectEqual(show.map { $0.time - start > 0.29 }, to: showsKeyboardAfterRotation)
    fixture.device.rotate(to: .portrait)
    field.resignFirstResponder()
    fixture.device.clock.advance(by: 1)
    expectNil(fixture.keyboard.frameInScreen)
  }

  @Test(arguments: [false, true])
  func `S294: a reload ends an animated scroll, or not`(reloadEndsScroll: Bool) {
    let t = TableFixture(rows: [100])
    t.device.options.reloadEndsScroll = reloadEndsScroll
    t.table.setContentOffset(CGPoint(0, 1000), animated: true)
    t.device.clock.advance(by: 0.1)
    t.table.reloadData()
    let offset = t.table.contentOffset.y
    #expect((0.1..<999).contains(offset))
    t.device.clock.advance(by: 1)
    expectEqual(t.table.contentOffset.y, to: reloadEndsScroll ? offset : 1000)
  }

  @Test(arguments: [true, false])
  func `S278: what moves with the keyboard receives touches, or not`(touchesDuringKeyboard: Bool) {
    let options = HeadlessOptions.with(\.touchesDuringKeyboard, touchesDuringKeyboard)
    let fixture = KeyboardFixture(options: options)
    let scrollView = fixture.addScrollView()
    let (inner, allowed) = (fixture.addTextView(y: 200), fixture.addTextView(y: 300))
    let isHit = { (view: UIView) in
      fixture.window.hitTest(CGPoint(100, view.frame.midY), with: nil) === view
    }
    fixture.onKeyboard = { name in
      guard name == .willShow else { return }
      scrollView.contentOffset.y = 100
      UIView.animate(withDuration: 1) { inner.frame.origin.y += 1 }
      UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) {
        allowed.frame.origin.y += 1
      }
    }
    fixture.addField().becomeFirstResponder()
    let areHit = { [isHit(inner), isHit(allowed)] }
    expectEqual(areHit(), to: [touchesDuringKeyboard, true])
    let hit = fixture.window.hitTest(CGPoint(100, 700), with: nil)
    expectEqual(hit === scrollView, to: touchesDuringKeyboard)
    fixture.device.clock.advance(by: 0.25)
    expectEqual(areHit(), to: [true, true])
  }

  @Test(arguments: [false, true])
  func `S240: without a window an offset is rounded to pixels, or to points`(inPoints: Bool) {
    let options = HeadlessOptions.with(\.roundsOffsetsToPointsOutsideWindow, inPoints)
    HeadlessDevice(.iPhone14, options: options).run {
      let scrollView = UIScrollView(frame: CGRect(0, 0, 390, 844))
      scrollView.contentSize = CGSize(390, 2000)
      scrollView.contentOffset.y = 100.3
      #expect(abs(scrollView.contentOffset.y - (inPoints ? 100 : 100 + 1.0 / 3)) < 0.001)
    }
  }

  @Test(arguments: [(true, 1190.0, 1), (false, 1492, 0)])
  func `S17: a shrinking inset clamps the offset, or not`(clamps: Bool, y: Double, scrolls: Int) {
    let p = ScrollFixture(options: .with(\.clampsOnInsetShrink, clamps))
    p.scrollView.contentInset.bottom = 302
    p.scrollView.contentOffset.y = 1492
    p.delegate.scrolls = []
    p.scrollView.contentInset.bottom = 0
    expectEqual(p.y, to: CGFloat(y))
    expectEqual(p.delegate.scrolls.count, to: scrolls)
  }

  @Test(arguments: [(true, 1190.0), (false, 1256)])
  func `S36: layout clamps the content of a view that grows, or not`(clamps: Bool, y: Double) {
    let p = ScrollFixture(options: .with(\.clampsOnFrameGrow, clamps))
    p.scrollView.autoresizingMask = []
    p.scrollView.frame.size.height = 744
    p.device.clock.settle()
    p.scrollView.contentOffset.y = 1256
    // A safe area that returns would also clamp the content, so this view has none.
    p.scrollView.contentInsetAdjustmentBehavior = .never
    p.scrollView.contentInset.bottom = 34
    p.scrollView.frame.size.height = 844
    expectEqual(p.y, to: 1256)
    p.device.clock.settle()
    expectEqual(p.y, to: CGFloat(y))
  }

  @Test func `S77: a scroll to a rectangle works during a touch`() {
    let p = ScrollFixture()
    p.scrollView.contentInset.bottom = 302
    let finger = HeadlessFinger()
    finger.touchDown(at: CGPoint(100, 300))
    #expect(p.scrollView.isTracking)
    p.scrollView.scrollRectToVisible(CGRect(20, 600, 350, 44), animated: false)
    // The rectangle ends at 644, and the visible part ends at 508.
    expectEqual(p.y, to: 136)
    #expect(p.scrollView.isTracking)
    finger.lift()
  }

  @Test(arguments: [(false, [0.25, 0.25, 0.25, 0.25]), (true, [0.25, 0.25, nil, nil])])
  func `S90: did-notifications have the animation keys, or not`(omits: Bool, durations: [Double?]) {
    let fixture = KeyboardFixture(options: .with(\.omitsAnimationKeysOnDid, omits))
    fixture.addField().becomeFirstResponder()
    fixture.device.clock.advance(by: 0.25)
    expectEqual(fixture.events.map(\.duration), to: durations)
    expectEqual(fixture.events.map { $0.curve == 7 }, to: durations.map { $0 != nil })
  }

  @Test(arguments: [false, true])
  func `S93: isLocal is present or missing`(omits: Bool) {
    let fixture = KeyboardFixture(options: .with(\.omitsIsLocal, omits))
    var carried: [Bool] = []
    let token = fixture.keyboard.notificationCenter.addObserver(
      forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
    ) { notification in
      let value = notification.userInfo?[UIResponder.keyboardIsLocalUserInfoKey] as? NSNumber
      MainActor.assumeIsolated { carried.append(value?.boolValue == true) }
    }
    fixture.addField().becomeFirstResponder()
    fixture.keyboard.notificationCenter.removeObserver(token)
    expectEqual(carried, to: [!omits])
  }

  @Test(arguments: [
    (
      HeadlessOptions.SameFrameFocusMove.willShowWithEqualFrames,
      ["first end", "second begin", "willChangeFrame", "willShow", "didChangeFrame", "didShow"]
    ),
    (.nothing, ["first end", "second begin"]),
  ])
  func `S101: between fields with one keyboard height, a show is posted, or not`(
    move: HeadlessOptions.SameFrameFocusMove, expected: [String]
  ) {
    let fixture = KeyboardFixture(options: .with(\.sameFrameFocusMove, move))
    let first = fixture.addField("first")
    let second = fixture.addField("second", y: 200)
    first.becomeFirstResponder()
    fixture.device.clock.advance(by: 1)
    fixture.timeline = []
    let posted = fixture.posted(within: 1) { second.becomeFirstResponder() }
    expectEqual(fixture.timeline, to: expected)
    #expect(posted.allSatisfy { $0.beginFrame == .docked && $0.endFrame == .docked })
  }

  @Test(arguments: [(true, Names.hide), (false, [.willChangeFrame, .didChangeFrame])])
  func `S107: undocking by menu posts a hide, by a drag perhaps not`(posts: Bool, dragged: Names) {
    let fixture = KeyboardFixture(.fixtureT, options: .with(\.undockingByDragPostsHide, posts))
    let loose = CGRect(0, 500, 1024, 320)
    for (scenario, names): (HeadlessKeyboardScenario, Names) in [
      (.undockByMenu(frame: loose), .hide), (.undockByDrag(frame: loose), dragged),
    ] {
      fixture.keyboard.perform(.dock)
      fixture.device.clock.advance(by: 1)
      let posted = fixture.posted(within: 1) { fixture.keyboard.perform(scenario) }
      expectEqual(posted.map(\.name), to: names)
      expectEqual(fixture.keyboard.placement, to: .loose(loose))
    }
  }

  @Test(arguments: [
    (HeadlessOptions.FloatingMove.zeroFrameThenDid, [CGRect.zero], Names([.willChangeFrame])),
    (.didOnly, [], []),
  ])
  func `S108: a floating keyboard that is moved reports its frame when it is dropped`(
    move: HeadlessOptions.FloatingMove, pickedUp: [CGRect], names: Names
  ) {
    let fixture = KeyboardFixture(.fixtureT, options: .with(\.floatingMove, move))
    let target = CGRect(600, 200, 320, 320)
    fixture.keyboard.perform(.show)
    fixture.keyboard.perform(.float(frame: CGRect(300, 400, 320, 320)))
    fixture.device.clock.advance(by: 1)
    let atStart = fixture.posted { fixture.keyboard.perform(.moveFloating(to: target)) }
    expectEqual(atStart.map(\.name), to: names)
    expectEqual(atStart.map(\.endFrame), to: pickedUp)
    let between = fixture.posted { fixture.device.clock.advance(by: 0.24) }
    expectEqual(between, to: [])
    let atDrop = fixture.posted { fixture.device.clock.advance(by: 1) }
    expectEqual(atDrop.map(\.name), to: [.didChangeFrame])
    expectEqual(atDrop.map(\.endFrame), to: [target])
  }

  @Test(arguments: [true, false])
  func `S130: UIKit scrolls to a focused field, or does not`(scrolls: Bool) {
    let fixture = KeyboardFixture(options: .with(\.scrollsToFirstResponder, scrolls))
    let scrollView = fixture.addScrollView(RevealSpy())
    fixture.addField(y: 700, to: scrollView).becomeFirstResponder()
    expectEqual(scrollView.requests, to: scrolls ? [CGRect(20, 700, 350, 44)] : [])
  }

  @Test(arguments: [(HeadlessOptions.CaretAtFocus.settled, 2), (.stale, 5)])
  func `S135: at willShow the caret is at the tap, or still at its old position`(
    caret: HeadlessOptions.CaretAtFocus, seen: Int
  ) {
    let fixture = KeyboardFixture(options: .with(\.caretAtFocus, caret))
    let view = fixture.addTextView()
    view.text = "hello"
    var locations: [Int] = []
    fixture.onKeyboard = { if $0 == .willShow { locations.append(view.selectedRange.location) } }
    #expect(view.headlessFocus(caretAt: 2))
    expectEqual(locations, to: [seen])
    fixture.device.clock.advance(by: 0.01)
    expectEqual(view.selectedRange.location, to: 2)
  }

  @Test(arguments: [
    (HeadlessOptions.SheetMove.nextTurn, [373.0, 184, 184]), (.beforeDidShow, [373, 373, 184]),
  ])
  func `S169: a sheet avoids the keyboard a turn after willShow, or before didShow`(
    move: HeadlessOptions.SheetMove, tops: [Double]
  ) {
    let fixture = KeyboardFixture(.fixtureT, options: .with(\.sheetMove, move))
    let sheet = UIViewController()
    sheet.modalPresentationStyle = .formSheet
    fixture.root.present(sheet, animated: false)
    let field = fixture.addField(to: sheet.view)
    var seen: [Double] = []
    var overlaps: [Double] = []
    let note = {
      seen.append(Double(sheet.view.frame.minY))
      // The keyboard's top is at 968 on the screen.
      overlaps.append(Double(max(0, sheet.view.frame.maxY - 968)))
    }
    fixture.onKeyboard = { if [.willShow, .didShow].contains($0) { note() } }
    field.becomeFirstResponder()
    fixture.device.clock.turn()
    note()
    fixture.device.clock.advance(by: 1)
    expectEqual(seen, to: tops)
    expectEqual(overlaps.first, to: 25)
    expectEqual(overlaps.last, to: 0)
  }

  @Test(arguments: [(false, 464.0), (true, 508)])
  func `S179: with keys, the end frame may exclude the accessory view; without keys, it never does`(
    excludes: Bool, top: Double
  ) {
    var options = HeadlessOptions.with(\.endFrameExcludesAccessory, excludes)
    options.version = .init(26)
    let fixture = KeyboardFixture(options: options)
    let accessory = UIView(frame: CGRect(0, 0, 390, 44))
    let field = fixture.addField()
    field.inputAccessoryView = accessory
    let posted = fixture.posted { field.becomeFirstResponder() }
    expectEqual(posted.map(\.endFrame?.minY), to: [CGFloat(top), CGFloat(top)])
    field.resignFirstResponder()
    fixture.device.clock.advance(by: 1)
    // The empty input view removes the keys (statement 139).
    field.inputView = UIView()
    let alone = fixture.posted { field.becomeFirstResponder() }
    fixture.device.clock.advance(by: 1)
    let place = accessory.convert(accessory.bounds, to: nil as UIView?)
    expectEqual(alone.last?.endFrame?.minY, to: place.minY)
  }
}
