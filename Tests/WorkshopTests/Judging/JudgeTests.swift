import Testing
@_spi(Headless) import UIKit
import Judging

@MainActor struct JudgeTests {
  /// A form of 1200 points on an iPhone 14, whose keyboard follows the focus.
  @MainActor private struct Form {
    let device: HeadlessDevice
    let scrollView = UIScrollView()
    let field = UITextField(frame: CGRect(x: 16, y: 100, width: 200, height: 44))
    let window: UIWindow
    let judge: Judge

    init(_ device: HeadlessDevice, _ adapt: (inout JudgedScreen) -> Void = { _ in }) {
      self.device = device
      let controller = UIViewController()
      scrollView.frame = controller.view.bounds
      scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      scrollView.contentSize = CGSize(width: 390, height: 1200)
      scrollView.addSubview(field)
      controller.view.addSubview(scrollView)
      window = device.makeWindow(
        rootViewController: UINavigationController(rootViewController: controller)
      )
      device.clock.settle()
      scrollView.contentOffset.y = -91
      var screen = JudgedScreen()
      adapt(&screen)
      judge = Judge(screen, on: device)
    }

    func flip(contentHeight: CGFloat = 1200) {
      scrollView.transform = CGAffineTransform(scaleX: 1, y: -1)
      scrollView.contentInsetAdjustmentBehavior = .never
      scrollView.contentSize.height = contentHeight
      scrollView.contentOffset.y = 0
      device.clock.settle()
    }
  }

  private func run(
    _ adapt: @MainActor (inout JudgedScreen) -> Void = { _ in },
    _ body: @MainActor (Form) throws -> Void
  ) rethrows {
    let device = HeadlessDevice(.iPhone14)
    device.options.scrollsToFirstResponder = false
    try device.run { try body(Form(device, adapt)) }
  }

