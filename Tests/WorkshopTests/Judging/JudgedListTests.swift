import Testing
@_spi(Headless) import UIKit
import Judging

@MainActor struct JudgedListTests {
  @MainActor private final class List: NSObject, UITableViewDataSource {
    let table = UITableView()
    let field = UITextField(frame: CGRect(x: 0, y: 100, width: 100, height: 44))
    let judge: Judge
    private let window: UIWindow
    private var observer: (any NSObjectProtocol)?

    init(on device: HeadlessDevice) {
      let controller = UIViewController()
      window = device.makeWindow(rootViewController: controller)
      judge = Judge(JudgedScreen(), on: device)
      super.init()
      judge.rules = [.rows]
      table.frame = controller.view.bounds
      table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      table.rowHeight = 44
      table.dataSource = self
      controller.view.addSubview(table)
      controller.view.addSubview(field)
      device.clock.settle()
      table.contentOffset.y = 900
      device.clock.settle()
    }

    /// Moves the rows in an animation block whenever a notification is posted.
    func move(by distance: CGFloat, with name: Notification.Name) {
      let center = NotificationCenter.default
      observer = center.addObserver(forName: name, object: nil, queue: nil) { [weak table] _ in
        MainActor.assumeIsolated {
          UIView.animate(withDuration: 0.5, delay: 0, options: .init(rawValue: 7 << 16)) {
            table?.contentOffset.y += distance
          }
        }
      }
    }

    func end() {
      if let observer { NotificationCenter.default.removeObserver(observer) }
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }

    func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }
  }

  private func run(_ adapt: (HeadlessDevice) -> Void, _ body: @MainActor (List) -> Void) {
    let device = HeadlessDevice(.iPhone14)
    device.roughness.display.showsCommits = true
    adapt(device)
    device.run {
      let list = List(on: device)
      body(list)
      list.end()
    }
  }

  @Test(arguments: [true, false])
  func `rows that vanish in an animation block for a show are a finding`(waits: Bool) {
    run {
      $0.roughness.keyboard.waitsForCommit = waits
      $0.roughness.mainThread.hitchInAnnouncement = 0.2...0.2
    } _: { list in
      list.move(by: 302, with: UIResponder.keyboardWillShowNotification)
      list.judge.judge("focus") { list.field.becomeFirstResponder() }
      expectEqual(list.judge.findings.map(\.rule), to: [.rows])
    }
  }

  // An animation block that moves a list down removes the rows at the bottom at once. With `waits`,
  // the keyboard still covers these rows, unless the list moves further than the keyboard. Without
  // `waits`, the keyboard has gone ahead of the busy main thread, and the judge excuses missing rows.
  @Test(arguments: [(302, true, false), (600, true, true), (302, false, false)])
  func `rows that vanish in an animation block for a hide are a finding if the user sees them`(
    distance: CGFloat, waits: Bool, isFound: Bool
  ) {
    run {
      $0.roughness.keyboard.waitsForCommit = waits
      $0.roughness.mainThread.hitchInAnnouncement = 0.2...0.2
    } _: { list in
      list.judge.judge("focus") { list.field.becomeFirstResponder() }
      list.move(by: -distance, with: UIResponder.keyboardWillHideNotification)
      list.judge.judge("hide") { list.field.resignFirstResponder() }
      expectEqual(list.judge.findings.map(\.rule), to: isFound ? [.rows] : [])
    }
  }

  @Test func `rows may vanish during a rotation, which UIKit cross-fades`() {
    let device = HeadlessDevice(.iPhone14)
    device.run {
      let list = List(on: device)
      @MainActor func moveInBlock() {
        UIView.animate(withDuration: 0.5) { list.table.contentOffset.y += 300 }
      }
      list.judge.begin("rotation")
      device.rotate(to: .landscapeLeft)
      device.clock.advance(by: 0.1)
      list.judge.judge("a move at once", moveInBlock)
      #expect(list.judge.findings.isEmpty)
      list.judge.judge("a move later", moveInBlock)
      expectEqual(list.judge.findings.map(\.rule), to: [.rows])
    }
  }

  // UIKit keeps rows for the lower height only, so no code can show the others meanwhile.
  @Test(arguments: [(365, false), (600, true)] as [(CGFloat, Bool)])
  func `rows that vanish in a lower list are a finding only if more vanish than must`(
    _ distance: CGFloat, isFound: Bool
  ) {
    run({ _ in }) { list in
      list.judge.judge("a lower list") {
        UIView.animate(withDuration: 0.5) {
          list.table.frame.size.height -= 365
          list.table.contentOffset.y += distance
        }
      }
      expectEqual(list.judge.findings.map(\.rule), to: isFound ? [.rows] : [])
    }
  }

  @Test(arguments: [true, false])
  func `the judge excuses UIKit's own scroll to the focus only if it is not reported`(tells: Bool) {
    run {
      $0.options.tellsScrollToFocus = tells
    } _: { list in
      var movers: [Movement.Mover] = []
      list.judge.onMovement = { movers.append($0.mover) }
      list.field.frame.origin.y = 1800
      list.table.addSubview(list.field)
      list.judge.judge("focus") { list.field.becomeFirstResponder() }
      #expect(list.table.contentOffset.y > 900)
      expectEqual(movers, to: [tells ? .none : .system])
    }
  }
}
