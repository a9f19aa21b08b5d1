import Testing
import UIKit

/// A scroll view on a stage, at rest, with a delegate that has received no call yet.
@MainActor final class ScrollFixture {
  let stage: Stage
  let scrollView: RecordingScrollView
  let recorder = ScrollRecorder()

  init(
    windowSize: CGSize = CGSize(width: 390, height: 844), safeArea: UIEdgeInsets = .iPhone,
    frame: CGRect? = nil, behavior: UIScrollView.ContentInsetAdjustmentBehavior,
    contentSize: CGSize = CGSize(width: 390, height: 2000), contentInset: UIEdgeInsets = .zero,
    offset: CGPoint = .zero, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    stage = Stage(
      frame: CGRect(origin: .zero, size: windowSize), safeArea: safeArea,
      sourceLocation: sourceLocation
    )
    scrollView = RecordingScrollView(frame: frame ?? stage.root.view.bounds)
    scrollView.contentInsetAdjustmentBehavior = behavior
    scrollView.contentSize = contentSize
    scrollView.contentInset = contentInset
    stage.root.view.addSubview(scrollView)
    stage.window.layoutIfNeeded()
    // The offset is set last, because a change of the safe area moves the content.
    scrollView.contentOffset = offset
    stage.window.layoutIfNeeded()
    scrollView.forget()
    scrollView.delegate = recorder
  }

  /// Fixture P: a scroll view with behaviour `.always` that fills the window of an iPhone.
  static func p(
    bottomInset: CGFloat = 0, offset: CGFloat = 0, sourceLocation: SourceLocation = #_sourceLocation
  ) -> ScrollFixture {
    ScrollFixture(
      behavior: .always, contentInset: UIEdgeInsets(top: 0, left: 0, bottom: bottomInset, right: 0),
      offset: CGPoint(x: 0, y: offset), sourceLocation: sourceLocation
    )
  }

  /// Fixture N: fixture P with behaviour `.never`.
  static func n(
    topInset: CGFloat = 0, offset: CGFloat = 0, sourceLocation: SourceLocation = #_sourceLocation
  ) -> ScrollFixture {
    ScrollFixture(
      behavior: .never, contentInset: UIEdgeInsets(top: topInset, left: 0, bottom: 0, right: 0),
      offset: CGPoint(x: 0, y: offset), sourceLocation: sourceLocation
    )
  }

  func layout() { stage.window.layoutIfNeeded() }
}
