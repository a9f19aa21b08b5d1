#if os(Linux)
import CoreGraphics
import Foundation
import UIKit

@testable import KeyboardScrolling

/// A random sequence of notifications, writes of others and changes of geometry, made from a seed.
@MainActor
final class RandomStream {
  private let seed: Int
  private var random: SeededGenerator
  private let scene: Scene
  private let flips: Bool
  private var content: (top: InsetBooks, bottom: InsetBooks)
  private var indicator: (top: InsetBooks, bottom: InsetBooks)
  private let sides: UIEdgeInsets
  private let horizontalIndicator: UIEdgeInsets
  private let superview: UIView?
  private let field = UITextField(frame: CGRect(x: 16, y: 700, width: 200, height: 44))
  private let finger: HeadlessFinger
  private let otherScreen = HeadlessDevice.externalScreen(size: CGSize(width: 1920, height: 1080))
  /// Coordinators that a later one has taken the view from.
  private var former: [KeyboardScrollCoordinator] = []
  private var steps: [String] = []
  private var events: [Event: Int] = [:]

  /// The kinds of steps, and the states in which one happened.
  enum Event: CaseIterable {
    case notification, turns, time, addition, indicatorAddition, assignment, content, place
    case environment, management, finger, focus, scroll
    /// A step with an adjustment at the bottom, and one at the top of a list that is upside down.
    case adjusted, adjustedAtTop
    /// A step while another coordinator had the view before, and one without management.
    case tookOver, unmanaged
  }

  /// The result of playing a sequence.
  struct Outcome {
    /// The first fault, with the seed and the last steps; nil without one.
    let fault: String?
    /// How often each event occurred.
    let events: [Event: Int]
  }

  private var view: UIScrollView { scene.scrollView }

  // MARK: Playing

  /// Plays one sequence from its beginning to a hide.
  static func play(seed: Int) -> Outcome {
    var random = SeededGenerator(seed: seed)
    let setup = setup(&random)
    return Scene.run(setup) { scene in
      let stream = RandomStream(seed: seed, random: random, scene: scene)
      return Outcome(fault: stream.playToEnd().map(stream.describe), events: stream.events)
    }
  }

  private static func setup(_ random: inout SeededGenerator) -> Scene.Setup {
    var setup = random.oneIn(3) ? Scene.Setup.iPad : Scene.Setup()
    setup.options = random.element(of: OptionMatrix.all).options
    setup.container = random.one(of: .navigation, .navigationAndTabs, .window)
    setup.behavior = random.one(of: .automatic, .automatic, .never, .always, .scrollableAxes)
    setup.contentHeight = random.one(of: 0, 300, 700, 900, 1600, 3000)
    setup.baseline = random.one(of: 0, 0, 16, 60, 400, 0.5)
    setup.indicatorBaseline = random.one(of: 0, setup.baseline, 13)
    if random.oneIn(4) { setup.frame = CGRect(x: 0, y: 100, width: 300, height: 650) }
    setup.configuration = configuration(&random)
    return setup
  }

  private static func configuration(
    _ random: inout SeededGenerator
  ) -> KeyboardScrollCoordinator.Configuration {
    var configuration = KeyboardScrollCoordinator.Configuration()
    configuration.revealsFirstResponder = !random.oneIn(4)
    configuration.baselinePolicy = random.one(of: .sum, .max)
    configuration.followsUndockedKeyboard = random.oneIn(3)
    configuration.keepsDistanceToEnd = random.oneIn(4)
    configuration.restoresContentOffset = random.oneIn(4)
    return configuration
  }

  private init(seed: Int, random: SeededGenerator, scene: Scene) {
    self.seed = seed
    self.random = random
    self.scene = scene
    flips = self.random.oneIn(5)
    finger = HeadlessFinger(screen: scene.device.screen)
    superview = scene.scrollView.superview
    let view = scene.scrollView
    if self.random.oneIn(4), !flips {
      // The app cancels the home indicator.
      view.contentInset.bottom = -34
    }
    view.contentInset.left = 3
    view.contentInset.right = 4
    view.horizontalScrollIndicatorInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    sides = view.contentInset
    horizontalIndicator = view.horizontalScrollIndicatorInsets
    content = (InsetBooks(own: sides.top), InsetBooks(own: sides.bottom))
    let indicatorInsets = view.verticalScrollIndicatorInsets
    indicator = (InsetBooks(own: indicatorInsets.top), InsetBooks(own: indicatorInsets.bottom))
    view.addSubview(field)
    scene.device.clock.settle()
  }

