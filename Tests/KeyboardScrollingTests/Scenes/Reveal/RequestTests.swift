#if os(Linux)
import Testing
@_spi(Headless) import UIKit

@testable import KeyboardScrolling

@MainActor struct RequestTests {
  private func setup(
    _ option: Option,
    _ configuration: KeyboardScrollCoordinator.Configuration = .init(
      revealsFirstResponder: false, revealPadding: 0
    )
  ) -> Scene.Setup {
    Scene.Setup().on(option).withoutScroll.with { $0.configuration = configuration }
  }

  @Test(arguments: OptionMatrix.focus)
  func `with reveals disabled for a view, nothing but a managed inner view moves automatically`(
    option: Option
  ) {
    Scene.run(setup(option)) { scene in
      let field = scene.addField(700...744)
      scene.focusAndShow(field)
      field.insertText("a")
      scene.settle()
      scene.focus(scene.addField(900...944))
      scene.show(Keyboard.iPhoneShort)
      scene.show(Keyboard.iPhone)
      scene.rest()
      scene.expectStill()
      scene.expect(bottom: 302, indicator: 302)
    }
    Scene.run(setup(option)) { scene in
      let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
      inner.contentInsetAdjustmentBehavior = .never
      inner.contentSize = CGSize(width: 390, height: 900)
      let field = UITextField(frame: CGRect(x: 16, y: 700, width: 358, height: 44))
      inner.addSubview(field)
      scene.scrollView.addSubview(inner)
      scene.coordinator.manage(inner, configuration: .init(revealPadding: 0))
      scene.edit(field)
      scene.expect(path: [])
      // The field's end at 744 is at the inner view's lower edge.
      inner.expect(offset: 344)
    }
  }

  @Test(arguments: [true, false])
  func `a request is animated if its argument is true`(animated: Bool) throws {
    try Scene.run(setup(Option("default"))) { scene in
      scene.edit(scene.addField(700...744))
      let before = scene.device.animator.records.count
      let shown = scene.scrollView.headlessPresentationBounds.minY
      scene.coordinator.revealFirstResponder(animated: animated)
      scene.settle()
      scene.expect(offset: 236)
      let records = scene.device.animator.records.dropFirst(before)
      guard animated else {
        #expect(records.isEmpty)
        expectEqual(scene.scrollView.headlessPresentationBounds.minY, to: 236)
        return
      }
      let record = try #require(records.first)
      expectEqual(records.count, to: 1)
      expectEqual(record.duration, to: 0.25)
      expectEqual(record.curve, to: 7)
      #expect(record.beginsFromCurrentState)
      expectEqual(scene.scrollView.headlessPresentationBounds.minY, to: shown)
      // The keyboard's spring takes longer than the duration.
      scene.wait(0.5)
      expectEqual(scene.scrollView.headlessPresentationBounds.minY, to: 236)
    }
  }

  @Test(arguments: OptionMatrix.focus)
  func `a request without a first responder, or during a drag, does nothing, at once or later`(
    option: Option
  ) {
    Scene.run(setup(option)) { scene in
      let field = scene.addField(700...744)
      scene.show(Keyboard.iPhone)
      scene.request()
      scene.expect(path: [])
      scene.focus(field)
      scene.rest()
      scene.expect(path: [])
    }
    Scene.run(setup(option)) { scene in
      scene.edit(scene.addField(700...744))
      let finger = scene.drag(by: -50)
      let dragged = scene.o
      scene.resetCounts()
      scene.coordinator.revealFirstResponder(animated: true)
      scene.expect(offset: dragged)
      scene.lift(finger)
      scene.expect(offsetWrites: 0)
    }
  }

