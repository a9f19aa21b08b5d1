import KeyboardScrolling
import UIKit

#if canImport(ExampleScreens)
import ExampleScreens
#endif

/// Shows a screen with a coordinator or with nothing, and the last adjustment above it.
///
/// The line is below the title, where no keyboard and no bar of the screen covers it.
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

  /// Makes the screen anew, as the switch says, in place of the one shown before.
  private func showScreen() {
    for child in children {
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
    }
    let child = screen.makeViewController(coordinatorSwitch.isOn ? makeCoordinator() : nil)
    lineLabel.text = coordinatorSwitch.isOn ? nil : "Without a coordinator"

    addChild(child)
    // UIKit insets the screen's content by the line as by a bar.
    child.additionalSafeAreaInsets.top = lineHeight
    child.view.frame = view.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.insertSubview(child.view, belowSubview: line)
    child.didMove(toParent: self)
    // The navigation bar shows the container's item.
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

  /// The part of an adjustment that fits a line: reason, arithmetic and reveal.
  private static func text(for adjustment: KeyboardScrollCoordinator.Adjustment) -> String {
    let numbers = [adjustment.overlap, adjustment.systemInset, adjustment.keyboardAdjustment]
      .map { "\(Int($0.rounded()))" }
    return "\(adjustment.reason): \(numbers[0]) − \(numbers[1]) → \(numbers[2]), "
      + "reveal: \(adjustment.reveal)"
  }
}