  @Test func `a screen that does not react to the keyboard has a finding`() {
    run {
      $0.judge.judge("focus") { [form = $0] in form.field.becomeFirstResponder() }
      expectEqual($0.judge.findings.map(\.rule), to: [.inset])
      #expect(
        $0.judge.findings.first?.description == """
          focus, scroll view: inset expected; the bottom inset is 34, 336 are covered and 0 are the \
          app's own
          """
      )
    }
  }

  @Test func `a view with the address of a released one has no slack of its own`() throws {
    try run { form in
      form.scrollView.removeFromSuperview()
      // Another thread may take the address first.
      let views = (0..<50).lazy.compactMap { _ in viewAtAddressOfJudged(by: form) }
      let new = try #require(views.first)
      new.contentSize.height = 1200
      new.addSubview(form.field)
      form.window.addSubview(new)
      form.judge.judge("focus") {
        form.field.becomeFirstResponder()
        new.contentInset.bottom = 302 + 50
      }
      expectEqual(form.judge.findings.map(\.rule), to: [.inset])
    }
  }

  /// Judges a view with an inset of 50, releases it, and returns a new view with its address.
  private func viewAtAddressOfJudged(by form: Form) -> UIScrollView? {
    var old: UIScrollView? = UIScrollView(frame: form.window.bounds)
    old?.contentSize.height = 1200
    old?.contentInset.bottom = 50
    old.map { form.window.addSubview($0) }
    form.judge.judge("start") {}
    let address = old.map { ObjectIdentifier($0) }
    old?.removeFromSuperview()
    old = nil
    let views = (0..<1000).map { _ in UIScrollView(frame: form.window.bounds) }
    return views.first { ObjectIdentifier($0) == address }
  }

  @Test func `content that moves without need is a finding that lists its offsets`() {
    run { form in
      form.judge.judge("focus") {
        form.field.becomeFirstResponder()
        form.scrollView.contentInset.bottom = 302
        UIView.animate(withDuration: 0.25) { form.scrollView.contentOffset.y = 1 }
        form.device.clock.advance(by: 0.3)
        UIView.animate(withDuration: 0.25) { form.scrollView.contentOffset.y = -91 }
      }
      expectEqual(form.judge.findings.map(\.rule), to: [.still])
      expectEqual(form.judge.findings.first?.detail.contains("−91 → 1 → −91"), to: true)
    }
  }

  @Test func `a field behind the keyboard is a finding, but a text view only needs its caret`() {
    run { form in
      form.field.frame.origin.y = 700
      form.judge.judge("focus") {
        form.field.becomeFirstResponder()
        form.scrollView.contentInset.bottom = 302
      }
      expectEqual(form.judge.findings.map(\.rule), to: [.smallest])
    }
    run { form in
      let textView = UITextView(frame: CGRect(x: 16, y: 100, width: 200, height: 900))
      textView.isScrollEnabled = false
      textView.text = "Dear"
      form.scrollView.addSubview(textView)
      form.judge.judge("focus") {
        textView.becomeFirstResponder()
        form.scrollView.contentInset.bottom = 302
      }
      // The text view is taller than the visible rectangle, and its caret is visible.
      #expect(form.judge.findings.isEmpty)
    }
  }

  @Test func `during a drag, content moves only with the finger`() {
    run { form in
      let finger = HeadlessFinger(screen: form.device.screen)
      form.judge.finger = finger
      @MainActor func drag(_ meanwhile: @MainActor () -> Void) {
        form.judge.judge("drag") {
          finger.touchDown(at: CGPoint(x: 300, y: 500))
          for step in 1...10 {
            finger.move(to: CGPoint(x: 300, y: 500 - 10 * CGFloat(step)))
            form.device.clock.advance(by: 1 / 60)
          }
          meanwhile()
          form.device.clock.advance(by: 1 / 60)
          finger.lift()
        }
      }
      drag {}
      #expect(form.judge.findings.isEmpty)
      drag { form.scrollView.contentOffset.y += 40 }
      expectEqual(form.judge.findings.map(\.rule), to: [.finger])
    }
  }

  @Test func `a flipped list is judged as the user sees it`() {
    run({ $0.isChat = { _ in true } }) { form in
      form.flip()
      let field = UITextField(frame: CGRect(x: 0, y: 100, width: 100, height: 44))
      form.scrollView.superview?.addSubview(field)
      form.judge.judge("focus") {
        field.becomeFirstResponder()
        form.scrollView.contentInset.top = 336
        form.scrollView.contentOffset.y = -336
      }
      // The newest row moved up in one step instead of smoothly.
      expectEqual(form.judge.findings.map(\.rule), to: [.smooth])
      form.judge.judge("hide") {
        form.device.keyboard.perform(.hide)
        UIView.animate(withDuration: 0.25) {
          form.scrollView.contentOffset.y = 60
          form.scrollView.contentInset.top = 0
        }
      }
      expectEqual(form.judge.findings.map(\.rule), to: [.smooth, .chat, .thereAndBack])
    }
  }

  @Test func `a flipped list keeps its distance to the end, even if it is short or not a chat`() {
    run({ $0.isChat = { _ in true } }) { form in
      form.flip(contentHeight: 300)
      form.judge.judge("nothing") {}
      #expect(form.judge.findings.isEmpty)
      form.judge.judge("a scroll") { form.scrollView.contentOffset.y = -100 }
      expectEqual(form.judge.findings.map(\.rule), to: [.chat, .thereAndBack])
    }
    run { form in
      form.flip()
      let field = UITextField(frame: CGRect(x: 0, y: 100, width: 100, height: 44))
      form.scrollView.superview?.addSubview(field)
      form.judge.judge("focus") {
        field.becomeFirstResponder()
        UIView.animate(withDuration: 0.25) { form.scrollView.frame.size.height -= 336 }
      }
      #expect(form.judge.findings.isEmpty)
    }
  }

  @Test func `content may jump for a keyboard whose announced duration is 0`() {
    run { form in
      form.scrollView.contentOffset.y = 390
      form.judge.judge("focus") {
        form.scrollView.contentInset.bottom = 302
        form.scrollView.contentOffset.y = 692
        form.field.frame.origin.y = 1100
        form.field.becomeFirstResponder()
      }
      let found = form.judge.findings.map(\.rule)
      #expect(found.contains(.smooth))
      form.judge.judge("hide at once") {
        form.device.keyboard.perform(.passwordPrompt)
        form.scrollView.contentInset.bottom = 0
        form.scrollView.contentOffset.y = 390
      }
      expectEqual(form.judge.findings.map(\.rule), to: found)
    }
  }

  @Test func `a keyboard to the side of a view does not cover the view`() {
    run { form in
      form.scrollView.frame.origin.x = 320
      form.scrollView.frame.size.width = 70
      let frame = CGRect(x: 0, y: 508, width: 320, height: 336)
      form.device.keyboard.isAutomatic = false
      form.judge.judge("focus") {
        form.field.becomeFirstResponder()
        form.device.keyboard.post(.init(.willShow, endFrame: frame, duration: 0.25, curve: 7))
      }
      #expect(form.judge.findings.isEmpty)
      // The wider keyboard covers one point of the view.
      form.judge.judge("wider") {
        let frame = CGRect(x: 0, y: 508, width: 321, height: 336)
        form.device.keyboard.post(.init(.willShow, endFrame: frame, duration: 0.25, curve: 7))
      }
      #expect(form.judge.findings.map(\.rule).contains(.inset))
    }
  }

  @Test func `a test can say during the event that the user scrolls`() {
    run { form in
      form.judge.judge("a scroll by other means") {
        form.judge.mover = .user
        form.scrollView.contentOffset.y = 200
      }
      #expect(form.judge.findings.isEmpty)
      form.judge.judge("the next event") { form.scrollView.contentOffset.y = 0 }
      expectEqual(form.judge.findings.count, to: 1)
    }
  }

  @Test func `the next event ends an event whose content still moves`() {
    run { form in
      form.judge.begin("focus")
      form.field.becomeFirstResponder()
      form.judge.begin("hide")
      form.field.resignFirstResponder()
      form.judge.waitForRest()
      form.judge.end()
      #expect(form.judge.findings.isEmpty)
    }
  }

  @Test func `a write within a second after the content came to rest is a finding`() {
    run { form in
      form.judge.judge("focus") {
        form.field.becomeFirstResponder()
        form.scrollView.contentInset.bottom = 302
        form.device.clock.after(1.2) { form.scrollView.contentOffset.y = -91 }
      }
      expectEqual(form.judge.findings.map(\.rule), to: [.quiet])
    }
  }
}
