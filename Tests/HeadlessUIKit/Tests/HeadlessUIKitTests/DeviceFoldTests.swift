import Testing
@_spi(Headless) import UIKit

@Suite(.ownDevice) struct DeviceFoldTests {
  private func setUp(_ options: HeadlessOptions = HeadlessOptions()) -> KeyboardFixture {
    KeyboardFixture(.iPhoneDuo, options: options)
  }

  private static let outer = CGRect(0, 389, 466, 289)
  private static let innerOnItsSide = CGRect(0, 405, 951, 264)
  private static let innerUpright = CGRect(0, 601, 669, 350)
  private static let halfOpen = CGRect(0, 455.5, 669, 495.5)

  @Test func `S263: opening moves the scene with its windows and its focus to another screen`() {
    let fixture = setUp()
    let device = fixture.device
    let field = fixture.addFocusedField()
    let outer = fixture.window.screen
    expectEqual(outer.bounds, to: CGRect(0, 0, 466, 678))
    expectEqual(fixture.keyboard.frameInScreen, to: Self.outer)

    device.fold(to: .fullyOpen)
    device.clock.advance(by: 2)
    #expect(fixture.window.screen !== outer)
    #expect(fixture.window.windowScene === device.scene)
    #expect(device.scene.screen === fixture.window.screen)
    expectEqual(fixture.window.frame, to: CGRect(0, 0, 951, 669))
    expectEqual(fixture.root.view.safeAreaInsets, to: UIEdgeInsets(0, 0, 34, 84))
    #expect(field.isFirstResponder)
    expectEqual(fixture.keyboard.frameInScreen, to: Self.innerOnItsSide)

    device.fold(to: .closed)
    device.clock.advance(by: 2)
    #expect(fixture.window.screen === outer)
    expectEqual(fixture.window.frame, to: CGRect(0, 0, 466, 678))
    expectEqual(fixture.root.view.safeAreaInsets, to: UIEdgeInsets(0, 0, 34, 84))
    expectEqual(fixture.keyboard.frameInScreen, to: Self.outer)
  }

  @Test func `the inner display is upright when the device is held on its side`() {
    let fixture = setUp()
    let device = fixture.device
    device.rotate(to: .landscapeRight)
    device.clock.settle()
    expectEqual(fixture.window.frame, to: CGRect(0, 0, 678, 466))
    expectEqual(fixture.root.view.safeAreaInsets, to: UIEdgeInsets(0, 84, 34, 0))
    device.rotate(to: .landscapeLeft)
    device.clock.settle()
    expectEqual(fixture.root.view.safeAreaInsets, to: UIEdgeInsets(0, 0, 34, 84))
    device.fold(to: .fullyOpen)
    device.clock.settle()
    expectEqual(fixture.window.frame, to: CGRect(0, 0, 669, 951))
    expectEqual(fixture.root.view.safeAreaInsets, to: UIEdgeInsets(82, 0, 34, 0))
  }

  @Test(
    arguments: [
      (HeadlessOptions.KeyboardAtFold.shows, Names.show, [951, 951]),
      (.showsFirst, .show, [466, 466]),
      (.hidesAndShows, .hide + .show, [466, 466, 951, 951]),
      (.hides, .hide, [466, 466]),
      (.nothing, [], []),
    ] as [(HeadlessOptions.KeyboardAtFold, Names, [CGFloat])]
  )
  func `S263: the keyboard is announced before or after the new size, or not at all`(
    keyboardAtFold: HeadlessOptions.KeyboardAtFold, names: Names, widths: [CGFloat]
  ) {
    let fixture = setUp(.with(\.keyboardAtFold, keyboardAtFold))
    fixture.addFocusedField()
    var found: [CGFloat] = []
    fixture.onKeyboard = { if $0.isWill { found.append(fixture.window.bounds.width) } }
    let posted = fixture.posted(within: 2) { fixture.device.fold(to: .fullyOpen) }
    expectEqual(posted.map(\.name), to: names)
    expectEqual(found, to: widths)
    let isBack = names.contains(.willShow)
    expectEqual(fixture.keyboard.frameInScreen, to: isBack ? Self.innerOnItsSide : nil)
    expectEqual(
      posted.last { $0.name == .didShow }?.endFrame, to: isBack ? Self.innerOnItsSide : nil
    )
  }

  @Test(arguments: [false, true])
  func `S264: the main screen stays the outer one, and may be the object of notifications`(
    namesMainScreen: Bool
  ) {
    let fixture = setUp(.with(\.namesMainScreen, namesMainScreen))
    let device = fixture.device
    device.fold(to: .fullyOpen)
    device.clock.settle()
    #expect(UIScreen.main !== fixture.window.screen)
    expectEqual(UIScreen.main.bounds, to: CGRect(0, 0, 466, 678))
    var named: [ObjectIdentifier?] = []
    fixture.observe(UIResponder.keyboardWillShowNotification) { named.append($0) }
    fixture.addFocusedField()
    let screen = namesMainScreen ? UIScreen.main : fixture.window.screen
    expectEqual(named, to: [ObjectIdentifier(screen)])
  }

