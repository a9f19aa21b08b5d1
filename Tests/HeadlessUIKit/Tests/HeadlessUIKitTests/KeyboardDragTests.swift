import Testing
@_spi(Headless) import UIKit

@Suite(.ownDevice) struct KeyboardDragTests {
  /// A tall scroll view under a docked keyboard, whose top is at 508.
  private func setUp(
    _ mode: UIScrollView.KeyboardDismissMode = .interactive, accessoryHeight: CGFloat = 0,
    options: HeadlessOptions = HeadlessOptions()
  ) -> (KeyboardFixture, UIScrollView, UITextField) {
    var options = options
    options.scrollsToFirstResponder = false
    let fixture = KeyboardFixture(options: options)
    let scrollView = fixture.addScrollView()
    scrollView.keyboardDismissMode = mode
    let field = fixture.addField(to: scrollView)
    if accessoryHeight > 0 {
      field.inputAccessoryView = UIView(frame: CGRect(0, 0, 390, accessoryHeight))
    }
    field.becomeFirstResponder()
    fixture.device.clock.advance(by: 1)
    fixture.timeline = []
    return (fixture, scrollView, field)
  }

  @Test func `S84: the keyboard follows a finger that reaches its top, and posts nothing`() {
    let (fixture, scrollView, _) = setUp()
    // This drag never reaches the keyboard.
    fixture.keyboard.headlessDragDidBegin(in: scrollView)
    fixture.keyboard.headlessDragDidMove(toScreenY: 507, in: scrollView)
    fixture.keyboard.headlessDragDidEnd(atScreenY: 507, velocity: 900, in: scrollView)
    fixture.device.clock.advance(by: 1)
    expectEqual(fixture.keyboard.frameInScreen, to: .docked)
    fixture.keyboard.headlessDragDidBegin(in: scrollView)
    for (finger, top): (CGFloat, CGFloat) in [
      (400, 508), (507, 508), (508, 508), (600, 600), (700, 700), (550, 550), (300, 508),
    ] {
      fixture.keyboard.headlessDragDidMove(toScreenY: finger, in: scrollView)
      expectEqual(fixture.keyboard.frameInScreen, to: CGRect(0, top, 390, 336))
    }
    expectEqual(fixture.timeline, to: [])
  }

  @Test func `S117: a keyboard dragged off the screen hides while the finger is still down`() {
    let (fixture, scrollView, field) = setUp()
    fixture.keyboard.headlessDragDidMove(toScreenY: 700, in: scrollView)
    fixture.keyboard.headlessDragDidMove(toScreenY: 900, in: scrollView)
    expectEqual(fixture.timeline, to: ["willChangeFrame", "willHide", "field end"])
    expectEqual(fixture.events.last?.endFrame, to: .below)
    #expect(!field.isFirstResponder)
    // The finger can no longer move or release the keyboard.
    fixture.keyboard.headlessDragDidMove(toScreenY: 600, in: scrollView)
    fixture.keyboard.headlessDragDidEnd(atScreenY: 600, velocity: 0, in: scrollView)
    fixture.device.clock.advance(by: 1)
    expectEqual(
      fixture.timeline,
      to: ["willChangeFrame", "willHide", "field end", "didChangeFrame", "didHide"]
    )
    expectNil(fixture.keyboard.frameInScreen)
  }

  // The middle of the keyboard is at 676.
  @Test(
    arguments: [
      (680, 0, false), (670, 0, true), (670, 300, false), (800, -300, true), (800, 249, false),
    ] as [(CGFloat, CGFloat, Bool)]
  )
  func `S117: a keyboard that is released low or moving down hides, otherwise it returns`(
    finger: CGFloat, velocity: CGFloat, returns: Bool
  ) {
    let (fixture, scrollView, field) = setUp()
    fixture.keyboard.headlessDragDidMove(toScreenY: finger, in: scrollView)
    fixture.keyboard.headlessDragDidEnd(atScreenY: finger, velocity: velocity, in: scrollView)
    expectEqual(field.isFirstResponder, to: returns)
    expectEqual(fixture.keyboard.frameInScreen, to: returns ? .docked : nil)
  }

  @Test(arguments: [1, -1] as [CGFloat])
  func `S117: a flick down hides the keyboard, also over a flipped view`(scale: CGFloat) {
    let (fixture, scrollView, field) = setUp()
    scrollView.transform = CGAffineTransform(scaleX: 1, y: scale)
    let finger = HeadlessFinger(from: CGPoint(100, 400), to: CGPoint(100, 600))
    expectEqual(fixture.keyboard.frameInScreen, to: CGRect(0, 600, 390, 336))
    finger.lift(velocity: CGPoint(0, 300))
    #expect(!field.isFirstResponder)
  }

