#if os(Linux)
import Testing
@_spi(Headless) import UIKit

@testable import KeyboardScrolling

@MainActor @Suite("Search fields", .tags(.scene)) struct SearchFieldTests {
  private final class Results: NSObject, UISearchResultsUpdating {
    private let list: UIScrollView
    private let contentHeight: CGFloat

    init(_ list: UIScrollView) {
      self.list = list
      contentHeight = list.contentSize.height
    }

    func updateSearchResults(for searchController: UISearchController) {
      let text = searchController.searchBar.text ?? ""
      list.contentSize.height =
        text.isEmpty ? contentHeight : contentHeight / CGFloat(text.count + 1)
    }
  }

  private func addSearch(to scene: Scene, hidesNavigationBar: Bool) -> UISearchController {
    let search = UISearchController(searchResultsController: nil)
    search.hidesNavigationBarDuringPresentation = hidesNavigationBar
    scene.controller.navigationItem.hidesSearchBarWhenScrolling = false
    scene.controller.navigationItem.searchController = search
    scene.settle()
    expectEqual(scene.scrollView.adjustedContentInset.top, to: 143)
    return search
  }

  @Test(
    .bug("https://github.com/hackiftekhar/IQKeyboardManager/issues/2119"),
    .bug("https://github.com/hackiftekhar/IQKeyboardManager/issues/2151"),
    arguments: OptionMatrix.focus,
    [false, true]
  )
  func `a search field in a bar moves no results`(option: Option, hidesNavigationBar: Bool) {
    Scene.run(Scene.Setup().on(option)) { scene in
      let search = addSearch(to: scene, hidesNavigationBar: hidesNavigationBar)
      scene.scroll(to: 200)
      let before = Untouched(scene.scrollView)
      scene.focusAndShow(search.searchBar.searchTextField)
      for _ in 0..<3 {
        search.searchBar.searchTextField.insertText("a")
        scene.settle()
      }
      scene.rest()
      #expect(search.isActive)
      // When the navigation bar of 44 points hides, the content moves up with the search bar.
      let shift: CGFloat = hidesNavigationBar ? 44 : 0
      expectEqual(scene.scrollView.adjustedContentInset.top, to: 143 - shift)
      scene.expect(
        bottom: 302, indicator: 302, offset: 200 + shift, path: hidesNavigationBar ? [244] : [],
        offsetWrites: 0
      )

      search.searchBar.headlessPressCancel()
      scene.hide()
      scene.finish(.didHide, Keyboard.iPhoneHidden)
      scene.expect(
        bottom: 0, indicator: 0, offset: 200, insetWrites: 2, indicatorWrites: 2, offsetWrites: 0
      )
      expectEqual(Untouched(scene.scrollView), to: before)
    }
  }

  @Test(arguments: OptionMatrix.focus, [false, true])
  func `results that become shorter begin below the bar`(option: Option, hidesNavigationBar: Bool) {
    Scene.run(Scene.Setup().on(option)) { scene in
      let search = addSearch(to: scene, hidesNavigationBar: hidesNavigationBar)
      let results = Results(scene.scrollView)
      search.searchResultsUpdater = results
      scene.scroll(to: -143)
      scene.focusAndShow(search.searchBar.searchTextField)
      let top: CGFloat = hidesNavigationBar ? -99 : -143
      for height: CGFloat in [800, 1600 / 3, 400] {
        search.searchBar.searchTextField.insertText("a")
        scene.settle()
        expectEqual(scene.scrollView.contentSize.height, to: height)
        scene.expect(bottom: 302, indicator: 302, offset: top)
      }
      scene.rest()
      // The last result can be scrolled to the keyboard's top, and no further.
      scene.expect(adjusted: 336, insetWrites: 1)

      search.searchBar.headlessPressCancel()
      scene.hide()
      scene.finish(.didHide, Keyboard.iPhoneHidden)
      expectEqual(scene.scrollView.contentSize.height, to: 1600)
      scene.expect(bottom: 0, indicator: 0, offset: -143, offsetWrites: 0)
    }
  }
}
#endif
