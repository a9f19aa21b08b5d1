import KeyboardScrolling
import UIKit

/// A chat whose composer is just above the keyboard.
class ConversationScreen: UIViewController, ChattingScreen {
  enum Layout {
    /// The list extends behind the composer, which the coordinator treats as the list's bar.
    case behindComposer
    /// The list ends at the top of the composer.
    case atComposer
  }

  let conversation: Conversation
  let coordinator: KeyboardScrollCoordinator
  private let listLayout: Layout
  private let keepsDistance: Bool

  init(
    _ conversation: Conversation, coordinator: KeyboardScrollCoordinator,
    layout: Layout = .behindComposer, keepsDistance: Bool = true
  ) {
    self.conversation = conversation
    self.coordinator = coordinator
    listLayout = layout
    self.keepsDistance = keepsDistance
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    layOut(conversation.tableView, conversation.composer)
    coordinator.manage(
      conversation.tableView, bar: listLayout == .behindComposer ? conversation.composer : nil,
      configuration: .init(keepsDistanceToEnd: keepsDistance)
    )
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    view.layoutIfNeeded()
    conversation.scrollToNewest(animated: false)
  }

  private func layOut(_ table: UITableView, _ composer: ComposerView) {
    for subview in [table, composer] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
    }
    let end = listLayout == .atComposer ? composer.topAnchor : view.bottomAnchor
    NSLayoutConstraint.activate([
      table.topAnchor.constraint(equalTo: view.topAnchor),
      table.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      table.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      table.bottomAnchor.constraint(equalTo: end),
      composer.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      composer.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      composer.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      composerBottom(),
    ])
  }

  func composerBottom() -> NSLayoutConstraint {
    conversation.composer.row.bottomAnchor.constraint(
      equalTo: view.keyboardLayoutGuide.topAnchor, constant: -8
    )
  }
}

/// A chat in a flipped list.
///
/// UIKit would add the status bar's inset at the end beside the composer. The app adds that inset
/// at the end behind the status bar.
final class FlippedConversationScreen: ConversationScreen {
  private var margin: CGFloat = 0

  override func viewDidLoad() {
    conversation.tableView.contentInsetAdjustmentBehavior = .never
    conversation.tableView.automaticallyAdjustsScrollIndicatorInsets = false
    super.viewDidLoad()
  }

  override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    // Add the difference: an assignment would remove the coordinator's part of the inset.
    let change = view.safeAreaInsets.top - margin
    margin = view.safeAreaInsets.top
    conversation.tableView.contentInset.bottom += change
  }
}
