import CoreGraphics
import Dispatch
import Foundation
import Testing
import UIKit

@testable import KeyboardScrolling

/// Problems next to other libraries and in apps that write insets themselves, on any simulator.
@MainActor
@Suite("Cases: found beside other libraries", .tags(.scene, .portable))
struct CasesFoundBesideOthers {
  // MARK: Hides that the keyboard comes back from

  @Test(arguments: Stage.all)
  func `147: unlocking the device moves nothing`(_ stage: Stage) {
    stage.run(.iPhone.with { $0.contentHeight = 900 }) { screen in
      screen.focusAndShow(screen.addField(700...744))
      screen.expect(o: 236)
      screen.scrollView.forget()
      for frame in [
        CGRect(x: 0, y: 844, width: 390, height: 0), CGRect(x: 0, y: 508, width: 0, height: 336),
      ] {
        screen.post(.willChangeFrame, frame, duration: 0)
        screen.post(.willShow, frame, duration: 0)
        screen.clock.advance(by: 0.1)
        screen.expect(b: 302, i: 302)
      }
      screen.show()
      screen.finish()
      screen.clock.advance(by: 1)
      screen.expect(b: 302, i: 302)
      #expect(screen.path == [])
      #expect(screen.scrollView.writes == 0)
    }
  }

  @Test(arguments: Stage.all)
  func `148: AutoFill with a shorter first keyboard moves nothing`(_ stage: Stage) {
    stage.run(.plain.with { $0.contentHeight = 950 }) { screen in
      let field = screen.addField(856...900)
      field.textContentType = .username
      screen.focusAndShow(field)
      // The end of the content.
      screen.scroll(to: 442)
      screen.post(.willHide, Keyboard.iPhoneHidden)
      screen.clock.advance(by: 0.05)
      screen.show(Keyboard.iPhoneShort)
      screen.clock.advance(by: 0.05)
      screen.show()
      screen.finish()
      screen.clock.advance(by: 1)
      screen.expect(b: 336, i: 336)
      #expect(screen.path == [])
      #expect(screen.scrollView.writes == 0)
    }
  }

  @Test(arguments: Stage.all)
  func `148: a keyboard that stays shorter is followed once it is at rest`(_ stage: Stage) {
    stage.run { screen in
      let field = screen.addField(700...744)
      field.textContentType = .username
      screen.focusAndShow(field)
      screen.scrollView.forget()
      screen.post(.willHide, Keyboard.iPhoneHidden)
      screen.clock.advance(by: 0.05)
      screen.show(Keyboard.iPhoneShort)
      screen.expect(b: 302, i: 302)
      screen.finish(.didShow, Keyboard.iPhoneShort)
      screen.clock.advance(by: 1)
      screen.expect(b: 257, i: 257)
      screen.expectWrites(insets: 1, indicators: 1)
    }
  }

  @Test(arguments: Stage.all)
  func `153: a didShow long after a hide without an end counts`(_ stage: Stage) {
    stage.run(.plain.with { $0.screen = CGSize(width: 375, height: 667) }) { screen in
      screen.show(CGRect(x: 0, y: 409, width: 375, height: 258))
      screen.post(.willHide, CGRect(x: 0, y: 667, width: 375, height: 258))
      screen.clock.advance(by: 3)
      screen.expect(b: 0, i: 0)
      screen.post(.didShow, CGRect(x: 0, y: 409, width: 375, height: 258))
      screen.clock.settle()
      screen.expect(b: 258, i: 258)
    }
  }

  @Test(arguments: Stage.all, [(true, 0.25), (false, 0.25), (false, 0)])
  func `162: a hide is held while a field keeps the focus`(
    _ stage: Stage,
    row: (mayAutoFill: Bool, duration: Double)
  ) {
    stage.run { screen in
      let field = screen.addField(700...744)
      field.isSecureTextEntry = row.mayAutoFill
      screen.focusAndShow(field)
      screen.scrollView.forget()
      screen.post(.willChangeFrame, Keyboard.iPhoneHidden, duration: row.duration)
      screen.post(.willHide, Keyboard.iPhoneHidden, duration: row.duration)
      screen.expect(b: 302, i: 302)
      screen.clock.advance(by: 0.09)
      screen.expect(b: 302, i: 302)
      screen.clock.advance(by: 0.02)
      screen.expect(b: 0, i: 0)
      screen.expectWrites(insets: 1, indicators: 1)
    }
  }

  @Test(arguments: Stage.all)
  func `162: a keyboard that comes loose is followed a tenth of a second later`(_ stage: Stage) {
    stage.run(.iPad) { screen in
      let field = screen.addField(100...144)
      field.textContentType = .username
      screen.focusAndShow(field, Keyboard.iPad)
      screen.expect(b: 244, i: 244)
      screen.post(.willHide, CGRect(x: 0, y: 1194, width: 834, height: 264))
      screen.expect(b: 244, i: 244)
      screen.post(.didChangeFrame, CGRect(x: 500, y: 600, width: 320, height: 260))
      screen.clock.advance(by: KeyboardTracker.holdDuration)
      screen.expect(b: 0, i: 0)
    }
  }

