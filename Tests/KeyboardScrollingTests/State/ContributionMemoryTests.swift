import CoreGraphics
import Testing

@testable import KeyboardScrolling

@Suite("ContributionMemory", .tags(.state))
struct ContributionMemoryTests {
  private func situation(
    content: CGFloat,
    isScrollEnabled: Bool = true
  ) -> ContributionMemory.Situation {
    ContributionMemory.Situation(
      overlap: 336,
      bounds: CGSize(width: 390, height: 844),
      contentSize: CGSize(width: 390, height: content),
      safeArea: 34,
      baseline: 0,
      settings: .init(behavior: 0, isScrollEnabled: isScrollEnabled, alwaysBounces: false)
    )
  }

  @Test func `a party that answers every share comes to rest`() {
    // Adds 34 while content and share are taller than the view: 520 + 336 > 844, 520 + 302 < 844.
    var memory = ContributionMemory()
    var share: CGFloat = 0
    var shares: [CGFloat] = []
    for _ in 0..<10 {
      let reading: CGFloat = 520 + share > 844 ? 34 : 0
      let settled = memory.contribution(
        reading,
        for: situation(content: 520),
        share: 336 - reading,
        applied: share
      )
      share = 336 - settled
      shares.append(share)
    }
    #expect(shares.prefix(2) == [336, 302])
    #expect(shares.suffix(8).allSatisfy { $0 == 336 })
  }

  @Test func `content that comes to scroll is followed, there and back`() {
    var memory = ContributionMemory()
    #expect(memory.contribution(0, for: situation(content: 700), share: 336, applied: 0) == 0)
    #expect(memory.contribution(34, for: situation(content: 900), share: 302, applied: 336) == 34)
    #expect(memory.contribution(0, for: situation(content: 700), share: 336, applied: 302) == 0)
  }

  @Test func `a table view controller that comes in after us is followed`() {
    var memory = ContributionMemory()
    #expect(memory.contribution(34, for: situation(content: 900), share: 302, applied: 0) == 34)
    #expect(memory.contribution(336, for: situation(content: 900), share: 0, applied: 302) == 336)
    #expect(memory.contribution(336, for: situation(content: 900), share: 0, applied: 0) == 336)
  }

  @Test func `what the app switches is followed, as often as it likes`() {
    var memory = ContributionMemory()
    for _ in 0..<3 {
      let on = situation(content: 900)
      let off = situation(content: 900, isScrollEnabled: false)
      #expect(memory.contribution(34, for: on, share: 302, applied: 336) == 34)
      #expect(memory.contribution(0, for: off, share: 336, applied: 302) == 0)
    }
  }
}
