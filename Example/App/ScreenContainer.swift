import KeyboardScrolling
import UIKit

#if canImport(ExampleScreens)
import ExampleScreens
#endif

/// Shows a screen with or without a coordinator, and a status line with the last adjustment.
///
/// Buttons in the status line record the screen and share the recording. The line is below the
/// navigation bar, where neither the keyboard nor a bar of the screen covers it.
final class ScreenContainer: UIViewController {
  private let screen: Screen
  private let coordinatorSwitch = UISwitch()
  private let statusLine = UIView()
  private let statusLabel = UILabel()
  private lazy var recordButton = UIButton(
    configuration: .plain(), primaryAction: UIAction { [weak self] _ in self?.toggleRecording() }
  )
  private lazy var shareButton = UIButton(
    configuration: .plain(), primaryAction: UIAction { [weak self] _ in self?.share() }
  )
  private let recording: ScreenRecording

  init(_ screen: Screen) {
    self.screen = screen
    recording = ScreenRecording(name: screen.name)
    super.init(nibName: nil, bundle: nil)
    title = screen.title
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("A container is made for a screen.") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    coordinatorSwitch.isOn = true
    coordinatorSwitch.accessibilityLabel = "Coordinator"
    coordinatorSwitch.addAction(
      UIAction { [weak self] _ in self?.showScreen() }, for: .valueChanged
    )
    navigationItem.rightBarButtonItem = UIBarButtonItem(customView: coordinatorSwitch)
    addStatusLine()
    showScreen()
    showRecordingState()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    // Cancel: the recorder references its scroll view weakly, and the screen may be released now.
    guard view.window == nil, recording.isRecording else { return }
    recording.cancel()
    showRecordingState()
  }

  private func addStatusLine() {
    statusLine.backgroundColor = .secondarySystemBackground
    statusLabel.font = .preferredFont(forTextStyle: .caption1)
    statusLabel.adjustsFontForContentSizeCategory = true
    statusLabel.textColor = .secondaryLabel
    statusLabel.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    let row = UIStackView(arrangedSubviews: [statusLabel, recordButton, shareButton])
    for view in [statusLine, row] { view.translatesAutoresizingMaskIntoConstraints = false }
    view.addSubview(statusLine)
    statusLine.addSubview(row)
    NSLayoutConstraint.activate([
      statusLine.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      statusLine.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      statusLine.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      statusLine.heightAnchor.constraint(equalToConstant: statusLineHeight),
      row.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 16),
      row.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor),
      row.topAnchor.constraint(equalTo: statusLine.topAnchor),
      row.bottomAnchor.constraint(equalTo: statusLine.bottomAnchor),
    ])
  }

  private var statusLineHeight: CGFloat { max(44, statusLabel.font.lineHeight.rounded(.up) + 20) }

  private func showScreen() {
    recording.cancel()
    showRecordingState()
    for child in children {
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
    }
    let child = screen.makeViewController(coordinatorSwitch.isOn ? makeCoordinator() : nil)
    statusLabel.text = coordinatorSwitch.isOn ? nil : "Without a coordinator"

    addChild(child)
    // Let UIKit inset the screen's content below the status line.
    child.additionalSafeAreaInsets.top = statusLineHeight
    child.view.frame = view.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.insertSubview(child.view, belowSubview: statusLine)
    child.didMove(toParent: self)
    // The navigation bar uses the container's navigation item, so copy the screen's button and
    // search bar to it.
    navigationItem.leftBarButtonItem = child.navigationItem.leftBarButtonItem
    navigationItem.hidesSearchBarWhenScrolling = child.navigationItem.hidesSearchBarWhenScrolling
    navigationItem.searchController = child.navigationItem.searchController
  }

  private func makeCoordinator() -> KeyboardScrollCoordinator {
    let coordinator = KeyboardScrollCoordinator()
    coordinator.onAdjustment = { [weak self] adjustment in
      logAdjustment(adjustment.description)
      self?.recording.note(adjustment.description)
      self?.statusLabel.text = Self.text(for: adjustment)
    }
    return coordinator
  }

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
        statusLabel.text = recording.file?.lastPathComponent
      } catch {
        statusLabel.text = "\(error)"
      }
    } else if let child = children.first {
      recording.start(child)
      if !recording.isRecording { statusLabel.text = "No scroll view to record" }
    }
    showRecordingState()
  }

  private func showRecordingState() {
    recordButton.configuration?.title = recording.isRecording ? "Stop" : "Record"
    shareButton.configuration?.title = "Share"
    shareButton.isEnabled = recording.file != nil && !recording.isRecording
  }

  /// Shares the file; on Linux, which has no share sheets, shows the file's path.
  private func share() {
    guard let file = recording.file else { return }
    #if canImport(ObjectiveC)
    let sheet = UIActivityViewController(activityItems: [file], applicationActivities: nil)
    sheet.popoverPresentationController?.sourceView = shareButton
    present(sheet, animated: true)
    #else
    statusLabel.text = file.path
    #endif
  }
}
