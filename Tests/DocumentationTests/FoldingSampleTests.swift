#if os(Linux)
import KeyboardScrollingHeadless
import Testing
import UIKit

@MainActor @Suite(.serialized) struct FoldingSampleTests {
  @Test func `after a phone is closed and opened, the content has its old offset`() async throws {
    let phone = HeadlessPhone(.iPhoneDuo)
    let (screen, keyboard) = phone.show { FormViewController() }
    phone.run { screen.scrollView.contentOffset.y = 400 }
    try await checkFolds(with: keyboard)
    expectEqual(screen.scrollView.contentOffset.y, to: 400)
    expectEqual(phone.window?.frame.size, to: CGSize(width: 951, height: 669))
    expectEqual(screen.scrollView.contentInset.bottom, to: 230)
  }
}
#endif
