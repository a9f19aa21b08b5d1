import ExampleScreens
import Testing
@_spi(Headless) import UIKit
import FilmstripKit

/// Tests what every input and every text of the screens has in common.
@MainActor struct InputTests {
  @Test(arguments: await ShownScreen.names)
  func `VoiceOver has a name for each input`(_ name: String) throws {
    try ShownScreen.run(name) { shown in
      for index in 0..<shown.fields.count {
        let field = try #require(shown.fields.focus(at: index))
        shown.settle()
        // UIKit names a search field itself.
        guard !(field is UISearchTextField) else { continue }
        expectEqual(field.accessibilityLabel?.isEmpty, to: false, note: "field \(index)")
        for toggle in shown.views(UISwitch.self) {
          expectEqual(toggle.accessibilityLabel?.isEmpty, to: false)
        }
      }
    }
  }

  // In a search, Return keeps the focus. The sign-up has a test of its own.
  @Test(arguments: await ShownScreen.names.filter { !["search", "sign-up"].contains($0) })
  func `Next moves the focus, and any other Return key does not`(_ name: String) throws {
    try ShownScreen.run(name) { shown in
      for index in 0..<shown.fields.count {
        guard let field = shown.fields.focus(at: index) as? UITextField else { continue }
        shown.settle()
        field.headlessPressReturn()
        shown.settle()
        let focus = shown.device.keyboard.focus
        switch field.returnKeyType {
        case .next: #expect(focus != nil && focus !== field, "field \(index)")
        case .send: #expect(focus === field, "field \(index)")
        default: expectNil(focus)
        }
      }
    }
  }

  @Test(arguments: await ShownScreen.names)
  func `addresses get no capital letters and no corrections`(_ name: String) throws {
    try ShownScreen.run(name) { shown in
      for index in 0..<shown.fields.count {
        guard let field = shown.fields.focus(at: index) as? UITextField else { continue }
        let isAddress = [.emailAddress, .URL, .username].contains(field.textContentType)
        expectEqual(field.autocapitalizationType == .none, to: isAddress, note: "field \(index)")
        expectEqual(field.autocorrectionType == .no, to: isAddress, note: "field \(index)")
      }
    }
  }

  @Test(arguments: await ShownScreen.names, ShownScreen.Place.all)
  func `texts follow the text size, and have the height of their lines`(
    _ name: String, _ place: ShownScreen.Place
  ) throws {
    try ShownScreen.run(name, on: place) { shown in
      shown.device.options.contentSizeCategory = .accessibilityExtraLarge
      shown.settle()
      let body = UIFont.preferredFont(forTextStyle: .body)
      let view: UIView = shown.controller.view
      for field in view.all(UITextField.self) {
        expectEqual(field.font, to: body)
        #expect(field.bounds.height >= body.lineHeight, "\(field.placeholder ?? "")")
      }
      for textView in view.all(UITextView.self) {
        expectEqual(textView.font, to: body)
        #expect(textView.bounds.height >= body.lineHeight)
      }
      // Buttons and the content of standard cells follow the text size in UIKit itself.
      let labels = view.all(UILabel.self).filter { label in
        !sequence(first: label as UIView, next: \.superview)
          .contains { $0 is UIButton || $0 is any UIContentView }
      }
      for label in labels where label.text?.isEmpty == false && !label.isHidden {
        // In the chat, rows leave the screen and return. Only in UIKit do their fonts change then.
        #expect(label.font.pointSize > 22 || name == "chat", "\(label.text ?? "")")
        #expect(label.bounds.height >= label.font.lineHeight.rounded(.down), "\(label.text ?? "")")
      }
      for cell in view.all(UITableViewCell.self) {
        for part in cell.contentView.subviews {
          #expect(part.frame.minY >= 0, "\(part)")
          #expect(part.frame.maxY <= cell.contentView.bounds.maxY + 0.5, "\(part)")
        }
      }
    }
  }
}
