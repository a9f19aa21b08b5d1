/// A controller that becomes active when the user edits its search bar.
///
/// UIKit then hides the title above the bar and moves the content up with the bar
/// (https://github.com/lionheart/openradar-mirror/issues/17835). In the stand-in, only the safe
/// area changes, without animation.
@MainActor open class UISearchController: UIViewController {
  private let results: UIViewController?
  private let bar = UISearchBar(frame: .zero)
  private var storedIsActive = false
  private var showsResults = false
  weak var owner: UIViewController?

  public init(searchResultsController: UIViewController?) {
    results = searchResultsController
    super.init(nibName: nil, bundle: nil)
    bar.controller = self
    guard let searchResultsController else { return }
    addChild(searchResultsController)
    searchResultsController.didMove(toParent: self)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    results = nil
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    bar.controller = self
  }

  public required init?(coder: NSCoder) {
    results = nil
    super.init(coder: coder)
    bar.controller = self
  }

  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  open weak var delegate: (any UISearchControllerDelegate)?
  open var hidesNavigationBarDuringPresentation = true
  open var searchBar: UISearchBar { bar }
  open var searchResultsController: UIViewController? { results }

  /// Assignments do not focus the bar.
  ///
  /// Assigning true has no effect unless the search bar is in the navigation bar on the screen.
  open var isActive: Bool {
    get { storedIsActive }
    set { newValue ? activate() : deactivate() }
  }

  /// By default, true while the search bar contains text.
  /// https://developer.apple.com/documentation/uikit/uisearchcontroller/showssearchresultscontroller
  open var showsSearchResultsController: Bool {
    get { showsResults }
    set {
      showsResults = newValue
      showOrHideResults()
    }
  }

  func didBeginEditing() {
    activate()
    guard storedIsActive else { return }
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  func handleTextChange() {
    guard storedIsActive else { return }
    showsSearchResultsController = !(bar.text ?? "").isEmpty
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  /// Seconds until the delegate is notified of the end of a presentation or dismissal.
  private var duration: TimeInterval { 0.5 }

  private var navigation: UINavigationController? {
    guard let owner = self.owner, let navigation = owner.navigationController,
      navigation.topViewController === owner, owner.viewIfLoaded?.window != nil
    else { return nil }
    return navigation
  }

  private func activate() {
    guard !storedIsActive, let navigation = self.navigation else { return }
    delegate?.willPresentSearchController(self)
    storedIsActive = true
    navigation.barsDidChange()
    showOrHideResults()
    HeadlessDevice.current.clock.after(duration) { [weak self] in
      guard let self else { return }
      delegate?.didPresentSearchController(self)
    }
  }

  private func deactivate() {
    guard storedIsActive else { return }
    delegate?.willDismissSearchController(self)
    bar.resignFirstResponder()
    let hadText = !(bar.text ?? "").isEmpty
    bar.text = ""
    showsResults = false
    if hadText { searchResultsUpdater?.updateSearchResults(for: self) }
    storedIsActive = false
    showOrHideResults()
    owner?.navigationController?.barsDidChange()
    HeadlessDevice.current.clock.after(duration) { [weak self] in
      guard let self else { return }
      delegate?.didDismissSearchController(self)
    }
  }

  @_documentation(visibility: internal)
  open override var presentingViewController: UIViewController? { storedIsActive ? owner : nil }

  /// Shows or hides the results, which also disappear with the owner's screen.
  func showOrHideResults() {
    guard let results = self.results else { return }
    guard storedIsActive, showsResults, let navigation = self.navigation,
      let owner = self.owner
    else {
      guard appearance != .disappeared else { return }
      disappear(animated: false) {
        results.disappear(animated: false) { self.viewIfLoaded?.removeFromSuperview() }
      }
      return
    }
    guard appearance == .disappeared else { return }
    appear(animated: false) {
      view.frame = navigation.view.bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      results.appear(animated: false) {
        results.view.frame = view.bounds
        results.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(results.view)
        navigation.view.insertSubview(view, aboveSubview: owner.view)
      }
    }
  }

  override var containerInsets: UIEdgeInsets {
    guard let owner = self.owner, let navigation = owner.navigationController else { return .zero }
    return navigation.barInsets(for: owner)
  }
}