  @Test(
    arguments: [
      (HeadlessOptions.InteractiveCancel.nothing, []),
      (.willChangeFrame, [.willChangeFrame, .didChangeFrame]),
      (.willChangeFrameAndShow, Names.show),
    ] as [(HeadlessOptions.InteractiveCancel, Names)]
  )
  func `S118: an option decides what the returning keyboard posts`(
    cancel: HeadlessOptions.InteractiveCancel, names: Names
  ) {
    let (fixture, scrollView, _) = setUp(options: .with(\.interactiveCancel, cancel))
    fixture.keyboard.headlessDragDidMove(toScreenY: 600, in: scrollView)
    let posted = fixture.posted(within: 1) {
      fixture.keyboard.headlessDragDidEnd(atScreenY: 600, velocity: 0, in: scrollView)
    }
    expectEqual(posted.map(\.name), to: names)
    #expect(posted.allSatisfy { $0.beginFrame == CGRect(0, 600, 390, 336) })
    #expect(posted.allSatisfy { $0.endFrame == .docked })
    expectEqual(fixture.keyboard.placement, to: .docked(.docked))
  }

  @Test func `S118: the keyboard also returns if its scroll view leaves the window in a drag`() {
    let (fixture, scrollView, _) = setUp()
    fixture.addField().becomeFirstResponder()
    fixture.device.clock.advance(by: 1)
    let finger = HeadlessFinger()
    finger.touchDown(at: CGPoint(x: 100, y: 300))
    for y in [400, 700] as [CGFloat] { finger.move(to: CGPoint(x: 100, y: y)) }
    #expect(fixture.keyboard.placement != .docked(.docked))
    scrollView.removeFromSuperview()
    fixture.device.clock.advance(by: 1)
    expectEqual(fixture.keyboard.placement, to: .docked(.docked))
  }

  @Test func `S119: the keys are dragged away first, then the accessory view`() {
    let (fixture, scrollView, field) = setUp(accessoryHeight: 44)
    // The keyboard is docked at 464, and 380 high.
    fixture.keyboard.headlessDragDidMove(toScreenY: 700, in: scrollView)
    expectEqual(fixture.timeline, to: [])
    fixture.keyboard.headlessDragDidMove(toScreenY: 805, in: scrollView)
    expectEqual(fixture.timeline, to: ["willChangeFrame"])
    expectEqual(fixture.events.last?.endFrame, to: CGRect(0, 800, 390, 380))
    #expect(field.isFirstResponder)
    fixture.keyboard.headlessDragDidMove(toScreenY: 830, in: scrollView)
    expectEqual(fixture.timeline, to: ["willChangeFrame"])
    fixture.keyboard.headlessDragDidMove(toScreenY: 850, in: scrollView)
    expectEqual(
      fixture.timeline, to: ["willChangeFrame", "willChangeFrame", "willHide", "field end"]
    )
  }

  @Test func `S119: in the mode that includes the accessory view, it is dragged with the keys`() {
    let (fixture, scrollView, _) = setUp(.interactiveWithAccessory, accessoryHeight: 44)
    fixture.keyboard.headlessDragDidMove(toScreenY: 830, in: scrollView)
    expectEqual(fixture.timeline, to: [])
  }

  @Test func `S82: a change of the dismiss mode during a drag hides the keyboard`() {
    let (fixture, scrollView, field) = setUp()
    fixture.keyboard.headlessDragDidMove(toScreenY: 600, in: scrollView)
    scrollView.keyboardDismissMode = .interactive
    expectEqual(fixture.timeline, to: [])
    scrollView.keyboardDismissMode = .none
    expectEqual(fixture.timeline, to: ["willChangeFrame", "willHide", "field end"])
    expectEqual(fixture.events.last?.beginFrame, to: CGRect(0, 600, 390, 336))
    #expect(!field.isFirstResponder)
  }

  @Test func `a first responder that refuses to resign keeps its keyboard`() {
    final class Stubborn: NSObject, UITextFieldDelegate {
      func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { false }
    }
    let (fixture, scrollView, field) = setUp()
    let stubborn = Stubborn()
    field.delegate = stubborn
    fixture.keyboard.headlessDragDidMove(toScreenY: 900, in: scrollView)
    #expect(field.isFirstResponder)
    expectEqual(fixture.keyboard.placement, to: .docked(.docked))
    expectEqual(fixture.timeline, to: ["willChangeFrame", "willShow"])
  }

  @Test func `another app's keyboard does not follow the finger`() {
    let (fixture, scrollView, field) = setUp()
    field.resignFirstResponder()
    fixture.keyboard.perform(.otherAppShows)
    fixture.keyboard.headlessDragDidMove(toScreenY: 700, in: scrollView)
    expectEqual(fixture.keyboard.frameInScreen, to: .docked)
  }

  @Test func `S117: a finger on the scroll view drags the keyboard`() {
    let (fixture, _, field) = setUp()
    let finger = HeadlessFinger(from: CGPoint(200, 400), to: CGPoint(200, 700))
    expectEqual(fixture.keyboard.frameInScreen, to: CGRect(0, 700, 390, 336))
    expectEqual(fixture.timeline, to: [])
    finger.lift(velocity: .zero)
    expectEqual(fixture.timeline, to: ["willChangeFrame", "willHide", "field end"])
    #expect(!field.isFirstResponder)
  }

  @Test func `a coordinate that is not a number moves nothing`() {
    let (fixture, scrollView, _) = setUp()
    fixture.keyboard.headlessDragDidMove(toScreenY: .nan, in: scrollView)
    fixture.keyboard.headlessDragDidMove(toScreenY: .infinity, in: scrollView)
    expectEqual(fixture.keyboard.placement, to: .docked(.docked))
  }
}
