import KeyboardScrolling
import UIKit

#if canImport(ExampleScreens)
import ExampleScreens
#endif

/// Shows a screen with or without a coordinator, below a status line with the last adjustment.
///
/// Buttons record the screen and share the file. The status line is below the title, where neither
/// the keyboard nor a bar of the screen covers it.
final class ScreenContainer: UIViewController {
  private let screen: Screen
  private let coordinatorSwitch = UISwitch()
  private let line = UIView()
  private let lineLabel = UILabel()
  private lazy var recordButton = UIButton(
    configuration: .plain(),
    primaryAction: UIAction { [weak self] _ in self?.toggleRecording() }
  )
  private lazy var shareButton = UIButton(
    configuration: .plain(),
    primaryAction: UIAction { [weak self] _ in self?.share() }
  )
  private let recording: ScreenRecording

  init(_ screen: Screen) {
    self.screen = screen
    recording = ScreenRecording(name: screen.name)
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
    showRecordingState()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    // The screen has gone, and with it the view that the recorder held weakly.
    guard view.window == nil, recording.isRecording else { return }
    recording.cancel()
    showRecordingState()
  }

  private func addLine() {
    line.backgroundColor = .secondarySystemBackground
    lineLabel.font = .preferredFont(forTextStyle: .caption1)
    lineLabel.textColor = .secondaryLabel
    lineLabel.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    let row = UIStackView(arrangedSubviews: [lineLabel, recordButton, shareButton])
    for view in [line, row] {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    view.addSubview(line)
    line.addSubview(row)
    NSLayoutConstraint.activate([
      line.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      line.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      line.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      line.heightAnchor.constraint(equalToConstant: lineHeight),
      row.leadingAnchor.constraint(
        equalTo: view.safeAreaLayoutGuide.leadingAnchor,
        constant: 16
      ),
      row.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor),
      row.topAnchor.constraint(equalTo: line.topAnchor),
      row.bottomAnchor.constraint(equalTo: line.bottomAnchor),
    ])
  }

  private var lineHeight: CGFloat {
    lineLabel.font.lineHeight.rounded(.up) + 20
  }

  private func showScreen() {
    recording.cancel()
    showRecordingState()
    for child in children {
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
    }
    let child = screen.makeViewController(coordinatorSwitch.isOn ? makeCoordinator() : nil)
    lineLabel.text = coordinatorSwitch.isOn ? nil : "Without a coordinator"

    addChild(child)
    // UIKit insets the screen's content by the height of the status line, as for a bar.
    child.additionalSafeAreaInsets.top = lineHeight
    child.view.frame = view.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.insertSubview(child.view, belowSubview: line)
    child.didMove(toParent: self)
    // The navigation bar shows the container's navigation item, not the screen's.
    navigationItem.hidesSearchBarWhenScrolling = child.navigationItem.hidesSearchBarWhenScrolling
    navigationItem.searchController = child.navigationItem.searchController
  }

  private func makeCoordinator() -> KeyboardScrollCoordinator {
    let coordinator = KeyboardScrollCoordinator()
    coordinator.onAdjustment = { [weak self] adjustment in
      logAdjustment(adjustment.description)
      self?.recording.note(adjustment.description)
      self?.lineLabel.text = Self.text(for: adjustment)
    }
    return coordinator
  }

  /// Returns the reason, the arithmetic and the reveal, which fit on a line.
  private static func text(for adjustment: KeyboardScrollCoordinator.Adjustment) -> String {
    let numbers = [adjustment.overlap, adjustment.systemInset, adjustment.keyboardInset]
      .map { "\(Int($0.rounded()))" }
    return "\(adjustment.reason): \(numbers[0]) − \(numbers[1]) → \(numbers[2]), "
      + "reveal: \(adjustment.reveal)"
  }
}

// MARK: - Recording

extension ScreenContainer {
  private func toggleRecording() {
    if recording.isRecording {
      do {
        try recording.stop()
        lineLabel.text = recording.file?.lastPathComponent
      } catch {
        lineLabel.text = "\(error)"
      }
    } else if let child = children.first {
      recording.start(child)
    }
    showRecordingState()
  }

  private func showRecordingState() {
    recordButton.configuration?.title = recording.isRecording ? "Stop" : "Record"
    shareButton.configuration?.title = "Share"
    shareButton.isEnabled = recording.file != nil && !recording.isRecording
  }

  /// Shows the path of the file if there is no sheet for it.
  private func share() {
    guard let file = recording.file else { return }
    #if canImport(ObjectiveC)
    let sheet = UIActivityViewController(activityItems: [file], applicationActivities: nil)
    sheet.popoverPresentationController?.sourceView = shareButton
    present(sheet, animated: true)
    #else
    lineLabel.text = file.path
    #endif
  }
}
