import Testing
@_spi(Headless) import UIKit

@testable import FilmstripKit

/// Tests the rules on an iPhone 14, with a scroll view below a bar of 91 points and an inset of 16.
struct RuleTests {
  private func sample(
    inset: CGFloat, overlap: CGFloat = 336, focus: CGRect? = nil, indicator: CGFloat? = nil
  ) -> Sample {
    var sample = Sample()
    sample.screen = CGSize(width: 390, height: 844)
    sample.scrollView = CGRect(x: 0, y: 0, width: 390, height: 844)
    sample.contentInset.bottom = inset
    sample.adjustedContentInset = UIEdgeInsets(top: 91, left: 0, bottom: inset + 34, right: 0)
    sample.verticalScrollIndicatorInsets.bottom = indicator ?? inset
    sample.overlap = overlap
    sample.focus = focus
    return sample
  }

  private func rules(
    _ sample: Sample, before: Sample? = nil, repeated: Sample? = nil,
    news: [HeadlessKeyboardEvent] = [], revealsFocus: Bool = true
  ) -> [Rule] {
    Frame(sample: sample, news: news).brokenRules(
      before: before ?? sample, repeated: repeated ?? sample,
      baseline: self.sample(inset: 16, overlap: 0), revealsFocus: revealsFocus
    )
  }

  @Test func `the inset has to be the app's own, plus what the keyboard or its bar covers`() {
    // 16 + 336 - 34
    expectEqual(rules(sample(inset: 318)), to: [])
    expectEqual(rules(sample(inset: 336)), to: [.ownInset])
    expectEqual(rules(sample(inset: 16)), to: [.ownInset])
    #expect(rules(sample(inset: .nan)).contains(.ownInset))
    // 16 + 844 - 452 - 34
    var withBar = sample(inset: 374)
    withBar.barOnKeyboard = CGRect(x: 0, y: 452, width: 390, height: 392)
    expectEqual(rules(withBar), to: [])
    withBar.contentInset.bottom = 318
    withBar.adjustedContentInset.bottom = 352
    expectEqual(rules(withBar), to: [.ownInset])
    // After a hide, the indicator's inset has to be the app's own too.
    expectEqual(rules(sample(inset: 16, overlap: 0)), to: [])
    expectEqual(rules(sample(inset: 16.5, overlap: 0, indicator: 16)), to: [.ownInset])
    expectEqual(rules(sample(inset: 16, overlap: 0, indicator: 0)), to: [.ownInset])
    expectEqual(rules(sample(inset: 318, overlap: 0)), to: [.ownInset])
  }

  @Test func `a first responder has to be visible, unless it is taller than the visible range`() {
    // The visible range is 91 to 508.
    let rows: [(CGFloat, Bool)] = [
      (464, true), (464.6, false), (91, true), (90, false), (600, false),
    ]
    for (y, isSeen) in rows {
      let sample = sample(inset: 318, focus: CGRect(x: 24, y: y, width: 342, height: 44))
      expectEqual(rules(sample), to: isSeen ? [] : [.visible], note: "\(y)")
      expectEqual(rules(sample, revealsFocus: false), to: [], note: "\(y)")
      expectEqual(rules(sample, news: [.init(.willShow, isLocal: false)]), to: [], note: "\(y)")
    }
    // 508 - 91 = 417
    let tall = sample(inset: 318, focus: CGRect(x: 24, y: 300, width: 342, height: 418))
    expectEqual(rules(tall), to: [])
    expectNil(tall.showsFocus)
  }

  @Test func `a repeated event must write nothing and change nothing`() {
    let first = sample(inset: 318)
    var repeated = first
    repeated.time += 1
    expectEqual(rules(first, repeated: repeated), to: [])
    repeated.writes.contentOffset = 1
    expectEqual(rules(first, repeated: repeated), to: [.idempotent])
    repeated = first
    repeated.contentOffset.y = 1
    expectEqual(rules(first, repeated: repeated), to: [.idempotent])
  }

  @Test func `a notification may write each inset once`() {
    var after = sample(inset: 318)
    let before = after
    after.writes = HeadlessScrollWrites(
      contentInset: 1, verticalScrollIndicatorInsets: 1, contentOffset: 2
    )
    expectEqual(rules(after, before: before), to: [])
    after.writes.verticalScrollIndicatorInsets = 2
    expectEqual(rules(after, before: before), to: [.oneWrite])
    expectEqual(rules(after, before: before, news: [.init(.willShow), .init(.didShow)]), to: [])
    // UIKit has moved a sheet.
    var moved = before
    moved.scrollView.origin.y = 20
    expectEqual(rules(after, before: moved), to: [])
    after.writes.nonFinite = 1
    expectEqual(rules(after, before: moved), to: [.finite])
  }
}
