import Testing
@_spi(Headless) import UIKit

/// Views in place of the keys or above them, on an iPhone with 34 points below the keys.
@Suite(.ownDevice) struct InputViewTests {
  private let fixture = KeyboardFixture()

  @Test(arguments: [
    (UIDatePickerStyle.wheels, UIDatePicker.Mode.date, CGFloat(250)), (.inline, .dateAndTime, 364),
    (.compact, .date, 68), (.automatic, .countDownTimer, 250), (.inline, .time, 68),
  ])
  func `S258: the height of a date picker in place of the keys depends on its style`(
    style: UIDatePickerStyle, mode: UIDatePicker.Mode, height: CGFloat
  ) {
    let picker = UIDatePicker(frame: CGRect(0, 0, 320, 500))
    picker.preferredDatePickerStyle = style
    picker.datePickerMode = mode
    let field = fixture.addField()
    field.inputView = picker
    field.becomeFirstResponder()
    expectEqual(fixture.keyboard.frameInScreen, to: CGRect(0, 844 - height, 390, height))
    expectEqual(picker.frame, to: CGRect(0, 0, 390, height - 34))
  }

  @Test func `S258: another style is announced when the input views are reloaded`() {
    let picker = UIDatePicker()
    picker.preferredDatePickerStyle = .wheels
    let field = fixture.addField()
    field.inputView = picker
    field.becomeFirstResponder()
    fixture.device.clock.advance(by: 1)
    let posted = fixture.posted(within: 1) {
      picker.preferredDatePickerStyle = .inline
      expectEqual(fixture.keyboard.frameInScreen?.height, to: 250)
      field.reloadInputViews()
    }
    expectEqual(posted.map(\.name), to: .show)
    #expect(posted.allSatisfy { $0.endFrame?.minY == 480 })
  }

  @Test func `a picked date is within the limits, and sent`() {
    let picker = UIDatePicker()
    let day = Date(timeIntervalSince1970: 86_400)
    var sent: [Date] = []
    picker.addAction(UIAction { _ in sent.append(picker.date) }, for: .valueChanged)
    picker.minimumDate = day
    picker.maximumDate = day + 10
    picker.headlessPick(day - 5)
    picker.headlessPick(day + 20)
    picker.date = day + 5
    expectEqual(sent, to: [day, day + 10])
    expectEqual(picker.date, to: day + 5)
    picker.maximumDate = day - 100
    picker.date = day + 50
    expectEqual(picker.date, to: day + 50, note: "the limits are ignored")
  }

  @available(iOS 16.0, *)
  @Test(arguments: [true, false])
  func `S259: the find bar shows the keyboard, and is on top of it`(isEditing: Bool) throws {
    let view = fixture.addTextView()
    expectNil(view.findInteraction)
    view.isFindInteractionEnabled = true
    let find = try #require(view.findInteraction)
    if isEditing { view.becomeFirstResponder() }
    fixture.device.clock.advance(by: 1)
    let shown = fixture.posted(within: 1) { find.presentFindNavigator(showingReplace: false) }
    expectEqual(shown.map(\.name), to: .show)
    // The keys' 336 and the find bar's 50.
    #expect(shown.allSatisfy { $0.endFrame == CGRect(0, 458, 390, 386) })
    expectEqual([find.isFindNavigatorVisible, view.isFirstResponder], to: [true, false])
    let hidden = fixture.posted(within: 1) { find.dismissFindNavigator() }
    expectEqual(hidden.map(\.name), to: .hide)
    expectEqual([find.isFindNavigatorVisible, view.isFirstResponder], to: [false, false])
  }

  @available(iOS 16.0, *)
  @Test func `S259: the find bar disappears if another view is focused, or if disabled`() throws {
    let view = fixture.addTextView()
    view.isFindInteractionEnabled = true
    let find = try #require(view.findInteraction)
    find.presentFindNavigator(showingReplace: true)
    fixture.device.clock.advance(by: 1)
    fixture.addField().becomeFirstResponder()
    fixture.device.clock.advance(by: 1)
    #expect(!find.isFindNavigatorVisible)
    expectEqual(fixture.keyboard.frameInScreen, to: CGRect(0, 508, 390, 336))
    find.presentFindNavigator(showingReplace: false)
    fixture.device.clock.advance(by: 1)
    #expect(find.isFindNavigatorVisible)
    view.isFindInteractionEnabled = false
    fixture.device.clock.advance(by: 1)
    #expect(!find.isFindNavigatorVisible)
    expectNil(fixture.keyboard.frameInScreen)
    view.removeFromSuperview()
    find.presentFindNavigator(showingReplace: false)
    #expect(!find.isFindNavigatorVisible)
  }
}
