#if os(Linux)
import KeyboardScrolling
import Testing
@_spi(Headless) import UIKit

@MainActor struct FirstArticleTests {
  @Test func `the button of the first sample's form is above the keyboard`() {
    DocumentedScreen.run(LoginViewController()) { screen in
      let login = screen.controller
      screen.focus(login.userNameField)
      expectEqual(login.scrollView.adjustedContentInset.bottom, to: 336)
      #expect(screen.frame(of: login.userNameField).minY >= 47)
      // 8 points of padding above the keyboard's top at 508.
      expectEqual(screen.frame(of: login.signInButton).maxY, to: 500)
      screen.endEditing()
      expectEqual(login.scrollView.contentInset.bottom, to: 0)
      expectEqual(login.scrollView.verticalScrollIndicatorInsets.bottom, to: 0)
    }
  }

  @Test func `the dismiss padding is the height of the composer above the keyboard`() {
    DocumentedScreen.run(CommentViewController()) { screen in
      let comment = screen.controller
      let guide = comment.view.keyboardLayoutGuide
      expectEqual(guide.keyboardDismissPadding, to: 56)
      screen.focus(comment.textView)
      expectEqual(guide.layoutFrame.minY, to: 508)
      expectEqual(guide.keyboardDismissPadding, to: 56)
    }
  }

  @Test func `the adjustments that the pages print are those of a show`() throws {
    try DocumentedScreen.run(FormViewController()) { screen in
      screen.record(try #require(screen.controller.coordinator))
      screen.focus(screen.controller.field(at: 700))
      var count = 0
      for article in try Article.all() {
        for code in article.code {
          let printed = Self.unbroken(code.lines)
          guard let first = printed.first, first.contains(", keyboard inset ") else { continue }
          let start = screen.log.firstIndex(of: first) ?? 0
          #expect(Array(screen.log[start...].prefix(printed.count)) == printed, "\(article)")
          count += 1
        }
      }
      #expect(count >= 2)
    }
  }

  @Test func `each adjustment has the trigger that the article names`() {
    DocumentedScreen.run(ResizableEditorController()) { screen in
      let textView = screen.controller.textView
      textView.text = (1...40).map { "Line \($0)\n" }.joined()
      screen.record(screen.controller.coordinator)
      textView.selectedRange = NSRange(location: 200, length: 0)
      screen.focus(textView)
      expectEqual(screen.removeTriggers(), to: ["keyboard", "reveal"])
      screen.controller.barHeight.constant = 120
      screen.rest()
      expectEqual(screen.removeTriggers(), to: ["geometry", "reveal"])
      screen.endEditing()
      expectEqual(screen.removeTriggers(), to: ["keyboard"])
      screen.controller.coordinator.stopManaging(textView)
      expectEqual(screen.removeTriggers(), to: ["released"])
    }
  }

  private static func unbroken(_ lines: [String]) -> [String] {
    lines.reduce(into: []) { result, line in
      if line.hasPrefix("  "), let last = result.popLast() {
        result.append(last + " " + line.trimmingCharacters(in: .whitespaces))
      } else {
        result.append(line)
      }
    }
  }

  // MARK: A bar

  @Test func `the inset includes a bar at rest, on the keyboard and growing, until its removal`() {
    DocumentedScreen.run(ListViewController()) { screen in
      let list = screen.controller.tableView
      let bar = screen.controller.bar
      @MainActor func expect(_ inset: CGFloat, _ adjusted: CGFloat, _ moment: String) {
        #expect(list.contentInset.bottom == inset, "\(moment)")
        #expect(list.adjustedContentInset.bottom == adjusted, "\(moment)")
        #expect(list.verticalScrollIndicatorInsets.bottom == inset, "\(moment)")
      }
      expect(50, 84, "at rest")
      screen.focus(screen.controller.field)
      expect(352, 386, "the keyboard is up")
      screen.controller.barHeight.constant = 90
      screen.rest()
      expect(392, 426, "the bar grows")
      screen.endEditing()
      expect(90, 124, "the keyboard has left")
      bar.removeFromSuperview()
      screen.rest()
      expect(0, 34, "the bar is removed")
    }
  }

  @Test func `a bar that reaches to the bottom of the view needs no larger inset`() {
    DocumentedScreen.run(ListViewController()) { screen in
      let controller = screen.controller
      // Only the bar's upper edge matters.
      controller.barBottom.isActive = false
      controller.barHeight.isActive = false
      NSLayoutConstraint.activate([
        controller.bar.topAnchor.constraint(
          equalTo: controller.view.keyboardLayoutGuide.topAnchor, constant: -50
        ),
        controller.bar.bottomAnchor.constraint(equalTo: controller.view.bottomAnchor),
      ])
      screen.rest()
      expectEqual(screen.frame(of: controller.bar).maxY, to: 844)
      expectEqual(controller.tableView.contentInset.bottom, to: 50)
      screen.focus(controller.field)
      expectEqual(screen.frame(of: controller.bar).maxY, to: 844)
      expectEqual(controller.tableView.contentInset.bottom, to: 352)
      screen.endEditing()
      expectEqual(controller.tableView.contentInset.bottom, to: 50)
    }
  }

  @Test func `the caret of an editor stays above a bar that grows`() throws {
    try DocumentedScreen.run(EditorViewController()) { screen in
      let textView = try #require(screen.find(UITextView.self))
      let stack = try #require(screen.find(UIStackView.self))
      let bar = try #require(stack.superview)
      let button = try #require(screen.find(UIButton.self)).frame.height
      try #require(button > 20)
      @MainActor func attach() {
        let row = UIView()
        row.heightAnchor.constraint(equalToConstant: 60).isActive = true
        screen.controller.attach(row)
        screen.rest()
      }
      @MainActor func expectCaretAboveBar(_ moment: String, height: CGFloat) {
        let top = screen.frame(of: bar).minY
        let caret = screen.caret(of: textView) ?? .null
        #expect(caret.maxY <= top, "\(moment): caret \(caret), bar from \(top)")
        #expect(caret.minY >= 47, "\(moment)")
        #expect(top == 508 - height - button, "\(moment)")
        #expect(textView.adjustedContentInset.bottom == 844 - top, "\(moment)")
      }
      attach()
      // 844 - 34 - 60 = 750: the background reaches down to the edge of the screen.
      expectEqual(
        screen.frame(of: bar), to: CGRect(x: 0, y: 750 - button, width: 390, height: 94 + button)
      )
      screen.focus(textView)
      expectCaretAboveBar("at the first focus", height: 60)
      screen.type((1...40).map { "Line \($0)\n" }.joined(), into: textView)
      expectCaretAboveBar("after 40 lines", height: 60)
      attach()
      expectCaretAboveBar("after the bar has grown", height: 120)
      screen.endEditing()
      expectEqual(textView.contentInset.bottom, to: 120 + button)
    }
  }

  // MARK: Lifetime

  @Test func `a coordinator without a strong reference does nothing`() {
    DocumentedScreen.run(FormViewController(keepsCoordinator: false)) { screen in
      screen.focus(screen.controller.field(at: 700))
      expectEqual(screen.controller.scrollView.contentInset.bottom, to: 0)
    }
  }
}

// MARK: - Screens

final class FormViewController: UIViewController {
  private(set) var coordinator: KeyboardScrollCoordinator?
  let scrollView = UIScrollView()
  private let keepsCoordinator: Bool

