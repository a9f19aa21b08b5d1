import Testing
import UIKit

@testable import KeyboardScrolling
@testable import KeyboardScrollingTesting

@MainActor
@Suite(.serialized, .needsApplication) struct EverydayListTests {
  @MainActor final class ChatScreen {
    let form = FormScreen()
    let table = UITableView()
    let composer = UIView()
    let field = UITextField()
    private let rows: Rows
    private var coordinator: KeyboardScrollCoordinator?

    final class Rows: NSObject, UITableViewDataSource {
      let count: Int

      init(count: Int) { self.count = count }

      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath) }
    }

    enum Technique {
      case coordinator
      case coordinatorWithoutBar
      case assigned
      /// The app sets a table footer as high as the composer and the keyboard above the safe area.
      case spacer
    }

    init(_ technique: Technique = .coordinator, rowCount: Int = 60) {
      rows = Rows(count: rowCount)
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
      use(technique)
      form.window.layoutIfNeeded()
      table.scrollToRow(at: IndexPath(row: rowCount - 1, section: 0), at: .bottom, animated: false)
      form.window.layoutIfNeeded()
      let inset = table.adjustedContentInset
      table.contentOffset.y = max(
        -inset.top, table.contentSize.height + inset.bottom - table.bounds.height
      )
      form.window.layoutIfNeeded()
    }

    private func use(_ technique: Technique) {
      let coordinator = form.makeCoordinator()
      switch technique {
      case .coordinator:
        coordinator.manage(table, bar: composer, configuration: .init(keepsDistanceToEnd: true))
      case .coordinatorWithoutBar:
        coordinator.manage(table, configuration: .init(keepsDistanceToEnd: true))
      case .assigned:
        form.onKeyboard { [weak self] height in
          UIView.animate(withDuration: 0.25, delay: 0, options: .init(rawValue: 7 << 16)) {
            self?.moveMessages(above: height)
          }
        }
        moveMessages(above: 0)
      case .spacer:
        let area = form.window.safeAreaInsets.bottom
        setFooter(50)
        form.onKeyboard { [weak self] height in self?.setFooter(50 + max(0, height - area)) }
      }
      self.coordinator = coordinator
    }

    private func setFooter(_ height: CGFloat) {
      table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: height))
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
      let offset = table.contentOffset.y + inset - table.contentInset.bottom
      table.contentInset.bottom = inset
      // Not `+=`: UIKit may have clamped the offset for the new inset.
      table.contentOffset.y = offset
    }

    var judged: JudgedScreen { JudgedScreen(bar: composer, chat: table) }
  }

  private func findings(
    _ screen: ChatScreen, isStrict: Bool = true, seed: UInt64
  ) async -> [EverydayFinding] {
    var judged = screen.judged
    judged.isStrict = isStrict
    return await screen.form.findings(of: [screen.field], on: judged, seed: seed)
  }

  @Test(arguments: [UInt64(1), 2, 3], [0, 34, 100] as [CGFloat])
  func `too much space below self-sizing rows is a finding`(seed: UInt64, excess: CGFloat) async {
    let screen = ChatScreen(.spacer)
    let (form, table, field) = (screen.form, UITableView(), UITextField())
    table.frame = form.window.bounds
    table.rowHeight = UITableView.automaticDimension
    table.estimatedRowHeight = 60
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = screen.table.dataSource
    field.frame = CGRect(x: 16, y: 0, width: 200, height: 44)
    // The field is in the footer, so that UIKit has to measure all rows above the footer.
    let footer = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    footer.addSubview(field)
    table.tableFooterView = footer
    screen.table.removeFromSuperview()
    screen.composer.removeFromSuperview()
    form.controller.view.addSubview(table)
    form.window.layoutIfNeeded()
    let area = form.window.safeAreaInsets.bottom
    form.onKeyboard { table.contentInset.bottom = $0 > 0 ? $0 - area + excess : 0 }
    let found = await form.findings(of: [field], seed: seed)
    expectEqual(found.contains { $0.kind == .emptySpace }, to: excess > 0, note: "\(found)")
  }

  private final class Headers: NSObject, UITableViewDelegate {
    private let height: CGFloat

    init(height: CGFloat) { self.height = height }

    func tableView(_ table: UITableView, heightForHeaderInSection _: Int) -> CGFloat { height }

    func tableView(_ table: UITableView, heightForFooterInSection _: Int) -> CGFloat { height }

    func tableView(_ table: UITableView, viewForHeaderInSection _: Int) -> UIView? { UIView() }

    func tableView(_ table: UITableView, viewForFooterInSection _: Int) -> UIView? { UIView() }
  }

  /// A table may also have a header and a footer of its own.
  @Test(
    arguments: [UInt64(1), 2, 3, 4, 5, 6], [(0, 50), (150, 50), (0, 150)] as [(CGFloat, CGFloat)])
  func `no row is missing beside a header or footer`(
    seed: UInt64, heights: (ofTable: CGFloat, ofSection: CGFloat)
  ) async throws {
    let form = TechniqueForm(.table)
    let table = try #require(form.scrollView as? UITableView)
    let headers = Headers(height: heights.ofSection)
    table.delegate = headers
    let frame = CGRect(x: 0, y: 0, width: 320, height: heights.ofTable)
    table.tableHeaderView = UIView(frame: frame)
    table.tableFooterView = UIView(frame: frame)
    table.reloadData()
    form.manage()
    var judged = JudgedScreen()
    judged.isStrict = true
    let found = await form.check(judged, seed: seed)
    expectEqual(found, to: [])
    withExtendedLifetime(headers) {}
  }

  @Test(arguments: [UInt64(1), 2, 3])
  func `a chat whose app keeps its newest message visible has no findings`(seed: UInt64) async {
    let findings = await findings(ChatScreen(.assigned), isStrict: false, seed: seed)
    expectEqual(findings, to: [])
  }

  /// Eleven messages fit only without the keyboard.
  ///
  /// The user scrolls up, and the keyboard hides and shows: the content is where the user has left
  /// it.
  @Test(arguments: [UInt64(1), 2, 3, 4, 5, 6])
  func `a short chat that the user has scrolled has no findings`(seed: UInt64) async {
    let findings = await findings(ChatScreen(rowCount: 11), seed: seed)
    expectEqual(findings, to: [])
  }

  @Test(arguments: [UInt64(1), 2, 3])
  func `a short chat that does not move has a finding`(seed: UInt64) async {
    let screen = ChatScreen(.coordinatorWithoutBar, rowCount: 11)
    let findings = await findings(screen, isStrict: false, seed: seed)
    #expect(findings.contains { $0.kind == .hidden }, "\(findings)")
  }

  @Test(arguments: [UInt64(1), 2, 3])
  func `a list that ignores the composer above the keyboard has a finding`(seed: UInt64) async {
    let findings = await findings(ChatScreen(.coordinatorWithoutBar), isStrict: false, seed: seed)
    expectEqual(
      findings.first?.details.first, to: "the last 50 points stay covered", note: "\(findings)"
    )
    expectEqual(
      findings.first?.cause.contains("a bar on the keyboard, or"), to: true, note: "\(findings)"
    )
  }

  /// Even from 200 points above, the simulated user scrolls to the newest message before typing.
  @Test(arguments: [UInt64(1), 2, 3], [0, 200] as [CGFloat])
  func `a spacer below the newest message leaves that message covered`(
    seed: UInt64, heightBelow: CGFloat
  ) async {
    let screen = ChatScreen(.spacer)
    screen.table.contentOffset.y -= heightBelow
    let findings = await findings(screen, isStrict: false, seed: seed)
    expectEqual(findings.first?.kind, to: .hidden, note: "\(findings)")
    let cause = "the newest message was visible"
    expectEqual(findings.first?.cause.hasPrefix(cause), to: true, note: "\(findings)")
  }

  @Test(arguments: [UInt64(1), 2, 3, 4])
  func `rows that UIKit removes are a finding above the keyboard, and none behind a hiding one`(
    seed: UInt64
  ) async {
    let behind = await findings(ChatScreen(), seed: seed)
    expectEqual(behind, to: [], note: "\(behind.map(\.description).joined(separator: "\n"))")
    let above = await findings(ChatScreen(.assigned), seed: seed)
    #expect(
      above.contains { finding in
        finding.steps.contains {
          $0.event.hasPrefix("focus") && $0.detail.contains("without a row")
        }
      }
    )
  }
}
