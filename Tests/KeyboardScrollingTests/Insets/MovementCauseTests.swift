import CoreGraphics
import Testing

@testable import KeyboardScrolling

/// Content of 1600 points in a view of 844; the range of offsets is from -91 to 1092.
struct MovementCauseTests {
  private static func metrics(_ change: (inout ScrollMetrics) -> Void = { _ in }) -> ScrollMetrics {
    var metrics = ScrollMetrics(
      bounds: CGRect(x: 0, y: 500, width: 390, height: 844),
      contentSize: CGSize(width: 390, height: 1600),
      adjustedInset: VerticalEdges(top: 91, bottom: 336),
      systemInset: VerticalEdges(top: 91, bottom: 34)
    )
    change(&metrics)
    return metrics
  }

  private func cause(
    from before: CGFloat = 500, to offset: CGFloat, top: CGFloat = 91, bottom: CGFloat = 336,
    content: CGFloat = 1600
  ) -> MovementCause {
    MovementCause(
      from: Self.metrics { $0.bounds.origin.y = before },
      to: Self.metrics {
        $0.bounds.origin.y = offset
        $0.adjustedInset = VerticalEdges(top: top, bottom: bottom)
        $0.contentSize.height = content
      }
    )
  }

  @Test func `content that has not moved has no cause, whatever else has changed`() {
    expectEqual(cause(to: 500), to: .none)
    expectEqual(cause(to: 500, top: 121, bottom: 34, content: 1700), to: .none)
  }

  @Test func `content at the end of a smaller range was clamped`() {
    // Without the keyboard, the range ends at 1600 + 34 - 844.
    expectEqual(cause(from: 1000, to: 790, bottom: 34), to: .clamp)
    expectEqual(cause(from: 1000, to: 760, bottom: 34), to: .userOrApp)
    // Rows were removed.
    expectEqual(cause(from: 1000, to: 892, content: 1400), to: .clamp)
    // After the clamp, rows were added.
    expectEqual(cause(from: 1000, to: 790, bottom: 34, content: 1700), to: .clamp)
    expectEqual(cause(from: 1000, to: 790, content: 1700), to: .userOrApp)
  }

  @Test func `a top bar shifts content by its change, as far as the range allows or beyond`() {
    expectEqual(cause(to: 470, top: 121), to: .shift(-30))
    expectEqual(cause(from: 1080, to: 1092, top: 61), to: .shift(30))
    expectEqual(cause(from: 1080, to: 1110, top: 61), to: .shift(30))
    // A clamp to 790 precedes the shift.
    expectEqual(cause(from: 1000, to: 760, top: 121, bottom: 34), to: .shift(-30))
    expectEqual(cause(to: 530, top: 121), to: .userOrApp)
  }

  /// An app keeps a few messages at the composer by an upper inset of 60 points, which a message of
  /// 120 points replaces.
  @Test func `a scroll to the end is no shift by the top inset that shrinks`() {
    let before = Self.metrics {
      $0.bounds.origin.y = -151
      $0.adjustedInset.top = 151
      $0.contentSize.height = 357
    }
    let after = Self.metrics {
      $0.bounds.origin.y = -31
      $0.contentSize.height = 477
    }
    expectEqual(after.end(at: .bottom), to: -31)
    expectEqual(MovementCause(from: before, to: after), to: .shift(120))
  }

  @Test func `rows shift content by at most their own height`() {
    expectEqual(cause(to: 560, content: 1700), to: .shift(60))
    expectEqual(cause(to: 600, content: 1700), to: .shift(100))
    expectEqual(cause(to: 610, content: 1700), to: .userOrApp)
    expectEqual(cause(to: 440, content: 1500), to: .shift(-60))
    expectEqual(cause(to: 440, content: 1700), to: .userOrApp)
    // A bar changes too.
    expectEqual(cause(to: 630, top: 61, content: 1700), to: .shift(130))
    expectEqual(cause(to: 570, top: 121, content: 1700), to: .shift(70))
  }

  @Test(
    arguments: [
      { $0.bounds.size.width = 320 }, { $0.zoomScale = 2 },
    ] as [@Sendable (inout ScrollMetrics) -> Void]
  )
  func `a movement in a view of another width or zoom scale is UIKit's`(
    _ change: @Sendable (inout ScrollMetrics) -> Void
  ) {
    let now = Self.metrics {
      $0.bounds.origin.y = 420
      change(&$0)
    }
    expectEqual(MovementCause(from: Self.metrics(), to: now), to: .layout)
    let lower = Self.metrics { $0.bounds = CGRect(x: 0, y: 420, width: 390, height: 600) }
    expectEqual(MovementCause(from: Self.metrics(), to: lower), to: .userOrApp)
    expectEqual(cause(to: 420), to: .userOrApp)
  }
}
