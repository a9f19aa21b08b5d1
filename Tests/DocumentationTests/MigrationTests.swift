#if os(Linux)
import KeyboardScrolling
import Testing
@_spi(Headless) import UIKit

@MainActor struct MigrationTests {
  /// Focuses a field of a form that ends at the keyboard, so that the coordinator adds no inset.
  private func focusField(
    of form: FormViewController, on screen: DocumentedScreen<FormViewController>
  ) throws -> UITextField {
    screen.rest()
    screen.record(try #require(form.coordinator))
    let field = form.field(at: 700)
    screen.focus(field)
    expectEqual(screen.frame(of: form.scrollView).maxY, to: 508)
    expectEqual(form.scrollView.contentInset.bottom, to: 0)
    return field
  }

  @Test func `with the old bottom constraint the coordinator adds nothing`() throws {
    try DocumentedScreen.run(FormViewController()) { screen in
      let form = screen.controller
      let bottom = form.scrollView.bottomAnchor.constraint(equalTo: form.view.bottomAnchor)
      form.fillView(with: form.scrollView, bottom: bottom)
      let observations = [
        observe(UIResponder.keyboardWillShowNotification) {
          bottom.constant = -$0.height
          form.view.layoutIfNeeded()
        },
        observe(UIResponder.keyboardWillHideNotification) { _ in
          bottom.constant = 0
          form.view.layoutIfNeeded()
        },
      ]
      defer { observations.forEach(NotificationCenter.default.removeObserver) }
      let field = try focusField(of: form, on: screen)
      #expect(screen.frame(of: field).maxY <= 508)
      #expect(screen.log.last?.contains("noOverlap") == true, "\(screen.log)")
      screen.endEditing()
      expectEqual(screen.frame(of: form.scrollView).maxY, to: 844)
      expectEqual(form.scrollView.contentInset.bottom, to: 0)
    }
  }

  @Test func `an old spacer leaves a blank strip as tall as the keyboard`() {
    DocumentedScreen.run(FormViewController()) { screen in
      let scrollView = screen.controller.scrollView
      let last = screen.controller.field(at: 1540)
      let observation = observe(UIResponder.keyboardWillShowNotification) { endFrame in
        scrollView.contentSize.height = 1600 + endFrame.height
      }
      defer { NotificationCenter.default.removeObserver(observation) }
      screen.focus(last)
      let end = scrollView.contentSize.height + scrollView.adjustedContentInset.bottom - 844
      scrollView.contentOffset.y = end
      // The form's end is at 172 on the screen: 336 points above the keyboard at 508.
      expectEqual(1600 - end, to: 172)
    }
  }

  @Test
  func `a scroll view that ends at the layout guide keeps its insets, and its field is revealed`()
    throws
  {
    try DocumentedScreen.run(FormViewController()) { screen in
      let form = screen.controller
      let top = form.view.keyboardLayoutGuide.topAnchor
      let bottom = form.scrollView.bottomAnchor.constraint(equalTo: top)
      form.fillView(with: form.scrollView, bottom: bottom)
      let field = try focusField(of: form, on: screen)
      #expect(screen.frame(of: field).maxY == 500, "\(screen.log)")
      #expect(screen.log.last?.contains("noOverlap") == true, "\(screen.log)")
    }
  }

  @Test func `the content ends above a button that is pinned to the guide and passed as bar`() {
    DocumentedScreen.run(OrderViewController()) { screen in
      let order = screen.controller
      screen.focus(order.fields[2])
      let top = screen.frame(of: order.bar).minY
      expectEqual(screen.frame(of: order.orderButton).maxY, to: 500)
      expectEqual(order.scrollView.adjustedContentInset.bottom, to: 844 - top)
      expectEqual(screen.frame(of: order.fields[2]).maxY, to: top - 8)
    }
  }

  @Test(arguments: [true, false])
  func `code that assigns the keyboard's height makes the inset too large after a switch to emoji`(
    appIsFirst: Bool
  ) throws {
    try DocumentedScreen.run(FormViewController()) { screen in
      let scrollView = screen.controller.scrollView
      let coordinator = try #require(screen.controller.coordinator)
      if appIsFirst { coordinator.stopManaging(scrollView) }
      let observations = [
        observe(UIResponder.keyboardWillShowNotification) {
          scrollView.contentInset.bottom = $0.height
        },
        observe(UIResponder.keyboardWillHideNotification) { _ in
          scrollView.contentInset.bottom = 0
        },
      ]
      defer { observations.forEach(NotificationCenter.default.removeObserver) }
      if appIsFirst { coordinator.manage(scrollView) }
      screen.focus(screen.controller.field(at: 300))
      expectEqual(scrollView.contentInset.bottom, to: 336)
      for (height, inset) in [(380, 380), (336, 638)] as [(CGFloat, CGFloat)] {
        screen.device.keyboard.perform(.toggleEmoji(height: height))
        screen.rest()
        expectEqual(scrollView.contentInset.bottom, to: inset)
      }
      screen.endEditing()
      expectEqual(scrollView.contentInset.bottom, to: 0)
    }
  }

  @Test func `the sample restores the offset from before the keyboard, even with a bar`() {
    DocumentedScreen.run(FormThatGoesBack()) { screen in
      let form = screen.controller
      form.scrollView.contentOffset.y = 30
      screen.rest()
      screen.focus(form.field)
      #expect(form.scrollView.contentOffset.y > 250)
      screen.device.keyboard.perform(.toggleEmoji(height: 380))
      screen.rest()
      screen.endEditing()
      expectEqual(form.scrollView.contentOffset.y, to: 30)
    }
  }

  @Test func `the sample does not restore an offset beyond the end of shorter content`() {
    DocumentedScreen.run(FormThatGoesBack()) { screen in
      let form = screen.controller
      form.field.frame.origin.y = 900
      form.scrollView.contentOffset.y = 700
      screen.rest()
      screen.focus(form.field)
      form.scrollView.contentSize.height = 1000
      screen.rest()
      let offset = form.scrollView.contentOffset.y
      #expect(offset < 600)
      screen.window.endEditing(true)
      for _ in 0..<60 {
        screen.device.clock.advance(by: 1.0 / 60)
        #expect(form.scrollView.contentOffset.y <= offset)
      }
      // The bar and the safe area cover 84 of the 844 points.
      expectEqual(form.scrollView.contentOffset.y, to: 1000 - 844 + 84)
    }
  }

  @Test func `the sample leaves content in its place after the user has scrolled it`() {
    DocumentedScreen.run(FormThatGoesBack()) { screen in
      let form = screen.controller
      form.scrollView.contentOffset.y = 30
      screen.rest()
      screen.focus(form.field)
      screen.drag(from: 400, to: 150)
      let offset = form.scrollView.contentOffset.y
      #expect(offset > 400)
      screen.endEditing()
      expectEqual(form.scrollView.contentOffset.y, to: offset)
    }
  }

  // MARK: Symptoms

  @Test func `an inset of the app's own for a managed bar leaves a gap above the bar`() {
    DocumentedScreen.run(ListViewController()) { screen in
      let list = screen.controller.tableView
      list.contentInset.bottom += 50
      screen.focus(screen.controller.field)
      expectEqual(list.adjustedContentInset.bottom, to: 436)
    }
  }

  @Test func `an inset that the app assigns for a keyboard remains after the keyboard's hide`() {
    DocumentedScreen.run(FormViewController()) { screen in
      let scrollView = screen.controller.scrollView
      screen.focus(screen.controller.field(at: 300))
      scrollView.contentInset.bottom = 400
      screen.rest()
      screen.endEditing()
      // The difference to the keyboard's inset, 302.
      expectEqual(scrollView.contentInset.bottom, to: 98)
    }
    DocumentedScreen.run(FormViewController()) { screen in
      let scrollView = screen.controller.scrollView
      screen.focus(screen.controller.field(at: 300))
      let saved = scrollView.contentInset
      screen.endEditing()
      scrollView.contentInset = saved
      screen.rest()
      expectEqual(scrollView.contentInset.bottom, to: 302)
    }
  }

  // MARK: SwiftUI

  @Test func `a text view inside SwiftUI is managed like a text view in UIKit`() {
    DocumentedScreen.run(HostViewController()) { screen in
      let textView = screen.controller.textView
      screen.focus(textView)
      // SwiftUI lays the view out inside the safe area: from 47 to 810.
      expectEqual(textView.contentInset.bottom, to: 302)
      textView.insertText("s")
      expectEqual(screen.controller.text.wrappedValue, to: "Notes")
      screen.endEditing()
      expectEqual(textView.contentInset.bottom, to: 0)
    }
  }
}

@MainActor private func observe(
  _ name: Notification.Name, _ body: @escaping @MainActor (CGRect) -> Void
) -> any NSObjectProtocol {
  NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { notification in
    let endFrame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
    MainActor.assumeIsolated { body(endFrame ?? .zero) }
  }
}

// MARK: - Screens

/// A controller that creates the text view once, with one coordinator, as SwiftUI does.
final class HostViewController: UIViewController {
  let text = State(wrappedValue: "Note")
  private lazy var editor = NoteEditor(text: text.projectedValue)
  private lazy var coordinator = editor.makeCoordinator()
  private(set) lazy var textView = editor.makeUIView(context: .init(coordinator: coordinator))

  override func viewDidLoad() {
    super.viewDidLoad()
    editor.updateUIView(textView, context: .init(coordinator: coordinator))
    fillView(
      with: textView,
      bottom: textView.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor)
    )
  }
}

extension UIViewController {
  fileprivate func fillView(with subview: UIView, bottom: NSLayoutConstraint) {
    view.addSubview(subview)
    subview.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      subview.topAnchor.constraint(equalTo: view.topAnchor),
      subview.leftAnchor.constraint(equalTo: view.leftAnchor),
      subview.rightAnchor.constraint(equalTo: view.rightAnchor),
      bottom,
    ])
  }
}
#endif
