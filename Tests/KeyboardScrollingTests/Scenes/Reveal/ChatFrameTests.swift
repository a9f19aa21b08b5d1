#if os(Linux)
import KeyboardScrollingTesting
import Testing
@_spi(Headless) import UIKit
import Judging

@testable import KeyboardScrolling

@MainActor struct ChatFrameTests {
  enum Kind: String, CaseIterable, Sendable { case table, collection }

  private struct Chat {
    let scene: Scene
    let bar: UIView
    let barHeight: NSLayoutConstraint
    let field: UITextField
    let isInverted: Bool
    static let contentHeight: CGFloat = 60 * 44
  }

  private func run(_ kind: Kind, isInverted: Bool, _ body: (Chat) -> Void) {
    var setup = Scene.Setup(contentHeight: Chat.contentHeight)
    setup.configuration.keepsDistanceToEnd = true
    // In a flipped list, UIKit would add the navigation bar's 91 points at the composer's edge. The
    // composer covers only 84, and the gap of 7 points would disappear when the keyboard shows.
    if isInverted { setup.behavior = .never }
    let rows = PlainRows(60)
    setup.makeScrollView = {
      switch kind {
      case .table:
        let table = UITableView(frame: .zero, style: .plain)
        table.rowHeight = 44
        table.estimatedRowHeight = 0
        table.separatorStyle = .none
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        table.dataSource = rows
        return table
      case .collection:
        let layout = UICollectionViewFlowLayout()
        layout.minimumLineSpacing = 0
        layout.minimumInteritemSpacing = 0
        layout.itemSize = CGSize(width: 390, height: 44)
        let list = UICollectionView(frame: .zero, collectionViewLayout: layout)
        list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "row")
        list.dataSource = rows
        return list
      }
    }
    Scene.run(setup) { scene in
      if isInverted { scene.scrollView.transform = CGAffineTransform(scaleX: 1, y: -1) }
      let (bar, height, field) = scene.addComposer()
      let chat = Chat(
        scene: scene, bar: bar, barHeight: height, field: field, isInverted: isInverted
      )
      scene.coordinator.manage(scene.scrollView, bar: chat.bar)
      scene.settle()
      let list = scene.scrollView
      let range = list.offsetsInRange
      scene.scroll(to: isInverted ? range.lowerBound : range.upperBound)
      scene.device.keyboard.isAutomatic = true
      body(chat)
    }
  }

  /// Checks in each of `count` frames that rows cover the visible part, and that the newest row
  /// ends at the bar.
  private func expectFrames(
    _ chat: Chat, count: Int = 60, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let (missing, distance) = frames(of: chat, count: count)
    #expect(missing < 0.5, sourceLocation: sourceLocation)
    #expect(distance <= 2, sourceLocation: sourceLocation)
  }

  /// Returns the largest visible part without rows, and the newest row's largest distance from the
  /// bar.
  private func frames(of chat: Chat, count: Int) -> (missing: CGFloat, distance: CGFloat) {
    var missing: CGFloat = 0
    var distance: CGFloat = 0
    let list = chat.scene.scrollView
    let stop = chat.scene.device.clock.onFrame
    chat.scene.device.clock.onFrame = {
      let top = chat.bar.headlessPresentationFrame.minY
      let offset = list.headlessPresentationBounds.minY
      let visible =
        chat.isInverted
        ? (offset + 844 - top)...(offset + 844 - 91) : (offset + 91)...(offset + top)
      let content = visible.clamped(to: 0...Chat.contentHeight)
      let covered = list.subviews.filter {
        ($0 is UITableViewCell || $0 is UICollectionViewCell) && !$0.isHidden
      }
      .reduce(0) { sum, row in
        let part = min(row.frame.maxY, content.upperBound) - max(row.frame.minY, content.lowerBound)
        return sum + max(0, part)
      }
      missing = max(missing, content.upperBound - content.lowerBound - covered)
      let end = chat.isInverted ? 844 + offset : Chat.contentHeight - offset
      distance = max(distance, abs(end - top))
    }
    chat.scene.wait(Double(count) / 60)
    chat.scene.device.clock.onFrame = stop
    return (missing, distance)
  }

  /// Main threads that are busy at different moments.
  nonisolated private static let busy: [HeadlessRoughness] = {
    var phones = [0.004, 0.008].map { turn in
      var phone = HeadlessRoughness()
      phone.mainThread.turn = turn
      return phone
    }
    let hitches: [WritableKeyPath<HeadlessRoughness.MainThread, ClosedRange<TimeInterval>?>] = [
      \.hitchBeforeAnnouncement, \.hitchInAnnouncement,
    ]
    for hitch in hitches {
      var phone = HeadlessRoughness()
      phone.mainThread.turn = 0.008
      phone.mainThread[keyPath: hitch] = 0.05...0.3
      phones.append(phone)
    }
    return phones.map { phone in
      var phone = phone
      phone.display.showsCommits = true
      return phone
    }
  }()

  @Test(arguments: busy.indices, [false, true])
  func `186, 211: on a busy thread, the newest row is at the bar`(number: Int, _ isInverted: Bool) {
    run(.table, isInverted: isInverted) { chat in
      chat.scene.device.roughness = Self.busy[number]
      // A touch occurs at any time between two frames.
      chat.scene.wait(0.005)
      chat.field.takeFocus()
      // The first frame of the movement may lag by one step.
      let first = frames(of: chat, count: 3).distance
      #expect(first <= 8, "\(first)")
      #expect(frames(of: chat, count: 57).distance <= 2)
      chat.field.resignFirstResponder()
      #expect(frames(of: chat, count: 60).distance <= 2)
    }
  }

  @Test func `186: after a hitch the list catches up in three frames without a jump`() {
    run(.table, isInverted: false) { chat in
      chat.scene.device.roughness = Self.busy[1]
      chat.scene.device.roughness.mainThread.hitchAfterAnnouncement = 0.1...0.1
      chat.scene.wait(0.005)
      chat.field.takeFocus()
      // These frames include the announcement's turn, the hitch, and three frames after the hitch.
      _ = frames(of: chat, count: 11)
      let after = frames(of: chat, count: 50).distance
      #expect(after <= 2, "\(after)")
    }
  }

  @Test(arguments: [1, 2] as [Int])
  func `210: after shows and hides every 80 ms, the newest row is at the bar`(_ last: Int) {
    run(.table, isInverted: false) { chat in
      let start = chat.scene.o
      for turn in 1...(40 + last) {
        if turn.isMultiple(of: 2) {
          chat.field.resignFirstResponder()
        } else {
          chat.field.takeFocus()
        }
        _ = frames(of: chat, count: 5)
      }
      let end = frames(of: chat, count: 60)
      #expect(frames(of: chat, count: 2).distance < 0.5, "\(end)")
      #expect(end.missing < 0.5)
      let isShown = last == 1
      #expect(abs(chat.scene.o - start - (isShown ? 302 : 0)) < 0.34)
      expectEqual(chat.scene.device.clock.linkCount, to: 0)
    }
  }

  @Test(arguments: [0, 1] as [Int])
  func `210, 186: on a busy main thread, fast shows and hides keep the newest row at the bar`(
    _ number: Int
  ) {
    run(.table, isInverted: false) { chat in
      chat.scene.device.roughness = Self.busy[number]
      for turn in 1...12 {
        if turn.isMultiple(of: 2) {
          chat.field.resignFirstResponder()
        } else {
          chat.field.takeFocus()
        }
        _ = frames(of: chat, count: 2)
        let distance = frames(of: chat, count: 3).distance
        #expect(distance <= 2, "\(turn): \(distance)")
      }
    }
  }

  private func growBar(_ chat: Chat, to height: CGFloat) {
    chat.barHeight.constant = height
    UIView.animate(withDuration: 0.25, delay: 0, options: .init(rawValue: 7 << 16)) {
      chat.scene.controller.view.layoutIfNeeded()
    }
  }

  @Test(
    .bug("https://github.com/ekazaev/ChatLayout/issues/43"),
    .bug("https://github.com/ekazaev/ChatLayout/issues/52"),
    arguments: Kind.allCases,
    [false, true]
  )
  func `181: no rows vanish, and the newest row stays at the bar`(kind: Kind, _ isInverted: Bool) {
    // The bar grows and the keyboard hides after the movement, and during it.
    for count in [60, 6] {
      run(kind, isInverted: isInverted) { chat in
        chat.field.takeFocus()
        expectFrames(chat, count: count)
        growBar(chat, to: 90)
        expectFrames(chat, count: count)
        chat.field.giveUpFocus()
        expectFrames(chat)
        expectEqual(chat.scene.device.clock.linkCount, to: 0)
      }
    }
  }
}
#endif
