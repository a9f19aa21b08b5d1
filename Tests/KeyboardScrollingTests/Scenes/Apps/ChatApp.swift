#if os(Linux)
import Testing
@_spi(Headless) import UIKit

@testable import KeyboardScrolling

/// A chat with thirty rows of 60 points by default, and a composer of 50 points on the keyboard.
class ChatApp: UIViewController, UITableViewDataSource {
  enum Layout: CaseIterable, Sendable {
    /// The list ends at the bottom of the screen, and the composer is its bar.
    case behindComposer
    /// The list ends at the composer, which is on UIKit's layout guide.
    case onGuide
    /// The composer has a bottom constraint, whose constant the app sets at the announcement.
    case onConstraint
    case behindComposerOnConstraint

    var isBehindComposer: Bool { self == .behindComposer || self == .behindComposerOnConstraint }
    fileprivate var hasConstraint: Bool {
      self == .onConstraint || self == .behindComposerOnConstraint
    }
  }

  static let rowHeight: CGFloat = 60
  let table = UITableView(frame: .zero, style: .plain)
  let composer = UIView()
  let field = UITextField(frame: CGRect(x: 0, y: 5, width: 300, height: 40))
  private let layout: Layout
  private var count: Int
  /// The height of a panel that replaces the keyboard, above the safe area.
  var panelHeight: CGFloat?
  lazy var moveComposer: @MainActor () -> Void = { [unowned self] in view.layoutIfNeeded() }
  private nonisolated(unsafe) var token: (any NSObjectProtocol)?
  lazy var height = composer.heightAnchor.constraint(equalToConstant: 50)
  lazy var bottomEdge = composer.bottomAnchor.constraint(
    equalTo: view.safeAreaLayoutGuide.bottomAnchor
  )

  init(_ layout: Layout = .behindComposer, rows: Int = 30) {
    self.layout = layout
    count = rows
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    table.rowHeight = Self.rowHeight
    table.estimatedRowHeight = 0
    table.separatorStyle = .none
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = self
    composer.addSubview(field)
    let root: UIView = view
    for subview in [table, composer] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(subview)
      subview.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
      subview.trailingAnchor.constraint(equalTo: root.trailingAnchor).isActive = true
    }
    let isBehind = layout.isBehindComposer
    NSLayoutConstraint.activate([
      table.topAnchor.constraint(equalTo: root.topAnchor),
      table.bottomAnchor.constraint(equalTo: isBehind ? root.bottomAnchor : composer.topAnchor),
      layout.hasConstraint
        ? bottomEdge
        : composer.bottomAnchor.constraint(equalTo: root.keyboardLayoutGuide.topAnchor),
      height,
    ])
    guard layout.hasConstraint else { return }
    token = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: nil
    ) { [weak self] notification in
      let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
      MainActor.assumeIsolated { self?.moveComposer(above: frame) }
    }
  }

  deinit {
    if let token { NotificationCenter.default.removeObserver(token) }
  }

  private func moveComposer(above frame: CGRect?) {
    guard let frame else { return }
    let distance = min(0, frame.minY - (view.bounds.maxY - view.safeAreaInsets.bottom))
    if distance < 0 { panelHeight = nil }
    bottomEdge.constant = panelHeight.map { -$0 } ?? distance
    moveComposer()
  }

  func setComposer(height: CGFloat) { self.height.constant = height }

  func insertRow() {
    count += 1
    table.insertRows(at: [IndexPath(row: count - 1, section: 0)], with: .none)
  }

  /// Inserts five older rows, and keeps the visible rows in place.
  func insertOlder() {
    count += 5
    table.insertRows(at: (0..<5).map { IndexPath(row: $0, section: 0) }, with: .none)
    table.layoutIfNeeded()
    table.contentOffset.y += 5 * Self.rowHeight
  }

  func scrollToEnd(animated: Bool) {
    table.scrollToRow(at: IndexPath(row: count - 1, section: 0), at: .bottom, animated: animated)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
  }
}

@MainActor struct ChatStage {
  let stage: ControllerStage
  let app: ChatApp

