#if os(Linux)
import KeyboardScrolling
import Testing
@_spi(Headless) import UIKit

@MainActor struct AccessoryTests {
  private final class Comments: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }
  }

  /// A phone may place accessory views above the home indicator, or at the edge of the screen.
  @Test(arguments: [true, false])
  func `the list ends above a composer that is an accessory view, not a managed bar`(
    accessoryStandsOnSafeArea: Bool
  ) {
    let comments = Comments()
    var options = HeadlessOptions()
    options.accessoryStandsOnSafeArea = accessoryStandsOnSafeArea
    @MainActor func make() -> UINavigationController {
      let controller = CommentsViewController()
      controller.tableView.dataSource = comments
      controller.tableView.rowHeight = 60
      return UINavigationController(rootViewController: controller)
    }
    DocumentedScreen.run(options: options, make()) { screen in
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
      // The home indicator is below the composer's field.
      expectEqual(list.composer.field.convert(list.composer.field.bounds, to: nil).maxY, to: 802)
      screen.focus(list.composer.field)
      expectEqual(table.contentInset.bottom, to: 354)
      expectEqual(table.adjustedContentInset.bottom, to: 388)
      #expect(abs(end()) < 0.5)
      list.composer.field.resignFirstResponder()
      screen.rest()
      expectEqual(table.contentInset.bottom, to: 52)
      #expect(abs(end()) < 0.5)
      navigation.setViewControllers([UIViewController()], animated: false)
      screen.rest()
      expectEqual(table.contentInset.bottom, to: 0)
    }
  }

  private final class FixedComposerController: UIViewController {
    let tableView = UITableView()
    let composer = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 52))
    private let coordinator = KeyboardScrollCoordinator()

    override var canBecomeFirstResponder: Bool { true }
    override var inputAccessoryView: UIView? { composer }

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.frame = view.bounds
      view.addSubview(tableView)
      coordinator.manage(tableView)
    }
  }

  @Test(arguments: [(true, CGFloat(52)), (false, 18)])
  func `the inset is what a composer of fixed height covers, less the safe area`(
    accessoryStandsOnSafeArea: Bool, inset: CGFloat
  ) {
    let comments = Comments()
    var options = HeadlessOptions()
    options.accessoryStandsOnSafeArea = accessoryStandsOnSafeArea
    DocumentedScreen.run(options: options, FixedComposerController()) { screen in
      let table = screen.controller.tableView
      table.dataSource = comments
      screen.controller.becomeFirstResponder()
      screen.rest()
      expectEqual(table.contentInset.bottom, to: inset)
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
