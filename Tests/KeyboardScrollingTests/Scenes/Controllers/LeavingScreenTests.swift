#if os(Linux)
import CoreGraphics
import Foundation
import Testing
import UIKit

@testable import KeyboardScrolling

@MainActor
@Suite("Controllers: a screen that leaves", .tags(.scene))
struct LeavingScreenTests {
  /// A transition that is not interactive, and leaves the views in place until it ends.
  private final class Transition: NSObject, UIViewControllerTransitionCoordinator {
    weak var from: UIViewController?
    weak var to: UIViewController?

    let isAnimated = true
    let initiallyInteractive = false
    let isInteractive = false
    let isCancelled = false
    let transitionDuration: TimeInterval = 0.35

    func viewController(
      forKey key: UITransitionContextViewControllerKey
    ) -> UIViewController? {
      key == .from ? from : to
    }

    func notifyWhenInteractionChanges(
      _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
    ) {}
  }

  private final class Controller: UIViewController {
    let scrollView = UIScrollView()
    let field = UITextField(frame: CGRect(x: 16, y: 700, width: 358, height: 44))
    var transition: Transition?

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
  private func run(
    _ option: OptionMatrix.Option,
    _ body: (ControllerStage, Controller, Transition) -> Void
  ) {
    let form = Controller()
    ControllerStage.run(UINavigationController(rootViewController: form), option) { stage in
      stage.coordinator.manage(form.scrollView)
      stage.focus(form.field)
      form.scrollView.contentOffset.y = 1092
      stage.device.clock.advance(by: 1)
      #expect(form.scrollView.contentInset.bottom == 302)
      form.scrollView.headlessOffsetHistory = []
      let transition = Transition()
      transition.from = form
      form.transition = transition
      body(stage, form, transition)
    }
  }

  @Test(
    .bug("https://github.com/facebook/react-native/pull/31402"),
    arguments: OptionMatrix.focus
  )
  func `170: a screen that a push takes away is not touched before it has left`(
    _ option: OptionMatrix.Option
  ) {
    run(option) { stage, form, transition in
      let next = UIViewController()
      transition.to = next
      form.field.resignFirstResponder()
      stage.device.clock.advance(by: 0.35)
      #expect(form.scrollView.contentInset.bottom == 302)
      #expect(form.scrollView.headlessOffsetHistory.isEmpty)

      // It has left, and comes back.
      let root = form.view.superview
      form.view.removeFromSuperview()
      form.transition = nil
      stage.device.clock.advance(by: 1)
      root?.addSubview(form.view)
      stage.device.clock.settle()
      #expect(form.scrollView.contentInset.bottom == 0)
      form.scrollView.headlessOffsetHistory = []
      stage.device.clock.advance(by: 2)
      #expect(form.scrollView.contentInset.bottom == 0)
      #expect(form.scrollView.headlessOffsetHistory.isEmpty)
    }
  }

  @Test(arguments: OptionMatrix.focus)
  func `170: a screen that stays under an alert or a sheet is updated at once`(
    _ option: OptionMatrix.Option
  ) {
    run(option) { stage, form, transition in
      let sheet = UIViewController()
      sheet.modalPresentationStyle = .pageSheet
      form.present(sheet, animated: false)
      transition.from = sheet.presentingViewController
      transition.to = sheet
      form.field.resignFirstResponder()
      stage.device.clock.advance(by: 0.35)
      #expect(form.scrollView.contentInset.bottom == 0)
    }
  }
}
#endif
