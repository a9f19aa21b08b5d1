import CoreGraphics
import Testing
@_spi(Headless) import UIKit

@Suite("Fitting sizes")
@MainActor
struct LayoutFittingTests {
  @Test func `the smallest size that holds the contents`() {
    HeadlessDevice().run {
      let cell = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
      let label = solvedView(ContentView.make(120, 21), in: cell)
      pin(label, to: cell, inset: 11)
      let size = cell.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      #expect(size == CGSize(width: 142, height: 43))
      // The cell itself stays as it is.
      #expect(cell.bounds.size == CGSize(width: 320, height: 44))
    }
  }

  @Test func `a required width and whatever height`() {
    HeadlessDevice().run {
      let cell = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
      let box = solvedView(UIView(), in: cell)
      pin(box, to: cell, inset: 10)
      box.heightAnchor.constraint(equalTo: box.widthAnchor, multiplier: 0.5).isActive = true
      let size = cell.systemLayoutSizeFitting(
        CGSize(width: 220, height: 0),
        withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      )
      #expect(size == CGSize(width: 220, height: 120))
    }
  }

  @Test func `the least height of the view itself counts`() {
    HeadlessDevice().run {
      let cell = UIView()
      cell.heightAnchor.constraint(greaterThanOrEqualToConstant: 60).isActive = true
      let size = cell.systemLayoutSizeFitting(CGSize(width: 100, height: 0))
      #expect(size == CGSize(width: 100, height: 60))
    }
  }

  @Test func `the expanded fitting size is limited by constraints alone`() {
    HeadlessDevice().run {
      let view = UIView()
      let box = solvedView(UIView(), in: view)
      pin(box, to: view)
      box.widthAnchor.constraint(lessThanOrEqualToConstant: 500).isActive = true
      #expect(
        view.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize)
          == CGSize(width: 500, height: 10_000)
      )
    }
  }
}
