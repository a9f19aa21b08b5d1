#if os(Linux)
import KeyboardScrolling
import KeyboardScrollingHeadless
import Testing
import UIKit

@MainActor
@Suite("Documentation: iPhone Duo", .serialized)
struct FoldingSampleTests {
  private final class ListScreen: UIViewController {
    let coordinator = KeyboardScrollCoordinator()
    let scrollView = UIScrollView()

    override func viewDidLoad() {
      super.viewDidLoad()
      scrollView.frame = view.bounds
      scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      scrollView.contentSize.height = 2000
      view.addSubview(scrollView)
      coordinator.manage(scrollView)
    }
  }

  @Test func `after a phone is closed and opened, the content has its old offset`() async throws {
    let phone = HeadlessPhone(.iPhoneDuo)
    let (screen, keyboard) = phone.show { ListScreen() }
    phone.run { screen.scrollView.contentOffset.y = 400 }
    try await checkFolds(with: keyboard)
    #expect(screen.scrollView.contentOffset.y == 400)
    #expect(phone.window?.frame.size == CGSize(width: 951, height: 669))
    #expect(screen.scrollView.contentInset.bottom == 230)
  }
}
#endif
