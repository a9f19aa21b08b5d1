import ComparisonForms
import HeadlessEnvironment
import CoreGraphics
import Foundation
import KeyboardScrolling
import KeyboardTechniques
import UIKit

/// Counted faults of a technique.
struct ComparisonFaults: Equatable, Sendable {
  /// Fields or carets that were hidden at rest.
  var hidden = 0
  /// Empty space that can be scrolled to below the content, in points.
  var dead: CGFloat = 0
  /// Content that cannot be scrolled to, in points.
  var unreachable: CGFloat = 0
  /// Inset, frame or space that is still there after the keyboard left, in points.
  var left: CGFloat = 0
  /// Moves of 20 points and more that the technique wrote without animation.
  var jumps = 0
  /// Writes of insets and offset.
  var writes = 0

  var isFree: Bool { hidden == 0 && dead == 0 && unreachable == 0 && left == 0 && jumps == 0 }

  static func + (lhs: Self, rhs: Self) -> Self {
    Self(
      hidden: lhs.hidden + rhs.hidden,
      dead: lhs.dead + rhs.dead,
      unreachable: lhs.unreachable + rhs.unreachable,
      left: lhs.left + rhs.left,
      jumps: lhs.jumps + rhs.jumps,
      writes: lhs.writes + rhs.writes
    )
  }
}

/// A form with a technique, in one situation.
@MainActor
final class ComparisonBench {
  let device: HeadlessDevice
  let form: ComparisonForm
  let window: UIWindow
  let finger: HeadlessFinger
  /// The app's own inset at the bottom, in points.
  var ownInset: CGFloat = 0 {
    didSet { form.scrollView.contentInset.bottom += ownInset - oldValue }
  }
  private(set) var faults = ComparisonFaults()
  private(set) var frames: [Filmstrip.Frame] = []
  private let technique: any KeyboardTechnique
  /// Where the content was shown, and the writes so far, frame by frame; nil for a break.
  private var heard = 0
  private var path: [(shown: CGFloat, writes: Int)?] = []

  /// Plays a situation; nil where the technique has no place in it.
  static func run(
    _ situation: ComparisonSituation,
    _ style: ComparisonForm.Style,
    with technique: any KeyboardTechnique.Type
  ) -> ComparisonBench? {
    let model = HeadlessDeviceModel.forPlaying(situation.device, isLandscape: situation.isLandscape)
    let device = HeadlessDevice(model)
    situation.prepare(device)
    return device.run {
      Environment.headless(device).run {
        let form = ComparisonForm(style, situation.feature)
        let bench = ComparisonBench(form, situation.container, on: device, technique.init())
        defer { bench.close() }
        guard technique.isApplicable(to: form.scrollView, in: form) else { return nil }
        bench.ownInset = situation.ownInset
        bench.technique.attach(to: form.scrollView, in: form)
        device.clock.settle()
        situation.play(bench)
        return bench
      }
    }
  }

  private init(
    _ form: ComparisonForm,
    _ container: ComparisonSituation.Container,
    on device: HeadlessDevice,
    _ technique: any KeyboardTechnique
  ) {
    self.form = form
    self.device = device
    self.technique = technique
    finger = HeadlessFinger(screen: device.screen)
    form.title = "\(form.style)"
    let navigation = UINavigationController(rootViewController: form)
    switch container {
    case .screen: window = device.makeWindow(rootViewController: navigation)
    case .tabs:
      let tabs = UITabBarController()
      tabs.viewControllers = [navigation]
      window = device.makeWindow(rootViewController: tabs)
    case .sheet:
      let behind = UIViewController()
      window = device.makeWindow(rootViewController: behind)
      navigation.modalPresentationStyle = .formSheet
      behind.present(navigation, animated: false)
    case .window(let frame):
      window = device.makeWindow(rootViewController: navigation)
      device.resize(device.scene, to: frame, safeArea: .zero)
    }
    device.clock.settle()
  }

  private func close() {
    technique.detach()
    window.isHidden = true
    window.rootViewController = nil
    device.clock.settle()
    faults.writes = scrollView.headlessWrites.total
    faults.jumps = jumps
  }

  private var scrollView: UIScrollView { form.scrollView }

  // MARK: Moves

  /// Moves time on, frame by frame.
  func wait(_ seconds: TimeInterval = 0.8) {
    let end = device.clock.now + seconds
    while device.clock.now < end - 1e-9 {
      device.clock.advance(by: 1 / 60)
      let log = device.keyboard.log
      // A keyboard that comes or goes without animation takes the content along.
      if log[min(heard, log.count)...].contains(where: { $0.event.duration == 0 }) {
        path.append(nil)
      }
      heard = log.count
      let shown = scrollView.headlessPresentationBounds.minY
      path.append((shown, scrollView.headlessWrites.total))
    }
  }

  /// The number of the lowest field that is in sight.
  var lowestField: Int {
    let band = visibleBand
    let seen = form.fields.indices.filter { index in
      let frame = frame(of: form.fields[index])
      return form.fields[index].window != nil && frame.minY >= band.lowerBound
        && frame.minY + 44 <= band.upperBound
    }
    return seen.max { frame(of: form.fields[$0]).minY < frame(of: form.fields[$1]).minY } ?? 0
  }

  /// Taps the field of a number, or the lowest one in sight.
  func tap(_ index: Int? = nil) {
    let field = form.fields[index ?? lowestField]
    if let text = field as? UITextView {
      _ = text.headlessFocus(caretAt: text.text.count)
    } else {
      field.becomeFirstResponder()
    }
    wait()
  }

