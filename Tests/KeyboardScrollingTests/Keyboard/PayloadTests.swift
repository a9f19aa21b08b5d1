import CoreGraphics
import Foundation
import Testing
import UIKit

@testable import KeyboardScrolling

/// Invalid values of a notification, combined and from another thread.
@MainActor
@Suite("Payloads", .tags(.uikit))
struct PayloadTests {
  /// Unusable values for each key; made anew because they cross threads.
  nonisolated private static func broken(_ number: Int) -> Any? {
    switch number {
    case 0: nil
    case 1: NSNull()
    case 2: "{{0, 508}, {390, 336}}"
    case 3: [0, 508, 390, 336]
    case 4: CGRect(x: 0, y: CGFloat.nan, width: 390, height: 336)
    case 5: CGRect(x: 0, y: 508, width: CGFloat.infinity, height: 336)
    case 6: CGRect.null
    case 7: Double.nan
    default: -Double.infinity
    }
  }

  nonisolated private static let numbers = 0..<9

  nonisolated private static let keys = [
    UIResponder.keyboardFrameBeginUserInfoKey, UIResponder.keyboardFrameEndUserInfoKey,
    UIResponder.keyboardAnimationDurationUserInfoKey,
    UIResponder.keyboardAnimationCurveUserInfoKey, UIResponder.keyboardIsLocalUserInfoKey,
  ]

  private let bench = Workbench()

  @Test(arguments: numbers)
  func `a begin frame does not matter`(_ number: Int) {
    let coordinator = bench.makeCoordinator()
    coordinator.manage(bench.scrollView)
    var info: [String: Any] = [UIResponder.keyboardFrameEndUserInfoKey: Keyboard.iPhone]
    info[UIResponder.keyboardFrameBeginUserInfoKey] = Self.broken(number)
    bench.post(.willShow, userInfo: info)
    bench.turns.run()
    #expect(bench.bottomInset == 336)
  }

  /// Without usable values, an announced hide is recognized by its name and every other notification is
  /// ignored.
  @Test(arguments: numbers)
  func `a notification whose values are all broken moves nothing, unless it announces a hide`(
    _ number: Int
  ) {
    var info: [String: Any] = [:]
    for key in Self.keys { info[key] = Self.broken(number) }
    for kind in KeyboardNotification.Kind.allCases {
      let bench = Workbench()
      bench.scrollView.contentInset.bottom = 20
      let coordinator = bench.manage()
      bench.show()
      bench.post(.didShow, Keyboard.iPhone)
      bench.post(kind, userInfo: info)
      bench.turns.run()
      bench.delays.run()
      bench.turns.run()
      // So soon after an announcement a did-notification does not count.
      #expect(bench.bottomInset == (kind == .willHide ? 20 : 356), "\(kind)")
      #expect(coordinator.isManaging(bench.scrollView))
    }
  }

  @Test(arguments: numbers)
  func `broken values from another thread move nothing`(_ number: Int) async {
    let coordinator = bench.makeCoordinator()
    coordinator.manage(bench.scrollView)
    bench.show()
    bench.scrollView.forget()
    let center = bench.center
    await Task.detached {
      var info: [String: Any] = [:]
      for key in Self.keys { info[key] = Self.broken(number) }
      let names = KeyboardNotification.Kind.allCases.filter { $0 != .willHide && $0 != .didHide }
        .map(\.notificationName)
      for name in names { center.post(name: name, object: nil, userInfo: info) }
    }.value
    for _ in 0..<200 { await Task.yield() }
    bench.turns.run()
    #expect(bench.bottomInset == 336)
    #expect(bench.scrollView.writes == 0)
  }

  @Test func `notifications from many threads at once end with a state that a hide ends`() async {
    let coordinator = bench.makeCoordinator()
    bench.scrollView.contentInset.bottom = 20
    coordinator.manage(bench.scrollView)
    bench.scrollView.forget()
    let center = bench.center
    await withTaskGroup(of: Void.self) { group in
      for index in 0..<64 {
        group.addTask {
          let height = CGFloat(200 + index)
          let frame = CGRect(x: 0, y: 844 - height, width: 390, height: height)
          center.post(
            name: KeyboardNotification.Kind.willShow.notificationName,
            object: nil,
            userInfo: [UIResponder.keyboardFrameEndUserInfoKey: frame]
          )
        }
      }
    }
    for _ in 0..<400 { await Task.yield() }
    bench.turns.run()
    #expect((220...283).contains(bench.bottomInset))
    #expect(bench.scrollView.insetWrites <= 64)
    bench.hide()
    #expect(bench.bottomInset == 20)
    #expect(bench.bottomIndicatorInset == 0)
  }
}
