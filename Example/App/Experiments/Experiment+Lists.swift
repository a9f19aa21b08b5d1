import KeyboardScrolling
import UIKit

extension Experiment {
  /// Two ways to move a list with the bar that is on the keyboard.
  static let lists = [
    list(
      "list-by-frames",
      title: "A list that the coordinator moves by frames, above a bar on the keyboard",
      showsAllRows: true,
      move: nil
    ),
    list(
      "list-in-block",
      title: "A list that is moved in the keyboard's animation, above a bar on the keyboard",
      showsAllRows: false,
      move: { $0.moveInBlock(by: $1) }
    ),
  ]

  /// Makes an experiment that shows the keyboard and reads the list and the bar in ten frames.
  ///
  /// - Parameters:
  ///   - name: The name in kebab-case.
  ///   - title: The question.
  ///   - showsAllRows: True if each visible row is assumed to have a cell in each frame.
  ///   - move: Moves the list in the notification; nil if a coordinator moves the list.
  /// - Returns: The experiment.
  private static func list(
    _ name: String,
    title: String,
    showsAllRows: Bool,
    move: (@MainActor (ListAboveBar, CGFloat) -> Void)?
  ) -> Experiment {
    Experiment(name: name, title: title) { stage in
      let list = ListAboveBar(on: stage)
      let coordinator = move == nil ? KeyboardScrollCoordinator() : nil
      coordinator?.manage(list.table, bar: list.bar, configuration: .init(keepsDistanceToEnd: true))
      var frames: [ListAboveBar.Frame] = []
      stage.onPosted = { posted in
        // UIKit's first announcement of a keyboard may have a frame without a height.
        guard posted.name == "willShow", frames.isEmpty, let end = posted.endFrame,
          end.height > 100
        else { return }
        let distance = list.raiseBar(above: end)
        move?(list, distance)
        stage.sample(frames: 10) { frames.append(list.frame) }
      }
      return Run(
        steps: [Step(0.3) { list.scrollToEnd() }, Step { list.field.becomeFirstResponder() }],
        answers: {
          // The coordinator has to live until now.
          coordinator?.stopManaging(list.table)
          return answers(frames, name: name, showsAllRows: showsAllRows)
        }
      )
    }
  }

  private static func answers(
    _ frames: [ListAboveBar.Frame],
    name: String,
    showsAllRows: Bool
  ) -> [ExperimentAnswer] {
    [
      ExperimentAnswer(
        "\(name): the newest row stays within two points of the bar",
        decides: "S98",
        assumed: true,
        found: frames.isEmpty ? nil : frames.allSatisfy { abs($0.gap) <= 2 },
        measured: frames.map(\.description).joined(separator: ", ")
      ),
      ExperimentAnswer(
        "\(name): each visible row has a cell in each frame",
        decides: "S182",
        assumed: showsAllRows,
        found: frames.isEmpty ? nil : frames.allSatisfy { $0.missingRows == 0 },
        measured: frames.map { "\($0.missingRows)" }.joined(separator: " ")
      ),
    ]
  }
}

/// A table with a hundred rows, which fills the screen behind a bar with a text field.
@MainActor
private final class ListAboveBar: NSObject, UITableViewDataSource {
  struct Frame: CustomStringConvertible {
    /// The top edge of the bar, in the root view.
    var barTop: CGFloat
    /// The bottom edge of the newest row, in the root view.
    var rowBottom: CGFloat
    /// The number of rows that should be visible and have no cell.
    var missingRows: Int

    /// The distance of the newest row from the bar; positive if the bar covers the row's end.
    var gap: CGFloat { rowBottom - barTop }

    var description: String { "bar \(Int(barTop.rounded())) row \(Int(rowBottom.rounded()))" }
  }

  let table: UITableView
  let bar: UIView
  let field = UITextField(frame: CGRect(x: 16, y: 4, width: 280, height: 42))
  private let display: ExperimentDisplay
  private static let rowHeight: CGFloat = 44
  private static let rowCount = 100

  init(on stage: ExperimentStage) {
    let root: UIView = stage.controller.view
    display = stage.display
    table = UITableView(frame: root.bounds)
    bar = UIView(
      frame: CGRect(
        x: 0,
        y: root.bounds.maxY - root.safeAreaInsets.bottom - 50,
        width: root.bounds.width,
        height: 50
      )
    )
    super.init()
    bar.backgroundColor = .systemBackground
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.rowHeight = Self.rowHeight
    table.estimatedRowHeight = 0
    table.contentInset.bottom = 0
    table.dataSource = self
    root.addSubview(table)
    root.addSubview(bar)
    bar.addSubview(field)
    root.layoutIfNeeded()
  }

  func scrollToEnd() {
    // A coordinator would already have set the inset for the bar.
    if table.contentInset.bottom == 0 { table.contentInset.bottom = bar.bounds.height }
    table.contentOffset.y =
      table.contentSize.height + table.adjustedContentInset.bottom - table.bounds.height
    table.layoutIfNeeded()
  }

  func raiseBar(above endFrame: CGRect) -> CGFloat {
    guard let root = bar.superview, let window = bar.window else { return 0 }
    let top = root.convert(endFrame, from: window.screen.coordinateSpace).minY
    let distance = bar.frame.maxY - top
    bar.frame.origin.y -= distance
    return distance
  }

  func moveInBlock(by distance: CGFloat) {
    table.contentInset.bottom += distance
    table.contentOffset.y += distance
    table.layoutIfNeeded()
  }

  var frame: Frame {
    let shown = display.bounds(table)
    let barTop = display.frame(bar).minY
    let rows = (table.indexPathsForVisibleRows ?? []).map(\.row)
    let places = 0..<Self.rowCount
    let visible = places.filter { row in
      let top = CGFloat(row) * Self.rowHeight
      // Leave out rows that the bar covers.
      return top + Self.rowHeight > shown.minY + 1 && top < shown.minY + barTop - 1
    }
    return Frame(
      barTop: barTop,
      rowBottom: table.frame.minY + table.contentSize.height - shown.minY,
      missingRows: visible.filter { !rows.contains($0) }.count
    )
  }

  // MARK: UITableViewDataSource

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    Self.rowCount
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
  }
}
