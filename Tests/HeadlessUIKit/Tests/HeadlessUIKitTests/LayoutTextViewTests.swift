import CoreGraphics
import Testing
import UIKit

@Suite("Text views in layout")
@MainActor
struct LayoutTextViewTests {
  @Test func `a text view that does not scroll grows with its text`() {
    withRootView { root in
      let textView = solvedView(UITextView(frame: .zero), in: root)
      textView.isScrollEnabled = false
      textView.font = .systemFont(ofSize: 20)
      textView.textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
      textView.text = "aaaa bbbb cccc"
      NSLayoutConstraint.activate([
        textView.topAnchor.constraint(equalTo: root.topAnchor),
        textView.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        // Nine characters of ten points, and five points of padding on each side.
        textView.widthAnchor.constraint(equalToConstant: 100),
      ])
      root.layoutIfNeeded()
      #expect(textView.frame.height == CGFloat(16 + 2 * 24))
      textView.text = "aaaa"
      root.layoutIfNeeded()
      #expect(textView.frame.height == CGFloat(16 + 24))
    }
  }
}
