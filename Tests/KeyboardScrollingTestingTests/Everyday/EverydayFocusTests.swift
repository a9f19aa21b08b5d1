import Testing
import UIKit

@testable import KeyboardScrollingTesting

/// Tests the check on screens whose app moves the focus itself.
@MainActor @Suite(.serialized, .needsApplication) struct EverydayFocusTests {
  private final class NeverEnding: NSObject, UITextFieldDelegate {
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { false }
  }

  @Test(arguments: [UInt64(1), 2, 3], [false, true])
  func `the check follows a focus that a letter moves to the next field`(
    seed: UInt64, isLate: Bool
  ) async {
    let form = FormScreen.coordinator()
    let (fields, clock) = (form.fields, form.keyboard.clock)
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    fields[2].inputAccessoryView = bar
    fields[0].addAction(
      UIAction { _ in
        guard isLate else { return _ = fields[2].becomeFirstResponder() }
        clock.onNextTurn { clock.perform { fields[2].becomeFirstResponder() } }
      }, for: .editingChanged
    )
    var heights: Set<CGFloat> = []
    form.on(.willShow) { heights.insert($0.endFrame?.height ?? 0) }
    let found = await form.findings(of: [fields[0]], seed: seed)
    expectEqual(found, to: [])
    expectEqual(form.keyboard.problems, to: [])
    expectEqual(fields[0].text?.isEmpty, to: false)
    #expect(heights.contains { heights.contains($0 + 44) })
    expectEqual(fields.map(\.inputView), to: [nil, nil, nil])
    expectEqual(fields[2].inputAccessoryView, to: bar)
  }

  @Test(arguments: [UInt64(1), 2, 3])
  func `a letter that moves the focus to a covered field is a finding`(seed: UInt64) async {
    let form = FormScreen()
    let fields = form.fields
    form.scrollView.contentSize.height = form.window.bounds.height
    fields[2].frame.origin.y = form.window.bounds.maxY - 120
    fields[0].addAction(
      UIAction { _ in fields[2].becomeFirstResponder() }, for: .editingChanged
    )
    let found = await form.findings(of: [fields[0]], seed: seed)
    #expect(found.contains { $0.events.contains("a letter in “name”") }, "\(found)")
  }

  @Test func `a field that gives up the focus after a letter hides the keyboard`() async {
    let form = FormScreen.coordinator()
    let field = form.fields[0]
    field.addAction(UIAction { _ in field.resignFirstResponder() }, for: .editingChanged)
    var frames: [CGRect?] = []
    field.addAction(
      UIAction { _ in frames.append(form.keyboard.frameInScreen) }, for: .editingDidBegin
    )
    for seed in 1...3 as ClosedRange<UInt64> {
      do {
        try await form.keyboard.checkEverydayUse(of: [field], seed: seed)
      } catch {
        Issue.record(error)
      }
    }
    form.close()
    // Without a first responder, there is no keyboard before the next tap.
    #expect(frames.count > 3 && frames.allSatisfy { $0 == nil })
    expectEqual(field.text?.isEmpty, to: false)
  }

  /// No code makes space for the keyboard, so that the last field is always covered.
  @available(iOS 16, *)
  @Test(.timeLimit(.minutes(1)))
  func `two fields that pass the focus to each other do not keep the check from ending`() async {
    let form = FormScreen()
    let fields = form.fields
    for (field, next) in [(fields[0], fields[1]), (fields[1], fields[0])] {
      field.addAction(UIAction { _ in next.becomeFirstResponder() }, for: .editingDidEnd)
    }
    let found = await form.findings(of: fields, seed: 1)
    #expect(found.contains { $0.kind == .hidden }, "\(found)")
  }

  @Test func `a field that stays first responder ends the check, which then ends its editing`()
    async
  {
    let form = FormScreen.coordinator()
    defer { form.close() }
    let delegate = NeverEnding()
    form.fields[1].delegate = delegate
    var problem: KeyboardSimulator.Problem?
    do {
      try await form.keyboard.checkEverydayUse(of: [form.fields[1]])
    } catch {
      problem = error as? KeyboardSimulator.Problem
    }
    expectEqual(problem, to: .cannotResign("mail"))
    #expect(!form.fields[1].isFirstResponder)
    expectNil(form.keyboard.frameInScreen)
    expectEqual(form.keyboard.pendingEvents, to: 0)
    expectNil(form.fields[1].inputView)
    expectEqual(form.scrollView.contentInset.bottom, to: 0)
    withExtendedLifetime(delegate) {}
  }
}
