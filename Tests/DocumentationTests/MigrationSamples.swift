import Foundation
import KeyboardScrolling
import UIKit

#if canImport(SwiftUI)
import SwiftUI
#endif

final class BottomConstraintBefore: UIViewController {
  let scrollView = UIScrollView()
  lazy var bottomConstraint =
    scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor)

  func keyboardWillChangeFrame(_ notification: Notification) {
    let key = UIResponder.keyboardFrameEndUserInfoKey
    let endFrame = notification.userInfo?[key] as? CGRect
    bottomConstraint.constant = -(endFrame?.height ?? 0)
    view.layoutIfNeeded()
  }

  func keyboardWillHide(_ notification: Notification) {
    bottomConstraint.constant = 0
    view.layoutIfNeeded()
  }
}

final class HeightAsInsetBefore: UIViewController {
  let scrollView = UIScrollView()

  func keyboardWillShow(_ notification: Notification) {
    let key = UIResponder.keyboardFrameEndUserInfoKey
    let endFrame = notification.userInfo?[key] as? CGRect
    scrollView.contentInset.bottom = endFrame?.height ?? 0
  }

  func keyboardWillHide(_ notification: Notification) {
    scrollView.contentInset.bottom = 0
  }
}

final class FormThatGoesBack: UIViewController, UIScrollViewDelegate {
  let scrollView = UIScrollView()
  let field = UITextField(frame: CGRect(x: 16, y: 700, width: 358, height: 44))
  private let bar = UIView()
  private let coordinator = KeyboardScrollCoordinator()
  private var offsetBeforeKeyboard: CGPoint?

  private func goBackAfterTheKeyboard() {
    coordinator.onAdjustment = { [weak self] adjustment in
      guard let self, adjustment.scrollView === scrollView,
        adjustment.trigger == .keyboard
      else { return }
      // Don't compare the overlap: with a bar it is never zero.
      guard adjustment.placement == .hidden else {
        let offset = adjustment.contentOffsetBefore
        offsetBeforeKeyboard = offsetBeforeKeyboard ?? offset
        return
      }
      let offset = offsetBeforeKeyboard
      offsetBeforeKeyboard = nil
      // While the user scrolls, the content stays.
      guard let offset, adjustment.reason != .waiting else { return }
      goBack(to: offset)
    }
  }

  private func goBack(to offset: CGPoint) {
    // The content may have become shorter.
    let inset = scrollView.adjustedContentInset
    let height = scrollView.contentSize.height
    let end = height + inset.bottom - scrollView.bounds.height
    let y = max(-inset.top, min(offset.y, end))
    let target = CGPoint(x: offset.x, y: y)
    scrollView.setContentOffset(target, animated: true)
  }

  // The user has chosen a different place.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    offsetBeforeKeyboard = nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.frame = view.bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.contentSize = CGSize(width: 390, height: 1600)
    scrollView.addSubview(field)
    scrollView.delegate = self
    view.addSubview(scrollView)
    bar.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(bar)
    NSLayoutConstraint.activate([
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bar.heightAnchor.constraint(equalToConstant: 50),
      bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
    ])
    coordinator.manage(scrollView, bar: bar)
    goBackAfterTheKeyboard()
  }
}

#if canImport(ObjectiveC)
final class DetailsViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let tap = UITapGestureRecognizer(
      target: self,
      action: #selector(endEditing)
    )
    tap.cancelsTouchesInView = false
    tap.delegate = self
    view.addGestureRecognizer(tap)
  }
}

extension DetailsViewController: UIGestureRecognizerDelegate {
  @objc private func endEditing() { view.endEditing(true) }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive touch: UITouch
  ) -> Bool {
    var view = touch.view
    while let next = view {
      if next is any UITextInput { return false }
      view = next.superview
    }
    return true
  }
}
#endif

final class SpacerBefore: UIViewController {
  let form = UIStackView()
  let spacer = UIView()
  lazy var spacerHeight =
    spacer.heightAnchor.constraint(equalToConstant: 0)

  func keyboardWillShow(_ notification: Notification) {
    let key = UIResponder.keyboardFrameEndUserInfoKey
    let endFrame = notification.userInfo?[key] as? CGRect
    spacerHeight.constant = endFrame?.height ?? 0
  }

  func keyboardWillHide(_ notification: Notification) {
    spacerHeight.constant = 0
  }
}

@MainActor
private struct Fragments {
  let view: UIView
  let scrollView: UIScrollView
  let coordinator: KeyboardScrollCoordinator
  let nameField: UITextField
  let emailField: UITextField

  func setOwnInset() {
    scrollView.contentInset.bottom = 16
    coordinator.manage(scrollView)
  }

  func endAtView() -> NSLayoutConstraint {
    scrollView.bottomAnchor.constraint(
      equalTo: view.bottomAnchor
    )
  }

  func endAtGuide() -> NSLayoutConstraint {
    scrollView.bottomAnchor.constraint(
      equalTo: view.keyboardLayoutGuide.topAnchor
    )
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if textField === nameField {
      emailField.becomeFirstResponder()
    } else {
      textField.resignFirstResponder()
    }
    return false
  }
}

struct NoteEditor: UIViewRepresentable {
  @Binding var text: String

  final class Coordinator: NSObject, UITextViewDelegate {
    var text: Binding<String>
    let keyboard = KeyboardScrollCoordinator()

    init(text: Binding<String>) { self.text = text }

    func textViewDidChange(_ textView: UITextView) {
      text.wrappedValue = textView.text
    }
  }

  func makeCoordinator() -> Coordinator { Coordinator(text: $text) }

  func makeUIView(context: Context) -> UITextView {
    let textView = UITextView()
    textView.alwaysBounceVertical = true
    textView.keyboardDismissMode = .interactive
    textView.delegate = context.coordinator
    context.coordinator.keyboard.manage(textView)
    return textView
  }

  func updateUIView(_ textView: UITextView, context: Context) {
    context.coordinator.text = $text
    // An assignment would end the composition of Japanese text.
    let isComposing = textView.markedTextRange != nil
    if !isComposing, textView.text != text { textView.text = text }
  }
}

struct NoteScreen: View {
  @State private var text = ""

  var body: some View {
    NoteEditor(text: $text)
      .ignoresSafeArea(.keyboard)
  }
}

#if canImport(SwiftUI)
@MainActor
private func makeRoomOnce(in hostingController: UIHostingController<Text>) {
  if #available(iOS 16.4, *) {
    hostingController.safeAreaRegions = .container
  }
}
#endif