  init(keepsCoordinator: Bool = true) {
    self.keepsCoordinator = keepsCoordinator
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.frame = view.bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.contentSize = CGSize(width: 390, height: 1600)
    view.addSubview(scrollView)
    let coordinator = KeyboardScrollCoordinator()
    coordinator.manage(scrollView)
    if keepsCoordinator { self.coordinator = coordinator }
  }

  func field(at y: CGFloat) -> UITextField {
    let field = UITextField(frame: CGRect(x: 16, y: y, width: 358, height: 44))
    scrollView.addSubview(field)
    return field
  }
}

/// A list under a bar of 50 points above the keyboard.
final class ListViewController: UIViewController {
  let coordinator = KeyboardScrollCoordinator()
  let tableView = UITableView()
  let bar = UIView()
  let field = UITextField()
  lazy var barHeight = bar.heightAnchor.constraint(equalToConstant: 50)
  lazy var barBottom = bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor)

  override func viewDidLoad() {
    super.viewDidLoad()
    coordinator.manage(tableView, bar: bar)
    pin(tableView, under: bar, height: barHeight, bottom: barBottom)
    field.frame = CGRect(x: 16, y: 4, width: 300, height: 42)
    bar.addSubview(field)
  }
}

/// A text view under a bar above the keyboard.
final class ResizableEditorController: UIViewController {
  let coordinator = KeyboardScrollCoordinator()
  let textView = UITextView()
  let bar = UIView()
  lazy var barHeight = bar.heightAnchor.constraint(equalToConstant: 44)
  private lazy var barBottom =
    bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor)

  override func viewDidLoad() {
    super.viewDidLoad()
    textView.font = .preferredFont(forTextStyle: .body)
    textView.alwaysBounceVertical = true
    pin(textView, under: bar, height: barHeight, bottom: barBottom)
    coordinator.manage(textView, bar: bar)
  }
}

extension UIViewController {
  fileprivate func pin(
    _ list: UIView, under bar: UIView, height: NSLayoutConstraint, bottom: NSLayoutConstraint
  ) {
    for subview in [list, bar] {
      view.addSubview(subview)
      subview.translatesAutoresizingMaskIntoConstraints = false
    }
    NSLayoutConstraint.activate([
      list.topAnchor.constraint(equalTo: view.topAnchor),
      list.leftAnchor.constraint(equalTo: view.leftAnchor),
      list.rightAnchor.constraint(equalTo: view.rightAnchor),
      list.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      bar.leftAnchor.constraint(equalTo: view.leftAnchor),
      bar.rightAnchor.constraint(equalTo: view.rightAnchor),
      bottom,
      height,
    ])
  }
}
#endif