  @Test func `S283: only the display in use has frames`() {
    let fixture = setUp()
    let device = fixture.device
    let outer = device.screen
    #expect(!device.isOff(outer) && !device.isOff(setUp().device.screen))
    device.fold(to: .fullyOpen)
    #expect(device.isOff(outer) && !device.isOff(device.screen))
    device.fold(to: .closed)
    #expect(!device.isOff(outer))
  }

  @Test func `S265: the inner display is regular, a half of it and the outer one are compact`() {
    let fixture = setUp()
    let device = fixture.device
    func classes() -> [UIUserInterfaceSizeClass] {
      device.clock.settle()
      let traits = fixture.root.traitCollection
      return [traits.horizontalSizeClass, traits.verticalSizeClass]
    }
    expectEqual(classes(), to: [.compact, .regular])
    device.rotate(to: .landscapeRight)
    expectEqual(classes(), to: [.compact, .compact])
    device.fold(to: .fullyOpen)
    expectEqual(classes(), to: [.regular, .regular])
    device.rotate(to: .landscapeRight)
    expectEqual(classes(), to: [.regular, .regular])
    device.share(.left)
    expectEqual(classes(), to: [.compact, .regular])
    expectEqual(UIDevice.current.userInterfaceIdiom, to: .phone)
  }