  func scrollToEnd() {
    let insets = scrollView.adjustedContentInset
    let end = scrollView.contentSize.height + insets.bottom - scrollView.bounds.height
    scrollView.setContentOffset(CGPoint(x: 0, y: max(-insets.top, end)), animated: false)
    device.clock.settle()
    path.append(nil)
  }

  /// Adds 120 points above the fields.
  func growHeader() {
    if let table = scrollView as? UITableView {
      table.tableHeaderView = UIView(
        frame: CGRect(x: 0, y: 0, width: table.bounds.width, height: 120)
      )
    } else {
      for constraint in form.header.constraints where constraint.firstAttribute == .height {
        constraint.constant += 120
      }
    }
    // The growth moves the field by itself.
    device.clock.settle()
    path.append(nil)
  }

  /// Leaves the next move out of the count.
  func restartJumps() { path.append(nil) }

  func hide() {
    window.endEditing(true)
    wait()
  }

  /// Drags from above the keyboard to the bottom edge, and lets go.
  func dragAway() {
    let bounds = device.screen.bounds
    let start = (device.keyboard.frameInScreen?.minY ?? bounds.maxY) - 30
    finger.touchDown(at: CGPoint(x: bounds.midX, y: start))
    while let location = finger.location, location.y < bounds.maxY - 6 {
      finger.move(to: CGPoint(x: location.x, y: min(bounds.maxY - 5, location.y + 12)))
      device.clock.advance(by: 1 / 60)
    }
    finger.lift()
    path.append(nil)
    wait(1.5)
  }

  // MARK: Measuring

  private func frame(of view: UIView) -> CGRect { view.convert(view.bounds, to: window) }

  /// The docked keyboard's top edge in the window; nil without one.
  private var keyboardTop: CGFloat? {
    guard device.keyboard.isDocked, let frame = device.keyboard.frameInScreen else { return nil }
    return frame.minY - window.frame.minY
  }

  /// The lower edge of the place of the content: bars, safe area and keyboard lie below.
  private var bottom: CGFloat {
    let container = form.navigationController.map { frame(of: $0.view) } ?? window.bounds
    let system = form.tabBarController?.tabBar.bounds.height ?? window.safeAreaInsets.bottom
    let rest = container.maxY < window.bounds.maxY ? 0 : system
    return min(container.maxY - max(form.barHeight, rest), keyboardTop ?? .infinity)
  }

  private var visibleBand: ClosedRange<CGFloat> {
    let top = form.navigationController.map { frame(of: $0.navigationBar).maxY } ?? 0
    return top...max(top, min(bottom, max(top, frame(of: scrollView).maxY)))
  }

  /// The moves of 20 points and more in one frame, with a write, while the frames around are still.
  ///
  /// An animation is none: it goes on for several frames. UIKit's own scrolling is left out, because
  /// the stand-in does not animate it.
  private var jumps: Int {
    let moves = zip(path, path.dropFirst()).map { before, now in
      guard let before, let now else { return CGFloat(0) }
      return abs(now.shown - before.shown)
    }
    return moves.indices.count { index in
      let around = max(
        index > 0 ? moves[index - 1] : 0,
        index + 1 < moves.count ? moves[index + 1] : 0
      )
      return moves[index] >= 20 && around < moves[index] / 4
        && path[index]?.writes != path[index + 1]?.writes
    }
  }

  /// Counts the faults of a screen at rest, and takes a picture.
  func check(_ caption: String) {
    let focus = device.keyboard.focus as? UIView
    var isSeen: Bool?
    if let focus, keyboardTop != nil {
      var target = focus.bounds
      if let text = focus as? UITextView, let end = text.selectedTextRange?.end {
        target = text.caretRect(for: end)
      }
      let place = focus.convert(target, to: window)
      let band = visibleBand
      isSeen = place.minY >= band.lowerBound - 0.5 && place.maxY <= band.upperBound + 0.5
      if isSeen == false { faults.hidden += 1 }
    }
    let rest = range
    if keyboardTop == nil {
      let inset =
        form.feature == .inverted
        ? scrollView.contentInset.top - scrollView.contentInset.bottom
        : scrollView.contentInset.bottom
      let kept = form.feature == .inverted ? 0 : ownInset
      faults.left += points(max(abs(inset - kept), abs(rest)))
    } else {
      faults.dead += points(max(0, rest))
      faults.unreachable += points(max(0, -rest))
    }
    var frame = Filmstrip.Frame(number: frames.count + 1, caption: caption, sample: sample)
    frame.verdict = isSeen.map {
      .init($0 ? "focused field in view" : "focused field covered", isGood: $0)
    }
    frames.append(frame)
  }

  private func points(_ number: CGFloat) -> CGFloat { number < 1 ? 0 : number.rounded() }

  /// How much farther than to the end of the content one can scroll; negative for too little.
  private var range: CGFloat {
    let place = frame(of: scrollView)
    let insets = scrollView.adjustedContentInset
    let end = bottom - ownInset
    if form.feature == .inverted { return end - (place.maxY - insets.top) }
    let maximum = max(
      -insets.top,
      scrollView.contentSize.height + insets.bottom - scrollView.bounds.height
    )
    return maximum - max(-insets.top, form.contentEnd - (end - place.minY))
  }

  private var sample: Sample {
    ScreenReader(
      window: window,
      scrollView: scrollView,
      controller: form,
      barOnKeyboard: nil,
      sheet: form.navigationController?.presentingViewController == nil
        ? nil : form.navigationController?.view,
      title: form.title ?? ""
    ).sample(at: device.clock.now, keyboard: device.keyboard.frameInScreen, finger: nil)
  }
}