  @Test(arguments: OptionMatrix.focus)
  func `a request by a button in the content, or without a keyboard, reveals the field`(
    option: Option
  ) {
    Scene.run(setup(option)) { scene in
      scene.edit(scene.addField(700...744))
      let finger = HeadlessFinger.touch(at: 300)
      scene.coordinator.revealFirstResponder(animated: false)
      finger.lift()
      scene.settle()
      scene.expect(path: [236])
    }
    Scene.run(setup(option)) { scene in
      scene.focus(scene.addField(900...944))
      scene.expect(path: [])
      scene.request()
      // Without a keyboard, the visible part ends at 810, above the home indicator.
      scene.expect(path: [134], insetWrites: 0)
    }
  }

  @Test(arguments: OptionMatrix.focus)
  func `a request moves no view beside those of its coordinator`(option: Option) {
    Scene.run(setup(option)) { scene in
      let frame = CGRect(x: 0, y: 0, width: 390, height: 700)
      let neighbour = scene.addNeighbour(frame: frame, contentHeight: 1600)
      let other = KeyboardScrollCoordinator(configuration: .init(revealPadding: 0))
      other.manage(neighbour)
      let field = UITextField(frame: CaseScreen.row(600...644))
      neighbour.addSubview(field)
      scene.focusAndShow(field)
      scene.rest()
      neighbour.contentOffset.y = 800
      scene.wait(1)
      scene.resetCounts()
      scene.request()
      neighbour.expect(offset: 800)
      expectEqual(scene.adjustments.map(\.reveal), to: [.noFirstResponder])
      other.revealFirstResponder(animated: false)
      scene.settle()
      neighbour.expect(offset: 509)
    }
  }

  @Test(arguments: OptionMatrix.focus)
  func `a request in the turn of a focus moves no view of another coordinator`(option: Option) {
    Scene.run(setup(option)) { scene in
      let other = KeyboardScrollCoordinator()
      let frame = CGRect(x: 0, y: 0, width: 390, height: 200)
      other.manage(scene.addNeighbour(frame: frame, contentHeight: 400))
      scene.addField(700...744).takeFocus()
      other.revealFirstResponder(animated: false)
      scene.show(Keyboard.iPhone)
      scene.rest()
      scene.expectStill()
    }
  }

  @Test(arguments: OptionMatrix.focus)
  func `a request finds the first responder of its window, not the one edited last`(
    option: Option
  ) {
    Scene.run(setup(option)) { scene in
      scene.edit(scene.addField(700...744))
      let (window, field) = scene.addWindow(fieldFrame: CaseScreen.row(200...244))
      let list = UIScrollView(frame: window.bounds)
      window.rootViewController?.view.insertSubview(list, at: 0)
      list.addSubview(field)
      let other = KeyboardScrollCoordinator()
      other.manage(list)
      scene.focus(field)
      scene.scroll(to: -91)
      scene.request()
      scene.expect(offset: 236)
      withExtendedLifetime(other) {}
    }
  }

  @Test(arguments: OptionMatrix.focus)
  func `if reveals are enabled with the keyboard up, the next focus is revealed`(option: Option) {
    Scene.run(setup(option)) { scene in
      scene.edit(scene.addField(700...744))
      scene.coordinator.manage(scene.scrollView, configuration: .init(revealPadding: 0))
      scene.settle()
      scene.expect(path: [])
      scene.focus(scene.addField(900...944))
      scene.expect(path: [436])
    }
  }

  @Test(arguments: OptionMatrix.focus, [false, true])
  func `a request reports that a disabled or covered view cannot scroll`(
    option: Option, isCovered: Bool
  ) {
    Scene.run(setup(option)) { scene in
      if isCovered {
        scene.scrollView.autoresizingMask = []
        scene.scrollView.frame = CGRect(x: 0, y: 520, width: 390, height: 300)
      } else {
        scene.scrollView.isScrollEnabled = false
      }
      scene.focusAndShow(scene.addField(700...744))
      scene.request()
      expectEqual(scene.adjustments.last?.trigger, to: .request)
      expectEqual(scene.adjustments.last?.reveal, to: .cannotScroll)
      // UIKit moves the content of a view that has become smaller.
      #expect(isCovered || scene.offsets == [])
    }
  }
}
#endif