  // MARK: Insets that the app assigns

  @Test(arguments: Stage.all)
  func `149: an assigned inset gets the keyboard's part within a turn`(_ stage: Stage) {
    stage.run(.iPhone.with { $0.baseline = 60 }) { screen in
      let field = screen.addField(1540...1584)
      screen.focusAndShow(field)
      screen.expect(b: 362, i: 362)
      // The end of the content: 1600 + 362 + 34 - 844.
      screen.scroll(to: 1152)
      screen.scrollView.contentInset.bottom = 90
      screen.clock.settle()
      #expect(screen.b == 392)
      screen.clock.advance(by: 1)
      // Between the bar and the 392 + 34 at the bottom.
      #expect(screen.o + 91 <= 1540.01)
      #expect(screen.o + 844 - 426 >= 1583.99)
      screen.endEditing(field)
      screen.hide()
      #expect(screen.b == 90)
    }
  }

  private final class AssigningController: UIViewController {
    weak var scrollView: UIScrollView?

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      scrollView?.contentInset.bottom = 60
    }
  }

  @Test(arguments: Stage.all)
  func `150: an app that assigns in each layout pass gets the keyboard's part each time`(
    _ stage: Stage
  ) {
    stage.run(.iPhone.with { $0.isManaged = false }) { screen in
      let controller = AssigningController()
      let list = CountingScrollView()
      list.contentInsetAdjustmentBehavior = .always
      controller.scrollView = list
      let root: UIView = screen.controller.view
      screen.controller.addChild(controller)
      controller.view.frame = root.bounds
      root.addSubview(controller.view)
      controller.didMove(toParent: screen.controller)
      screen.place(list, in: controller.view, frame: root.bounds, contentHeight: 1600)
      screen.coordinator.manage(list)
      screen.show()
      #expect(list.contentInset.bottom == 362)
      for _ in 0..<3 {
        screen.clock.advance(by: 1)
        list.forget()
        controller.view.setNeedsLayout()
        screen.clock.settle()
        #expect(list.contentInset.bottom == 362)
        // The app's write and ours, which causes another layout pass on a device.
        #if os(Linux)
        #expect(list.insetWrites == 2)
        #else
        #expect(list.insetWrites <= 4)
        #endif
      }
      screen.clock.advance(by: 1)
      let writes = list.insetWrites
      screen.clock.advance(by: 1)
      #expect(list.insetWrites == writes)
      screen.hide()
      #expect(list.contentInset.bottom == 60)
    }
  }

  /// A scroll view that assigns its inset whenever it is laid out.
  private final class AssigningScrollView: UIScrollView {
    var assigns = false
    private(set) var insetWrites = 0

    override var contentInset: UIEdgeInsets {
      didSet {
        insetWrites += 1
        setNeedsLayout()
      }
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      if assigns, contentInset.bottom != 60 { contentInset.bottom = 60 }
    }
  }

  @Test(arguments: Stage.all)
  func `150: an exchange in which each write causes the next comes to an end`(_ stage: Stage) {
    stage.run(.iPhone.with { $0.isManaged = false }) { screen in
      let list = AssigningScrollView()
      list.contentInsetAdjustmentBehavior = .always
      screen.place(list, frame: screen.controller.view.bounds, contentHeight: 1600)
      screen.coordinator.manage(list)
      list.assigns = true
      let before = list.insetWrites
      screen.show()
      // Three of ours, and the app's answers.
      #expect(list.insetWrites - before <= 6)
      let writes = list.insetWrites
      for _ in 0..<3 {
        screen.post(.willShow, Keyboard.iPhone)
        screen.clock.settle()
      }
      #expect(list.insetWrites == writes)
      #expect(screen.environment.isLooking)
      screen.hide()
      #expect(list.contentInset.bottom == 60)
    }
  }

  @Test(arguments: Stage.all)
  func `159: if the app's inset leaves no visible area, the field is shown inside that inset`(
    _ stage: Stage
  ) {
    stage.run(
      .plain.with {
        $0.frame = CGRect(x: 0, y: 291, width: 390, height: 553)
        $0.baseline = 100
      }
    ) { screen in
      // 217 points are above the keyboard; a top inset leaves 126 of them, and the base 26.
      screen.scrollView.contentInset.top = 91
      let field = screen.addField(700...744)
      screen.focusAndShow(field)
      #expect(screen.b == 436)
      #expect(screen.o <= 700.01)
      #expect(screen.o + 217 >= 743.99)
    }
  }

  // MARK: Content

  @Test(arguments: Stage.withoutScrollOfUIKit, [false, true])
  func `151: content that grows above the field is followed, unless the user scrolled away`(
    _ stage: Stage,
    isScrolledAway: Bool
  ) {
    stage.run { screen in
      let field = screen.addField(700...744)
      screen.focusAndShow(field)
      screen.scroll(to: isScrolledAway ? -91 : 236)
      // A message appears above the field, and goes again: then the field is visible where it is.
      for growth in [120, -120] as [CGFloat] {
        field.frame.origin.y += growth
        screen.scrollView.contentSize.height += growth
        screen.clock.advance(by: 1)
        // 864 at 508.
        #expect(screen.path == (isScrolledAway ? [] : [356]))
      }
    }
  }

  // MARK: Requests

  private final class Items: NSObject, UICollectionViewDataSource {
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 20 }

    func collectionView(
      _ view: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  private final class Grid: UICollectionView {
    var layouts = 0

    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
    }
  }

  @Test(arguments: Stage.all)
  func `157: a request inside batch updates forces no layout`(_ stage: Stage) {
    stage.run(.iPhone.with { $0.isManaged = false }) { screen in
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 390, height: 80)
      layout.minimumLineSpacing = 0
      let grid = Grid(
        frame: CGRect(x: 0, y: 0, width: 390, height: 844),
        collectionViewLayout: layout
      )
      let items = Items()
      grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      grid.dataSource = items
      grid.contentInsetAdjustmentBehavior = .always
      screen.controller.view.addSubview(grid)
      screen.clock.settle()
      screen.coordinator.manage(grid)
      let field = screen.addField(640...684, to: grid)
      screen.beginEditing(field)
      screen.post(.willShow, Keyboard.iPhone, duration: 0)
      screen.post(.didShow, Keyboard.iPhone, duration: 0)
      screen.clock.settle()
      #expect(grid.contentInset.bottom == 302)

      grid.contentOffset.y = -91
      screen.clock.settle()
      var layouts = 0
      grid.performBatchUpdates({
        grid.setNeedsLayout()
        layouts = grid.layouts
        screen.coordinator.revealFirstResponder(animated: false)
        #expect(grid.layouts == layouts)
        #expect(grid.contentOffset.y == -91)
      })
      grid.setNeedsLayout()
      layouts = grid.layouts
      screen.coordinator.revealFirstResponder(animated: false)
      #expect(grid.layouts == layouts)
      #expect(grid.contentOffset.y == -91)
      screen.clock.settle()
      // 684 at 508.
      #expect(grid.contentOffset.y == 176)
      withExtendedLifetime(items) {}
    }
  }

  // MARK: Ends and numbers

  /// A coordinator that is passed to another queue.
  private final class Carrier: @unchecked Sendable {
    var coordinator: KeyboardScrollCoordinator?
  }

  @Test func `158: a coordinator that is released on another queue takes its adjustment back`()
    async
  {
    let screen = CaseScreen(.iPhone.with { $0.isManaged = false })
    let carrier = Carrier()
    carrier.coordinator = screen.environment.run { KeyboardScrollCoordinator() }
    carrier.coordinator?.manage(screen.scrollView)
    screen.show()
    screen.expect(b: 302, i: 302)
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        carrier.coordinator = nil
        continuation.resume()
      }
    }
    await MainLoop.wait(screen) { screen.b == 0 }
    screen.expect(b: 0, i: 0)
  }

  @Test(arguments: Stage.all)
  func `158: a coordinator that is released on the main queue takes its adjustment back at once`(
    _ stage: Stage
  ) {
    stage.run(.iPhone.with { $0.isManaged = false }) { screen in
      let carrier = Carrier()
      carrier.coordinator = screen.environment.run { KeyboardScrollCoordinator() }
      carrier.coordinator?.manage(screen.scrollView)
      screen.show()
      Local.$value.withValue(1) { carrier.coordinator = nil }
      screen.expect(b: 0, i: 0)
    }
  }

  private enum Local {
    @TaskLocal static var value = 0
  }

  @Test(arguments: [true, false])
  func `160: of a thousand views each is written once on the way in and once on the way out`(
    isOneCoordinator: Bool
  ) {
    // Elsewhere the judge would look at a thousand views in each frame.
    Stage.posted.run(.plain.with { $0.isManaged = false }) { screen in
      var others: [KeyboardScrollCoordinator] = []
      let views = (0..<1000).map { _ in
        let view = CountingScrollView(frame: CGRect(x: 0, y: 400, width: 390, height: 444))
        view.contentInsetAdjustmentBehavior = .never
        view.automaticallyAdjustsScrollIndicatorInsets = false
        view.contentSize = CGSize(width: 390, height: 1000)
        screen.controller.view.addSubview(view)
        return view
      }
      for view in views {
        if !isOneCoordinator {
          others.append(screen.environment.run { KeyboardScrollCoordinator() })
        }
        (others.last ?? screen.coordinator).manage(view)
      }
      screen.clock.settle()
      for view in views { view.forget() }
      let field = screen.addField(100...144, to: views[0])
      screen.focusAndShow(field)
      #expect(views.allSatisfy { $0.contentInset.bottom == 336 && $0.insetWrites == 1 })
      for _ in 0..<3 { screen.changeText(in: field) }
      #expect(views.allSatisfy { $0.insetWrites == 1 })
      screen.endEditing(field)
      screen.hide()
      #expect(views.allSatisfy { $0.contentInset.bottom == 0 && $0.insetWrites == 2 })
    }
  }
}
