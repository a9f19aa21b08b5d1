#if os(Linux)
import CoreGraphics
import Testing
@_spi(Headless) import UIKit

@testable import KeyboardScrolling

@Suite("Where the scroll view is", .tags(.scene))
@MainActor
struct PlaceInWindowTests {
  @Test(
    .bug("https://github.com/michaeltyson/TPKeyboardAvoiding/pull/276"),
    .bug("https://github.com/michaeltyson/TPKeyboardAvoiding/pull/299"),
    arguments: OptionMatrix.geometry
  )
  func `7: a view that ends above the keyboard never gets a negative inset`(
    option: OptionMatrix.Option
  ) {
    // In the view's own coordinates the keyboard is at (-116, 572) when the view is at (116, 279)
    // of a 1024 by 768 screen, scrolled to 138, and 55 points of the keyboard show: 713 = 572 - 138 +
    // 279.
    let setup = Scene.Setup.iPadWithHomeButton.on(option).with {
      $0.model.screenSize = CGSize(width: 1024, height: 768)
      $0.frame = CGRect(x: 116, y: 279, width: 787, height: 327)
    }
    Scene.run(setup) { scene in
      scene.o = 138
      scene.expect(b: 0, i: 0, under: CGRect(x: 0, y: 713, width: 1024, height: 55))
      #expect(scene.o == 138)
    }
  }

  @Test(
    .bug("https://github.com/freshOS/KeyboardLayoutGuide/issues/33"),
    arguments: OptionMatrix.geometry
  )
  func `10: a form sheet well above the keyboard is left alone`(option: OptionMatrix.Option) {
    let setup = Scene.Setup.iPad.on(option).with {
      $0.frame = CGRect(x: 147, y: 287, width: 540, height: 620)
    }
    Scene.run(setup) { scene in
      scene.expect(b: 0, i: 0, under: Keyboard.iPad)
    }
  }

  @Test(
    .bug("https://github.com/MessageKit/MessageKit/pull/787"),
    .bug("https://github.com/hackiftekhar/IQKeyboardManager/issues/1996"),
    arguments: OptionMatrix.geometry
  )
  func `14: a child container is inset by its covered height`(option: OptionMatrix.Option) {
    let setup = Scene.Setup.iPhone.on(option).with {
      $0.frame = CGRect(x: 20, y: 100, width: 350, height: 600)
    }
    Scene.run(setup) { scene in
      scene.expect(b: 192, i: 192, under: Keyboard.iPhone)
    }
  }

  @Test(arguments: OptionMatrix.geometry)
  func `18: both panes are inset, and only the one with the focus moves`(
    option: OptionMatrix.Option
  ) {
    let setup = Scene.Setup.iPadLandscape.on(option).with {
      $0.container = .window
      $0.frame = CGRect(x: 0, y: 0, width: 320, height: 834)
    }
    Scene.run(setup) { scene in
      let detail = UIScrollView(frame: CGRect(x: 320, y: 0, width: 874, height: 834))
      scene.controller.view.addSubview(detail)
      detail.contentSize = CGSize(width: 874, height: 1600)
      let field = UITextField(frame: CGRect(x: 16, y: 700, width: 400, height: 44))
      detail.addSubview(field)
      scene.coordinator.manage(detail)
      scene.device.clock.settle()
      #expect(scene.scrollView.adjustedContentInset.bottom == 20)
      #expect(detail.adjustedContentInset.bottom == 20)
      let start = scene.o

      scene.focus(field)
      scene.show(Keyboard.iPadLandscape)
      scene.finish(.didShow, Keyboard.iPadLandscape)
      scene.device.clock.advance(by: 1)
      scene.expect(b: 393, i: 393)
      #expect(detail.contentInset.bottom == 393)
      #expect(detail.verticalScrollIndicatorInsets.bottom == 393)
      #expect(scene.o == start)
      // The field ends where the keys begin: 744 less 834 - 413.
      #expect(detail.contentOffset.y == 323)
    }
  }

  enum Slide: CaseIterable {
    case ofTheView, ofTheViewAround
  }

  @Test(
    .bug("https://github.com/hackiftekhar/IQKeyboardManager/issues/1302"),
    arguments: OptionMatrix.geometry,
    Slide.allCases
  )
  func `20: a hidden side menu gets its inset when it slides in`(
    option: OptionMatrix.Option,
    slide: Slide
  ) {
    let outside = CGRect(x: -300, y: 0, width: 300, height: 844)
    let setup = Scene.Setup.iPhone.on(option).with { $0.frame = outside }
    Scene.run(setup) { scene in
      let moving: UIView
      switch slide {
      case .ofTheView: moving = scene.scrollView
      case .ofTheViewAround: moving = scene.wrap(in: outside)
      }
      scene.show(Keyboard.iPhone)
      scene.finish(.didShow, Keyboard.iPhone)
      scene.expect(b: 0, i: 0)
      #expect(scene.insetWrites == 0)
      #expect(scene.indicatorWrites == 0)

      moving.frame.origin.x = 0
      scene.device.clock.settle()
      scene.expect(b: 302, i: 302)
      #expect(scene.scrollView.adjustedContentInset.bottom == 336)

      moving.frame.origin.x = -300
      scene.device.clock.settle()
      scene.expect(b: 0, i: 0)
    }
  }

