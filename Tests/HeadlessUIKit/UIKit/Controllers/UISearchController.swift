// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import CoreGraphics
import Foundation

/// A search bar in a navigation item, and the controller that shows what was found.
///
/// Editing in the bar activates it. While it is active the title above the bar is hidden and the
/// content moves up with the bar (https://github.com/lionheart/openradar-mirror/issues/17835); what
/// that does to the safe area is all that is implemented: nothing is animated.
@MainActor
open class UISearchController: UIViewController {
  private let headlessResults: UIViewController?
  private let headlessBar = UISearchBar(frame: .zero)
  private var headlessIsActive = false
  private var headlessShowsResults = false
  /// The controller in whose navigation item it is.
  weak var headlessOwner: UIViewController?

  public init(searchResultsController: UIViewController?) {
    headlessResults = searchResultsController
    super.init(nibName: nil, bundle: nil)
    headlessBar.headlessController = self
    guard let searchResultsController else { return }
    addChild(searchResultsController)
    searchResultsController.didMove(toParent: self)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    headlessResults = nil
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    headlessBar.headlessController = self
  }

  public required init?(coder: NSCoder) {
    headlessResults = nil
    super.init(coder: coder)
    headlessBar.headlessController = self
  }

  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  open weak var delegate: (any UISearchControllerDelegate)?
  open var hidesNavigationBarDuringPresentation = true
  open var searchBar: UISearchBar { headlessBar }
  open var searchResultsController: UIViewController? { headlessResults }

  /// Set by code it does not focus the bar.
  ///
  /// Nothing becomes active that is not in the navigation bar on the screen.
  open var isActive: Bool {
    get { headlessIsActive }
    set { newValue ? headlessActivate() : headlessDeactivate() }
  }

  /// True by itself while something is written in the bar.
  /// https://developer.apple.com/documentation/uikit/uisearchcontroller/showssearchresultscontroller
  open var showsSearchResultsController: Bool {
    get { headlessShowsResults }
    set {
      headlessShowsResults = newValue
      headlessShowOrHideResults()
    }
  }

  // MARK: Editing

  func headlessDidBeginEditing() {
    headlessActivate()
    guard headlessIsActive else { return }
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  func headlessTextDidChange() {
    guard headlessIsActive else { return }
    showsSearchResultsController = !(headlessBar.text ?? "").isEmpty
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  // MARK: Activity

  /// Seconds until the delegate hears that it is over; the length of a presentation, which it is.
  private var headlessDuration: TimeInterval { 0.5 }

  private var headlessNavigation: UINavigationController? {
    guard let owner = headlessOwner, let navigation = owner.navigationController,
      navigation.topViewController === owner, owner.viewIfLoaded?.window != nil
    else { return nil }
    return navigation
  }

  private func headlessActivate() {
    guard !headlessIsActive, let navigation = headlessNavigation else { return }
    delegate?.willPresentSearchController(self)
    headlessIsActive = true
    navigation.headlessBarsDidChange()
    headlessShowOrHideResults()
    HeadlessDevice.current.clock.after(headlessDuration) { [weak self] in
      guard let self else { return }
      delegate?.didPresentSearchController(self)
    }
  }

  /// The text goes, and the focus and the results with it.
  private func headlessDeactivate() {
    guard headlessIsActive else { return }
    delegate?.willDismissSearchController(self)
    headlessBar.resignFirstResponder()
    let hadText = !(headlessBar.text ?? "").isEmpty
    headlessBar.text = ""
    headlessShowsResults = false
    if hadText { searchResultsUpdater?.updateSearchResults(for: self) }
    headlessIsActive = false
    headlessShowOrHideResults()
    headlessOwner?.navigationController?.headlessBarsDidChange()
    HeadlessDevice.current.clock.after(headlessDuration) { [weak self] in
      guard let self else { return }
      delegate?.didDismissSearchController(self)
    }
  }

  // MARK: Results

  /// The results are over the screen of the owner and below the bar; they leave with that screen.
  func headlessShowOrHideResults() {
    guard let results = headlessResults else { return }
    guard headlessIsActive, headlessShowsResults, let navigation = headlessNavigation,
      let owner = headlessOwner
    else {
      guard headlessAppearance != .disappeared else { return }
      headlessDisappear(animated: false) {
        results.headlessDisappear(animated: false) { viewIfLoaded?.removeFromSuperview() }
      }
      return
    }
    guard headlessAppearance == .disappeared else { return }
    headlessAppear(animated: false) {
      view.frame = navigation.view.bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      results.headlessAppear(animated: false) {
        results.view.frame = view.bounds
        results.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(results.view)
        navigation.view.insertSubview(view, aboveSubview: owner.view)
      }
    }
  }

  override var headlessContainerInsets: UIEdgeInsets {
    guard let owner = headlessOwner, let navigation = owner.navigationController else {
      return .zero
    }
    return navigation.headlessBarInsets(for: owner)
  }
}