  private func playToEnd() -> String? {
    for _ in 0..<30 {
      step()
      if let fault = fault() { return fault }
    }
    end()
    return faultAtEnd()
  }

  // MARK: Steps

  private func step() {
    let event = nextEvent()
    events[event, default: 0] += 1
    switch event {
    case .notification: postNotification()
    case .turns: note("turns pass") { scene.device.clock.settle() }
    case .time: note("time passes") { scene.device.clock.advance(by: 0.2) }
    case .addition: addToContentInset()
    case .indicatorAddition: addToIndicatorInset()
    case .assignment: assignInset()
    case .content: changeContent()
    case .place: changePlace()
    case .environment: changeEnvironment()
    case .management: changeManagement()
    case .finger: moveFinger()
    case .focus: changeFocus()
    default: scroll()
    }
    readInsets()
    countStates()
  }

  private func nextEvent() -> Event {
    switch Int.random(in: 0..<34, using: &random) {
    case 0..<12: .notification
    case 12..<15: .turns
    case 15..<17: .time
    case 17..<21: .addition
    case 21..<23: .indicatorAddition
    case 23..<25: .assignment
    case 25..<27: .content
    case 27..<29: .place
    case 29: .environment
    case 30: .management
    case 31: .finger
    case 32: .focus
    default: .scroll
    }
  }

  private func countStates() {
    func count(_ event: Event, if isTrue: Bool) {
      if isTrue { events[event, default: 0] += 1 }
    }
    count(.adjusted, if: content.bottom.adjustment(in: view.contentInset.bottom) > 1)
    count(.adjustedAtTop, if: content.top.adjustment(in: view.contentInset.top) > 1)
    count(.tookOver, if: !former.isEmpty)
    count(.unmanaged, if: !scene.coordinator.isManaging(view))
  }

  private func note(_ what: String, _ body: () -> Void) {
    steps.append(what)
    body()
  }

  private func readInsets() {
    content.top.read(view.contentInset.top)
    content.bottom.read(view.contentInset.bottom)
    indicator.top.read(view.verticalScrollIndicatorInsets.top)
    indicator.bottom.read(view.verticalScrollIndicatorInsets.bottom)
  }

  private func postNotification() {
    let kind = random.one(
      of: HeadlessKeyboardEvent.Name.willShow,
      .didShow,
      .willHide,
      .didHide,
      .willChangeFrame,
      .didChangeFrame
    )
    let frame = endFrame()
    let duration: TimeInterval? = random.one(of: 0.25, 0.25, 0, nil, -1, .nan, .infinity)
    let isLocal: Bool? = random.one(of: true, true, false, nil)
    let curve: Int? = random.one(of: 7, 0, 123, -1, nil)
    let isElsewhere = random.oneIn(8)
    let target = frame.map { "\($0)" } ?? "nowhere"
    note("\(kind) \(target)\(isElsewhere ? " on another screen" : "")") {
      scene.post(
        kind,
        frame,
        duration: duration,
        curve: curve,
        isLocal: isLocal,
        screen: isElsewhere ? otherScreen : nil
      )
    }
  }

  private func endFrame() -> CGRect? {
    let screen = scene.device.screen.bounds
    func docked(_ height: CGFloat) -> CGRect {
      CGRect(x: 0, y: screen.height - height, width: screen.width, height: height)
    }
    switch Int.random(in: 0..<18, using: &random) {
    case 0..<4: return docked(336)
    case 4..<6: return docked(291)
    case 6: return docked(320.6667)
    case 7: return docked(336 + CGFloat.random(in: -0.02...0.02, using: &random))
    case 8: return docked(random.one(of: 44, 55, 20, 0.7, screen.height + 100))
    case 9: return CGRect(x: 100, y: 300, width: 200, height: 260)
    case 10: return CGRect(x: 0, y: 300, width: screen.width, height: 260)
    case 11: return .zero
    case 12: return CGRect(x: 0, y: 0, width: screen.width, height: 0)
    case 13: return CGRect(x: 0, y: screen.height, width: screen.width, height: 336)
    case 14: return random.one(of: .null, .infinite)
    case 15: return CGRect(x: 0, y: CGFloat.nan, width: screen.width, height: 336)
    case 16: return nil
    default:
      return CGRect(
        x: CGFloat.random(in: -500...500, using: &random),
        y: CGFloat.random(in: -500...1500, using: &random),
        width: CGFloat.random(in: 0...1500, using: &random),
        height: CGFloat.random(in: 0...900, using: &random)
      )
    }
  }

