import Testing
import UIKit

@MainActor struct SearchTests {
  // https://developer.apple.com/documentation/uikit/uisearchbar/searchtextfield
  @Test func `a search bar and its field have the same text`() {
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 390, height: 56))
    bar.text = "one"
    expectEqual(bar.searchTextField.text, to: "one")
    bar.searchTextField.text = "two"
    expectEqual(bar.text, to: "two")
    bar.placeholder = "Search"
    expectEqual(bar.searchTextField.placeholder, to: "Search")
    #expect(bar.searchTextField.isDescendant(of: bar))
  }

  // https://developer.apple.com/documentation/uikit/uisearchcontroller
  // https://developer.apple.com/documentation/uikit/uinavigationitem/hidessearchbarwhenscrolling
  @Test func `by default, a search controller is inactive, and hides the bar while active`() {
    let results = UIViewController()
    let search = UISearchController(searchResultsController: results)
    #expect(!search.isActive)
    #expect(search.hidesNavigationBarDuringPresentation)
    #expect(search.searchResultsController === results)
    let controller = UIViewController()
    expectNil(controller.navigationItem.searchController)
    #expect(controller.navigationItem.hidesSearchBarWhenScrolling)
    controller.navigationItem.searchController = search
    #expect(controller.navigationItem.searchController === search)
  }

  // An app asks whether the presented controller is a search controller:
  // https://github.com/deltachat/deltachat-ios/blob/main/deltachat-ios/Chat/ChatViewController.swift
  @Test func `S295: an active search controller is presented`() {
    let screen = UIViewController()
    screen.navigationItem.hidesSearchBarWhenScrolling = false
    let search = UISearchController(searchResultsController: nil)
    screen.navigationItem.searchController = search
    let stage = Stage(root: UINavigationController(rootViewController: screen))
    stage.window.layoutIfNeeded()
    expectNil(screen.presentedViewController)
    search.isActive = true
    #expect(screen.presentedViewController === search)
    #expect(search.presentingViewController != nil)
    search.isActive = false
  }

  @Test func `a search bar in a navigation item adds to the top safe area`() {
    let screen = UIViewController()
    screen.navigationItem.hidesSearchBarWhenScrolling = false
    let stage = Stage(root: UINavigationController(rootViewController: screen))
    let before = screen.view.safeAreaInsets.top
    let search = UISearchController(searchResultsController: nil)
    screen.navigationItem.searchController = search
    stage.window.layoutIfNeeded()
    let bar = search.searchBar
    #expect(screen.view.safeAreaInsets.top > before)
    #expect(bar.window === stage.window)
    let bottom = bar.convert(bar.bounds, to: screen.view).maxY
    #expect(bottom <= screen.view.safeAreaInsets.top + 0.001)
  }
}
