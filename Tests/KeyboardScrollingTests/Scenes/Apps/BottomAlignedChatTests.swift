#if os(Linux)
import Testing
@_spi(Headless) import UIKit

@testable import KeyboardScrolling

/// A chat that keeps few messages at its composer: the app fills the space above them with a top
/// inset.
@MainActor struct BottomAlignedChatTests {
  private final class Chat: UIViewController, UITableViewDataSource, UITableViewDelegate {
    let table = UITableView(frame: .zero, style: .plain)
    let composer = UIView()
    let field = UITextField(frame: CGRect(x: 16, y: 5, width: 250, height: 40))
    var heights: [CGFloat] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      table.dataSource = self
      table.delegate = self
      table.separatorStyle = .none
      table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      composer.addSubview(field)
      let root: UIView = view
      for subview in [table, composer] {
        subview.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(subview)
        subview.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
        subview.trailingAnchor.constraint(equalTo: root.trailingAnchor).isActive = true
      }
      NSLayoutConstraint.activate([
        table.topAnchor.constraint(equalTo: root.topAnchor),
        table.bottomAnchor.constraint(equalTo: root.bottomAnchor),
        composer.bottomAnchor.constraint(equalTo: root.keyboardLayoutGuide.topAnchor),
        composer.heightAnchor.constraint(equalToConstant: 50),
      ])
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      align()
    }

    func align() {
      let inset = table.adjustedContentInset
      let bars = inset.top - table.contentInset.top + inset.bottom
      let space = max(0, table.bounds.height - bars - table.contentSize.height)
      if abs(table.contentInset.top - space) > 0.5 { table.contentInset.top = space }
    }

    func show(_ height: CGFloat) {
      heights.append(height)
      let path = IndexPath(row: heights.count - 1, section: 0)
      table.insertRows(at: [path], with: .none)
      align()
      table.scrollToRow(at: path, at: .bottom, animated: false)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      heights.count
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      heights[indexPath.row]
    }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath) }
  }

  /// Without the keyboard, 669 points are visible; with the keyboard, 367.
  @Test(arguments: OptionMatrix.insets, [false, true])
  func `the message that fills the view stays above the composer`(
    _ option: Option, hasKeyboard: Bool
  ) {
    for space in [10, 40, 60, 69, 90, 110] as [CGFloat] {
      let chat = Chat()
      ControllerStage.run(UINavigationController(rootViewController: chat), option) { stage in
        stage.wait(1)
        stage.coordinator.manage(
          chat.table, bar: chat.composer,
          configuration: .init(revealPadding: 0, keepsDistanceToEnd: true)
        )
        stage.wait(1)
        if hasKeyboard { stage.focus(chat.field) }
        let visible: CGFloat = hasKeyboard ? 367 : 669
        chat.show(visible - space)
        stage.wait(1)
        chat.show(120)
        let gaps = stage.film(1) {
          stage.frame(of: chat.composer).minY
            - (chat.table.contentSize.height - chat.table.headlessPresentationBounds.minY)
        }
        let worst = gaps.max { abs($0) < abs($1) } ?? 0
        #expect(abs(worst) <= 1, "\(space) points of space: \(worst) of \(gaps.prefix(8))")
      }
    }
  }
}
#endif
