#if os(Linux)
import KeyboardScrolling
import Testing
import UIKit

@MainActor struct AccessoryTests {
  private final class Comments: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }
  }

  @Test func `the list ends above a composer that is an accessory view, not a managed bar`() {
    let comments = Comments()
    @MainActor func make() -> UINavigationController {
      let controller = CommentsViewController()
      controller.tableView.dataSource = comments
      controller.tableView.rowHeight = 60
      return UINavigationController(rootViewController: controller)
    }
    DocumentedScreen.run(make()) { screen in
      let navigation = screen.controller
      guard let list = navigation.topViewController as? CommentsViewController else { return }
      let table = list.tableView
      @MainActor func end() -> CGFloat {
        table.contentSize.height + table.adjustedContentInset.bottom - table.bounds.maxY
      }
      table.scrollToRow(at: IndexPath(row: 29, section: 0), at: .bottom, animated: false)
      screen.rest()
      expectEqual(table.contentInset.bottom, to: 52)
      expectEqual(table.adjustedContentInset.bottom, to: 86)
      #expect(abs(end()) < 0.5)
      screen.focus(list.field)
      expectEqual(table.contentInset.bottom, to: 354)
      expectEqual(table.adjustedContentInset.bottom, to: 388)
      #expect(abs(end()) < 0.5)
      list.field.resignFirstResponder()
      screen.rest()
      expectEqual(table.contentInset.bottom, to: 52)
      #expect(abs(end()) < 0.5)
      navigation.setViewControllers([UIViewController()], animated: false)
      screen.rest()
      expectEqual(table.contentInset.bottom, to: 0)
    }
  }

  @Test func `a custom view may manage its scroll view before a window contains the view`() {
    @MainActor func make() -> UIViewController {
      let controller = UIViewController()
      let feedback = FeedbackView(frame: .zero)
      feedback.frame = controller.view.bounds
      controller.view.addSubview(feedback)
      return controller
    }
    DocumentedScreen.run(make()) { screen in
      guard let feedback = screen.find(FeedbackView.self) else { return }
      feedback.scrollView.contentSize = CGSize(width: 390, height: 1600)
      let field = UITextField(frame: CGRect(x: 16, y: 700, width: 358, height: 44))
      feedback.scrollView.addSubview(field)
      screen.focus(field)
      expectEqual(feedback.scrollView.contentInset.bottom, to: 302)
      expectEqual(screen.frame(of: field).maxY, to: 500)
      screen.endEditing()
      expectEqual(feedback.scrollView.contentInset.bottom, to: 0)
    }
  }

  @Test func `with additional safe area insets for the keyboard, the coordinator adds nothing`() {
    DocumentedScreen.run(FormViewController()) { screen in
      let form = screen.controller
      let observer = NotificationCenter.default.addObserver(
        forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
      ) { _ in MainActor.assumeIsolated { form.additionalSafeAreaInsets.bottom = 336 - 34 } }
      defer { NotificationCenter.default.removeObserver(observer) }
      screen.focus(form.field(at: 700))
      expectEqual(form.scrollView.adjustedContentInset.bottom, to: 336)
      expectEqual(form.scrollView.contentInset.bottom, to: 0)
    }
  }
}
#endif
