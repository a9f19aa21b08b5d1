#if os(Linux)
import CoreGraphics
import Foundation
import Testing
@_spi(Headless) import UIKit

@testable import KeyboardScrolling

/// A chat as apps write it: thirty rows of 60 points, and a composer of 50 points on the keyboard.
final class ChatApp: UIViewController, UITableViewDataSource {
  /// The bottom of the list.
  enum Layout: CaseIterable, Sendable {
    /// At the bottom of the screen; the composer is its bar.
    case behindComposer
    /// At the top of the composer, on UIKit's layout guide.
    case onGuide
    /// The same, with a constraint whose constant the app sets when the keyboard is announced.
    case onConstraint
  }

  static let rowHeight: CGFloat = 60
  let table = UITableView(frame: .zero, style: .plain)
  let composer = UIView()
  let field = UITextField(frame: CGRect(x: 0, y: 5, width: 300, height: 40))
  private let layout: Layout
  private var count = 30
  private nonisolated(unsafe) var token: (any NSObjectProtocol)?
  private lazy var height = composer.heightAnchor.constraint(equalToConstant: 50)
  private lazy var ground = composer.bottomAnchor.constraint(
    equalTo: view.safeAreaLayoutGuide.bottomAnchor
  )

  init(_ layout: Layout = .behindComposer) {
    self.layout = layout
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
    let isBehind = layout == .behindComposer
    NSLayoutConstraint.activate([
      table.topAnchor.constraint(equalTo: root.topAnchor),
      table.bottomAnchor.constraint(equalTo: isBehind ? root.bottomAnchor : composer.topAnchor),
      layout == .onConstraint
        ? ground
        : composer.bottomAnchor.constraint(equalTo: root.keyboardLayoutGuide.topAnchor),
      height,
    ])
    guard layout == .onConstraint else { return }
    token = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillChangeFrameNotification,
      object: nil,
      queue: nil
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
    ground.constant = min(0, frame.minY - (view.bounds.maxY - view.safeAreaInsets.bottom))
    view.layoutIfNeeded()
  }

  // MARK: What the app does

  /// Sets the composer's height; layout follows at the end of the turn.
  func setComposer(height: CGFloat) {
    self.height.constant = height
  }

  func insertRow() {
    count += 1
    table.insertRows(at: [IndexPath(row: count - 1, section: 0)], with: .none)
  }

  func scrollToEnd(animated: Bool) {
    table.scrollToRow(at: IndexPath(row: count - 1, section: 0), at: .bottom, animated: animated)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
  }
}

/// A chat on a device, and what a person sees of it.
@MainActor
struct ChatStage {
  let stage: ControllerStage
  let app: ChatApp

  /// Shows a chat under a navigation bar, at its end, for the length of a closure.
  static func run(
    _ option: Option,
    _ layout: ChatApp.Layout = .behindComposer,
    tells: Bool,
    keepsDistance: Bool = true,
    _ body: (ChatStage) throws -> Void
  ) rethrows {
    let app = ChatApp(layout)
    let root = UINavigationController(rootViewController: app)
    try ControllerStage.run(root, option, tells: tells) { stage in
      stage.device.clock.advance(by: 1)
      var configuration = KeyboardScrollCoordinator.Configuration(revealPadding: 0)
      configuration.keepsDistanceToEnd = keepsDistance
      stage.coordinator.manage(
        app.table,
        bar: layout == .behindComposer ? app.composer : nil,
        configuration: configuration
      )
      let chat = ChatStage(stage: stage, app: app)
      chat.wait()
      app.scrollToEnd(animated: false)
      chat.wait()
      try body(chat)
    }
  }

  func wait(_ seconds: TimeInterval = 1) { stage.device.clock.advance(by: seconds) }

  func focus() { stage.focus(app.field) }

  var o: CGFloat { app.table.contentOffset.y }

  /// The offset at which the newest row ends at the composer.
  var end: CGFloat { app.table.contentSize.height - stage.frame(of: app.composer).minY }

  /// The distance of the newest row from the composer, on the screen.
  var gap: CGFloat { o - end }
}
#endif
