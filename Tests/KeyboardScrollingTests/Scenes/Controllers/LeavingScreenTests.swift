#if os(Linux)
import CoreGraphics
import Foundation
import Testing
@_spi(Headless) import UIKit

@testable import KeyboardScrolling

@MainActor
@Suite("Controllers: a screen that leaves", .tags(.scene))
struct LeavingScreenTests {
  private final class Controller: UIViewController {
    let scrollView = UIScrollView()
    let field = UITextField(frame: CGRect(x: 16, y: 700, width: 358, height: 44))
    var transition: LeavingTransition?

    override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
      transition
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      scrollView.frame = view.bounds
      scrollView.contentSize = CGSize(width: 390, height: 1600)
      scrollView.addSubview(field)
      view.addSubview(scrollView)
    }
  }

  /// A form with its field focused and its content at the end, 1600 + 302 + 34 - 844.
  private func run(_ option: Option, _ body: (ControllerStage, Controller) -> Void) {
    let form = Controller()
    ControllerStage.run(UINavigationController(rootViewController: form), option) { stage in
      stage.coordinator.manage(form.scrollView)
      stage.focus(form.field)
      form.scrollView.contentOffset.y = 1092
      stage.device.clock.advance(by: 1)
      #expect(form.scrollView.contentInset.bottom == 302)
      form.scrollView.headlessOffsetHistory = []
      body(stage, form)
    }
  }

  @Test(arguments: OptionMatrix.focus)
  func `a screen that stays under an alert or a sheet is updated at once`(_ option: Option) {
    run(option) { stage, form in
      let sheet = UIViewController()
      sheet.modalPresentationStyle = .pageSheet
      form.present(sheet, animated: false)
      form.transition = sheet.presentingViewController.map {
        LeavingTransition(from: $0, to: sheet)
      }
      #expect(form.transition != nil)
      form.field.resignFirstResponder()
      stage.device.clock.advance(by: 0.35)
      #expect(form.scrollView.contentInset.bottom == 0)
    }
  }
}
#endif