  @Test(
    .bug("https://github.com/square/Blueprint/pull/575"),
    .bug("https://github.com/square/swift-keyboard-observer/pull/4"),
    arguments: OptionMatrix.geometry,
    Scene.policies
  )
  func `21: an overlap of a sixth of a point is ignored`(
    option: OptionMatrix.Option,
    policy: KeyboardScrollCoordinator.BaselinePolicy
  ) {
    let setup = Scene.Setup.iPhone.on(option).with {
      $0.frame = CGRect(x: 0, y: 0, width: 390, height: 715.66)
      // 12 points of it reach the view.
      $0.additionalSafeArea.bottom = 844 - 715.66 + 12 - 34
      $0.baseline = 12
      $0.configuration.baselinePolicy = policy
    }
    Scene.run(setup) { scene in
      #expect(abs(scene.scrollView.adjustedContentInset.bottom - (12 + 12)) < 0.001)
      let frame = CGRect(x: 0, y: 715.51, width: 390, height: 844 - 715.51)
      scene.show(frame)
      for _ in 0..<5 {
        scene.scrollView.setNeedsLayout()
        scene.device.clock.settle()
      }
      scene.finish(.didShow, frame)
      scene.expect(b: 12, i: 12)
      #expect(scene.insetWrites == 0)
      #expect(scene.indicatorWrites == 0)
    }
  }

  // MARK: Further scenes

  nonisolated static let slivers: [(overlap: CGFloat, b: CGFloat)] = [
    (0.15, 0), (0.7, 0), (0.99, 0), (1, 1), (1.5, 1.5),
  ]

  @Test(arguments: OptionMatrix.geometry, slivers)
  func `an overlap counts from one point on where no safe area hides it`(
    option: OptionMatrix.Option,
    row: (overlap: CGFloat, b: CGFloat)
  ) {
    let setup = Scene.Setup.withoutAdjustment.on(option).with {
      $0.frame = CGRect(x: 0, y: 0, width: 390, height: 700)
    }
    Scene.run(setup) { scene in
      scene.scrollView.automaticallyAdjustsScrollIndicatorInsets = false
      let top = 700 - row.overlap
      scene.expect(
        b: row.b,
        i: row.b,
        under: CGRect(x: 0, y: top, width: 390, height: 844 - top)
      )
    }
  }

  @Test(arguments: OptionMatrix.geometry)
  func `a keyboard that touches the side of a view by less than a point covers none of it`(
    option: OptionMatrix.Option
  ) {
    let setup = Scene.Setup.iPad.on(option).with {
      $0.frame = CGRect(x: 0, y: 0, width: 300.6, height: 1194)
    }
    Scene.run(setup) { scene in
      let half = CGRect(x: 300, y: 930, width: 534, height: 264)
      scene.expect(b: 0, i: 0, under: half)
      scene.expect(b: 244, i: 244, under: half.offsetBy(dx: -1, dy: 0))
    }
  }

  @Test(arguments: OptionMatrix.geometry)
  func `a view that reaches below the screen can be scrolled out of it`(
    option: OptionMatrix.Option
  ) {
    // 400 to 1000 in the window; the keys begin at 508.
    let setup = Scene.Setup.withoutAdjustment.on(option).with {
      $0.frame = CGRect(x: 0, y: 400, width: 390, height: 600)
    }
    Scene.run(setup) { scene in
      scene.scrollView.automaticallyAdjustsScrollIndicatorInsets = false
      scene.expect(b: 1000 - 508, i: 1000 - 508, under: Keyboard.iPhone)
    }
  }

  @Test(arguments: OptionMatrix.geometry)
  func `a view below the keyboard's top gets no more than its height`(
    option: OptionMatrix.Option
  ) {
    let setup = Scene.Setup.iPhone.on(option).with {
      $0.frame = CGRect(x: 0, y: 600, width: 390, height: 200)
    }
    Scene.run(setup) { scene in
      #expect(scene.scrollView.adjustedContentInset.bottom == 0)
      scene.expect(b: 200, i: 200, under: Keyboard.iPhone)
    }
  }

  @Test(arguments: OptionMatrix.geometry)
  func `a view shown at half its size gets an inset in its own points`(
    option: OptionMatrix.Option
  ) {
    let setup = Scene.Setup.withoutAdjustment.on(option).with {
      $0.frame = CGRect(x: 0, y: 0, width: 780, height: 1688)
      $0.contentHeight = 3200
    }
    Scene.run(setup) { scene in
      scene.scrollView.automaticallyAdjustsScrollIndicatorInsets = false
      let container = scene.wrap(in: CGRect(x: 0, y: 0, width: 780, height: 1688))
      container.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
      container.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
      scene.device.clock.settle()
      #expect(scene.scrollView.bounds.height == 1688)
      scene.expect(b: 336 / 0.5, i: 336 / 0.5, under: Keyboard.iPhone)
    }
  }

  @Test(arguments: OptionMatrix.geometry)
  func `a view inside scrolled content is covered as far as it is scrolled under the keys`(
    option: OptionMatrix.Option
  ) {
    let setup = Scene.Setup.withoutAdjustment.on(option).with {
      $0.container = .window
      $0.frame = CGRect(x: 0, y: 700, width: 390, height: 400)
    }
    Scene.run(setup) { scene in
      let outer = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      outer.contentInsetAdjustmentBehavior = .never
      outer.contentSize = CGSize(width: 390, height: 2000)
      scene.controller.view.addSubview(outer)
      outer.addSubview(scene.scrollView)
      scene.scrollView.automaticallyAdjustsScrollIndicatorInsets = false
      scene.device.clock.settle()

      // 700 to 1100 in the window: all of it is below 508.
      scene.show(Keyboard.iPhone)
      scene.finish(.didShow, Keyboard.iPhone)
      scene.expect(b: 400, i: 400)

      // 200 to 600.
      outer.contentOffset.y = 500
      scene.device.clock.settle()
      scene.expect(b: 600 - 508, i: 600 - 508)

      // 50 to 450.
      outer.contentOffset.y = 650
      scene.device.clock.settle()
      scene.expect(b: 0, i: 0)
    }
  }
}
#endif
