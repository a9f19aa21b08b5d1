import Testing
@_spi(Headless) import UIKit

@Suite(.ownDevice) struct SearchTests {
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
    let fixture = KeyboardFixture()
    let navigation: UINavigationController
    let screen = UIViewController()
    let scrollView: UIScrollView
    let search: UISearchController
    let listener = Listener()

    var field: UITextField { search.searchBar.searchTextField }
    var top: CGFloat { screen.view.safeAreaInsets.top }

    init(results: UIViewController? = nil, hidesTitle: Bool = true) {
      scrollView = UIScrollView(frame: screen.view.bounds)
      scrollView.contentSize = CGSize(390, 2000)
      screen.view.addSubview(scrollView)
      search = UISearchController(searchResultsController: results)
      search.hidesNavigationBarDuringPresentation = hidesTitle
      search.delegate = listener
      search.searchResultsUpdater = listener
      screen.navigationItem.hidesSearchBarWhenScrolling = false
      screen.navigationItem.searchController = search
      navigation = UINavigationController(rootViewController: screen)
      fixture.show(navigation)
    }

    func settle() { fixture.device.clock.settle() }
  }

  @Test func `a search bar is below the title of its screen, and adds to the safe area`() {
    let screen = Screen()
    expectEqual(screen.navigation.navigationBar.frame, to: CGRect(0, 47, 390, 96))
    expectEqual(screen.search.searchBar.frame, to: CGRect(0, 44, 390, 52))
    expectEqual(screen.top, to: 143)
    expectEqual(screen.scrollView.contentOffset.y, to: -143)
    let next = UIViewController()
    screen.navigation.pushViewController(next, animated: false)
    screen.settle()
    expectEqual(next.view.safeAreaInsets.top, to: 91)
    expectNil(screen.search.searchBar.window)
    screen.navigation.popViewController(animated: false)
    screen.settle()
    #expect(screen.search.searchBar.window != nil)
    expectEqual(screen.top, to: 143)
    // Removing the search controller removes its bar.
    screen.screen.navigationItem.searchController = nil
    screen.settle()
    expectEqual(screen.top, to: 91)
    expectNil(screen.search.searchBar.superview)
    expectEqual(screen.scrollView.contentOffset.y, to: -91)
  }

  @Test(arguments: [(true, 99.0, -99.0), (false, 143, -143)])
  func `editing moves the bar to the title's position, or leaves it below`(
    hidesTitle: Bool, top: Double, offset: Double
  ) {
    let screen = Screen(hidesTitle: hidesTitle)
    #expect(screen.field.becomeFirstResponder())
    screen.settle()
    #expect(screen.search.isActive)
    expectEqual(screen.top, to: CGFloat(top))
    expectEqual(screen.scrollView.contentOffset.y, to: CGFloat(offset))
    expectEqual(screen.search.searchBar.frame.minY, to: hidesTitle ? 0 : 44)
    screen.search.searchBar.headlessPressCancel()
    screen.settle()
    expectEqual(screen.top, to: 143)
    expectEqual(screen.scrollView.contentOffset.y, to: -143)
  }

  @Test func `beginning, typing and cancelling call the delegates in order`() {
    let screen = Screen()
    screen.search.searchBar.delegate = screen.listener
    screen.field.becomeFirstResponder()
    expectEqual(screen.listener.heard, to: ["begin", "will present", "update "])
    expectEqual(screen.fixture.eventNames, to: .willShow)
    screen.fixture.device.clock.advance(by: 1)
    screen.field.insertText("a")
    screen.search.searchBar.headlessPressSearch()
    expectEqual(
      screen.listener.heard.dropFirst(3), to: ["did present", "text a", "update a", "search"]
    )
    screen.listener.heard = []
    screen.search.searchBar.headlessPressCancel()
    expectEqual(screen.listener.heard, to: ["cancel", "will dismiss", "end", "update "])
    expectEqual(screen.search.searchBar.text, to: "")
    expectEqual([screen.field.isFirstResponder, screen.search.isActive], to: [false, false])
    screen.fixture.device.clock.advance(by: 1)
    expectEqual(screen.listener.heard.last, to: "did dismiss")
    expectEqual(screen.fixture.eventNames, to: .show + .hide)
    // There is nothing to cancel any more.
    screen.listener.heard = []
    screen.search.searchBar.headlessPressCancel()
    expectEqual(screen.listener.heard, to: [])
  }

  @Test func `code activates a search only on the screen, and shows no keyboard`() {
    let screen = Screen()
    screen.search.isActive = true
    screen.settle()
    #expect(screen.search.isActive)
    expectEqual(screen.top, to: 99)
    #expect(!screen.field.isFirstResponder)
    expectEqual(screen.fixture.events, to: [])
    screen.search.isActive = false
    screen.settle()
    expectEqual(screen.top, to: 143)

    screen.navigation.pushViewController(UIViewController(), animated: false)
    screen.search.isActive = true
    #expect(!screen.search.isActive)
    let stray = UISearchController(searchResultsController: nil)
    stray.isActive = true
    #expect(!stray.isActive)
  }

  @Test func `a dismissed keyboard leaves the search active`() {
    let screen = Screen()
    screen.field.becomeFirstResponder()
    screen.field.insertText("a")
    screen.fixture.window.endEditing(true)
    expectEqual([screen.field.isFirstResponder, screen.search.isActive], to: [false, true])
    expectEqual(screen.search.searchBar.text, to: "a")
  }

  @Test func `results are below the bar while there is text`() {
    let results = UIViewController()
    let screen = Screen(results: results)
    #expect(results.parent === screen.search)
    screen.field.becomeFirstResponder()
    screen.settle()
    expectNil(results.viewIfLoaded?.window)
    screen.field.insertText("a")
    screen.settle()
    #expect(screen.search.showsSearchResultsController)
    expectEqual(results.view.frame, to: screen.fixture.window.bounds)
    expectEqual(results.view.safeAreaInsets, to: UIEdgeInsets(99, 0, 34, 0))
    let views = screen.navigation.view.subviews
    expectEqual(
      views, to: [screen.screen.view, screen.search.view, screen.navigation.navigationBar]
    )
    screen.field.deleteBackward()
    expectNil(results.view.window)
    screen.search.showsSearchResultsController = true
    #expect(results.view.window != nil)
    screen.search.searchBar.headlessPressCancel()
    expectNil(results.view.window)
    #expect(!screen.search.showsSearchResultsController)
  }

  @Test func `results disappear with their screen, and return with it`() {
    let results = UIViewController()
    let screen = Screen(results: results)
    screen.field.becomeFirstResponder()
    screen.field.insertText("a")
    screen.navigation.pushViewController(UIViewController(), animated: true)
    screen.settle()
    expectNil(results.view.window)
    #expect(screen.search.isActive)
    screen.navigation.popViewController(animated: true)
    screen.settle()
    #expect(results.view.window != nil)
    expectEqual(results.view.safeAreaInsets.top, to: 99)
  }

  @Test func `a swipe back moves the results too, and a cancelled swipe restores them`() throws {
    let results = UIViewController()
    let screen = Screen(results: results)
    let first = UIViewController()
    screen.navigation.setViewControllers([first, screen.screen], animated: false)
    screen.settle()
    screen.field.becomeFirstResponder()
    screen.field.insertText("a")
    screen.settle()
    let pop = try #require(screen.navigation.headlessBeginInteractivePop())
    screen.settle()
    expectNil(results.view.window)
    expectNil(screen.search.searchBar.window)
    expectEqual(first.view.safeAreaInsets.top, to: 91)
    pop.cancel()
    screen.fixture.device.clock.advance(by: 1)
    #expect(results.view.window != nil)
    #expect(screen.search.searchBar.window != nil)
  }

  @Test func `a separate bar asks its delegate, which may refuse`() {
    let fixture = KeyboardFixture()
    let bar = UISearchBar(frame: CGRect(0, 100, 390, 56))
    let listener = Listener()
    bar.delegate = listener
    fixture.root.view.addSubview(bar)
    fixture.device.clock.settle()
    expectEqual(bar.searchTextField.frame, to: CGRect(8, 10, 374, 36))
    expectEqual(bar.sizeThatFits(CGSize(200, 0)), to: CGSize(200, 56))
    expectEqual(bar.intrinsicContentSize.height, to: 56)

    listener.allowsBegin = false
    #expect(!bar.becomeFirstResponder())
    listener.allowsBegin = true
    expectEqual([bar.canBecomeFirstResponder, bar.becomeFirstResponder()], to: [true, true])
    expectEqual([bar.isFirstResponder, bar.searchTextField.isFirstResponder], to: [true, true])
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
    expectEqual(listener.heard, to: ["begin", "text ab", "cancel", "search", "end"])
    expectEqual(bar.text, to: "ab")
  }

  @Test func `a bar's accessory view is its field's`() {
    let fixture = KeyboardFixture()
    let bar = UISearchBar(frame: CGRect(0, 100, 390, 56))
    fixture.root.view.addSubview(bar)
    bar.inputAccessoryView = UIView(frame: CGRect(0, 0, 390, 44))
    #expect(bar.searchTextField.inputAccessoryView === bar.inputAccessoryView)
    bar.becomeFirstResponder()
    expectEqual(fixture.keyboard.frameInScreen?.minY, to: 464)
  }
}