  /// Runs a closure with a chat that is scrolled to its end, under a navigation bar.
  static func run(
    _ option: Option,
    _ layout: ChatApp.Layout = .behindComposer,
    on model: HeadlessDeviceModel = .iPhone14,
    reportsScrolls: Bool = true,
    hasBar: Bool = true,
    keepsDistance: Bool = true,
    isInverted: Bool = false,
    behavior: UIScrollView.ContentInsetAdjustmentBehavior = .automatic,
    in makeRoot: (ChatApp) -> UIViewController = { UINavigationController(rootViewController: $0) },
    _ body: (ChatStage) throws -> Void
  ) rethrows {
    let app = ChatApp(layout)
    try ControllerStage.run(makeRoot(app), on: model, option, reportsScrolls: reportsScrolls) {
      stage in
      if isInverted { app.table.transform = CGAffineTransform(scaleX: 1, y: -1) }
      app.table.contentInsetAdjustmentBehavior = isInverted ? .never : behavior
      stage.wait(1)
      stage.coordinator.manage(
        app.table, bar: layout.isBehindComposer && hasBar ? app.composer : nil,
        configuration: .init(revealPadding: 0, keepsDistanceToEnd: keepsDistance)
      )
      let chat = ChatStage(stage: stage, app: app)
      chat.wait()
      if isInverted {
        app.table.contentOffset.y = -app.table.adjustedContentInset.top
      } else {
        app.scrollToEnd(animated: false)
      }
      chat.wait()
      try body(chat)
    }
  }

  func wait(_ seconds: TimeInterval = 1) { stage.wait(seconds) }

  func focus() { stage.focus(app.field) }

  /// Replaces the bar by a background that reaches from the composer's top to the screen's edge.
  func extendBarToEdge() {
    let background = UIView()
    background.translatesAutoresizingMaskIntoConstraints = false
    let root: UIView = app.view
    root.addSubview(background)
    NSLayoutConstraint.activate([
      background.topAnchor.constraint(equalTo: app.composer.topAnchor),
      background.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      background.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      background.trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ])
    stage.coordinator.setBar(background, for: app.table)
    wait()
  }

  /// Focuses the composer or ends editing, without waiting.
  func setKeyboard(isUp: Bool) {
    if isUp { app.field.takeFocus() } else { app.field.giveUpFocus() }
  }

  var o: CGFloat { app.table.contentOffset.y }

  /// The offset at which the newest row ends at the composer.
  var end: CGFloat {
    let composer = stage.frame(of: app.composer).minY - stage.frame(of: app.table).minY
    return app.table.contentSize.height - composer
  }

  var gap: CGFloat { o - end }

  /// Expects the offset, and the distance from the newest row to the composer, unless they are nil.
  func expect(
    offset: CGFloat? = nil, gap: CGFloat? = nil, _ comment: String = "",
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    expectLengths(
      [("offset", offset, o), ("gap", gap, self.gap)], within: 0.5, comment,
      sourceLocation: sourceLocation
    )
  }

  func scroll(to offset: CGFloat) {
    app.table.contentOffset.y = offset
    wait()
  }

  /// The drawn distance from the end of the newest row to the composer.
  var drawnGap: CGFloat {
    let table: UITableView = app.table
    let offset = table.headlessPresentationBounds.minY
    let isInverted = table.transform.d < 0
    let row = isInverted ? table.bounds.height + offset : table.contentSize.height - offset
    return app.composer.headlessPresentationFrame.minY - row
  }

  func film(
    _ seconds: TimeInterval = 0.8, _ measure: @escaping @MainActor () -> CGFloat
  ) -> [CGFloat] { stage.film(seconds, measure) }

  /// Expects the newest row within two points of the composer in each frame of a period.
  func expectBesideComposer(
    _ seconds: TimeInterval = 0.8, within tolerance: CGFloat = 2, _ comment: Comment? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let gaps = film(seconds) { drawnGap }
    let worst = gaps.max { abs($0) < abs($1) } ?? 0
    #expect(
      abs(worst) <= tolerance,
      "\(comment?.rawValue ?? ""): \(worst) of \(gaps.prefix(12).map { ($0 * 10).rounded() / 10 })",
      sourceLocation: sourceLocation
    )
  }
}
#endif
