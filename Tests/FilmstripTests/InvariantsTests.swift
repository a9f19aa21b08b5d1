import CoreGraphics
@testable import FilmstripKit
import Foundation
import Testing
import UIKit

/// An iPhone 14 with a scroll view that fills it, under a bar of 91 points, with a base inset of 16.
struct InvariantsTests {
  private let keyboard = CGRect(x: 0, y: 508, width: 390, height: 336)

  private func sample(
    inset: CGFloat,
    focus: CGRect? = nil,
    indicator: CGFloat? = nil
  ) -> Sample {
    var sample = Sample()
    sample.screen = CGSize(width: 390, height: 844)
    sample.scrollView = CGRect(x: 0, y: 0, width: 390, height: 844)
    sample.contentInset.bottom = inset
    sample.adjustedContentInset = .init(top: 91, bottom: inset + 34)
    sample.verticalScrollIndicatorInsets.bottom = indicator ?? inset
    sample.focus = focus
    return sample
  }

  private var shown: KeyboardWitness {
    var witness = KeyboardWitness(screen: CGSize(width: 390, height: 844))
    witness.observe(.init(.willShow, endFrame: keyboard))
    return witness
  }

  private var hidden: KeyboardWitness {
    KeyboardWitness(screen: CGSize(width: 390, height: 844))
  }

  private func rules(
    _ sample: Sample,
    _ witness: KeyboardWitness,
    revealsFocus: Bool = true
  ) -> [Violation.Rule] {
    Invariants(baseline: self.sample(inset: 16))
      .violations(in: sample, witness: witness, revealsFocus: revealsFocus)
      .map(\.rule)
  }

  @Test func `the inset is the base, and the overlap less what UIKit adds`() {
    // 336 - 34 = 302, on a base of 16
    #expect(rules(sample(inset: 318), shown) == [])
    #expect(rules(sample(inset: 336), shown) == [.cleared])
    #expect(rules(sample(inset: 16), shown) == [.cleared])
  }

  @Test func `under a bar that rides on the keyboard the inset reaches to the bar`() {
    var sample = sample(inset: 358)
    sample.barOnKeyboard = CGRect(x: 0, y: 452, width: 390, height: 392)
    // 844 - 452 = 392, less 34
    #expect(rules(sample, shown) == [])
    sample.contentInset.bottom = 318
    sample.adjustedContentInset.bottom = 352
    #expect(rules(sample, shown) == [.cleared])
  }

  @Test func `after a hide both insets are the app's own`() {
    #expect(rules(sample(inset: 16), hidden) == [])
    #expect(rules(sample(inset: 16.5, indicator: 16), hidden) == [.ownInsets])
    #expect(rules(sample(inset: 16, indicator: 0), hidden) == [.ownInsets])
    #expect(rules(sample(inset: 318), hidden) == [.ownInsets, .ownInsets])
  }

  @Test(arguments: [
    // In sight is 91 to 508.
    (CGFloat(464), true), (464.6, false), (91, true), (90, false), (600, false),
  ])
  func `a first responder that fits has to be in sight`(y: CGFloat, isSeen: Bool) {
    let sample = sample(inset: 318, focus: CGRect(x: 24, y: y, width: 342, height: 44))
    #expect(rules(sample, shown) == (isSeen ? [] : [.visible]))
  }

  @Test func `a first responder taller than the room need not be in sight`() {
    // 508 - 91 = 417
    let tall = sample(inset: 318, focus: CGRect(x: 24, y: 300, width: 342, height: 418))
    #expect(rules(tall, shown) == [])
    #expect(tall.showsFocus(overlap: 336) == nil)
  }

  @Test func `another app's keyboard reveals nothing`() {
    let sample = sample(inset: 318, focus: CGRect(x: 24, y: 600, width: 342, height: 44))
    #expect(rules(sample, shown, revealsFocus: false) == [])
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func `a number that is not finite is told alone`(number: CGFloat) {
    #expect(rules(sample(inset: number), shown) == [.finite])
    var offset = sample(inset: 318)
    offset.contentOffset.y = number
    #expect(rules(offset, shown) == [.finite])
  }

  @Test func `a repeated event writes nothing, and a first one each inset once`() {
    let invariants = Invariants(baseline: sample(inset: 16))
    func rules(
      _ writes: HeadlessScrollWrites,
      _ repetition: HeadlessScrollWrites?,
      unchanged: Bool = true
    ) -> [Violation.Rule] {
      invariants.violations(writes: writes, repetition: repetition, isUnchanged: unchanged)
        .map(\.rule)
    }
    let once = HeadlessScrollWrites(
      contentInset: 1,
      verticalScrollIndicatorInsets: 1,
      contentOffset: 2
    )
    #expect(rules(once, HeadlessScrollWrites()) == [])
    #expect(rules(once, nil) == [])
    #expect(rules(HeadlessScrollWrites(contentInset: 2), HeadlessScrollWrites()) == [.oneWrite])
    #expect(
      rules(HeadlessScrollWrites(verticalScrollIndicatorInsets: 2), HeadlessScrollWrites()) == [
        .oneWrite
      ]
    )
    #expect(rules(once, HeadlessScrollWrites(contentInset: 1)) == [.idempotent])
    #expect(rules(once, HeadlessScrollWrites(contentOffset: 1)) == [.idempotent])
    #expect(rules(HeadlessScrollWrites(nonFinite: 1), HeadlessScrollWrites()) == [.finite])
    #expect(rules(once, HeadlessScrollWrites(), unchanged: false) == [.idempotent])
  }
}
