import CoreGraphics
import Testing
import UIKit

@testable import KeyboardScrolling
@testable import KeyboardScrollingTesting

/// Accessory views above the keys, which are taken away while a screen is used, and count as keyboard.
@MainActor
@Suite("Everyday use with accessory views", .serialized, .needsApplication)
struct EverydayAccessoryTests {
  private func makeAccessory() -> UIView {
    UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
  }

  @Test func `the keyboard is as high as keys and accessory view`() async throws {
    let form = FormScreen.coordinator()
    let keys = KeyboardHeights.published(forScreen: form.window.screen.bounds.size).letters
    form.fields[1].inputAccessoryView = makeAccessory()
    var heights: Set<CGFloat> = []
    form.on(.willShow) { heights.insert($0.endFrame?.height ?? 0) }
    #expect(await form.findings(of: form.fields, seed: 1) == [])
    #expect(heights.isSuperset(of: [keys, keys + 44]))
    #expect(form.keyboard.accessoryHeight == 0)
  }

  @Test(arguments: [UInt64(1), 2, 3])
  func `a number for the keyboard hides the field below an accessory view`(seed: UInt64) async {
    let form = FormScreen()
    let keys = KeyboardHeights.published(forScreen: form.window.screen.bounds.size).letters
    let room = keys - form.scrollView.safeAreaInsets.bottom
    form.onKeyboard { [weak form] in form?.scrollView.contentInset.bottom = $0 > 0 ? room : 0 }
    form.fields[2].inputAccessoryView = makeAccessory()
    let findings = await form.findings(of: form.fields, seed: seed)
    #expect(findings.contains { $0.kind == .hidden }, "\(findings)")
  }

  @Test(arguments: [UInt64(1), 2])
  func `rows that set their toolbar again are judged`(seed: UInt64) async throws {
    let form = TechniqueForm(.table, accessoryHeight: 44)
    let coordinator = form.makeCoordinator()
    coordinator.manage(form.scrollView)
    let findings = try await form.check(seed: seed)
    #expect(findings == [], "\(findings)")
    #expect(form.keyboard.problems == [])
  }
}
