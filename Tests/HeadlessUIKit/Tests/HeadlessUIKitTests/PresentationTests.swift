import CoreGraphics
import Foundation
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite("Presentation")
struct PresentationTests {
  private func sheet(_ style: UIModalPresentationStyle = .formSheet) -> UIViewController {
    let controller = UIViewController()
    controller.modalPresentationStyle = style
    return controller
  }

  // MARK: Frames

  @Test(arguments: [
    (nil, CGRect(242, 373, 540, 620)),
    (CGSize(width: 400, height: 300), CGRect(312, 533, 400, 300)),
  ])
  func `S169: a form sheet is in the middle, 540 by 620 or as large as it asks for`(
    size: CGSize?,
    frame: CGRect
  ) {
    KeyboardFixture.run(.fixtureT) { fixture in
      let sheet = sheet()
      if let size { sheet.preferredContentSize = size }
      fixture.root.present(sheet, animated: false)
      #expect(sheet.view.window === fixture.window)
      #expect(sheet.view.frame == frame)
      #expect(sheet.view.safeAreaInsets == .zero)
    }
  }

  @Test func `on a phone a sheet hangs below the status bar and reaches the bottom`() {
    KeyboardFixture.run { fixture in
      for style: UIModalPresentationStyle in [.automatic, .pageSheet, .formSheet, .popover] {
        let sheet = sheet(style)
        fixture.root.present(sheet, animated: false)
        #expect(sheet.view.frame == CGRect(0, 57, 390, 787))
        #expect(sheet.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
        sheet.dismiss(animated: false)
        #expect(sheet.view.window == nil)
      }
    }
  }

  @Test func `full screen fills the window`() {
    KeyboardFixture.run(.fixtureT) { fixture in
      let controller = sheet(.fullScreen)
      fixture.root.present(controller, animated: false)
      #expect(controller.view.frame == CGRect(0, 0, 1024, 1366))
      #expect(fixture.root.view.window == nil)
      controller.dismiss(animated: false)
      #expect(fixture.root.view.window === fixture.window)
      #expect(fixture.root.view.frame == fixture.window.bounds)
    }
  }

  @Test func `a sheet is in the middle of a turned screen`() {
    KeyboardFixture.run(.fixtureT) { fixture in
      let sheet = sheet()
      fixture.root.present(sheet, animated: false)
      fixture.device.rotate(to: .landscapeLeft)
      fixture.device.clock.settle()
      #expect(sheet.view.frame == CGRect(413, 202, 540, 620))
    }
  }

  @Test func `a popover lies below its source, or above where there is no room`() {
    KeyboardFixture.run(.fixtureT) { fixture in
      for (y, top): (CGFloat, CGFloat) in [(100, 140), (1200, 900)] {
        let button = UIView(frame: CGRect(500, y, 40, 40))
        fixture.root.view.addSubview(button)
        let controller = sheet(.popover)
        controller.preferredContentSize = CGSize(width: 320, height: 300)
        controller.popoverPresentationController?.sourceView = button
        fixture.root.present(controller, animated: false)
        #expect(controller.view.frame == CGRect(360, top, 320, 300))
        controller.dismiss(animated: false)
      }
    }
  }

  // MARK: The keyboard

