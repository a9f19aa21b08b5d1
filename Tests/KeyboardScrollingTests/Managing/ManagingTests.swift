import CoreGraphics
import Foundation
import Testing
import UIKit

@testable import KeyboardScrolling

@MainActor
@Suite("Managing", .tags(.uikit))
struct ManagingTests {
  private let bench = Workbench()

  @Test func `a view is managed from the call on until the other call`() {
    let coordinator = bench.makeCoordinator()
    #expect(!coordinator.isManaging(bench.scrollView))
    coordinator.manage(bench.scrollView)
    #expect(coordinator.isManaging(bench.scrollView))
    #expect(!coordinator.isManaging(Workbench.makeScrollView()))
    coordinator.stopManaging(bench.scrollView)
    #expect(!coordinator.isManaging(bench.scrollView))
    bench.show()
    #expect(bench.bottomInset == 0)
    #expect(bench.scrollView.writes == 0)
  }

  @Test func `managing without a keyboard writes nothing`() {
    let coordinator = bench.manage()
    bench.turns.run()
    #expect(coordinator.isManaging(bench.scrollView))
    #expect(bench.scrollView.writes == 0)
    #expect(bench.scrollView.offsets == [])
  }

  @Test func `managing a view twice is one management`() {
    let coordinator = bench.manage()
    coordinator.manage(bench.scrollView)
    bench.show()
    #expect(bench.bottomInset == 336)
    #expect(bench.scrollView.insetWrites == 1)
    coordinator.manage(bench.scrollView)
    #expect(bench.bottomInset == 336)
    #expect(bench.scrollView.insetWrites == 1)
    coordinator.stopManaging(bench.scrollView)
    #expect(bench.bottomInset == 0)
    #expect(!coordinator.isManaging(bench.scrollView))
  }

  @Test func `stopping twice, or without managing, does nothing`() {
    let coordinator = bench.makeCoordinator()
    bench.scrollView.contentInset.bottom = 20
    bench.scrollView.forget()
    coordinator.stopManaging(bench.scrollView)
    coordinator.manage(bench.scrollView)
    bench.show()
    coordinator.stopManaging(bench.scrollView)
    bench.scrollView.forget()
    coordinator.stopManaging(bench.scrollView)
    #expect(bench.bottomInset == 20)
    #expect(bench.scrollView.writes == 0)
  }

