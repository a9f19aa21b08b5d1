import KeyboardScrollingTesting
import Testing
import UIKit

@testable import FilmstripKit
@testable import ReplayKit

struct GeometryStepTests {
  /// A view of 844 points at the end of 1,200 points of content, with an inset of 302.
  private static let covered: Recording.Geometry = {
    var geometry = Recording.Geometry()
    geometry.bounds = CGRect(x: 0, y: 658, width: 390, height: 844)
    geometry.frameInWindow = CGRect(x: 0, y: 0, width: 390, height: 844)
    geometry.windowInScreen = geometry.frameInWindow
    geometry.contentSize = CGSize(width: 390, height: 1200)
    geometry.contentInset.bottom = 302
    geometry.adjustedContentInset.bottom = 302
    return geometry
  }()

  /// The view at the end of its content, without the inset.
  private static var uncovered: Recording.Geometry {
    var geometry = covered
    geometry.contentInset.bottom = 0
    geometry.adjustedContentInset.bottom = 0
    geometry.bounds.origin.y = 356
    return geometry
  }

  private func steps(_ changes: (TimeInterval, Recording.Geometry)...) -> [GeometryStep] {
    let entries = changes.map { Recording.Entry(time: $0.0, geometry: $0.1) }
    return GeometryStep.steps(of: Recording(entries: entries))
  }

  private func changed(
    _ geometry: Recording.Geometry = covered, _ change: (inout Recording.Geometry) -> Void
  ) -> Recording.Geometry {
    var geometry = geometry
    change(&geometry)
    return geometry
  }

  @Test func `a change of one length is a step with a rule for that length`() {
    expectEqual(
      steps((0, Self.covered), (1, Self.uncovered)).map(\.rule), to: [.bottomInsetShrinks]
    )
    expectEqual(steps((0, Self.uncovered), (1, Self.covered)).map(\.rule), to: [.bottomInsetGrows])
    let shorter = changed { $0.contentSize.height = 900 }
    expectEqual(steps((0, Self.covered), (1, shorter)).map(\.rule), to: [.contentShrinks])
  }

  @Test func `a change of two lengths, in a drag or a scroll, or of a turned view is not a step`() {
    let both = changed(Self.uncovered) { $0.contentSize.height = 900 }
    expectEqual(steps((0, Self.covered), (1, both)), to: [])
    let touched = changed(Self.uncovered) { $0.isTracking = true }
    expectEqual(steps((0, Self.covered), (1, touched)), to: [])
    // An animated scroll keeps its destination when the inset shrinks (statement 78).
    let earlier = changed { $0.bounds.origin.y = 600 }
    expectEqual(steps((0, earlier), (0.8, Self.covered), (1, Self.uncovered)), to: [])
    expectEqual(steps((0, earlier), (0.8, Self.covered), (1.4, Self.uncovered)).count, to: 1)
    let turned = changed { $0.frameInWindow?.size.width = 200 }
    expectEqual(steps((0, turned), (1, Self.uncovered)), to: [])
    let away = changed { $0.frameInWindow = nil }
    expectEqual(steps((0, away), (1, Self.uncovered)), to: [], note: "without a window")
  }

  @Test(
    arguments: [
      // The device clamps like the headless UIKit, the stand-in, or the app has assigned an offset.
      (356, 356, false), (356.4, 356, false), (100, 356, false),
      // Only the stand-in clamps the content.
      (658, 356, true),
      // Only the device clamps the content.
      (356, 658, true),
      // The app has scrolled on the device.
      (200, 658, false),
    ] as [(CGFloat, CGFloat, Bool)]
  )
  func `a difference is reported only if just one of device and stand-in clamps`(
    device: CGFloat, standIn: CGFloat, differs: Bool
  ) throws {
    let after = changed(Self.uncovered) { $0.bounds.origin.y = device }
    let step = try #require(steps((0, Self.covered), (1, after)).first)
    expectEqual((step.difference(standIn: standIn) != nil), to: differs)
  }
}