  @Test func `case 12: on a pad on its side the sheet goes to the top`() {
    let pad = HeadlessDeviceModel(
      name: "TL",
      screenSize: CGSize(width: 834, height: 1194),
      safeArea: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0),
      landscapeSafeArea: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0),
      keyboardHeight: 320,
      landscapeKeyboardHeight: 413,
      source: "the cases' fixture TL"
    )
    KeyboardFixture.run(pad) { fixture in
      fixture.device.rotate(to: .landscapeLeft)
      fixture.device.clock.settle()
      let sheet = sheet()
      fixture.root.present(sheet, animated: false)
      #expect(sheet.view.frame == CGRect(327, 107, 540, 620))
      fixture.addField(to: sheet.view).becomeFirstResponder()
      fixture.device.clock.turn()
      #expect(sheet.view.frame == CGRect(327, 20, 540, 620))
    }
  }

  @Test func `S170: on hide it goes back one turn later, by layout alone`() {
    KeyboardFixture.run(.fixtureT) { fixture in
      let sheet = sheet()
      fixture.root.present(sheet, animated: false)
      let field = fixture.addFocusedField(to: sheet.view)
      let posted = fixture.posted {
        field.resignFirstResponder()
        #expect(sheet.view.frame.minY == 184)
        fixture.device.clock.turn()
      }
      #expect(sheet.view.frame.minY == 373)
      #expect(posted.map(\.name) == .willHide)
    }
  }

  @Test func `a sheet presented over the keyboard is clear of it at once`() {
    KeyboardFixture.run(.fixtureT) { fixture in
      fixture.addFocusedField()
      let sheet = sheet()
      fixture.root.present(sheet, animated: false)
      #expect(sheet.view.frame.minY == 184)
    }
  }

  @Test func `a popover moves up and gets shorter`() {
    KeyboardFixture.run(.fixtureT) { fixture in
      let button = UIView(frame: CGRect(500, 600, 40, 40))
      fixture.root.view.addSubview(button)
      let controller = sheet(.popover)
      controller.preferredContentSize = CGSize(width: 320, height: 600)
      controller.popoverPresentationController?.sourceView = button
      fixture.root.present(controller, animated: false)
      #expect(controller.view.frame == CGRect(360, 640, 320, 600))
      fixture.keyboard.perform(.show)
      fixture.device.clock.turn()
      #expect(controller.view.frame == CGRect(360, 368, 320, 600))
      // A keyboard that hides 480 points: from 20 to 500.
      fixture.keyboard.perform(.toggleEmoji(height: 866))
      fixture.device.clock.turn()
      #expect(controller.view.frame == CGRect(360, 20, 320, 480))
    }
  }

  @Test func `a floating keyboard moves no sheet`() {
    KeyboardFixture.run(.fixtureT) { fixture in
      let sheet = sheet()
      fixture.root.present(sheet, animated: false)
      fixture.keyboard.perform(.float(frame: CGRect(300, 700, 320, 320)))
      fixture.device.clock.advance(by: 1)
      #expect(sheet.view.frame.minY == 373)
    }
  }

  // MARK: Appearance and ownership

  @Test func `full screen takes the presenter's view away, with its first responder`() {
    KeyboardFixture.run { fixture in
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
      #expect(
        fixture.timeline == [
          "root will disappear", "willChangeFrame", "willHide", "field end", "root did disappear",
          "modal will appear, being presented", "modal is appearing", "modal did appear",
        ]
      )
      fixture.timeline = []
      root.dismiss(animated: false)
      #expect(
        fixture.timeline == [
          "modal will disappear, being dismissed", "modal did disappear", "root will appear",
          "root is appearing", "root did appear",
        ]
      )
    }
  }

  @Test func `a sheet leaves the presenter where it is`() {
    KeyboardFixture.run { fixture in
      let root = AppearanceSpy("root") { fixture.timeline.append($1) }
      fixture.window.rootViewController = root
      fixture.timeline = []
      root.present(sheet(.pageSheet), animated: true)
      #expect(fixture.timeline == [])
      #expect(root.view.window === fixture.window)
    }
  }

  @Test func `a field in a sheet that is dismissed takes the keyboard along`() {
    KeyboardFixture.run { fixture in
      let sheet = sheet()
      fixture.root.present(sheet, animated: false)
      fixture.addField(to: sheet.view).becomeFirstResponder()
      fixture.timeline = []
      sheet.dismiss(animated: false)
      #expect(fixture.timeline == ["willChangeFrame", "willHide", "field end"])
    }
  }

  @Test func `a child presents on behalf of its container, and finds it again`() {
    KeyboardFixture.run { fixture in
      let child = UIViewController()
      let navigation = UINavigationController(rootViewController: child)
      fixture.window.rootViewController = navigation
      let inner = UIViewController()
      let sheet = UINavigationController(rootViewController: inner)
      child.present(sheet, animated: false)
      #expect(child.presentedViewController === sheet)
      #expect(navigation.presentedViewController === sheet)
      #expect(inner.presentingViewController === navigation)
      #expect(navigation.presentingViewController == nil)
      inner.dismiss(animated: false)
      #expect(child.presentedViewController == nil)
      #expect(inner.presentingViewController == nil)
    }
  }

  @Test func `dismissing takes everything above along`() {
    KeyboardFixture.run { fixture in
      let first = sheet(.pageSheet)
      let second = sheet(.pageSheet)
      fixture.root.present(first, animated: false)
      first.present(second, animated: false)
      #expect(second.view.window === fixture.window)
      fixture.root.dismiss(animated: false)
      #expect(first.view.window == nil)
      #expect(second.view.window == nil)
      #expect(first.presentedViewController == nil)
      #expect(fixture.window.subviews == [fixture.root.view])
    }
  }

  @Test func `the completion comes when the animation is over`() {
    KeyboardFixture.run { fixture in
      fixture.root.present(sheet(), animated: true) { fixture.timeline.append("presented") }
      fixture.device.clock.advance(by: 0.4)
      #expect(fixture.timeline == [])
      fixture.device.clock.advance(by: 0.1)
      #expect(fixture.timeline == ["presented"])
      fixture.root.dismiss(animated: false) { fixture.timeline.append("dismissed") }
      fixture.device.clock.advance(by: 0)
      #expect(fixture.timeline == ["presented", "dismissed"])
    }
  }

  @Test func `a controller that presents already, or is not in a window, presents nothing`() {
    KeyboardFixture.run { fixture in
      let first = sheet()
      let second = sheet()
      fixture.root.present(first, animated: false)
      fixture.root.present(second, animated: false)
      #expect(second.viewIfLoaded?.window == nil)
      #expect(fixture.root.presentedViewController === first)
      UIViewController().present(second, animated: false)
      #expect(second.presentingViewController == nil)
      fixture.root.dismiss(animated: false)
      fixture.root.dismiss(animated: false)
      #expect(fixture.root.presentedViewController == nil)
    }
  }

  @Test func `a presented controller without references is released after its dismissal`() {
    KeyboardFixture.run { fixture in
      weak var gone: UIViewController?
      do {
        let controller = sheet()
        gone = controller
        fixture.root.present(controller, animated: false)
      }
      #expect(gone != nil)
      fixture.root.dismiss(animated: false)
      #expect(gone == nil)
    }
  }
}
