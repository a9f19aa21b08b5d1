import KeyboardScrolling
import UIKit

// The fragments of the first articles. Their view controllers are in the folder Recipes.

// The three lines of the README, in a screen.
final class ProfileViewController: UIViewController {
  private let scrollView = UIScrollView()
  private let coordinator = KeyboardScrollCoordinator()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(scrollView)
    coordinator.manage(scrollView)
  }
}

/// The fragments, each with the code around it that it needs.
@MainActor
private struct Fragments {
  let coordinator: KeyboardScrollCoordinator
  let scrollView: UIScrollView
  let tableView: UITableView
  let signInButton: UIButton
  let userNameField: UITextField
  let passwordField: UITextField

  func configure() {
    var configuration = KeyboardScrollCoordinator.Configuration()
    configuration.revealPadding = 16
    configuration.baselinePolicy = .max
    coordinator.manage(tableView, configuration: configuration)
  }

  func log() {
    coordinator.onAdjustment = { adjustment in
      guard adjustment.didChange else { return }
      print(adjustment)
    }
  }

  func keepLog() {
    var log: [String] = [] { didSet { print(log.count) } }
    coordinator.onAdjustment = { adjustment in
      log.append(adjustment.description)
    }
  }

  func keepVisible() {
    coordinator.keepVisible(
      signInButton,
      whileEditing: [userNameField, passwordField]
    )
  }

  func printAll() {
    coordinator.onAdjustment = { adjustment in
      print(adjustment)
    }
  }

  func dismissInteractively() {
    scrollView.keyboardDismissMode = .interactive
  }

  func bounce() {
    scrollView.alwaysBounceVertical = true
  }
}
