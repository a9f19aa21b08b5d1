import CoreGraphics
import Testing
import UIKit

@MainActor
@Suite("Sheets, date pickers and the bar for searching", .tags(.contract))
struct InputViewTests {
  // https://github.com/feedback-assistant/reports/issues/669
  @Test(.needsKeyboard)
  func `S256: the keyboard expands a sheet at its medium detent`() async throws {
    await SharedKeyboard.shared.leave()
    let stage = Stage()
    stage.window.makeKeyAndVisible()
    let sheet = UIViewController()
    sheet.modalPresentationStyle = .pageSheet
    let presentation = try #require(sheet.sheetPresentationController)
    presentation.detents = [.medium(), .large()]
    let field = UITextField(frame: CGRect(x: 20, y: 60, width: 300, height: 44))
    sheet.loadViewIfNeeded()
    sheet.view.addSubview(field)
    stage.root.present(sheet, animated: false, completion: nil)
    stage.window.layoutIfNeeded()
    defer {
      stage.window.endEditing(true)
      sheet.dismiss(animated: false)
    }
    let medium = sheet.view.bounds.height
    #expect(field.becomeFirstResponder())
    // The stand-in moves a sheet a turn later: its own tests test that.
    guard timePasses else { return }
    #expect(await wait { sheet.view.bounds.height > medium + 200 })
    field.resignFirstResponder()
    #expect(await wait { isClose(sheet.view.bounds.height, medium, within: 1) })
  }

  // https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller/prefersscrollingexpandswhenscrolledtoedge
  @Test func `S257: scrolling expands a sheet by default`() throws {
    let presentation = try #require(UIViewController().sheetPresentationController)
    #expect(presentation.prefersScrollingExpandsWhenScrolledToEdge)
  }
}
