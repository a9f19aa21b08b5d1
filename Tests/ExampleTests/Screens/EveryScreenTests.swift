import ExampleScreens
import FilmstripKit
import KeyboardScrolling
import Testing
import UIKit

@MainActor struct EveryScreenTests {
  /// Returns the insets that the library may write.
  private func insets(of views: [UIScrollView]) -> [UIEdgeInsets] {
    views.flatMap { [$0.contentInset, $0.verticalScrollIndicatorInsets] }
  }

  @Test(arguments: await ShownScreen.names, ShownScreen.Place.all)
  func `each focused field is visible, and after a hide the insets are the app's own`(
    _ name: String, _ place: ShownScreen.Place
  ) throws {
    try ShownScreen.run(name, on: place) { shown in
      let scrollViews = shown.views(UIScrollView.self)
      let before = insets(of: scrollViews)
      #expect(shown.fields.count > 0)
      for index in 0..<shown.fields.count {
        let field = try #require(shown.fields.focus(at: index))
        shown.settle()
        #expect(field.isFirstResponder)
        #expect(
          shown.isVisible(field),
          "field \(index) at \(shown.focus(in: field)), visible is \(shown.visibleFrame)"
        )
      }
      shown.hideKeyboard()
      expectEqual(insets(of: scrollViews), to: before)
    }
  }

  @Test(arguments: await ShownScreen.names, ShownScreen.Place.all)
  func `the end of the content can be scrolled above the keyboard`(
    _ name: String, _ place: ShownScreen.Place
  ) throws {
    try ShownScreen.run(name, on: place) { shown in
      let view = shown.scrollView
      _ = try #require(shown.fields.focus(at: 0))
      shown.settle()
      let isUpsideDown = view.transform.d < 0
      let end = view.contentSize.height - view.bounds.height + view.adjustedContentInset.bottom
      let offset = isUpsideDown ? -view.adjustedContentInset.top : end
      view.setContentOffset(CGPoint(x: 0, y: offset), animated: false)
      shown.settle()
      let last = CGRect(
        x: 0, y: isUpsideDown ? 0 : view.contentSize.height - 1, width: 1, height: 1
      )
      let frame = view.convert(last, to: shown.window as UIView?)
      #expect(frame.maxY <= shown.visibleFrame.maxY + 0.01)
    }
  }

  @Test(arguments: await ShownScreen.names)
  func `without a coordinator nothing writes an inset`(_ name: String) throws {
    try ShownScreen.run(name, coordinator: { nil }) { shown in
      let scrollViews = shown.views(UIScrollView.self)
      let before = insets(of: scrollViews)
      for index in 0..<shown.fields.count {
        shown.fields.focus(at: index)
        shown.settle()
      }
      expectEqual(insets(of: scrollViews), to: before)
    }
  }

  @Test(arguments: await ShownScreen.names)
  func `a screen is deallocated with its coordinator`(_ name: String) throws {
    weak var coordinator: KeyboardScrollCoordinator?
    weak var controller: UIViewController?
    try ShownScreen.run(
      name,
      coordinator: {
        let made = KeyboardScrollCoordinator()
        coordinator = made
        return made
      }
    ) { shown in
      controller = shown.controller
      shown.fields.focus(at: 0)
      shown.settle()
      shown.hideKeyboard()
      shown.window.rootViewController?.dismiss(animated: false)
      shown.window.rootViewController = nil
      shown.window.isHidden = true
      shown.settle()
    }
    expectNil(controller)
    expectNil(coordinator)
  }

  @Test func `names are unique and in kebab-case, subtitles fit a line, and groups have screens`() {
    let names = Screen.all.map(\.name)
    expectEqual(Set(names).count, to: names.count)
    for screen in Screen.all {
      #expect(screen.name.allSatisfy { $0.isLowercase || $0 == "-" }, "\(screen.name)")
      #expect(!screen.subtitle.isEmpty && screen.subtitle.count <= 60, "\(screen.name)")
    }
    expectEqual(Set(Screen.all.map(\.group)), to: Set(Screen.Group.allCases))
  }
}