  private func addToContentInset() {
    let amount = CGFloat(Int.random(in: -40...60, using: &random))
    if flips || random.oneIn(5) {
      let atTop = random.oneIn(2)
      note("the app adds \(abs(amount)) at the \(atTop ? "top" : "bottom")") {
        if atTop {
          let new = content.top.add(abs(amount), to: view.contentInset.top)
          if let new { view.contentInset.top = new }
        } else {
          let new = content.bottom.add(abs(amount), to: view.contentInset.bottom)
          if let new { view.contentInset.bottom = new }
        }
      }
    } else {
      note("the app adds \(amount)") {
        let new = content.bottom.add(amount, to: view.contentInset.bottom)
        if let new { view.contentInset.bottom = new }
      }
    }
  }

  private func addToIndicatorInset() {
    let amount = CGFloat(Int.random(in: flips ? 0...30 : -20...30, using: &random))
    note("the app adds \(amount) to the indicator's") {
      let new = indicator.bottom.add(amount, to: view.verticalScrollIndicatorInsets.bottom)
      if let new { view.verticalScrollIndicatorInsets.bottom = new }
    }
  }

  private func assignInset() {
    let part = CGFloat(Int.random(in: 0..<8, using: &random)) / 8
    // The app does not know which edge of a flipped list has the adjustment.
    guard !flips else { return }
    if random.oneIn(3) {
      note("the app assigns the indicator's") {
        if let new = indicator.bottom.assign(part: part) {
          view.verticalScrollIndicatorInsets.bottom = new
        }
      }
    } else {
      note("the app assigns") {
        if let new = content.bottom.assign(part: part) { view.contentInset.bottom = new }
      }
    }
  }

  private func changeContent() {
    let size = CGSize(
      width: random.one(of: view.bounds.width, 0, 900),
      height: random.one(of: 0, 120, 700, 843, 845, 1600, 5000)
    )
    note("content is \(size)") { view.contentSize = size }
  }

  private func changePlace() {
    switch Int.random(in: 0..<6, using: &random) {
    case 0, 1:
      let height = random.one(of: 844, 700, 508, 120, 0, CGFloat(1194))
      note("the view is \(height) high") { view.frame.size.height = height }
    case 2:
      let y = random.one(of: 0, 100, -700, CGFloat(33.33))
      note("the view is at \(y)") { view.frame.origin.y = y }
    case 3:
      if view.superview == nil {
        note("the view returns") { superview?.insertSubview(view, at: 0) }
      } else {
        note("the view leaves") { view.removeFromSuperview() }
      }
    default:
      guard flips else { return }
      let isFlipped = view.transform.d < 0
      note("the view turns over") {
        view.transform = isFlipped ? .identity : CGAffineTransform(scaleX: 1, y: -1)
      }
    }
  }

  private func changeEnvironment() {
    let screen = scene.device.screen.bounds
    switch Int.random(in: 0..<4, using: &random) {
    case 0:
      note("the window turns") {
        let frame = CGRect(x: 0, y: 0, width: screen.height, height: screen.width)
        scene.device.resize(scene.device.scene, to: frame)
      }
    case 1:
      note("the window is small") {
        let frame = CGRect(x: 40, y: 60, width: 300, height: 600)
        scene.device.resize(scene.device.scene, to: frame)
      }
    case 2:
      let extra = random.one(of: 0, 50, CGFloat(400))
      note("a bar of \(extra)") { scene.controller.additionalSafeAreaInsets.bottom = extra }
    default:
      let behavior = random.one(
        of: UIScrollView.ContentInsetAdjustmentBehavior.automatic,
        .never,
        .always
      )
      note("adjusts \(behavior)") { view.contentInsetAdjustmentBehavior = behavior }
    }
  }

  private func changeManagement() {
    switch Int.random(in: 0..<5, using: &random) {
    case 0: note("stops managing") { scene.coordinator.stopManaging(view) }
    case 1: note("manages") { scene.coordinator.manage(view) }
    case 2:
      let configuration = Self.configuration(&random)
      note("manages anew") { scene.coordinator.manage(view, configuration: configuration) }
    case 3:
      let isKept = random.oneIn(2)
      let configuration = Self.configuration(&random)
      note("changes hands") {
        let next = KeyboardScrollCoordinator(configuration: configuration)
        next.manage(view)
        if isKept { former.append(scene.coordinator) }
        scene.coordinator = next
      }
    default:
      note("the coordinator goes") { scene.coordinator = KeyboardScrollCoordinator() }
    }
  }