  @Test func `stopping while the keyboard is up leaves exactly the app's own insets`() {
    let coordinator = bench.makeCoordinator()
    bench.scrollView.contentInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    bench.scrollView.verticalScrollIndicatorInsets = UIEdgeInsets(
      top: 5,
      left: 6,
      bottom: 7,
      right: 8
    )
    bench.scrollView.horizontalScrollIndicatorInsets.left = 9
    bench.scrollView.forget()
    coordinator.manage(bench.scrollView)
    bench.show()
    #expect(bench.scrollView.contentInset == UIEdgeInsets(top: 1, left: 2, bottom: 339, right: 4))
    #expect(
      bench.scrollView.verticalScrollIndicatorInsets
        == UIEdgeInsets(top: 5, left: 6, bottom: 343, right: 8)
    )
    coordinator.stopManaging(bench.scrollView)
    #expect(bench.scrollView.contentInset == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(
      bench.scrollView.verticalScrollIndicatorInsets
        == UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8)
    )
    #expect(bench.scrollView.horizontalIndicatorWrites == 0)
  }

  @Test func `a configuration is replaced at once`() {
    bench.scrollView.contentInset.bottom = 20
    let coordinator = bench.manage()
    bench.show()
    #expect(bench.bottomInset == 356)
    coordinator.manage(bench.scrollView, configuration: .init(baselinePolicy: .max))
    #expect(bench.bottomInset == 336)
    let bar = bench.addBar(height: 50)
    bar.frame.origin.y = 508 - 50
    coordinator.manage(bench.scrollView, bar: bar, configuration: .init(baselinePolicy: .max))
    #expect(bench.bottomInset == 386)
    // What is not given stays.
    coordinator.manage(bench.scrollView)
    #expect(bench.bottomInset == 386)
    #expect(coordinator.configuration(of: bench.scrollView)?.baselinePolicy == .max)
    coordinator.manage(bench.scrollView, configuration: .init())
    #expect(bench.bottomInset == 406)
    coordinator.setBar(nil, for: bench.scrollView)
    #expect(bench.bottomInset == 356)
    bench.hide()
    #expect(bench.bottomInset == 20)
  }

  @Test func `a view that is managed with its own padding causes no reveal`() {
    let coordinator = bench.makeCoordinator()
    var triggers: [KeyboardScrollCoordinator.Adjustment.Trigger] = []
    coordinator.onAdjustment = { triggers.append($0.trigger) }
    coordinator.manage(bench.scrollView, configuration: .init(revealPadding: 20))
    bench.turns.run()
    coordinator.manage(bench.scrollView, configuration: .init(revealPadding: .nan))
    bench.turns.run()
    triggers = []
    coordinator.manage(bench.scrollView, configuration: .init(revealPadding: .nan))
    bench.turns.run()
    #expect(triggers == [.managed])
  }

  @Test func `a request without a view is no request for a view that is managed later`() {
    let coordinator = bench.makeCoordinator(.init(revealsFirstResponder: false))
    coordinator.revealFirstResponder(animated: false)
    bench.addFocusedField()
    coordinator.manage(bench.scrollView)
    bench.show()
    #expect(bench.scrollView.offsets == [])
  }

  @Test func `a bar that is given again is expected on the keyboard in the announcement`() {
    let bar = bench.addBar(height: 50)
    let coordinator = bench.makeCoordinator()
    for _ in 0..<2 {
      // As in `viewDidLayoutSubviews`.
      coordinator.manage(bench.scrollView, bar: bar, configuration: .init())
      bench.turns.run()
    }
    bench.show()
    bench.hide()
    coordinator.manage(bench.scrollView, bar: bar, configuration: .init())
    bench.post(.willShow, Keyboard.iPhone)
    #expect(bench.bottomInset == 386)
  }

  @Test func `a bar of a view that is not managed is ignored`() {
    let coordinator = bench.makeCoordinator()
    coordinator.setBar(bench.addBar(height: 50), for: bench.scrollView)
    #expect(!coordinator.isManaging(bench.scrollView))
    #expect(bench.bottomInset == 0)
    let other = bench.makeCoordinator()
    other.manage(bench.scrollView)
    coordinator.setBar(bench.addBar(height: 50), for: bench.scrollView)
    #expect(bench.bottomInset == 0)
  }

  @Test func `each view has its own configuration`() {
    let coordinator = bench.makeCoordinator()
    let other = Workbench.makeScrollView()
    bench.window.addSubview(other)
    coordinator.manage(bench.scrollView)
    coordinator.manage(other, bar: bench.addBar(height: 44))
    bench.show()
    #expect(bench.bottomInset == 336)
    #expect(other.contentInset.bottom == 380)
    coordinator.stopManaging(other)
    #expect(bench.bottomInset == 336)
    #expect(other.contentInset.bottom == 0)
  }

  // MARK: Two coordinators

  @Test func `a view that another coordinator manages changes its coordinator`() {
    let first = bench.makeCoordinator()
    let second = bench.makeCoordinator()
    first.manage(bench.scrollView)
    bench.show()
    bench.scrollView.forget()
    second.manage(bench.scrollView)
    #expect(!first.isManaging(bench.scrollView))
    #expect(second.isManaging(bench.scrollView))
    #expect(bench.bottomInset == 336)
    #expect(bench.scrollView.writes == 0)
    first.stopManaging(bench.scrollView)
    #expect(bench.bottomInset == 336)
    bench.hide()
    bench.show()
    #expect(bench.bottomInset == 336)
    second.stopManaging(bench.scrollView)
    #expect(bench.bottomInset == 0)
  }

  @Test func `a view that changes its coordinator gets the configuration of the new one`() {
    let first = bench.makeCoordinator()
    let second = bench.makeCoordinator(.init(baselinePolicy: .max))
    bench.scrollView.contentInset.bottom = 20
    first.manage(bench.scrollView, configuration: .init(followsUndockedKeyboard: true))
    bench.show()
    #expect(bench.bottomInset == 356)
    second.manage(bench.scrollView)
    #expect(second.configuration(of: bench.scrollView) == .init(baselinePolicy: .max))
    #expect(bench.bottomInset == 336)
  }

  @Test func `a coordinator that lost a view leaves its insets unchanged when it is released`() {
    var first: KeyboardScrollCoordinator? = bench.makeCoordinator()
    let second = bench.makeCoordinator()
    first?.manage(bench.scrollView)
    bench.show()
    second.manage(bench.scrollView)
    first = nil
    #expect(bench.bottomInset == 336)
    bench.hide()
    #expect(bench.bottomInset == 0)
    #expect(second.isManaging(bench.scrollView))
  }

  @Test func `a view may return to the first of two coordinators`() {
    let first = bench.makeCoordinator()
    let second = bench.makeCoordinator()
    bench.scrollView.contentInset.bottom = 16
    first.manage(bench.scrollView)
    bench.show()
    second.manage(bench.scrollView)
    first.manage(bench.scrollView)
    #expect(first.isManaging(bench.scrollView))
    #expect(!second.isManaging(bench.scrollView))
    #expect(bench.bottomInset == 352)
    var reports = 0
    first.onAdjustment = { _ in reports += 1 }
    bench.post(.willHide, Keyboard.iPhoneHidden)
    // One management.
    #expect(reports == 1)
    bench.hide()
    #expect(bench.bottomInset == 16)
  }

  // MARK: Without a window

  @Test func `a view that left its window loses the keyboard inset with the hide`() {
    bench.scrollView.contentInset.bottom = 20
    bench.manage()
    bench.show()
    bench.scrollView.removeFromSuperview()
    bench.show(Keyboard.iPhoneShort)
    #expect(bench.bottomInset == 356)
    bench.hide()
    #expect(bench.bottomInset == 20)
    #expect(bench.bottomIndicatorInset == 0)
  }
}
