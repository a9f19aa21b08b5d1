import KeyboardScrolling
import UIKit

#if canImport(ExampleScreens)
import ExampleScreens
#endif

/// Shows a screen with or without a coordinator, and the last adjustment above it.
///
/// The line is below the title, where neither the keyboard nor a bar of the screen covers it.
final class ScreenContainer: UIViewController {
  private let screen: Screen
  private let coordinatorSwitch = UISwitch()
  private let line = UIView()
  private let lineLabel = UILabel()

  init(_ screen: Screen) {
    self.screen = screen
    super.init(nibName: nil, bundle: nil)
    title = screen.title
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("A container is made for a screen.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    coordinatorSwitch.isOn = true
    coordinatorSwitch.accessibilityLabel = "Coordinator"
    coordinatorSwitch.addAction(
      UIAction { [weak self] _ in self?.showScreen() },
      for: .valueChanged
    )
    navigationItem.rightBarButtonItem = UIBarButtonItem(customView: coordinatorSwitch)
    addLine()
    showScreen()
  }

  private func addLine() {
    line.backgroundColor = .secondarySystemBackground
    lineLabel.font = .preferredFont(forTextStyle: .caption1)
    lineLabel.textColor = .secondaryLabel
    for view in [line, lineLabel] {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    view.addSubview(line)
    line.addSubview(lineLabel)
    NSLayoutConstraint.activate([
      line.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      line.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      line.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      line.heightAnchor.constraint(equalToConstant: lineHeight),
      lineLabel.leadingAnchor.constraint(
        equalTo: view.safeAreaLayoutGuide.leadingAnchor,
        constant: 16
      ),
      lineLabel.trailingAnchor.constraint(
        equalTo: view.safeAreaLayoutGuide.trailingAnchor,
        constant: -16
      ),
      lineLabel.centerYAnchor.constraint(equalTo: line.centerYAnchor),
    ])
  }

  private var lineHeight: CGFloat {
    lineLabel.font.lineHeight.rounded(.up) + 12
  }

  /// Creates the screen again, with or without a coordinator as the switch is set, and replaces the
  /// previous one.
  private func showScreen() {
    for child in children {
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
    }
    let child = screen.makeViewController(coordinatorSwitch.isOn ? makeCoordinator() : nil)
    lineLabel.text = coordinatorSwitch.isOn ? nil : "Without a coordinator"

    addChild(child)
    // UIKit insets the screen's content by the height of the line, as for a bar.
    child.additionalSafeAreaInsets.top = lineHeight
    child.view.frame = view.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.insertSubview(child.view, belowSubview: line)
    child.didMove(toParent: self)
    // The navigation bar shows the container's navigation item.
    navigationItem.hidesSearchBarWhenScrolling = child.navigationItem.hidesSearchBarWhenScrolling
    navigationItem.searchController = child.navigationItem.searchController
  }

  private func makeCoordinator() -> KeyboardScrollCoordinator {
    let coordinator = KeyboardScrollCoordinator()
    coordinator.onAdjustment = { [weak self] adjustment in
      logAdjustment(adjustment.description)
      self?.lineLabel.text = Self.text(for: adjustment)
    }
    return coordinator
  }

  /// The parts of an adjustment that fit on a line: reason, arithmetic and reveal.
  private static func text(for adjustment: KeyboardScrollCoordinator.Adjustment) -> String {
    let numbers = [adjustment.overlap, adjustment.systemInset, adjustment.keyboardAdjustment]
      .map { "\(Int($0.rounded()))" }
    return "\(adjustment.reason): \(numbers[0]) − \(numbers[1]) → \(numbers[2]), "
      + "reveal: \(adjustment.reveal)"
  }
}
