import Testing
import UIKit

@testable import KeyboardScrolling

@MainActor struct UserInfoTests {
  private static let endFrame = UIResponder.keyboardFrameEndUserInfoKey
  private static let duration = UIResponder.keyboardAnimationDurationUserInfoKey
  private static let curve = UIResponder.keyboardAnimationCurveUserInfoKey
  private static let isLocal = UIResponder.keyboardIsLocalUserInfoKey

  private static let frameless: [(name: String, userInfo: [String: Any]?)] =
    [
      ("nil", nil), ("empty", [:]),
      ("begin frame only", [UIResponder.keyboardFrameBeginUserInfoKey: Keyboard.iPhone]),
      ("all but the frame", [duration: 0.25, curve: 7, isLocal: true]),
    ]
    + values.map { ("\($0)", [endFrame: $0]) }

  private static let values: [Any] =
    [
      NSNull(), "{{0, 508}, {390, 336}}", NSNumber(value: 336), [0, 508, 390, 336],
      CGPoint(x: 0, y: 508), CGRect.null, CGRect.infinite,
    ]
    + [CGFloat.nan, .infinity, -.infinity].flatMap { number in
      [
        rect(number, 508, 390, 336), rect(0, number, 390, 336), rect(0, 508, number, 336),
        rect(0, 508, 390, number),
      ]
    }

  @Test(arguments: KeyboardNotification.Kind.allCases.filter { !$0.isHide })
  func `28: an unusable end frame is ignored`(kind: KeyboardNotification.Kind) {
    for broken in Self.frameless {
      let bench = Workbench.managing().bench
      bench.post(kind, userInfo: broken.userInfo)
      bench.turns.run()
      bench.expect(writes: 0, "\(broken.name), hidden before")
      bench.show()
      bench.scrollView.forget()
      bench.post(kind, userInfo: broken.userInfo)
      bench.turns.run()
      bench.expect(bottom: 336, "\(broken.name), docked before")
      bench.expect(writes: 0, "\(broken.name), docked before")
    }
  }

  @Test func `with huge and tiny frames, the insets are finite and fit the view`() {
    let numbers: [CGFloat] = [
      -.greatestFiniteMagnitude, -1e9, -1, 0, .leastNonzeroMagnitude, 0.5, 508, 1e9,
      .greatestFiniteMagnitude,
    ]
    let bench = Workbench()
    bench.scrollView.contentInset.bottom = 20
    bench.manage()
    for y in numbers {
      for height in numbers {
        bench.show(CGRect(x: 0, y: y, width: 390, height: height))
        #expect((20...(20 + 844)).contains(bench.b), "y \(y), height \(height)")
        #expect((0...844).contains(bench.i), "y \(y), height \(height)")
        #expect(bench.scrollView.contentOffset.y.isFinite)
      }
    }
    bench.hide()
    bench.expect(bottom: 20, indicator: 0)
  }
}
