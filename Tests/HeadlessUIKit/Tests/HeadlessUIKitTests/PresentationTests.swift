import Testing
@_spi(Headless) import UIKit

@Suite(.ownDevice) struct PresentationTests {
  private let fixture = KeyboardFixture()

  private func sheet(_ style: UIModalPresentationStyle = .formSheet) -> UIViewController {
    let controller = UIViewController()
    controller.modalPresentationStyle = style
    return controller
  }

  /// Presents a form sheet on an iPad, whose top is at 373 without a keyboard.
  private func presentedOnPad() -> (fixture: KeyboardFixture, sheet: UIViewController) {
    let (fixture, sheet) = (KeyboardFixture(.fixtureT), sheet())
    fixture.root.present(sheet, animated: false)
    return (fixture, sheet)
  }

  @Test(arguments: [
    (nil, CGRect(242, 373, 540, 620)),
    (CGSize(400, 300), CGRect(312, 533, 400, 300)),
  ])
  func `S169: a form sheet is in the middle, 540 by 620 or its preferred size`(
    size: CGSize?, frame: CGRect
  ) {
    let fixture = KeyboardFixture(.fixtureT)
    let sheet = sheet()
    if let size { sheet.preferredContentSize = size }
    fixture.root.present(sheet, animated: false)
    #expect(sheet.view.window === fixture.window)
    expectEqual(sheet.view.frame, to: frame)
    expectEqual(sheet.view.safeAreaInsets, to: .zero)
  }

  @Test func `on a phone a sheet begins below the status bar and reaches the bottom`() {
    for style: UIModalPresentationStyle in [.automatic, .pageSheet, .formSheet, .popover] {
      let sheet = sheet(style)
      fixture.root.present(sheet, animated: false)
      expectEqual(sheet.view.frame, to: CGRect(0, 57, 390, 787))
      expectEqual(sheet.view.safeAreaInsets, to: UIEdgeInsets(0, 0, 34, 0))
      sheet.dismiss(animated: false)
      expectNil(sheet.view.window)
    }
  }

  @Test func `full screen fills the window`() {
    let fixture = KeyboardFixture(.fixtureT)
    let controller = sheet(.fullScreen)
    fixture.root.present(controller, animated: false)
    expectEqual(controller.view.frame, to: CGRect(0, 0, 1024, 1366))
    expectNil(fixture.root.view.window)
    controller.dismiss(animated: false)
    #expect(fixture.root.view.window === fixture.window)
    expectEqual(fixture.root.view.frame, to: fixture.window.bounds)
  }

  @Test func `a form sheet has one size before and after a controller that fills the screen`() {
    let (fixture, sheet) = presentedOnPad()
    let content = UIScrollView(frame: sheet.view.bounds)
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    content.contentSize = CGSize(540, 2000)
    sheet.view.addSubview(content)
    content.contentOffset.y = 1380
    let next = self.sheet(.fullScreen)
    sheet.present(next, animated: true)
    fixture.device.clock.advance(by: 1)
    expectNil(sheet.view.window)
    next.dismiss(animated: true)
    fixture.device.clock.advance(by: 1)
    expectEqual(sheet.view.frame, to: CGRect(242, 373, 540, 620))
    expectEqual(content.contentOffset.y, to: 1380)
  }

  @Test func `a sheet is in the middle of a rotated screen`() {
    let (fixture, sheet) = presentedOnPad()
    fixture.device.rotate(to: .landscapeLeft)
    fixture.device.clock.settle()
    expectEqual(sheet.view.frame, to: CGRect(413, 202, 540, 620))
  }

  @Test func `case 12: on an iPad in landscape, the sheet moves to the top`() {
    let pad = HeadlessDeviceModel(
      name: "TL", screenSize: CGSize(834, 1194), safeArea: UIEdgeInsets(24, 0, 20, 0),
      landscapeSafeArea: UIEdgeInsets(24, 0, 20, 0), keyboardHeight: 320,
      landscapeKeyboardHeight: 413, source: "the cases' fixture TL"
    )
    let fixture = KeyboardFixture(pad)
    fixture.device.rotate(to: .landscapeLeft)
    fixture.device.clock.settle()
    let sheet = sheet()
    fixture.root.present(sheet, animated: false)
    expectEqual(sheet.view.frame, to: CGRect(327, 107, 540, 620))
    fixture.addField(to: sheet.view).becomeFirstResponder()
    fixture.device.clock.turn()
    expectEqual(sheet.view.frame, to: CGRect(327, 20, 540, 620))
  }

  @Test func `S170: at a hide the sheet moves back one turn later, only by layout`() {
    let (fixture, sheet) = presentedOnPad()
    fixture.addFocusedField(to: sheet.view)
    let posted = fixture.posted {
      fixture.keyboard.perform(.hide)
      expectEqual(sheet.view.frame.minY, to: 184)
      fixture.device.clock.turn()
    }
    expectEqual(sheet.view.frame.minY, to: 373)
    expectEqual(posted.map(\.name), to: .willHide)
  }

  @Test func `a sheet presented while the keyboard is up avoids it at once`() {
    let fixture = KeyboardFixture(.fixtureT)
    fixture.addFocusedField()
    let sheet = sheet()
    fixture.root.present(sheet, animated: false)
    expectEqual(sheet.view.frame.minY, to: 184)
  }