  private func moveFinger() {
    let point = CGPoint(x: 100, y: CGFloat(Int.random(in: 120..<500, using: &random)))
    if finger.location == nil {
      note("a finger at \(point.y)") {
        finger.touchDown(at: point)
        finger.move(to: CGPoint(x: point.x, y: point.y + 15))
      }
    } else if random.oneIn(2) {
      note("the finger moves to \(point.y)") { finger.move(to: point) }
    } else {
      note("the finger lifts") { finger.lift(velocity: CGPoint(x: 0, y: -300)) }
    }
  }

  private func changeFocus() {
    if field.isFirstResponder {
      note("the field resigns") { field.resignFirstResponder() }
    } else {
      note("the field is focused") { field.becomeFirstResponder() }
    }
  }

  private func scroll() {
    let y = CGFloat(Int.random(in: -200..<2000, using: &random))
    note("the app scrolls to \(y)") { view.contentOffset.y = y }
  }

  /// After all events, the keyboard leaves and everything comes to rest.
  private func end() {
    finger.lift()
    if view.superview == nil, random.oneIn(2) {
      note("the view returns") { superview?.insertSubview(view, at: 0) }
    }
    let frame = endFrame()
    let duration: TimeInterval? = random.one(of: 0.25, 0, nil)
    note("willHide \(frame.map { "\($0)" } ?? "nowhere")") {
      scene.post(.willHide, frame, duration: duration, isLocal: random.one(of: true, false, nil))
    }
    scene.device.clock.advance(by: 5)
  }

  // MARK: Judging

  private func describe(_ fault: String) -> String {
    "seed \(seed), step \(steps.count): \(fault), after: "
      + steps.suffix(12).joined(separator: "; ")
  }

  /// Returns the first broken rule of those that hold after every event.
  private func fault() -> String? {
    let inset = view.contentInset
    let indicatorInset = view.verticalScrollIndicatorInsets
    let numbers = [
      inset.top, inset.bottom, indicatorInset.top, indicatorInset.bottom, view.contentOffset.x,
      view.contentOffset.y,
    ]
    guard numbers.allSatisfy(\.isFinite), view.headlessWrites.nonFinite == 0 else {
      return "a number that is none"
    }
    guard inset.left == sides.left, inset.right == sides.right,
      view.horizontalScrollIndicatorInsets == horizontalIndicator
    else { return "sideways insets changed" }
    let adjustments = [
      content.top.adjustment(in: inset.top), content.bottom.adjustment(in: inset.bottom),
      indicator.top.adjustment(in: indicatorInset.top),
      indicator.bottom.adjustment(in: indicatorInset.bottom),
    ]
    // A bar of 50 may be on top of a keyboard that covers all of the view. With a baseline of -34 the
    // larger of the two makes up for it.
    let most = max(view.bounds.height, 1194) + 50 + 34 + tolerance
    guard adjustments.allSatisfy({ (-tolerance...most).contains($0) }) else {
      return "adjustments \(adjustments) beside \(inset) and \(indicatorInset)"
    }
    guard flips || (abs(adjustments[0]) <= tolerance && abs(adjustments[2]) <= tolerance) else {
      return "an adjustment of \(adjustments) at the top"
    }
    guard scene.coordinator.isManaging(view) || adjustments.allSatisfy({ abs($0) <= tolerance })
    else {
      return "adjustments \(adjustments) without management"
    }
    return nil
  }

  /// Returns the first broken rule of those that hold once the keyboard has left.
  private func faultAtEnd() -> String? {
    if let fault = fault() { return fault }
    let inset = view.contentInset
    let indicatorInset = view.verticalScrollIndicatorInsets
    let left = [
      content.top.adjustment(in: inset.top), content.bottom.adjustment(in: inset.bottom),
      indicator.top.adjustment(in: indicatorInset.top),
      indicator.bottom.adjustment(in: indicatorInset.bottom),
    ]
    guard left.allSatisfy({ abs($0) <= tolerance }) else { return "left behind: \(left)" }
    guard view.subviews.count == 1 else { return "views left behind: \(view.subviews)" }
    return nil
  }

  /// In points; smaller differences are not written.
  private let tolerance: CGFloat = 0.0101
}
#endif
