/// A text view's layout region; only the parts that move the text are implemented.
@MainActor open class NSTextContainer: NSObject {
  weak var textView: UITextView?

  override init() { super.init() }

  /// Padding left and right of each line, in addition to the container's inset.
  open var lineFragmentPadding: CGFloat = 5 { didSet { textView?.invalidateText() } }
}
