#if os(Linux)
import CoreGraphics
import Testing
@_spi(Headless) import UIKit
import Workshop

@testable import KeyboardScrolling

@MainActor
@Suite("Flipped and horizontal lists", .tags(.scene))
struct ScrollDirectionTests {
  /// A list 800 points high, turned upside down: its newest row is at its own top, at the bottom of
  /// the screen.
  private func inverted(contentHeight: CGFloat = 2000) -> Scene.Setup {
    Scene.Setup(
      model: .plain,
      container: .window,
      behavior: .never,
      contentHeight: contentHeight,
      makeScrollView: {
        let list = UIScrollView()
        list.transform = CGAffineTransform(scaleX: 1, y: -1)
        return list
      }
    )
  }

  private func keyboard(_ height: CGFloat) -> CGRect {
    CGRect(x: 0, y: 800 - height, width: 390, height: height)
  }

  @Test(
    .bug("https://github.com/hackiftekhar/IQKeyboardManager/issues/1435"),
    arguments: OptionMatrix.insets
  )
  func `103: an inverted list is inset at its own top`(_ option: OptionMatrix.Option) {
    Scene.run(inverted().on(option)) { scene in
      scene.show(keyboard(300))
      #expect(
        scene.scrollView.contentInset == UIEdgeInsets(top: 300, left: 0, bottom: 0, right: 0)
      )
      #expect(scene.scrollView.verticalScrollIndicatorInsets.top == 300)
      #expect(scene.scrollView.verticalScrollIndicatorInsets.bottom == 0)
      #expect(scene.insetWrites == 1)

      scene.hide()
      #expect(scene.scrollView.contentInset == .zero)
      #expect(scene.scrollView.verticalScrollIndicatorInsets == .zero)
    }
  }

  @Test(arguments: OptionMatrix.insets)
  func `103: the newest row rides on the keyboard and comes down with it`(
    _ option: OptionMatrix.Option
  ) {
    Scene.run(inverted().on(option)) { scene in
      #expect(scene.o == 0)
      scene.show(keyboard(300))
      #expect(scene.o == -300)
      scene.show(keyboard(350))
      #expect(scene.o == -350)
      scene.hide()
      #expect(scene.o == 0)
    }
  }

  @Test(arguments: OptionMatrix.insets)
  func `103: a list that was scrolled keeps its rows in place`(_ option: OptionMatrix.Option) {
    Scene.run(inverted().on(option)) { scene in
      scene.show(keyboard(300))
      scene.o = -250
      scene.hide()
      #expect(scene.o == 50)
    }
  }

  @Test(arguments: OptionMatrix.insets)
  func `103: the oldest row stays at the top of the screen`(_ option: OptionMatrix.Option) {
    Scene.run(inverted().on(option)) { scene in
      scene.show(keyboard(300))
      // 2000 - 800.
      scene.o = 1200
      scene.hide()
      #expect(scene.o == 1200)
    }
  }

  @Test(
    arguments: [(CGFloat(500), CGFloat(200)), (-500, -300)],
    OptionMatrix.insets
  )
  func `103: the offset is clamped to the new range`(
    _ row: (relative: CGFloat, expected: CGFloat),
    _ option: OptionMatrix.Option
  ) {
    Scene.run(inverted(contentHeight: 1000).on(option)) { scene in
      scene.o = row.relative
      scene.show(keyboard(300))
      #expect(scene.o == row.expected)
    }
  }

  @Test(arguments: OptionMatrix.insets)
  func `a list that is flipped while the keyboard is visible is inset at the other edge`(
    _ option: OptionMatrix.Option
  ) {
    Scene.run(Scene.Setup(behavior: .never, baseline: 30).on(option)) { scene in
      scene.scrollView.contentInset.top = 12
      scene.show(Keyboard.iPhone)
      #expect(
        scene.scrollView.contentInset == UIEdgeInsets(top: 12, left: 0, bottom: 366, right: 0)
      )
      scene.scrollView.transform = CGAffineTransform(scaleX: 1, y: -1)
      scene.show(Keyboard.iPhone)
      #expect(
        scene.scrollView.contentInset == UIEdgeInsets(top: 348, left: 0, bottom: 30, right: 0)
      )
      scene.hide()
      #expect(
        scene.scrollView.contentInset == UIEdgeInsets(top: 12, left: 0, bottom: 30, right: 0)
      )
    }
  }

  @Test(
    .bug("https://github.com/square/Listable/pull/402"),
    .bug("https://github.com/kirillzyusko/react-native-keyboard-controller/issues/442"),
    arguments: OptionMatrix.insets
  )
  func `104: a horizontal list under the keyboard does not begin to move up and down`(
    _ option: OptionMatrix.Option
  ) {
    let setup = Scene.Setup(
      frame: CGRect(x: 0, y: 450, width: 390, height: 120),
      contentWidth: 900,
      contentHeight: 120
    )
    Scene.run(setup.on(option)) { scene in
      scene.scrollView.contentOffset = CGPoint(x: 200, y: 0)
      scene.resetCounts()
      scene.show(Keyboard.iPhone)
      #expect(scene.b == 0)
      #expect(scene.i == 0)
      #expect(scene.scrollView.contentOffset == CGPoint(x: 200, y: 0))
      #expect(scene.insetWrites == 0)
      #expect(scene.indicatorWrites == 0)
      #expect(scene.offsets.isEmpty)
    }
  }

  @Test(arguments: OptionMatrix.insets)
  func `content that moves both ways is inset, and its horizontal offset stays`(
    _ option: OptionMatrix.Option
  ) {
    Scene.run(Scene.Setup(contentWidth: 1000).on(option)) { scene in
      let field = scene.addField(700...744, x: 300, width: 100)
      scene.scrollView.contentOffset.x = 260
      scene.focus(field)
      scene.show(Keyboard.iPhone)
      scene.device.clock.advance(by: 1)
      #expect(scene.b == 302)
      // 744 less the 508 that are visible.
      #expect(scene.scrollView.contentOffset == CGPoint(x: 260, y: 236))
    }
  }

  @Test(arguments: OptionMatrix.insets)
  func `a list that becomes horizontal under the keyboard gives its adjustment back`(
    _ option: OptionMatrix.Option
  ) {
    Scene.run(Scene.Setup(baseline: 6).on(option)) { scene in
      scene.show(Keyboard.iPhone)
      #expect(scene.b == 308)
      scene.scrollView.contentSize = CGSize(width: 2000, height: 500)
      scene.show(Keyboard.iPhone)
      #expect(scene.b == 6)
      #expect(scene.i == 6)
    }
  }

  @Test(arguments: OptionMatrix.insets)
  func `zooming changes the range and not the adjustment`(_ option: OptionMatrix.Option) {
    Scene.run(Scene.Setup(baseline: 6).on(option)) { scene in
      let zoomer = Zoomer(frame: CGRect(x: 0, y: 0, width: 390, height: 1600))
      scene.scrollView.addSubview(zoomer.view)
      scene.scrollView.delegate = zoomer
      scene.scrollView.maximumZoomScale = 4
      scene.show(Keyboard.iPhone)
      scene.judge.appWillScroll()
      scene.scrollView.zoomScale = 2
      scene.device.clock.settle()
      #expect(scene.scrollView.contentSize == CGSize(width: 780, height: 3200))
      #expect(scene.b == 308)
      scene.show(Keyboard.iPhoneShort)
      #expect(scene.b == 263)
      #expect(scene.scrollView.zoomScale == 2)
      scene.hide()
      #expect(scene.b == 6)
      #expect(scene.scrollView.delegate === zoomer)
    }
  }

  /// Horizontal lists with little content.
  nonisolated static let shortLists: [@MainActor @Sendable () -> UIScrollView] = [
    {
      let list = UIScrollView()
      list.alwaysBounceHorizontal = true
      return list
    },
    {
      let layout = UICollectionViewFlowLayout()
      layout.scrollDirection = .horizontal
      return UICollectionView(frame: .zero, collectionViewLayout: layout)
    },
    {
      let size = NSCollectionLayoutSize(
        widthDimension: .absolute(100),
        heightDimension: .fractionalHeight(1)
      )
      let item = NSCollectionLayoutItem(layoutSize: size)
      let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [item])
      let configuration = UICollectionViewCompositionalLayoutConfiguration()
      configuration.scrollDirection = .horizontal
      let layout = UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(group: group),
        configuration: configuration
      )
      return UICollectionView(frame: .zero, collectionViewLayout: layout)
    },
  ]

  @Test(arguments: OptionMatrix.insets, shortLists.indices)
  func `104: a horizontal list with a single item does not begin to move up and down`(
    _ option: OptionMatrix.Option,
    _ index: Int
  ) {
    let setup = Scene.Setup(
      frame: CGRect(x: 0, y: 450, width: 390, height: 120),
      contentWidth: 200,
      contentHeight: 120,
      makeScrollView: Self.shortLists[index]
    )
    Scene.run(setup.on(option)) { scene in
      scene.show(Keyboard.iPhone)
      scene.expect(b: 0, i: 0)
      #expect(scene.insetWrites == 0)
    }
  }

  @Test(arguments: OptionMatrix.insets, [CGFloat.pi / 2, -.pi / 2])
  func `104: a table given a quarter turn is a horizontal list`(
    _ option: OptionMatrix.Option,
    _ angle: CGFloat
  ) {
    let setup = Scene.Setup(
      container: .window,
      frame: CGRect(x: 0, y: 0, width: 120, height: 390),
      behavior: .never,
      contentHeight: 2000
    )
    Scene.run(setup.on(option)) { scene in
      scene.scrollView.transform = CGAffineTransform(rotationAngle: angle)
      scene.scrollView.center = CGPoint(x: 195, y: 520)
      scene.device.clock.settle()
      scene.show(Keyboard.iPhone)
      #expect(scene.scrollView.contentInset == .zero)
      #expect(scene.scrollView.verticalScrollIndicatorInsets == .zero)
      #expect(scene.adjustments.last?.reason == .doesNotScroll)
    }
  }

  @Test(arguments: OptionMatrix.insets, Scene.policies)
  func `103: an inverted list with a baseline of its own and a bar on the keyboard`(
    _ option: OptionMatrix.Option,
    _ policy: KeyboardScrollCoordinator.BaselinePolicy
  ) {
    var setup = inverted().on(option)
    setup.configuration.baselinePolicy = policy
    Scene.run(setup) { scene in
      let scrollView = scene.scrollView
      scrollView.contentInset.top = 20
      scrollView.verticalScrollIndicatorInsets.top = 5
      scene.o = -20
      // Upside down, the bar is over the view's own top.
      let bar = UIView(frame: CGRect(x: 0, y: 750, width: 390, height: 50))
      scene.controller.view.addSubview(bar)
      scene.coordinator.manage(
        scrollView,
        bar: bar,
        configuration: .init(revealPadding: 0, baselinePolicy: policy)
      )
      @MainActor func expectRest() {
        #expect(scrollView.contentInset.top == (policy == .sum ? 70 : 50))
        #expect(scrollView.verticalScrollIndicatorInsets.top == (policy == .sum ? 55 : 50))
        #expect(scene.o == (policy == .sum ? -70 : -50))
      }
      expectRest()
      for _ in 0..<2 {
        scene.show(keyboard(300))
        bar.frame.origin.y = 450
        scene.device.clock.settle()
        #expect(scrollView.contentInset.top == (policy == .sum ? 370 : 350))
        #expect(scrollView.verticalScrollIndicatorInsets.top == (policy == .sum ? 355 : 350))
        #expect(scene.o == (policy == .sum ? -370 : -350))
        scene.hide()
        bar.frame.origin.y = 750
        scene.device.clock.settle()
        expectRest()
      }
      scene.show(keyboard(300))
      scene.coordinator.stopManaging(scrollView)
      #expect(scrollView.contentInset.top == 20)
      #expect(scene.o == -20)
    }
  }
}

private final class Zoomer: NSObject, UIScrollViewDelegate {
  let view: UIView

  init(frame: CGRect) {
    view = UIView(frame: frame)
    super.init()
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }
}

extension HeadlessDeviceModel {
  /// The viewport of case 103.
  fileprivate static let plain = HeadlessDeviceModel(
    name: "800 points",
    screenSize: CGSize(width: 390, height: 800),
    keyboardHeight: 300,
    landscapeKeyboardHeight: 200,
    source: "cases, 103"
  )
}
#endif
