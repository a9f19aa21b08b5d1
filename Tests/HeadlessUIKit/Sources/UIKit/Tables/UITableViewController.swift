/// A controller that provides a table view's rows and adjusts the view for the keyboard.
///
/// The methods of the delegate and the data source are declared one by one so that a subclass can
/// `override` them. A subclass cannot replace a protocol's default implementation, because Swift
/// chooses that implementation for the class that declares the conformance.
@MainActor
open class UITableViewController: _HeadlessListController, UITableViewDelegate,
  UITableViewDataSource
{
  private let storedStyle: UITableView.Style
  private var table: UITableView?

  public init(style: UITableView.Style) {
    storedStyle = style
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    storedStyle = .plain
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    storedStyle = .plain
    super.init(coder: coder)
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tableView: UITableView! {
    get {
      loadViewIfNeeded()
      return table
    }
    set {
      table = newValue
      view = newValue
    }
  }

  open var clearsSelectionOnViewWillAppear = true

  open var refreshControl: UIRefreshControl? {
    get { tableView.refreshControl }
    set { tableView.refreshControl = newValue }
  }

  override func loadDefaultView() {
    super.loadDefaultView()
    if let table = viewIfLoaded as? UITableView {
      self.table = table
      return
    }
    let table = UITableView(frame: HeadlessDevice.current.screen.bounds, style: storedStyle)
    table.dataSource = self
    table.delegate = self
    tableView = table
  }

  override var listView: (any ListView)? { table }
  override var clearsSelection: Bool { clearsSelectionOnViewWillAppear }

  @_documentation(visibility: internal)
  @discardableResult open func numberOfSections(in tableView: UITableView) -> Int { 1 }

  @_documentation(visibility: internal) @discardableResult
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

  @_documentation(visibility: internal) @discardableResult open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }

  @_documentation(visibility: internal) open func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}

  @_documentation(visibility: internal) open func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}

  @_documentation(visibility: internal) @discardableResult
  open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    tableView.rowHeight
  }

  @_documentation(visibility: internal) @discardableResult
  open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    tableView.sectionHeaderHeight
  }

  @_documentation(visibility: internal) @discardableResult
  open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    tableView.sectionFooterHeight
  }

  @_documentation(visibility: internal) @discardableResult open func tableView(
    _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat { tableView.estimatedRowHeight }

  @_documentation(visibility: internal) open func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { nil }

  @_documentation(visibility: internal) open func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { nil }

  @_documentation(visibility: internal) @discardableResult
  open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    nil
  }

  @_documentation(visibility: internal) @discardableResult
  open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    nil
  }

  @_documentation(visibility: internal) @discardableResult
  open func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    true
  }

  @_documentation(visibility: internal) @discardableResult open func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? { indexPath }

  @_documentation(visibility: internal)
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  @_documentation(visibility: internal)
  open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
}
