import CoreGraphics
import Foundation
import Testing
import UIKit

// The numbers in the names of the tests are those of the behaviour list, part I.

extension Tag {
  /// What is believed about UIKit: judged on a simulator, relied upon everywhere.
  @Tag static var contract: Self
}

extension Trait where Self == ConditionTrait {
  /// Runs the test only where a window can become key.
  static var needsApplication: Self {
    // A package's tests run on a simulator in a tool of Xcode's that is no application. There
    // nothing becomes first responder and no keyboard appears.
    .enabled("There is no application to hold the first responder.") {
      Bundle.main.bundleIdentifier != "com.apple.dt.xctest.tool"
    }
  }
}

// MARK: - Stage

/// A window of a known size and a controller with a known safe area, whatever the device.
@MainActor
final class Stage {
  let window: UIWindow
  let root: UIViewController

  /// The safe area of the root controller's view, in points.
  var safeArea: UIEdgeInsets {
    get { root.view.safeAreaInsets }
    set {
      // The device has its own; what is missing or too much is made up for.
      let found = root.view.safeAreaInsets
      let additional = root.additionalSafeAreaInsets
      root.additionalSafeAreaInsets = UIEdgeInsets(
        top: additional.top + newValue.top - found.top,
        left: additional.left + newValue.left - found.left,
        bottom: additional.bottom + newValue.bottom - found.bottom,
        right: additional.right + newValue.right - found.right
      )
      window.layoutIfNeeded()
    }
  }

  init(
    frame: CGRect = CGRect(x: 0, y: 0, width: 390, height: 844),
    safeArea: UIEdgeInsets = .iPhone,
    root: UIViewController = UIViewController(),
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    window = UIWindow(frame: frame)
    self.root = root
    window.rootViewController = root
    window.isHidden = false
    window.layoutIfNeeded()
    self.safeArea = safeArea
    #expect(
      isClose(self.safeArea, safeArea),
      "The fixture could not give the window the safe area it wants.",
      sourceLocation: sourceLocation
    )
  }

  /// Sends away a keyboard that was up before the test: whoever takes the focus and gives it up takes
  /// it along.
  func dismissKeyboard() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 34))
    root.view.addSubview(field)
    if field.becomeFirstResponder() { field.resignFirstResponder() }
    field.removeFromSuperview()
  }
}

extension UIEdgeInsets {
  /// The safe area of fixture P.
  static var iPhone: Self { Self(top: 47, left: 0, bottom: 34, right: 0) }
}

extension CGRect {
  /// Keyboard K of the behaviour list, in the screen's coordinate space.
  static var keyboard: Self { Self(x: 0, y: 508, width: 390, height: 336) }
}

// MARK: - ScrollFixture

/// A scroll view on a stage, at rest, with a delegate that has heard nothing yet.
@MainActor
final class ScrollFixture {
  let stage: Stage
  let scrollView: RecordingScrollView
  let recorder = ScrollRecorder()

  init(
    windowSize: CGSize = CGSize(width: 390, height: 844),
    safeArea: UIEdgeInsets = .iPhone,
    frame: CGRect? = nil,
    behavior: UIScrollView.ContentInsetAdjustmentBehavior,
    contentSize: CGSize = CGSize(width: 390, height: 2000),
    contentInset: UIEdgeInsets = .zero,
    offset: CGPoint = .zero,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    stage = Stage(
      frame: CGRect(origin: .zero, size: windowSize),
      safeArea: safeArea,
      sourceLocation: sourceLocation
    )
    scrollView = RecordingScrollView(frame: frame ?? stage.root.view.bounds)
    scrollView.contentInsetAdjustmentBehavior = behavior
    scrollView.contentSize = contentSize
    scrollView.contentInset = contentInset
    stage.root.view.addSubview(scrollView)
    stage.window.layoutIfNeeded()
    // A safe area that arrives takes the content with it, so the offset comes last.
    scrollView.contentOffset = offset
    stage.window.layoutIfNeeded()
    scrollView.forget()
    scrollView.delegate = recorder
  }