  @Test func `a popover is below or above its source, and moves up and shrinks for a keyboard`() {
    let fixture = KeyboardFixture(.fixtureT)
    func present(_ y: CGFloat, height: CGFloat) -> UIViewController {
      let button = UIView(frame: CGRect(500, y, 40, 40))
      fixture.root.view.addSubview(button)
      let controller = sheet(.popover)
      controller.preferredContentSize = CGSize(320, height)
      controller.popoverPresentationController?.sourceView = button
      fixture.root.present(controller, animated: false)
      return controller
    }
    for (y, top): (CGFloat, CGFloat) in [(100, 140), (1200, 900)] {
      let controller = present(y, height: 300)
      expectEqual(controller.view.frame, to: CGRect(360, top, 320, 300))
      controller.dismiss(animated: false)
    }
    let controller = present(600, height: 600)
    expectEqual(controller.view.frame, to: CGRect(360, 640, 320, 600))
    fixture.keyboard.perform(.show)
    fixture.device.clock.turn()
    expectEqual(controller.view.frame, to: CGRect(360, 368, 320, 600))
    // This keyboard leaves 480 points, from 20 to 500.
    fixture.keyboard.perform(.toggleEmoji(height: 866))
    fixture.device.clock.turn()
    expectEqual(controller.view.frame, to: CGRect(360, 20, 320, 480))
  }

  @Test func `a floating keyboard moves no sheet`() {
    let (fixture, sheet) = presentedOnPad()
    fixture.keyboard.perform(.float(frame: CGRect(300, 700, 320, 320)))
    fixture.device.clock.advance(by: 1)
    expectEqual(sheet.view.frame.minY, to: 373)
  }

  @Test func `full screen removes the presenter's view, with its first responder`() {
    let fixture = KeyboardFixture(options: .with(\.focusBehindPresentation, .stays))
    let note = { (spy: AppearanceSpy, line: String) in
      let isPresented = spy.isBeingPresented && line.hasSuffix("will appear")
      let isDismissed = spy.isBeingDismissed && line.hasSuffix("will disappear")
      fixture.timeline.append(
        line + (isPresented ? ", being presented" : isDismissed ? ", being dismissed" : "")
      )
    }
    let (root, modal) = (AppearanceSpy("root", note), AppearanceSpy("modal", note))
    fixture.window.rootViewController = root
    modal.modalPresentationStyle = .fullScreen
    let field = fixture.addField(to: root.view)
    field.becomeFirstResponder()
    fixture.timeline = []
    root.present(modal, animated: false)
    expectEqual(
      fixture.timeline,
      to: [
        "root will disappear", "willChangeFrame", "willHide", "field end", "root did disappear",
        "modal will appear, being presented", "modal is appearing", "modal did appear",
      ]
    )
    fixture.timeline = []
    root.dismiss(animated: false)
    expectEqual(
      fixture.timeline,
      to: [
        "modal will disappear, being dismissed", "modal did disappear", "root will appear",
        "root is appearing", "root did appear",
      ]
    )
    // A sheet does not remove it.
    fixture.timeline = []
    root.present(sheet(.pageSheet), animated: true)
    expectEqual(fixture.timeline, to: [])
    #expect(root.view.window === fixture.window)
  }

  @Test func `a child presents through its container, and knows the presented controller`() {
    let child = UIViewController()
    let navigation = UINavigationController(rootViewController: child)
    fixture.window.rootViewController = navigation
    let inner = UIViewController()
    let sheet = UINavigationController(rootViewController: inner)
    child.present(sheet, animated: false)
    #expect(child.presentedViewController === sheet)
    #expect(navigation.presentedViewController === sheet)
    #expect(inner.presentingViewController === navigation)
    expectNil(navigation.presentingViewController)
    inner.dismiss(animated: false)
    expectNil(child.presentedViewController)
    expectNil(inner.presentingViewController)
  }

  @Test func `dismissing also dismisses all controllers above`() {
    let first = sheet(.pageSheet)
    let second = sheet(.pageSheet)
    fixture.root.present(first, animated: false)
    first.present(second, animated: false)
    #expect(second.view.window === fixture.window)
    fixture.root.dismiss(animated: false)
    expectNil(first.view.window)
    expectNil(second.view.window)
    expectNil(first.presentedViewController)
    expectEqual(fixture.window.subviews, to: [fixture.root.view])
  }

  @Test func `the completion runs when the animation has ended`() {
    fixture.root.present(sheet(), animated: true) { fixture.timeline.append("presented") }
    fixture.device.clock.advance(by: 0.4)
    expectEqual(fixture.timeline, to: [])
    fixture.device.clock.advance(by: 0.1)
    expectEqual(fixture.timeline, to: ["presented"])
    fixture.root.dismiss(animated: false) { fixture.timeline.append("dismissed") }
    fixture.device.clock.advance(by: 0)
    expectEqual(fixture.timeline, to: ["presented", "dismissed"])
  }

  @Test func `a controller that is already presenting, or without a window, presents nothing`() {
    let first = sheet()
    let second = sheet()
    fixture.root.present(first, animated: false)
    fixture.root.present(second, animated: false)
    expectNil(second.viewIfLoaded?.window)
    #expect(fixture.root.presentedViewController === first)
    UIViewController().present(second, animated: false)
    expectNil(second.presentingViewController)
    fixture.root.dismiss(animated: false)
    fixture.root.dismiss(animated: false)
    expectNil(fixture.root.presentedViewController)
  }
}
