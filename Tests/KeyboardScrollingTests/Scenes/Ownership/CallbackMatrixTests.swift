#if os(Linux)
import Testing
@_spi(Headless) import UIKit

@testable import KeyboardScrolling

@MainActor struct CallbackMatrixTests {
  enum Callback: CaseIterable {
    case onAdjustment, didScroll, didChangeAdjustedContentInset, layoutSubviews
  }

  /// The app's action, and the resulting bottom inset.
  ///
  /// 336 points are covered, of which UIKit insets 34. The app's own inset is 4.
  enum Change: CaseIterable {
    case inset, focus, frame, rows, configuration, again, handOver, end, release

    var inset: CGFloat {
      switch self {
      case .focus, .rows, .configuration, .again, .handOver: 306
      case .inset: 322
      // A list that ends at 600, above the home indicator, is covered from 508 on.
      case .frame: 96
      case .end, .release: 4
      }
    }

    var own: CGFloat { self == .inset ? 20 : 4 }
  }

  @Test(arguments: Callback.allCases, Change.allCases)
  func `insets are right after changes in callbacks`(callback: Callback, _ change: Change) throws {
    for option in OptionMatrix.insets {
      let table = CallbackTable(frame: .zero, style: .plain)
      let fields = FieldTable(count: 40, rowHeight: 44, table: table)
      try fields.run(Scene.Setup(baseline: 4).on(option)) { scene in
        let stage = Stage(scene, table)
        scene.device.keyboard.isAutomatic = true
        stage.arm(callback) { perform(change, on: stage, fields) }
        let field = try fields.field(12)
        field.takeFocus()
        scene.wait(2)
        #expect(stage.isDone, "\(option.name)")
        scene.expect(bottom: change.inset, option.name)
        expectEqual(scene.scrollView.headlessWrites.nonFinite, to: 0)
        table.endEditing(true)
        scene.wait(2)
        scene.expect(bottom: change.own, indicator: 4, option.name)
      }
    }
  }

  private func perform(_ change: Change, on stage: Stage, _ fields: FieldTable) {
    let table = stage.table
    switch change {
    case .inset: table.contentInset.bottom += 16
    case .focus: _ = try? fields.field(11).becomeFirstResponder()
    case .frame: table.frame.size.height = 600
    case .rows: table.performBatchUpdates({ fields.insertRows(2, at: 20) }, completion: nil)
    case .configuration:
      stage.scene.coordinator.manage(table, configuration: .init(revealPadding: 20))
    case .again:
      stage.scene.coordinator.stopManaging(table)
      stage.scene.coordinator.manage(table)
    case .handOver: stage.other.manage(table)
    case .end: stage.scene.coordinator.stopManaging(table)
    case .release: stage.scene.coordinator = KeyboardScrollCoordinator()
    }
  }

  @MainActor private final class Stage: NSObject, UITableViewDelegate {
    let scene: Scene
    let table: CallbackTable
    let other = KeyboardScrollCoordinator(configuration: .init(revealPadding: 0))
    private(set) var isDone = false
    private var callback: Callback?
    private var change: (() -> Void)?

    init(_ scene: Scene, _ table: CallbackTable) {
      self.scene = scene
      self.table = table
      super.init()
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
      // Before a keyboard appears, the coordinator has no pending work that a change could disturb.
      guard scene.device.keyboard.frameInScreen != nil else { return }
      let change = change
      self.change = nil
      guard let change else { return }
      isDone = true
      change()
    }
  }
}

private final class CallbackTable: UITableView {
  var onLayout: (() -> Void)?

  override func layoutSubviews() {
    super.layoutSubviews()
    onLayout?()
  }
}
#endif
