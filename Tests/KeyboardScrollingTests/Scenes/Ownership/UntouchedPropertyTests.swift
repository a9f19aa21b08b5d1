#if os(Linux)
import CoreGraphics
import Testing
@_spi(Headless) import UIKit

@testable import KeyboardScrolling

@MainActor
@Suite("The app's properties", .tags(.scene))
struct UntouchedPropertyTests {
  /// The properties of a scroll view that the coordinator does not change.
  private struct Properties: Equatable {
    var top: CGFloat
    var left: CGFloat
    var right: CGFloat
    var indicatorTop: CGFloat
    var horizontalIndicator: UIEdgeInsets
    var contentSize: CGSize
    var frame: CGRect
    var rootFrame: CGRect
    var behavior: UIScrollView.ContentInsetAdjustmentBehavior
    var flags: [Bool]
    var dismissMode: UIScrollView.KeyboardDismissMode
    var zoomScale: CGFloat
    /// The app's own, by index.
    var subviews: [ObjectIdentifier]
    var delegate: ObjectIdentifier?

    @MainActor
    init(_ scene: Scene, subviewCount: Int = 0) {
      let view = scene.scrollView
      top = view.contentInset.top
      left = view.contentInset.left
      right = view.contentInset.right
      indicatorTop = view.verticalScrollIndicatorInsets.top
      horizontalIndicator = view.horizontalScrollIndicatorInsets
      contentSize = view.contentSize
      frame = view.frame
      rootFrame = scene.controller.view.frame
      behavior = view.contentInsetAdjustmentBehavior
      flags = [
        view.isPagingEnabled, view.bounces, view.alwaysBounceVertical, view.alwaysBounceHorizontal,
        view.isScrollEnabled, view.scrollsToTop, view.isDirectionalLockEnabled,
        view.automaticallyAdjustsScrollIndicatorInsets, view.showsVerticalScrollIndicator,
        view.showsHorizontalScrollIndicator, view.isUserInteractionEnabled, view.clipsToBounds,
      ]
      dismissMode = view.keyboardDismissMode
      zoomScale = view.zoomScale
      subviews = view.subviews.prefix(subviewCount).map(ObjectIdentifier.init)
      delegate = view.delegate.map { ObjectIdentifier($0 as AnyObject) }
    }
  }

  @Test(
    .bug("https://github.com/hackiftekhar/IQKeyboardManager/issues/496"),
    arguments: OptionMatrix.insets
  )
  func `107: paging, content size and delegate are the app's`(_ option: OptionMatrix.Option) {
    Scene.run(Scene.Setup(contentWidth: 0, contentHeight: 0).on(option)) { scene in
      let delegate = Delegate()
      let view = scene.scrollView
      view.delegate = delegate
      view.isPagingEnabled = true
      view.keyboardDismissMode = .onDrag
      view.contentInset = UIEdgeInsets(top: 3, left: 4, bottom: 0, right: 5)
      view.horizontalScrollIndicatorInsets = UIEdgeInsets(top: 0, left: 6, bottom: 7, right: 8)
      let field = scene.addField(300...344)
      field.delegate = delegate
      field.returnKeyType = .go
      let count = view.subviews.count
      let before = Properties(scene, subviewCount: count)

      scene.focus(field)
      scene.show(Keyboard.iPhone)
      scene.finish(.didShow, Keyboard.iPhone)
      #expect(scene.b == 302)
      #expect(Properties(scene, subviewCount: count) == before)

      scene.hide()
      scene.finish(.didHide, Keyboard.iPhoneHidden)
      #expect(scene.b == 0)
      #expect(Properties(scene, subviewCount: count) == before)
      #expect(view.subviews.count == count)
      scene.coordinator.stopManaging(view)
      #expect(Properties(scene, subviewCount: count) == before)
      #expect(field.delegate === delegate)
      #expect(field.returnKeyType == .go)
    }
  }

  @Test(
    .bug("https://github.com/hackiftekhar/IQKeyboardManager/issues/1775"),
    arguments: OptionMatrix.insets
  )
  func `109: a large title stays large`(_ option: OptionMatrix.Option) throws {
    try Scene.run(Scene.Setup().on(option)) { scene in
      let navigation = try #require(scene.controller.navigationController)
      navigation.navigationBar.prefersLargeTitles = true
      scene.device.clock.settle()
      #expect(scene.scrollView.adjustedContentInset.top == 143)
      scene.o = -143
      let field = scene.addField(300...344)
      scene.resetCounts()

      scene.focus(field)
      scene.show(Keyboard.iPhone)
      scene.finish(.didShow, Keyboard.iPhone)
      #expect(scene.b == 302)
      scene.hide()
      scene.finish(.didHide, Keyboard.iPhoneHidden)
      #expect(scene.o == -143)
      #expect(scene.offsets.isEmpty)
      #expect(scene.b == 0)
    }
  }

  @Test(arguments: OptionMatrix.insets)
  func `only differences are written, each property once for an event`(
    _ option: OptionMatrix.Option
  ) {
    Scene.run(Scene.Setup().on(option)) { scene in
      scene.post(.willChangeFrame, Keyboard.iPhone)
      #expect(scene.insetWrites == 1)
      #expect(scene.indicatorWrites == 1)
      scene.post(.willShow, Keyboard.iPhone)
      scene.device.clock.settle()
      scene.finish(.didShow, Keyboard.iPhone)
      scene.show(Keyboard.iPhone)
      #expect(scene.insetWrites == 1)
      #expect(scene.indicatorWrites == 1)
      #expect(scene.offsetWrites == 0)
      scene.post(.willHide, Keyboard.iPhoneHidden)
      scene.device.clock.settle()
      scene.finish(.didHide, Keyboard.iPhoneHidden)
      scene.hide()
      #expect(scene.insetWrites == 2)
      #expect(scene.indicatorWrites == 2)
      #expect(scene.offsetWrites == 0)
      #expect(scene.scrollView.headlessWrites.horizontalScrollIndicatorInsets == 0)
    }
  }
}

private final class Delegate: NSObject, UIScrollViewDelegate, UITextFieldDelegate {}
#endif