  @Test func `the content has bars above and below only on the upright inner display`() {
    let fixture = setUp()
    let device = fixture.device
    let controller = UIViewController()
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: controller)]
    fixture.show(tabs)
    expectEqual(controller.view.safeAreaInsets, to: UIEdgeInsets(0, 0, 34, 84))
    device.rotate(to: .landscapeRight)
    device.fold(to: .fullyOpen)
    device.clock.settle()
    expectEqual(controller.view.safeAreaInsets, to: UIEdgeInsets(126, 0, 83, 0))
  }

  @Test(
    arguments: [
      (HeadlessOptions.KeyboardAtHalfOpen.oneFrame, Names.show),
      (.hidesAndShows, .hide + .show), (.hides, .hide),
    ] as [(HeadlessOptions.KeyboardAtHalfOpen, Names)]
  )
  func `S266: half open and upright, only the keyboard changes: it fills the lower half`(
    keyboardAtHalfOpen: HeadlessOptions.KeyboardAtHalfOpen, names: Names
  ) {
    let fixture = setUp(.with(\.keyboardAtHalfOpen, keyboardAtHalfOpen))
    let device = fixture.device
    device.rotate(to: .landscapeRight)
    device.fold(to: .fullyOpen)
    let field = fixture.addFocusedField()
    expectEqual(fixture.keyboard.frameInScreen, to: Self.innerUpright)
    let view = fixture.add(ScrollSpy(frame: CGRect(0, 0, 10, 10)), "spy")
    view.layouts = 0
    let posted = fixture.posted { device.fold(to: .partiallyOpen) }
    expectEqual(posted.map(\.name), to: Array(names.prefix(2)))
    expectEqual(view.layouts, to: 0)
    device.clock.advance(by: 2)
    let isUp = keyboardAtHalfOpen != .hides
    expectEqual(fixture.keyboard.frameInScreen, to: isUp ? Self.halfOpen : nil)
    expectEqual(fixture.window.frame, to: CGRect(0, 0, 669, 951))
    #expect(field.isFirstResponder)
    field.insertText("a")
    device.clock.advance(by: 1)
    expectEqual(fixture.keyboard.frameInScreen, to: Self.halfOpen)
    device.fold(to: .fullyOpen)
    device.clock.advance(by: 2)
    expectEqual(fixture.keyboard.frameInScreen, to: isUp ? Self.innerUpright : nil)
  }

  @Test func `S266: half open on its side, the keyboard keeps its height`() {
    let fixture = setUp()
    fixture.device.fold(to: .fullyOpen)
    fixture.addFocusedField()
    expectEqual(fixture.keyboard.frameInScreen, to: Self.innerOnItsSide)
    expectEqual(fixture.posted(within: 1) { fixture.device.fold(to: .partiallyOpen) }, to: [])
    expectEqual(fixture.keyboard.frameInScreen, to: Self.innerOnItsSide)
  }

  @Test(arguments: [
    (HeadlessOptions.ShowAtFold.nothing, CGRect?.none), (.empty, .zero),
    (.belowScreen, CGRect(0, 669, 951, 264)), (.docked, CGRect(0, 405, 951, 264)),
  ])
  func `S268: a show is posted at each fold without a field`(
    showAtFold: HeadlessOptions.ShowAtFold, frame: CGRect?
  ) {
    let fixture = setUp(.with(\.showAtFold, showAtFold))
    let device = fixture.device
    let posted = fixture.posted(within: 1) { device.fold(to: .fullyOpen) }
    expectEqual(posted.map(\.name), to: frame == nil ? [] : .show)
    #expect(posted.allSatisfy { $0.endFrame == frame && $0.isLocal == true })
    // A docked keyboard hides with the next fold.
    let next = fixture.posted { device.fold(to: .partiallyOpen) }.map(\.name)
    expectEqual(next.contains(.willHide), to: showAtFold == .docked)
  }

  @Test(arguments: [true, false])
  func `S267: a half is 469 points wide, and its window begins at the scene's origin`(
    halvesAreAtOrigin: Bool
  ) {
    let fixture = setUp(.with(\.halvesAreAtOrigin, halvesAreAtOrigin))
    let device = fixture.device
    device.fold(to: .fullyOpen)
    for half in HeadlessHalf.allCases {
      device.share(half)
      device.clock.settle()
      let right: CGFloat = half == .right ? 84 : 0
      let left: CGFloat = half == .right && !halvesAreAtOrigin ? 482 : 0
      let frame = fixture.window.convert(fixture.window.bounds, to: device.screen.coordinateSpace)
      expectEqual(frame, to: CGRect(left, 0, 469, 669))
      expectEqual(fixture.root.view.safeAreaInsets, to: UIEdgeInsets(0, 0, 34, right))
      expectEqual(device.scene.coordinateSpace.bounds, to: CGRect(0, 0, 469, 669))
      let corner = fixture.window.convert(CGPoint.zero, to: device.scene.coordinateSpace)
      expectEqual(corner, to: .zero)
    }
    device.share(nil)
    device.clock.settle()
    expectEqual(fixture.window.frame, to: CGRect(0, 0, 951, 669))
    device.share(.right)
    device.fold(to: .closed)
    expectNil(device.half)
    expectEqual(fixture.window.frame, to: CGRect(0, 0, 466, 678))
    device.share(.right)
    expectNil(device.half)
  }

  @Test(arguments: [
    (HeadlessOptions.KeyboardInHalf.wholeScreen, CGRect(0, 405, 951, 264)),
    (.half, CGRect(482, 405, 469, 264)), (.halfAtOrigin, CGRect(0, 405, 469, 264)),
  ])
  func `S269: the keyboard of a half is announced across the screen, or for the half`(
    keyboardInHalf: HeadlessOptions.KeyboardInHalf, frame: CGRect
  ) {
    let fixture = setUp(.with(\.keyboardInHalf, keyboardInHalf))
    fixture.device.fold(to: .fullyOpen)
    fixture.device.share(.right)
    let field = fixture.addField()
    let posted = fixture.posted(within: 1) { field.becomeFirstResponder() }
    expectEqual(posted.map(\.endFrame), to: [frame, frame, frame, frame])
    // The keyboard is as wide as the screen, whichever frame it reports.
    expectEqual(fixture.keyboard.frameInScreen, to: Self.innerOnItsSide)
    #expect(fixture.keyboard.isDocked)
  }

  @Test func `S272: a neighbor's keyboard may cover a smaller scene, and on an iPad any scene`() {
    let device = setUp().device
    device.fold(to: .fullyOpen)
    #expect(!device.mayHaveNeighbor(device.scene))
    device.share(.left)
    #expect(device.mayHaveNeighbor(device.scene))
    let pad = HeadlessDevice(.iPadPro11)
    #expect(pad.mayHaveNeighbor(pad.scene))
    let compatible = HeadlessDevice(HeadlessDeviceModel.iPadPro11.forPhoneApps)
    #expect(!compatible.mayHaveNeighbor(compatible.scene))
    compatible.resize(compatible.scene, to: CGRect(0, 0, 417, 1194))
    #expect(compatible.mayHaveNeighbor(compatible.scene))
    expectEqual(compatible.run { UIDevice.current.userInterfaceIdiom }, to: .phone)
  }

  @Test(arguments: [false, true])
  func `S270: between two fields the bar above the keyboard stays, or disappears for a frame`(
    barLeavesAtFocusMove: Bool
  ) {
    let options = HeadlessOptions.with(\.barLeavesAtFocusMove, barLeavesAtFocusMove)
    let fixture = KeyboardFixture(options: options)
    fixture.addFocusedField()
    let other = fixture.addField("other", y: 200)
    let shows = fixture.posted(within: 1) { other.becomeFirstResponder() }
      .filter { $0.name == .willShow }
    let heights = shows.map { $0.endFrame?.height }
    expectEqual(heights, to: barLeavesAtFocusMove ? [309, 336] : [336])
    expectEqual(fixture.keyboard.frameInScreen, to: .docked)
  }

  @Test(arguments: [false, true])
  func `S271: between two letters the keyboard stays, or collapses and returns`(
    collapsesBetweenLetters: Bool
  ) {
    let options = HeadlessOptions.with(\.collapsesBetweenLetters, collapsesBetweenLetters)
    let fixture = KeyboardFixture(options: options)
    let field = fixture.addFocusedField()
    let posted = fixture.posted(within: 1) { field.insertText("a") }
    expectEqual(posted.map(\.name), to: collapsesBetweenLetters ? .willHide + .show : [])
    expectEqual(fixture.keyboard.frameInScreen, to: .docked)
  }
}
