import KeyboardScrolling
@_spi(Headless) import UIKit

final class AccessoryBar: UIInputView {
  let composer: ComposerView

  /// `grows` is true for a bar that grows with the text.
  init(_ composer: ComposerView, grows: Bool) {
    self.composer = composer
    super.init(
      frame: CGRect(x: 0, y: 0, width: 320, height: composer.fittingHeight),
      inputViewStyle: .keyboard
    )
    allowsSelfSizing = grows
    composer.translatesAutoresizingMaskIntoConstraints = false
    addSubview(composer)
    NSLayoutConstraint.activate([
      composer.topAnchor.constraint(equalTo: topAnchor),
      composer.leadingAnchor.constraint(equalTo: leadingAnchor),
      composer.trailingAnchor.constraint(equalTo: trailingAnchor),
      composer.bottomAnchor.constraint(equalTo: bottomAnchor),
      composer.row.bottomAnchor.constraint(equalTo: composer.bottomAnchor, constant: -8),
    ])
    composer.onResize = { [weak composer] in composer?.textView.reloadInputViews() }
  }

  required init?(coder: NSCoder) { nil }
}

final class AccessoryConversationScreen: UIViewController, ChattingScreen {
  let conversation: Conversation
  private let coordinator: KeyboardScrollCoordinator
  private let bar: AccessoryBar

  override var inputAccessoryView: UIView? { bar }
  override var canBecomeFirstResponder: Bool { true }

  init(_ conversation: Conversation, coordinator: KeyboardScrollCoordinator, grows: Bool) {
    self.conversation = conversation
    self.coordinator = coordinator
    bar = AccessoryBar(conversation.composer, grows: grows)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let table = conversation.tableView
    table.frame = view.bounds
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(table)
    coordinator.manage(table, configuration: .init(keepsDistanceToEnd: true))
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    becomeFirstResponder()
    view.layoutIfNeeded()
    conversation.scrollToNewest(animated: false)
  }
}

/// A chat in a table view controller, where UIKit insets the list for the keyboard.
final class ListControllerConversationScreen: UITableViewController, ChattingScreen {
  let conversation: Conversation
  private let coordinator: KeyboardScrollCoordinator
  private let bar: AccessoryBar

  override var inputAccessoryView: UIView? { bar }
  override var canBecomeFirstResponder: Bool { true }

  init(_ conversation: Conversation, coordinator: KeyboardScrollCoordinator) {
    self.conversation = conversation
    self.coordinator = coordinator
    bar = AccessoryBar(conversation.composer, grows: false)
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    conversation.show(in: tableView)
    coordinator.manage(tableView, configuration: .init(keepsDistanceToEnd: true))
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    becomeFirstResponder()
    // Wait until UIKit has inset the list for the bar.
    conversation.after(0) { $0.scrollToNewest(animated: false) }
  }
}
