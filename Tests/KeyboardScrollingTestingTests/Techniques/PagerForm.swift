import UIKit

@testable import KeyboardScrolling
@testable import KeyboardScrollingTesting

/// A paging scroll view that never scrolls vertically, with two scroll views as its pages.
@MainActor final class PagerForm {
  let base = FormScreen()
  let pager = UIScrollView()
  let pages = [UIScrollView(), UIScrollView()]
  let fields = [UITextField(), UITextField()]
  private let coordinator: KeyboardScrollCoordinator

  init(managesPages: Bool) {
    coordinator = base.makeCoordinator()
    let bounds = base.window.bounds
    base.scrollView.removeFromSuperview()
    pager.frame = bounds
    pager.isPagingEnabled = true
    pager.accessibilityIdentifier = "pager"
    pager.contentInsetAdjustmentBehavior = .never
    pager.contentSize = CGSize(width: 2 * bounds.width, height: bounds.height)
    base.controller.view.addSubview(pager)
    for (number, page) in pages.enumerated() {
      page.frame = bounds.offsetBy(dx: CGFloat(number) * bounds.width, dy: 0)
      page.contentSize = CGSize(width: bounds.width, height: bounds.height + 100)
      page.accessibilityIdentifier = "page \(number)"
      let field = fields[number]
      field.accessibilityIdentifier = "field \(number)"
      field.frame = CGRect(x: 16, y: bounds.height + 40, width: 200, height: 44)
      page.addSubview(field)
      pager.addSubview(page)
    }
    base.window.layoutIfNeeded()
    for view in managesPages ? pages : [pager] { coordinator.manage(view) }
  }
}
