import UIKit

@testable import KeyboardScrolling
@testable import KeyboardScrollingTesting

extension Technique {
  static let badOnTallForms: [Technique] = [
    nothing,
    Technique("`manage` is forgotten", causes: "no view clears the keyboard") { form in
      form.retained = [form.makeCoordinator()]
    },
    Technique("a coordinator in a local constant", causes: "no view clears the keyboard") { form in
      form.makeCoordinator().manage(form.scrollView)
    },
    Technique(
      "a spacer at the end of the content", causes: "the field is hidden, although"
    ) { form in
      let height = form.scrollView.contentSize.height
      form.adjustInset { $0.scrollView.contentSize.height = height + $1 }
    },
    Technique("the height of the keyboard as the inset", causes: "counted twice") { form in
      form.on(.willShow) { [unowned form] in
        form.scrollView.contentInset.bottom = $0.height
        form.reveal()
      }
      form.on(.willHide) { [unowned form] _ in form.scrollView.contentInset.bottom = 0 }
    },
    Technique(
      "Apple’s sample: inset and scroll after the keyboard has arrived", causes: "counted twice"
    ) { form in
      form.on(.didShow) { [unowned form] in
        form.scrollView.contentInset.bottom = $0.height
        guard let frame = form.focusFrame else { return }
        if frame.maxY - form.scrollView.contentOffset.y > $0.minY { form.reveal(animated: true) }
      }
      form.on(.willHide) { [unowned form] _ in form.scrollView.contentInset.bottom = 0 }
    },
    Technique(
      "the field is moved to the middle above the whole keyboard", causes: "counted twice"
    ) { form in
      form.on(.willShow) { [unowned form] in
        let view = form.scrollView
        view.contentInset.bottom = $0.height
        guard let frame = form.focusFrame else { return }
        let room = view.bounds.height - $0.height
        let above = max(20, (room - frame.height) / 2)
        let end = view.contentSize.height - room
        view.contentOffset.y = max(-view.adjustedContentInset.top, min(frame.minY - above, end))
      }
      form.on(.willHide) { [unowned form] _ in form.scrollView.contentInset.bottom = 0 }
    },
    Technique(
      "insets that add up", causes: "does not get its earlier inset back", "more space than"
    ) { form in form.adjustInset { $0.scrollView.contentInset.bottom += $1 } },
    Technique("the height of the first keyboard only", causes: "previous height") { form in
      var height: CGFloat?
      form.on(.willShow) { [unowned form] in
        height = height ?? form.overlap(with: $0) - form.root.safeAreaInsets.bottom
        form.scrollView.contentInset.bottom = height ?? 0
        form.reveal()
      }
      form.on(.willHide) { [unowned form] _ in form.scrollView.contentInset.bottom = 0 }
    },
    Technique("without the keyboard’s animation", causes: "jumps while") { form in
      form.adjustInset { form, inset in
        UIView.performWithoutAnimation {
          form.scrollView.contentInset.bottom = inset
          if inset > 0 { form.reveal() }
        }
      }
    },
    Technique(
      "a reveal after the keyboard has arrived", causes: "only after the keyboard has arrived"
    ) { form in
      form.adjustInset { $0.scrollView.contentInset.bottom = $1 }
      // Without this line, UIKit's own scroll, which is not late, would hide the fault.
      form.keyboard.scrollsToFirstResponder = false
      form.on(.didShow) { [unowned form] _ in form.reveal(animated: true) }
    },
  ]

  static let bad: [Technique] = [
    Technique(
      "the root view moves up by the keyboard", causes: "its beginning is off the screen"
    ) { form in
      form.on(.willShow) { [unowned form] in form.root.frame.origin.y = -$0.height }
      form.on(.willHide) { [unowned form] _ in form.root.frame.origin.y = 0 }
    },
    Technique(
      "the root view moves up by a number", causes: "its beginning is off the screen"
    ) { form in
      form.on(.willShow) { [unowned form] _ in form.root.frame.origin.y -= 150 }
      form.on(.willHide) { [unowned form] _ in form.root.frame.origin.y += 150 }
    },
    Technique(
      "each willChangeFrame handled as a show", causes: "does not return to its earlier place"
    ) { form in
      form.on(.willChangeFrame) { [unowned form] in form.setHeight(above: $0.height) }
    },
    Technique(
      "a constraint that is never reset", causes: "does not return to its earlier place"
    ) { form in
      form.on(.willShow) { [unowned form] in
        form.setHeight(above: $0.height)
        form.reveal()
      }
    },
    Technique(
      "scroll indicators moved twice, and never back", causes: "the scroll indicators do not get"
    ) { form in
      form.adjustInset { form, inset in
        form.scrollView.contentInset.bottom = inset
        if inset > 0 { form.scrollView.verticalScrollIndicatorInsets.bottom = 2 * inset }
      }
    },
  ]

  static let badOnPads: [Technique] = [
    Technique("a floating keyboard counts as docked", causes: "a keyboard that floats") { form in
      form.on(.willChangeFrame) { [unowned form] in
        form.scrollView.contentInset.bottom = max(0, $0.height - form.root.safeAreaInsets.bottom)
      }
      form.on(.willHide) { [unowned form] _ in form.scrollView.contentInset.bottom = 0 }
    }
  ]
}