  /// Fixture P: an iPhone, the scroll view fills the window, behaviour `.always`.
  static func p(
    bottomInset: CGFloat = 0,
    offset: CGFloat = 0,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> ScrollFixture {
    ScrollFixture(
      behavior: .always,
      contentInset: UIEdgeInsets(top: 0, left: 0, bottom: bottomInset, right: 0),
      offset: CGPoint(x: 0, y: offset),
      sourceLocation: sourceLocation
    )
  }

  /// Fixture N: as P with behaviour `.never`.
  static func n(
    topInset: CGFloat = 0,
    offset: CGFloat = 0,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> ScrollFixture {
    ScrollFixture(
      behavior: .never,
      contentInset: UIEdgeInsets(top: topInset, left: 0, bottom: 0, right: 0),
      offset: CGPoint(x: 0, y: offset),
      sourceLocation: sourceLocation
    )
  }

  func layout() {
    stage.window.layoutIfNeeded()
  }
}

/// A scroll view that remembers what UIKit asked of it.
final class RecordingScrollView: UIScrollView {
  private(set) var layouts = 0
  private(set) var adjustedInsets: [UIEdgeInsets] = []
  private(set) var requests: [CGRect] = []
  /// True to remember a request to scroll and not to follow it.
  var ignoresRequests = false

  func forget() {
    layouts = 0
    adjustedInsets = []
    requests = []
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
  }

  override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    adjustedInsets.append(adjustedContentInset)
  }

  override func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    requests.append(rect)
    guard !ignoresRequests else { return }
    super.scrollRectToVisible(rect, animated: animated)
  }
}

/// A delegate that writes down what it is told.
final class ScrollRecorder: NSObject, UIScrollViewDelegate {
  /// The offset at each `scrollViewDidScroll(_:)`.
  private(set) var offsets: [CGPoint] = []
  /// The value at each `scrollViewDidChangeAdjustedContentInset(_:)`.
  private(set) var adjustedInsets: [UIEdgeInsets] = []
  private(set) var endedAnimations = 0

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    offsets.append(scrollView.contentOffset)
  }

  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    adjustedInsets.append(scrollView.adjustedContentInset)
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    endedAnimations += 1
  }
}

// MARK: - Arithmetic

extension UIScrollView {
  /// The legal range of the vertical offset, in points (behaviour B1.2).
  var verticalRange: ClosedRange<CGFloat> {
    let minimum = -adjustedContentInset.top
    let maximum = contentSize.height + adjustedContentInset.bottom - bounds.height
    return minimum...max(minimum, maximum)
  }

  /// What UIKit itself adds at the bottom, in points.
  var contribution: CGFloat { adjustedContentInset.bottom - contentInset.bottom }

  /// How far a keyboard reaches above the view's bottom edge, in points.
  func overlap(withKeyboard frameInScreen: CGRect) -> CGFloat? {
    guard let screen = window?.screen else { return nil }
    return max(0, bounds.maxY - convert(frameInScreen, from: screen.coordinateSpace).minY)
  }
}

/// Compares lengths in points.
///
/// The default tolerance forgives rounding and nothing else.
func isClose(_ one: CGFloat, _ other: CGFloat, within tolerance: CGFloat = 0.001) -> Bool {
  abs(one - other) <= tolerance
}

func isClose(_ one: CGRect, _ other: CGRect, within tolerance: CGFloat = 0.001) -> Bool {
  isClose(one.minX, other.minX, within: tolerance)
    && isClose(one.minY, other.minY, within: tolerance)
    && isClose(one.width, other.width, within: tolerance)
    && isClose(one.height, other.height, within: tolerance)
}

func isClose(_ one: UIEdgeInsets, _ other: UIEdgeInsets, within tolerance: CGFloat = 0.001) -> Bool
{
  isClose(one.top, other.top, within: tolerance)
    && isClose(one.left, other.left, within: tolerance)
    && isClose(one.bottom, other.bottom, within: tolerance)
    && isClose(one.right, other.right, within: tolerance)
}

/// The largest pixel there is, in points: UIKit rounds an offset to one.
let onePixel: CGFloat = 0.5
