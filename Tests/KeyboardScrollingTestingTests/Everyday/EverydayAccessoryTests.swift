import Testing
import UIKit

@testable import KeyboardScrolling
@testable import KeyboardScrollingTesting

@MainActor @Suite(.serialized, .needsApplication)
struct EverydayAccessoryTests {
  private func makeAccessory() -> UIView {
    UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
  }

  @Test func `the keyboard is as high as its keys and accessory view together`() async throws {
    let form = FormScreen.coordinator()
    let keys = KeyboardHeights.published(forScreen: form.window.screen.bounds.size).letters
    form.fields[1].inputAccessoryView = makeAccessory()
    var heights: Set<CGFloat> = []
    form.on(.willShow) { heights.insert($0.endFrame?.height ?? 0) }
    #expect(await form.findings(of: form.fields, seed: 1) == [])
    #expect(heights.isSuperset(of: [keys, keys + 44]))
    expectEqual(form.keyboard.accessoryHeight, to: 0)
  }

  @Test(arguments: [UInt64(1), 2, 3])
  func `an inset for the keys alone leaves a field with an accessory view hidden`(
    seed: UInt64
  ) async {
    let form = FormScreen()
    let keys = KeyboardHeights.published(forScreen: form.window.screen.bounds.size).letters
    let room = keys - form.scrollView.safeAreaInsets.bottom
    form.onKeyboard { [weak form] in form?.scrollView.contentInset.bottom = $0 > 0 ? room : 0 }
    form.fields[2].inputAccessoryView = makeAccessory()
    let findings = await form.findings(of: form.fields, seed: seed)
    #expect(findings.contains { $0.kind == .hidden }, "\(findings)")
  }

  @Test(arguments: [UInt64(1), 2])
  func `rows with a new accessory view on each reuse have no findings`(seed: UInt64) async {
    let form = TechniqueForm(.table, accessoryHeight: 44)
    form.manage()
    let findings = await form.check(seed: seed)
    expectEqual(findings, to: [])
    expectEqual(form.keyboard.problems, to: [])
  }

  final class BarController: UIViewController {
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    let scrollView = UIScrollView()
    let composer = UITextField(frame: CGRect(x: 16, y: 0, width: 200, height: 44))
    var fields: [UITextField] = []
    var focusesWhenItAppears = false
    var hasComposer = false

    override var inputAccessoryView: UIView? { bar }
    override var canBecomeFirstResponder: Bool { hasComposer }

    override func viewDidLoad() {
      super.viewDidLoad()
      scrollView.accessibilityIdentifier = "form"
      scrollView.frame = view.bounds
      scrollView.contentSize = CGSize(width: view.bounds.width, height: view.bounds.height + 300)
      view.addSubview(scrollView)
      fields = [40, 400, view.bounds.height + 256].map {
        UITextField(frame: CGRect(x: 16, y: $0, width: 200, height: 44))
      }
      for field in fields { scrollView.addSubview(field) }
      composer.accessibilityIdentifier = "composer"
      bar.addSubview(composer)
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      if hasComposer { becomeFirstResponder() }
      if focusesWhenItAppears { fields[0].becomeFirstResponder() }
    }
  }

  private func show(_ controller: BarController, missing: CGFloat = 0) -> FormScreen {
    let form = FormScreen()
    let area = form.window.safeAreaInsets.bottom
    form.on(.willShow) { [unowned controller] event in
      let height = event.endFrame?.height ?? 0
      controller.scrollView.contentInset.bottom = max(0, height - area - missing)
    }
    form.on(.willHide) { [unowned controller] _ in controller.scrollView.contentInset.bottom = 0 }
    form.keyboard.clock.perform { form.window.rootViewController = controller }
    return form
  }

  private func findings(
    _ controller: BarController, missing: CGFloat = 0
  ) async -> [EverydayFinding] {
    let form = show(controller, missing: missing)
    await form.keyboard.rest()
    let fields = controller.hasComposer ? [controller.composer] : controller.fields
    return await form.findings(of: fields, seed: 1)
  }

  @Test func `an inset has to clear a controller's accessory view as well as the keys`() async {
    for focusesWhenItAppears in [false, true] {
      let controller = BarController()
      controller.focusesWhenItAppears = focusesWhenItAppears
      expectEqual(await findings(controller), to: [], note: "\(focusesWhenItAppears)")
    }
    let findings = await findings(BarController(), missing: 44)
    expectEqual(findings.first?.details.contains("the last 44 points stay covered"), to: true)
  }

  @available(iOS 16, *)
  @Test(.timeLimit(.minutes(1)))
  func `a field that the accessory view always covers is a finding, and the check ends`() async {
    let controller = BarController()
    controller.hasComposer = true
    let form = show(controller)
    await form.keyboard.rest()
    controller.scrollView.isScrollEnabled = false
    let findings = await form.findings(of: controller.fields, seed: 1)
    #expect(findings.contains { $0.kind == .hidden }, "\(findings)")
  }

  @Test func `an inset too small for an accessory view with a composer is a finding`() async {
    let (right, wrong) = (BarController(), BarController())
    for controller in [right, wrong] { controller.hasComposer = true }
    let findings = await findings(right)
    expectEqual(findings, to: [])
    // The accessory view covers 44 points even without the keyboard, less the safe area. These are no
    // finding; the rest of the 300 is.
    let form = show(wrong, missing: 300)
    let area = form.window.safeAreaInsets.bottom
    await form.keyboard.rest()
    let found = await form.findings(of: [wrong.composer], seed: 1)
    let details = "the last \(Int(300 - max(0, 44 - area))) points stay covered"
    expectEqual(found.first?.details.contains(details), to: true, note: "\(found)")
  }
}
