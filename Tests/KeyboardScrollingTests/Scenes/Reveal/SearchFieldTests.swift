#if os(Linux)
import Testing
@_spi(Headless) import UIKit

@testable import KeyboardScrolling

@MainActor struct SearchFieldTests {
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
