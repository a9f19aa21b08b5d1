import CoreGraphics
import Foundation
import Testing
@_spi(Headless) import UIKit

/// Values that a client reads while the system adjusts as well.
@MainActor
@Suite("Statements: clients and the system")
struct ClientStatementTests {
  private final class Rows: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      50
    }
  }

  /// A table controller in a window, and a field outside the table.
  private func run(
    options: HeadlessOptions,
    _ body: (KeyboardFixture, UITableView, UITextField) -> Void
  ) {
    KeyboardFixture.run(options: options) { fixture in
      let controller = Rows(style: .plain)
      fixture.window.rootViewController = controller
      fixture.device.clock.settle()
      body(fixture, controller.tableView, fixture.addField(to: fixture.window))
    }
  }

  // MARK: Tables

  @Test(arguments: [
    (HeadlessOptions.SystemTableAdjustment.beforeClient, 336.0), (.afterClient, 34),
  ])
  func `S143, S144: before or after the client, the sum shows an inset of 302 on top`(
    order: HeadlessOptions.SystemTableAdjustment,
    atFirstNotification: Double
  ) {
    run(options: .with(\.systemTableAdjustment, order)) { fixture, table, field in
      var adjusted: [CGFloat] = []
      fixture.onKeyboard = { _ in adjusted.append(table.adjustedContentInset.bottom) }
      field.becomeFirstResponder()
      #expect(adjusted.first == CGFloat(atFirstNotification))
      // The covered height, less what UIKit adds already (statements 54 to 57).
      let overlap: CGFloat = 844 - 508
      #expect(
        max(0, overlap - (table.adjustedContentInset.bottom - table.contentInset.bottom)) == 0
      )
      table.contentInset.bottom = 302
      #expect(table.adjustedContentInset.bottom == 638)
    }
  }

  // MARK: Overlap

  @Test func `S174: seven tenths of a point show in the geometry, for the client to leave out`() {
    ScrollFixture.run(.never) { n in
      n.scrollView.autoresizingMask = []
      n.scrollView.frame = CGRect(0, 100, 390, 408.7)
      n.scrollView.contentOffset.y = 500
      let keyboard = n.scrollView.convert(.docked, from: n.window.screen.coordinateSpace)
      let overlap = n.scrollView.bounds.maxY - keyboard.minY
      #expect(abs(overlap - 0.7) < 0.000001)
      // A client counts an overlap from one point on.
      #expect(n.scrollView.bounds.intersection(keyboard).height < 1)
      n.scrollView.frame.size.height = 409
      #expect(n.scrollView.bounds.intersection(keyboard).height == 1)
    }
  }

  // MARK: Motion

  @Test func `S78: an animated offset keeps its target when the range shrinks under it`() {
    ScrollFixture.run { p in
      p.scrollView.contentInset.bottom = 302
      p.scrollView.setContentOffset(CGPoint(x: 0, y: 1492), animated: true)
      p.device.clock.advance(by: 0.1)
      // The range ends at 1190 now.
      p.scrollView.contentInset.bottom = 0
      p.device.clock.advance(by: 1)
      #expect(p.y == 1492)
      #expect(p.delegate.log == ["didEndScrollingAnimation"])
    }
  }

  @Test func `S84: a drag that never reaches the keyboard leaves it alone`() {
    KeyboardFixture.run { fixture in
      let scrollView = UIScrollView(frame: fixture.root.view.bounds)
      scrollView.contentSize = CGSize(width: 390, height: 2000)
      scrollView.keyboardDismissMode = .interactive
      fixture.root.view.addSubview(scrollView)
      let field = fixture.addField(to: scrollView)
      field.becomeFirstResponder()
      fixture.device.clock.advance(by: 1)
      let posted = fixture.posted {
        let finger = HeadlessFinger()
        finger.touchDown(at: CGPoint(x: 100, y: 300))
        // The keyboard's top is at 508.
        finger.move(to: CGPoint(x: 100, y: 507))
        finger.lift(velocity: CGPoint(x: 0, y: 900))
        fixture.device.clock.advance(by: 1)
      }
      #expect(posted == [])
      #expect(field.isFirstResponder)
      #expect(fixture.keyboard.frameInScreen == .docked)
    }
  }

  // MARK: Animation

  @Test func `S162: duration and curve of an animation in a will-handler are the keyboard's`() {
    KeyboardFixture.run { fixture in
      let field = fixture.addField()
      fixture.onKeyboard = { name in
        guard name == .willShow else { return }
        UIView.animate(withDuration: 3) { field.alpha = 0.5 }
      }
      field.becomeFirstResponder()
      let record = fixture.device.animator.records.last { $0.keys == ["opacity"] }
      #expect(record?.duration == 0.25)
      #expect(record?.curve == 7)
    }
  }

  @Test func `S164: a completion comes when its time is over`() {
    KeyboardFixture.run { fixture in
      let field = fixture.addField()
      var results: [Bool] = []
      UIView.animate(withDuration: 0.25, animations: { field.alpha = 0.5 }) { results.append($0) }
      fixture.device.clock.advance(by: 0.2499)
      #expect(results == [])
      fixture.device.clock.advance(by: 0.0001)
      #expect(results == [true])
      UIView.animate(withDuration: 0, animations: { field.alpha = 1 }) { results.append($0) }
      fixture.device.clock.turn()
      #expect(results == [true, true])
    }
  }

  @Test func `S165: an animation that is replaced ends unfinished`() {
    KeyboardFixture.run { fixture in
      let field = fixture.addField()
      var log: [String] = []
      UIView.animate(withDuration: 1, animations: { field.alpha = 0 }) { log.append("first \($0)") }
      fixture.device.clock.advance(by: 0.5)
      #expect(log == [])
      UIView.animate(
        withDuration: 1,
        delay: 0,
        options: .beginFromCurrentState,
        animations: { field.alpha = 1 },
        completion: { log.append("second \($0)") }
      )
      fixture.device.clock.advance(by: 0.9)
      #expect(log == ["first false"])
      fixture.device.clock.advance(by: 0.1)
      #expect(log == ["first false", "second true"])
    }
  }

  @Test func `S212: an offset assigned during an animation keeps the remainder of it`() {
    ScrollFixture.run { p in
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        p.scrollView.contentOffset.y = 100
      }
      p.device.clock.advance(by: 0.5)
      #expect(p.scrollView.headlessPresentationBounds.minY == 50)
      p.scrollView.contentOffset.y = 200
      #expect(p.scrollView.headlessPresentationBounds.minY == 150)
      p.device.clock.advance(by: 0.5)
      #expect(p.scrollView.headlessPresentationBounds.minY == 200)
    }
  }

  @Test func `S212: an animation that turns back is blended with the one on its way`() {
    ScrollFixture.run { p in
      var ends: [Bool] = []
      for target in [100, 0] as [CGFloat] {
        UIView.animate(
          withDuration: 1,
          delay: 0,
          options: [.curveLinear, .beginFromCurrentState],
          animations: { p.scrollView.contentOffset.y = target },
          completion: { ends.append($0) }
        )
        p.device.clock.advance(by: 0.5)
      }
      // The first is over, and half of the second is left: it stood still meanwhile.
      #expect(p.scrollView.headlessPresentationBounds.minY == 50)
      #expect(ends == [true])
      p.device.clock.advance(by: 0.5)
      #expect(p.scrollView.headlessPresentationBounds.minY == 0)
      #expect(ends == [true, true])
    }
  }
}
