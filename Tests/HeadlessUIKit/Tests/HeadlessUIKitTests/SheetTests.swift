import Testing
@_spi(Headless) import UIKit

/// Sheets on an iPhone.
///
/// The medium detent begins at 422, the large one at 57.
@Suite(.ownDevice) struct SheetTests {
  private func run(
    _ detents: () -> [UISheetPresentationController.Detent] = { [.medium(), .large()] },
    options: HeadlessOptions = HeadlessOptions(),
    _ body: (KeyboardFixture, UIViewController, UISheetPresentationController) throws -> Void
  ) throws {
    let fixture = KeyboardFixture(options: options)
    let sheet = UIViewController()
    let presentation = try #require(sheet.sheetPresentationController)
    presentation.detents = detents()
    fixture.root.present(sheet, animated: false)
    fixture.device.clock.settle()
    try body(fixture, sheet, presentation)
  }

  private func addContent(_ sheet: UIViewController) -> UIScrollView {
    let view = UIScrollView(frame: sheet.view.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.contentInsetAdjustmentBehavior = .never
    view.contentSize = CGSize(390, 2000)
    sheet.view.addSubview(view)
    view.contentOffset = .zero
    view.window?.layoutIfNeeded()
    return view
  }

  @Test(arguments: HeadlessOptions.SheetUnderKeyboard.allCases)
  func `S256: the keyboard expands a sheet with a large detent, or does not`(
    sheetUnderKeyboard: HeadlessOptions.SheetUnderKeyboard
  ) throws {
    try run(options: .with(\.sheetUnderKeyboard, sheetUnderKeyboard)) {
      fixture,
      sheet,
      presentation in
      let field = fixture.addField(to: sheet.view)
      field.becomeFirstResponder()
      expectEqual(sheet.view.frame.minY, to: 422, note: "at the announcement it is where it was")
      fixture.device.clock.advance(by: 1)
      let top: CGFloat = sheetUnderKeyboard == .expands ? 57 : 422
      expectEqual(sheet.view.frame, to: CGRect(0, top, 390, 844 - top))
      expectNil(presentation.selectedDetentIdentifier)
      field.resignFirstResponder()
      fixture.device.clock.advance(by: 1)
      expectEqual(sheet.view.frame, to: CGRect(0, 422, 390, 422))
    }
  }

  @Test func `S256: a sheet without a larger detent is raised by the keyboard's height`() throws {
    try run({ [.medium()] }) { fixture, sheet, _ in
      fixture.addField(to: sheet.view).becomeFirstResponder()
      fixture.device.clock.advance(by: 1)
      expectEqual(sheet.view.frame, to: CGRect(0, 86, 390, 758))
    }
  }

  @Test func `S256: a sheet moves with the keyboard's animation`() throws {
    try run { fixture, sheet, _ in
      fixture.addField(to: sheet.view).becomeFirstResponder()
      fixture.device.clock.turn()
      expectEqual(sheet.view.frame.minY, to: 57)
      expectEqual(sheet.view.headlessPresentationFrame.minY, to: 422)
      expectEqual(
        sheet.view.headlessAnimation?.timing, to: .spring(mass: 3, stiffness: 1000, damping: 500)
      )
      fixture.device.clock.advance(by: 0.6)
      expectEqual(sheet.view.headlessPresentationFrame.minY, to: 57)
    }
  }

  @Test(arguments: [
    (CGPoint(100, 300), CGPoint.zero, CGFloat(57)), (CGPoint(100, 460), .zero, 422),
    (CGPoint(100, 440), CGPoint(0, -800), 57),
    (CGPoint(100, 200), CGPoint(0, 800), 422),
  ])
  func `S257: a finger moves a sheet, which then moves to a detent`(
    end: CGPoint, velocity: CGPoint, rest: CGFloat
  ) throws {
    try run { fixture, sheet, presentation in
      let finger = HeadlessFinger(from: CGPoint(100, 500), to: end)
      expectEqual(sheet.view.frame.minY, to: end.y - 78)
      finger.lift(velocity: velocity)
      fixture.device.clock.advance(by: 1)
      expectEqual(sheet.view.frame, to: CGRect(0, rest, 390, 844 - rest))
      expectEqual(presentation.selectedDetentIdentifier, to: rest == 57 ? .large : .medium)
    }
  }

  @Test func `S257: a sheet does not move beyond its detents, or sideways`() throws {
    try run { _, sheet, _ in
      let finger = HeadlessFinger(from: CGPoint(100, 500), to: CGPoint(100, 10))
      expectEqual(sheet.view.frame.minY, to: 57)
      finger.move(to: CGPoint(300, 840))
      expectEqual(sheet.view.frame, to: CGRect(0, 422, 390, 422))
    }
  }

  @Test func `S257: a finger moves no sheet with one detent, and none that it is behind`() throws {
    try run({ [.medium()] }) { _, sheet, _ in
      _ = HeadlessFinger(from: CGPoint(100, 500), to: CGPoint(100, 300))
      expectEqual(sheet.view.frame.minY, to: 422)
    }
    try run { _, sheet, _ in
      _ = HeadlessFinger(from: CGPoint(100, 300), to: CGPoint(100, 200))
      expectEqual(sheet.view.frame.minY, to: 422)
    }
  }

  @Test(arguments: [true, false])
  func `S257: content at its top expands the sheet, or scrolls`(expands: Bool) throws {
    try run { _, sheet, presentation in
      presentation.prefersScrollingExpandsWhenScrolledToEdge = expands
      let content = addContent(sheet)
      let finger = HeadlessFinger(from: CGPoint(100, 600), to: CGPoint(100, 500))
      expectEqual(sheet.view.frame.minY, to: expands ? 322 : 422)
      expectEqual(content.contentOffset.y, to: expands ? 0 : 100)
      expectEqual(content.isDragging, to: !expands)
      finger.lift()
      #expect(!content.isTracking)
    }
  }

  @Test
  func `S257: a drag of scrolled content scrolls, a drag at its top moves a large sheet`() throws {
    try run { fixture, sheet, presentation in
      presentation.animateChanges { presentation.selectedDetentIdentifier = .large }
      let keys = ["bounds.origin", "bounds.size", "position"]
      expectEqual(sheet.view.layer.animationKeys(), to: keys)
      fixture.device.clock.settle()
      let content = addContent(sheet)
      content.contentOffset.y = 300
      var finger = HeadlessFinger(from: CGPoint(100, 300), to: CGPoint(100, 400))
      expectEqual(content.contentOffset.y, to: 200)
      expectEqual(sheet.view.frame.minY, to: 57)
      finger.lift()
      content.contentOffset.y = 0
      finger = HeadlessFinger(from: CGPoint(100, 300), to: CGPoint(100, 400))
      expectEqual(sheet.view.frame.minY, to: 157)
      expectEqual(content.contentOffset.y, to: 0)
      finger.lift()
    }
  }

  @Test func `S257: a finger does not move a sheet that the keyboard has moved`() throws {
    try run { fixture, sheet, _ in
      fixture.addField(to: sheet.view).becomeFirstResponder()
      fixture.device.clock.advance(by: 1)
      _ = HeadlessFinger(from: CGPoint(100, 300), to: CGPoint(100, 400))
      expectEqual(sheet.view.frame.minY, to: 57)
    }
  }
}
