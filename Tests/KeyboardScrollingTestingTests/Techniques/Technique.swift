import Testing
import UIKit

@testable import KeyboardScrolling
@testable import KeyboardScrollingTesting

struct Technique: Sendable, CustomTestStringConvertible {
  let testDescription: String
  /// Texts, one of which is in the cause of the first finding; empty for a correct technique.
  let causes: [String]
  let attach: @MainActor @Sendable (TechniqueForm) -> Void

  init(
    _ name: String, causes: String...,
    attach: @escaping @MainActor @Sendable (TechniqueForm) -> Void
  ) {
    testDescription = name
    self.causes = causes
    self.attach = attach
  }
}

extension TechniqueForm {
  /// Manages the scroll view with a coordinator that lives as long as the form.
  func manage(_ configuration: KeyboardScrollCoordinator.Configuration? = nil) {
    let coordinator = makeCoordinator()
    coordinator.manage(scrollView, configuration: configuration)
    retained = [coordinator]
  }

  /// Calls a closure with the end frame of each notification, in the screen's coordinate space.
  func on(_ names: KeyboardEvent.Name..., do handle: @escaping @MainActor (CGRect) -> Void) {
    for name in names { base.on(name) { handle($0.endFrame ?? .zero) } }
  }

  /// Calls a closure with the covered height above the safe area, or with zero for a hide.
  func adjustInset(_ adjust: @escaping @MainActor (TechniqueForm, CGFloat) -> Void) {
    on(.willChangeFrame) { [unowned self] in
      adjust(self, max(0, overlap(with: $0) - root.safeAreaInsets.bottom))
    }
    on(.willHide) { [unowned self] _ in adjust(self, 0) }
  }

  func setHeight(above bottom: CGFloat) {
    scrollView.frame.size.height = root.bounds.height - bottom
    root.layoutIfNeeded()
  }

  func reveal(animated: Bool = false) {
    guard let focusFrame else { return }
    scrollView.scrollRectToVisible(focusFrame, animated: animated)
  }
}

extension Technique {
  static let good: [Technique] = [
    Technique("the coordinator") { $0.manage() },
    Technique("the coordinator, the larger of two insets") { form in
      form.scrollView.contentInset.bottom = 80
      form.manage(.init(baselinePolicy: .max))
    },
    Technique("the coordinator, padding of 20") { $0.manage(.init(revealPadding: 20)) },
    Technique("pinned to the keyboard layout guide") { form in
      let (view, root) = (form.scrollView, form.root)
      view.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: root.topAnchor),
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        view.bottomAnchor.constraint(equalTo: root.keyboardLayoutGuide.topAnchor),
      ])
      root.layoutIfNeeded()
      form.keyboard.simulateKeyboardLayoutGuide(of: root)
    },
    Technique("inset by the overlap") { form in
      form.adjustInset { $0.scrollView.contentInset.bottom = $1 }
    },
    Technique("inset by the overlap, then scrolled to the field") { form in
      form.adjustInset {
        $0.scrollView.contentInset.bottom = $1
        if $1 > 0 { $0.reveal() }
      }
    },
    Technique("inset by the overlap, then scrolled to the field, animated") { form in
      form.adjustInset {
        $0.scrollView.contentInset.bottom = $1
        if $1 > 0 { $0.reveal(animated: true) }
      }
    },
    Technique("bottom constraint by the overlap") { form in
      form.on(.willChangeFrame) { [unowned form] in
        form.setHeight(above: form.root.bounds.maxY - min($0.minY, form.root.bounds.maxY))
        form.reveal()
      }
      form.on(.willHide) { [unowned form] _ in form.setHeight(above: 0) }
    },
    Technique("the form's own inset plus the keyboard’s") { form in
      form.scrollView.contentInset.bottom = 80
      form.adjustInset { $0.scrollView.contentInset.bottom = 80 + $1 }
    },
    Technique("the larger of the form's own inset and the keyboard’s") { form in
      form.scrollView.contentInset.bottom = 80
      form.adjustInset { $0.scrollView.contentInset.bottom = max(80, $1) }
    },
  ]

  static let nothing = Technique("nothing at all", causes: "no view clears the keyboard") { _ in }
}
