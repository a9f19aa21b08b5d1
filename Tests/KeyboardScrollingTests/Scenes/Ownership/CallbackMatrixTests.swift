#if os(Linux)
import CoreGraphics
import Foundation
import Testing
@_spi(Headless) import UIKit

@testable import KeyboardScrolling

@MainActor
@Suite("Changes inside callbacks", .tags(.scene))
struct CallbackMatrixTests {
  enum Callback: CaseIterable {
    case onAdjustment, didScroll, didChangeAdjustedContentInset, layoutSubviews
  }

  /// The app's action, and the resulting bottom inset: 336 points are covered, UIKit has inset 34,
  /// and the app 4.
  enum Change: CaseIterable {
    case inset, focus, frame, rows, configuration, end, release

    var inset: CGFloat {
      switch self {
      case .focus, .rows, .configuration: 306
      case .inset: 322
      // A list that ends at 600 is covered from 508 on, and ends above the home indicator.
      case .frame: 96
      case .end, .release: 4
      }
    }

    var own: CGFloat { self == .inset ? 20 : 4 }
  }

  @Test(arguments: Callback.allCases, Change.allCases)
  func `insets are right after a change inside a callback`(_ callback: Callback, _ change: Change) {
    for option in OptionMatrix.insets {
      var setup = Scene.Setup(baseline: 4, makeScrollView: { CallbackTable(frame: .zero) })
      setup = setup.on(option)
      Scene.run(setup) { scene in
        let stage = Stage(scene)
        scene.device.keyboard.isAutomatic = true
        stage.arm(callback) { perform(change, on: stage) }
        #expect(stage.table.field(in: 12)?.becomeFirstResponder() == true)
        scene.wait(2)
        #expect(stage.isDone, "\(option.name)")
        scene.expect(b: change.inset, "\(option.name)")
        #expect(scene.scrollView.headlessWrites.nonFinite == 0)
        stage.table.endEditing(true)
        scene.wait(2)
        scene.expect(b: change.own, "\(option.name)")
        scene.expect(i: 4, "\(option.name)")
      }
    }
  }

  private func perform(_ change: Change, on stage: Stage) {
    let table = stage.table
    switch change {
    case .inset: table.contentInset.bottom += 16
    case .focus: _ = table.field(in: 11)?.becomeFirstResponder()
    case .frame: table.frame.size.height = 600
    case .rows: table.insertRows()
    case .configuration:
      stage.scene.coordinator.manage(table, configuration: .init(revealPadding: 20))
    case .end: stage.scene.coordinator.stopManaging(table)
    case .release: stage.scene.coordinator = KeyboardScrollCoordinator()
    }
  }

  @MainActor
  private final class Stage: NSObject, UITableViewDelegate {
    let scene: Scene
    let table: CallbackTable
    private(set) var isDone = false
    private var callback: Callback?
    private var change: (() -> Void)?

    init(_ scene: Scene) {
      guard let table = scene.scrollView as? CallbackTable else {
        fatalError("The scene has a table of rows.")
      }
      self.scene = scene
      self.table = table
      super.init()
      table.reloadData()
      scene.settle()
      scene.o = -table.adjustedContentInset.top
      scene.settle()
    }

    func arm(_ callback: Callback, _ change: @escaping () -> Void) {
      self.change = change
      switch callback {
      case .onAdjustment: scene.coordinator.onAdjustment = { [weak self] _ in self?.run() }
      case .didScroll, .didChangeAdjustedContentInset:
        self.callback = callback
        table.delegate = self
      case .layoutSubviews: table.onLayout = { [weak self] in self?.run() }
      }
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      if callback == .didScroll { run() }
    }

    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
      if callback == .didChangeAdjustedContentInset { run() }
    }

    private func run() {
      // Before the keyboard appears, the coordinator has no pending work.
      guard scene.device.keyboard.frameInScreen != nil else { return }
      let change = change
      self.change = nil
      guard let change else { return }
      isDone = true
      change()
    }
  }
}

private final class CallbackTable: UITableView, UITableViewDataSource {
  var onLayout: (() -> Void)?
  private var rows = 40

  init(frame: CGRect) {
    super.init(frame: frame, style: .plain)
    rowHeight = 44
    register(FieldCell.self, forCellReuseIdentifier: "field")
    dataSource = self
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("The table is made in code.")
  }

  func field(in row: Int) -> UITextField? {
    (cellForRow(at: IndexPath(row: row, section: 0)) as? FieldCell)?.field
  }

  func insertRows() {
    let paths = [IndexPath(row: 20, section: 0), IndexPath(row: 21, section: 0)]
    let updates = { [self] in
      rows += paths.count
      insertRows(at: paths, with: .none)
    }
    performBatchUpdates(updates, completion: nil)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    onLayout?()
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    dequeueReusableCell(withIdentifier: "field", for: indexPath)
  }
}

private final class FieldCell: UITableViewCell {
  let field = UITextField(frame: CGRect(x: 8, y: 5, width: 120, height: 34))

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(field)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("Cells are made in code.")
  }
}
#endif
