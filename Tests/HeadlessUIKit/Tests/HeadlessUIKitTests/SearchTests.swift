import CoreGraphics
import Foundation
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite("Search")
struct SearchTests {
  /// Records the calls of a search controller and its bar.
  private final class Listener: NSObject, UISearchControllerDelegate, UISearchResultsUpdating,
    UISearchBarDelegate
  {
    var heard: [String] = []
    var allowsBegin = true
    var allowsEnd = true

    func willPresentSearchController(_ searchController: UISearchController) {
      heard.append("will present")
    }
    func didPresentSearchController(_ searchController: UISearchController) {
      heard.append("did present")
    }
    func willDismissSearchController(_ searchController: UISearchController) {
      heard.append("will dismiss")
    }
    func didDismissSearchController(_ searchController: UISearchController) {
      heard.append("did dismiss")
    }
    func updateSearchResults(for searchController: UISearchController) {
      heard.append("update \(searchController.searchBar.text ?? "nil")")
    }
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { allowsBegin }
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { heard.append("begin") }
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { allowsEnd }
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { heard.append("end") }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
      heard.append("text \(searchText)")
    }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { heard.append("search") }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { heard.append("cancel") }
  }

  /// A screen in a navigation controller, with a scroll view that fills it and a search bar above.
  private struct Screen {
    let fixture: KeyboardFixture
    let navigation: UINavigationController
    let screen: UIViewController
    let scrollView: UIScrollView
    let search: UISearchController
    let listener: Listener

    @MainActor
    var field: UITextField { search.searchBar.searchTextField }
    @MainActor
    var top: CGFloat { screen.view.safeAreaInsets.top }

    @MainActor
    func settle() { fixture.device.clock.settle() }
  }

  private func run(
    results: UIViewController? = nil,
    hidesTitle: Bool = true,
    _ body: (Screen) throws -> Void
  ) rethrows {
    try KeyboardFixture.run { fixture in
      let screen = UIViewController()
      let scrollView = UIScrollView(frame: screen.view.bounds)
      scrollView.contentSize = CGSize(width: 390, height: 2000)
      screen.view.addSubview(scrollView)
      let search = UISearchController(searchResultsController: results)
      search.hidesNavigationBarDuringPresentation = hidesTitle
      let listener = Listener()
      search.delegate = listener
      search.searchResultsUpdater = listener
      screen.navigationItem.hidesSearchBarWhenScrolling = false
      screen.navigationItem.searchController = search
      let navigation = UINavigationController(rootViewController: screen)
      fixture.show(navigation)
      try body(
        Screen(
          fixture: fixture,
          navigation: navigation,
          screen: screen,
          scrollView: scrollView,
          search: search,
          listener: listener
        )
      )
    }
  }

  // MARK: The bar

  @Test func `a search bar of a screen is below the title and counts in its safe area`() {
    run { screen in
      #expect(screen.navigation.navigationBar.frame == CGRect(0, 47, 390, 96))
      #expect(screen.search.searchBar.frame == CGRect(0, 44, 390, 52))
      #expect(screen.top == 143)
      #expect(screen.scrollView.contentOffset.y == -143)
      let next = UIViewController()
      screen.navigation.pushViewController(next, animated: false)
      screen.settle()
      #expect(next.view.safeAreaInsets.top == 91)
      #expect(screen.search.searchBar.window == nil)
      screen.navigation.popViewController(animated: false)
      screen.settle()
      #expect(screen.search.searchBar.window != nil)
      #expect(screen.top == 143)
      // A removed controller leaves the bar as it was.
      screen.screen.navigationItem.searchController = nil
      screen.settle()
      #expect(screen.top == 91)
      #expect(screen.search.searchBar.superview == nil)
      #expect(screen.scrollView.contentOffset.y == -91)
    }
  }

  @Test(arguments: [(true, 99.0, -99.0), (false, 143, -143)])
  func `editing puts the bar in the title's place, or leaves it below`(
    hidesTitle: Bool,
    top: Double,
    offset: Double
  ) {
    run(hidesTitle: hidesTitle) { screen in
      #expect(screen.field.becomeFirstResponder())
      screen.settle()
      #expect(screen.search.isActive)
      #expect(screen.top == CGFloat(top))
      #expect(screen.scrollView.contentOffset.y == CGFloat(offset))
      #expect(screen.search.searchBar.frame.minY == (hidesTitle ? 0 : 44))
      screen.search.searchBar.headlessPressCancel()
      screen.settle()
      #expect(screen.top == 143)
      #expect(screen.scrollView.contentOffset.y == -143)
    }
  }

  // MARK: Activity

  @Test func `begin, type, cancel: the calls in their order`() {
    run { screen in
      screen.search.searchBar.delegate = screen.listener
      screen.field.becomeFirstResponder()
      #expect(screen.listener.heard == ["begin", "will present", "update "])
      #expect(screen.fixture.eventNames == .willShow)
      screen.fixture.device.clock.advance(by: 1)
      screen.field.insertText("a")
      screen.search.searchBar.headlessPressSearch()
      #expect(
        screen.listener.heard.dropFirst(3) == ["did present", "text a", "update a", "search"]
      )
      screen.listener.heard = []
      screen.search.searchBar.headlessPressCancel()
      #expect(screen.listener.heard == ["cancel", "will dismiss", "end", "update "])
      #expect(screen.search.searchBar.text == "")
      #expect(!screen.field.isFirstResponder)
      #expect(!screen.search.isActive)
      screen.fixture.device.clock.advance(by: 1)
      #expect(screen.listener.heard.last == "did dismiss")
      #expect(screen.fixture.eventNames == .show + .hide)
      // Nothing is left to cancel.
      screen.listener.heard = []
      screen.search.searchBar.headlessPressCancel()
      #expect(screen.listener.heard == [])
    }
  }

  @Test func `code makes it active without a keyboard, and only on the screen`() {
    run { screen in
      screen.search.isActive = true
      screen.settle()
      #expect(screen.search.isActive)
      #expect(screen.top == 99)
      #expect(!screen.field.isFirstResponder)
      #expect(screen.fixture.events == [])
      screen.search.isActive = false
      screen.settle()
      #expect(screen.top == 143)

      screen.navigation.pushViewController(UIViewController(), animated: false)
      screen.search.isActive = true
      #expect(!screen.search.isActive)
      let stray = UISearchController(searchResultsController: nil)
      stray.isActive = true
      #expect(!stray.isActive)
    }
  }

  @Test func `a dismissed keyboard leaves the search active`() {
    run { screen in
      screen.field.becomeFirstResponder()
      screen.field.insertText("a")
      screen.fixture.window.endEditing(true)
      #expect(!screen.field.isFirstResponder)
      #expect(screen.search.isActive)
      #expect(screen.search.searchBar.text == "a")
    }
  }

  // MARK: Results

  @Test func `results are there while something is written, below the bar`() {
    let results = UIViewController()
    run(results: results) { screen in
      #expect(results.parent === screen.search)
      screen.field.becomeFirstResponder()
      screen.settle()
      #expect(results.viewIfLoaded?.window == nil)
      screen.field.insertText("a")
      screen.settle()
      #expect(screen.search.showsSearchResultsController)
      #expect(results.view.frame == screen.fixture.window.bounds)
      #expect(results.view.safeAreaInsets == UIEdgeInsets(top: 99, left: 0, bottom: 34, right: 0))
      let views = screen.navigation.view.subviews
      #expect(views == [screen.screen.view, screen.search.view, screen.navigation.navigationBar])
      screen.field.deleteBackward()
      #expect(results.view.window == nil)
      screen.search.showsSearchResultsController = true
      #expect(results.view.window != nil)
      screen.search.searchBar.headlessPressCancel()
      #expect(results.view.window == nil)
      #expect(!screen.search.showsSearchResultsController)
    }
  }

  @Test func `results leave with their screen, and come back with it`() {
    let results = UIViewController()
    run(results: results) { screen in
      screen.field.becomeFirstResponder()
      screen.field.insertText("a")
      screen.navigation.pushViewController(UIViewController(), animated: true)
      screen.settle()
      #expect(results.view.window == nil)
      #expect(screen.search.isActive)
      screen.navigation.popViewController(animated: true)
      screen.settle()
      #expect(results.view.window != nil)
      #expect(results.view.safeAreaInsets.top == 99)
    }
  }

  @Test func `a swipe back takes the results along, a cancelled one brings them back`() throws {
    let results = UIViewController()
    try run(results: results) { screen in
      let first = UIViewController()
      screen.navigation.setViewControllers([first, screen.screen], animated: false)
      screen.settle()
      screen.field.becomeFirstResponder()
      screen.field.insertText("a")
      screen.settle()
      let pop = try #require(screen.navigation.headlessBeginInteractivePop())
      screen.settle()
      #expect(results.view.window == nil)
      #expect(screen.search.searchBar.window == nil)
      #expect(first.view.safeAreaInsets.top == 91)
      pop.cancel()
      screen.fixture.device.clock.advance(by: 1)
      #expect(results.view.window != nil)
      #expect(screen.search.searchBar.window != nil)
    }
  }

  // MARK: A bar by itself

  @Test func `a bar by itself asks its delegate, which may refuse`() {
    KeyboardFixture.run { fixture in
      let bar = UISearchBar(frame: CGRect(0, 100, 390, 56))
      let listener = Listener()
      bar.delegate = listener
      fixture.root.view.addSubview(bar)
      fixture.device.clock.settle()
      #expect(bar.searchTextField.frame == CGRect(8, 10, 374, 36))
      #expect(bar.sizeThatFits(CGSize(width: 200, height: 0)) == CGSize(width: 200, height: 56))
      #expect(bar.intrinsicContentSize.height == 56)

      listener.allowsBegin = false
      #expect(!bar.becomeFirstResponder())
      listener.allowsBegin = true
      #expect(bar.canBecomeFirstResponder)
      #expect(bar.becomeFirstResponder())
      #expect(bar.isFirstResponder)
      #expect(bar.searchTextField.isFirstResponder)
      listener.allowsEnd = false
      #expect(!bar.resignFirstResponder())
      listener.allowsEnd = true
      bar.searchTextField.insertText("ab")
      bar.headlessPressCancel()
      bar.setShowsCancelButton(true, animated: true)
      bar.headlessPressCancel()
      bar.headlessPressSearch()
      #expect(bar.resignFirstResponder())
      bar.headlessPressSearch()
      #expect(listener.heard == ["begin", "text ab", "cancel", "search", "end"])
      #expect(bar.text == "ab")
    }
  }

  @Test func `a bar's accessory view is its field's`() {
    KeyboardFixture.run { fixture in
      let bar = UISearchBar(frame: CGRect(0, 100, 390, 56))
      fixture.root.view.addSubview(bar)
      bar.inputAccessoryView = UIView(frame: CGRect(0, 0, 390, 44))
      #expect(bar.searchTextField.inputAccessoryView === bar.inputAccessoryView)
      bar.becomeFirstResponder()
      #expect(fixture.keyboard.frameInScreen?.minY == 464)
    }
  }
}
