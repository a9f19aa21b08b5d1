import CoreGraphics
import Testing
import UIKit

@testable import KeyboardScrolling
@testable import KeyboardScrollingTesting

#if os(Linux)
import HeadlessEnvironment
#endif

/// What the judge says about the rows of a chat.
@MainActor
@Suite("Everyday use of a list", .serialized, .needsApplication)
struct EverydayListTests {
  /// A table of messages with a composer on the keyboard.
  @MainActor
  final class ChatScreen {
    let form = FormScreen()
    let table = UITableView()
    let composer = UIView()
    let field = UITextField()
    private let rows = Rows()
    private var coordinator: KeyboardScrollCoordinator?

    final class Rows: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 60 }

      func tableView(
        _ tableView: UITableView,
        cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      }
    }

    /// - Parameter isCoordinated: False for insets and offsets that are assigned in the keyboard's
    ///   animation block.
    init(isCoordinated: Bool = true) {
      let bounds = form.window.bounds
      form.scrollView.removeFromSuperview()
      table.accessibilityIdentifier = "messages"
      table.frame = bounds
      table.rowHeight = 44
      table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      table.dataSource = rows
      form.controller.view.addSubview(table)
      form.controller.view.addSubview(composer)
      composer.addSubview(field)
      field.frame = CGRect(x: 16, y: 4, width: bounds.width - 32, height: 42)
      pinComposer()
      form.keyboard.simulateKeyboardLayoutGuide(of: form.controller.view)
      if !isCoordinated {
        form.onKeyboard { [weak self] height in
          UIView.animate(withDuration: 0.25, delay: 0, options: .init(rawValue: 7 << 16)) {
            self?.moveMessages(above: height)
          }
        }
      }
      #if os(Linux)
      coordinator = Environment.headless(form.device, notificationCenter: form.center).run {
        KeyboardScrollCoordinator()
      }
      #else
      coordinator = KeyboardScrollCoordinator()
      #endif
      if isCoordinated {
        coordinator?.manage(table, bar: composer, configuration: .init(keepsDistanceToEnd: true))
      } else {
        moveMessages(above: 0)
      }
      form.window.layoutIfNeeded()
      table.scrollToRow(at: IndexPath(row: 59, section: 0), at: .bottom, animated: false)
      form.window.layoutIfNeeded()
    }

    private func pinComposer() {
      let view: UIView = form.controller.view
      composer.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        composer.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        composer.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        composer.heightAnchor.constraint(equalToConstant: 50),
        composer.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
      ])
      view.layoutIfNeeded()
    }

    private func moveMessages(above keyboardHeight: CGFloat) {
      let safeArea = form.window.safeAreaInsets.bottom
      let inset = max(safeArea, keyboardHeight) + 50 - safeArea
      let change = inset - table.contentInset.bottom
      table.contentInset.bottom = inset
      table.contentOffset.y += change
    }

    var judged: JudgedScreen { JudgedScreen(bar: composer, chat: table) }
  }

  private func findings(_ screen: ChatScreen, seed: UInt64) async -> [EverydayFinding] {
    await screen.form.findings(of: [screen.field], on: screen.judged, seed: seed)
  }

  @Test(arguments: [UInt64(1), 2, 3, 4])
  func `rows that leave below the keyboard on its way are not missing`(seed: UInt64) async {
    let findings = await findings(ChatScreen(), seed: seed)
    #expect(findings == [], "\(findings.map(\.description).joined(separator: "\n"))")
  }

  @Test(arguments: [UInt64(1), 2, 3, 4])
  func `rows that vanish above the keyboard are missing`(seed: UInt64) async {
    let findings = await findings(ChatScreen(isCoordinated: false), seed: seed)
    #expect(
      findings.contains { $0.event.hasPrefix("focus") && $0.detail.contains("without a row") }
    )
  }
}
