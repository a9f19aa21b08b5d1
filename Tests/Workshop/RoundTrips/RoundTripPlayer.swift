import Judging
import KeyboardScrolling
import KeyboardScrollingHeadless
import KeyboardScrollingTesting
@_spi(Headless) import UIKit

@MainActor package enum RoundTripPlayer {
  package struct Outcome: Sendable {
    package var fault: RoundTripFault?
    /// A line for each step, with the offset after that step.
    package var diary: [String] = []
    package var returns = 0
    /// The changes that could not be undone at the end, so that the end was not compared.
    package var remaining: [RoundTrip.Change] = []
  }

  /// Plays a round trip.
  ///
  /// - Parameters:
  ///   - trip: The trip; if its kind is unknown, nothing is played.
  ///   - isManaged: False to play without a coordinator.
  /// - Returns: The first fault, and a diary.
  package static func play(_ trip: RoundTrip, isManaged: Bool = true) -> Outcome {
    guard let kind = RoundTripKind.named(trip.kind) else { return Outcome() }
    return play(trip, on: kind, isManaged: isManaged)
  }

  package static func play(
    _ trip: RoundTrip, on kind: RoundTripKind, isManaged: Bool = true
  ) -> Outcome {
    var options = HeadlessOptions()
    // Whether UIKit itself scrolls to a focused field is unknown, so half of the trips are without
    // that scroll.
    options.scrollsToFirstResponder = trip.seed.isMultiple(of: 2)
    let phone = (trip.rough ?? Roughness()).phone(Phone(model: kind.device, options: options))
    let device = phone.makeDevice(seed: trip.seed)
    return device.run {
      Environment.headless(device).run {
        let stage = RoundTripStage(kind, on: device, content: phone.content)
        if !isManaged { stage.stopManaging() }
        stage.begin(trip)
        for step in trip.steps where stage.outcome.fault == nil {
          stage.perform(step)
        }
        if stage.outcome.fault == nil { stage.undoAll() }
        stage.close()
        return stage.outcome
      }
    }
  }
}

@MainActor private final class RoundTripStage {
  private(set) var outcome = RoundTripPlayer.Outcome()
  private let device: HeadlessDevice
  private let kind: RoundTripKind
  private let screen: any RoundTripScreen
  private let coordinator = KeyboardScrollCoordinator()
  private let window: UIWindow
  private let changes: RoundTripChanges
  private var active: Set<RoundTrip.Change> = []
  private var start = Start()
  /// True if the keyboard hid the field after a step, so that the coordinator had to scroll.
  private var hasRevealed = false
  private var way: [String] = []
  /// The state before the last step.
  private var before = (offset: CGFloat(0), topInset: CGFloat(0), isFieldHidden: false)
  private var lastChange: RoundTrip.Change?

  init(_ kind: RoundTripKind, on device: HeadlessDevice, content: Phone.Content) {
    self.device = device
    self.kind = kind
    screen = kind.makeScreen(coordinator)
    screen.loadViewIfNeeded()
    screen.scrollView.keyboardDismissMode = .none
    let navigation = UINavigationController(rootViewController: screen)
    let root: UIViewController
    switch kind.container {
    case .navigation: root = navigation
    case .tabs:
      let tabs = UITabBarController()
      tabs.viewControllers = [navigation, UIViewController()]
      root = tabs
    case .pageSheet, .formSheet:
      navigation.modalPresentationStyle = kind.container == .pageSheet ? .pageSheet : .formSheet
      root = UIViewController()
    }
    window = device.makeWindow(rootViewController: root)
    if root.children.isEmpty { root.present(navigation, animated: false) }
    content.apply(to: window)
    changes = RoundTripChanges(screen, on: device)
    rest()
  }

  func stopManaging() { coordinator.stopManaging(content) }

  private var content: UIScrollView { screen.scrollView }

  private func rest() { device.clock.advance(by: 2) }

  // MARK: The beginning

  func begin(_ trip: RoundTrip) {
    if trip.hasKeys {
      focus()
      active.insert(.keys)
    }
    let offsets = startOffsets
    content.contentOffset.y =
      offsets.lowerBound + (offsets.upperBound - offsets.lowerBound) * CGFloat(trip.start)
    rest()
    setStart()
  }

  /// The offsets at which the field of a form is visible; in a chat, all offsets.
  private var startOffsets: ClosedRange<CGFloat> {
    let inset = content.adjustedContentInset
    let range = content.offsetsInRange
    guard !kind.isChat, let target = editedRect else { return range }
    let (last, first) = (
      target.minY - hiddenTop, target.maxY - content.bounds.height + inset.bottom
    )
    guard first < last else { return content.contentOffset.y...content.contentOffset.y }
    let (low, high) = (range.nearest(to: first), range.nearest(to: last))
    return low...high
  }

  /// The field or the caret with its padding, in content coordinates.
  private var editedRect: CGRect? {
    if let text = content as? UITextView {
      return text.selectedTextRange.map { text.caretRect(for: $0.end).insetBy(dx: 0, dy: -8) }
    }
    guard let field = screen.field else { return nil }
    return field.convert(field.bounds, to: content).insetBy(dx: 0, dy: -8)
  }

  /// The height that a bar covers at the top, even if UIKit adds no inset for the bar.
  private var hiddenTop: CGFloat {
    max(content.adjustedContentInset.top, content.safeAreaInsets.top)
  }

  private func focus() {
    if screen.field == nil {
      (content as? UITableView)?.scrollToRow(
        at: IndexPath(row: 20, section: 0), at: .middle, animated: false
      )
      rest()
    }
    screen.field?.becomeFirstResponder()
    rest()
  }

  /// The state to which the screen has to return.
  private struct Start {
    var active: Set<RoundTrip.Change> = []
    var offset: CGFloat = 0
    var topInset: CGFloat = 0
    /// True if the user has scrolled the field out of view: no change reveals the field.
    var isAway = false
  }

  private func setStart() {
    start = Start(
      active: active, offset: content.contentOffset.y, topInset: content.adjustedContentInset.top,
      isAway: isFieldHidden
    )
    way = []
    hasRevealed = false
  }

  /// True if the field is hidden at the starting offset, with the present insets.
  private var needsReveal: Bool {
    guard !kind.isChat, device.keyboard.isDocked, content.window != nil, let target = editedRect
    else { return false }
    let inset = content.adjustedContentInset
    // If the bar at the top grows, UIKit shifts the content.
    let offset = start.offset - (inset.top - start.topInset)
    return target.minY < offset + hiddenTop - 0.5
      || target.maxY > offset + content.bounds.height - inset.bottom + 0.5
  }

  private var isFieldHidden: Bool {
    guard !kind.isChat, device.keyboard.isDocked, let target = editedRect else { return false }
    return isHidden(target.minY...target.maxY, at: content.contentOffset.y)
  }

  /// True if the last step, for example a banner, has hidden a part of a field that was visible.
  private var hidesField: Bool {
    guard lastChange?.isCover == false, let target = editedRect, !before.isFieldHidden
    else { return false }
    let offset = before.offset - (content.adjustedContentInset.top - before.topInset)
    return [target.minY, target.maxY].contains { isHidden($0...$0, at: offset) }
  }

  private func isHidden(_ part: ClosedRange<CGFloat>, at offset: CGFloat) -> Bool {
    let bottom = offset + content.bounds.height - content.adjustedContentInset.bottom
    return part.upperBound <= offset + hiddenTop || part.lowerBound >= bottom
  }

  // MARK: Steps

  func perform(_ step: RoundTrip.Step) {
    before = (content.contentOffset.y, content.adjustedContentInset.top, isFieldHidden)
    let done: String?
    switch step {
    case .toggle(let change): done = toggle(change)
    case .lock: done = lock()
    case .scroll(let share): done = scroll(share)
    case .scrollAway(let share): done = scrollAway(share)
    }
    guard let done else { return }
    rest()
    finish(done)
  }

  private func finish(_ done: String) {
    way.append(done)
    restoreFocus()
    outcome.diary.append("\(done): \(Double(content.contentOffset.y))")
    if start.isAway ? hidesField : needsReveal { hasRevealed = true }
    guard active == start.active else { return }
    // The coordinator has scrolled to the field, and does not scroll back when the keyboard hides.
    guard !hasRevealed else { return setStart() }
    outcome.returns += 1
    let offset = content.contentOffset.y
    let pixel = 1 / content.traitCollection.displayScale
    guard abs(offset - start.offset) > pixel + 0.01 else { return }
    outcome.fault = RoundTripFault(
      before: Double(start.offset), after: Double(offset), way: way.joined(separator: ", ")
    )
  }

  private func toggle(_ change: RoundTrip.Change) -> String? {
    guard mayToggle(change) else { return nil }
    let isOn = !active.contains(change)
    lastChange = change
    guard changes.perform(change, isOn: isOn) else { return nil }
    if isOn { active.insert(change) } else { active.remove(change) }
    return isOn ? "\(change)" : "no \(change)"
  }

  private func lock() -> String? {
    guard hasKeys, cover == nil, activeKeyboard == nil else { return nil }
    device.keyboard.perform(.lockAndUnlock)
    return "lock"
  }

  private func scroll(_ share: Double) -> String? {
    guard cover == nil else { return nil }
    let visible = visibleSpan
    guard visible.upperBound - visible.lowerBound > 40 else { return nil }
    var distance = CGFloat(share) * (visible.upperBound - visible.lowerBound)
    if !kind.isChat {
      let offsets = startOffsets
      distance = content.contentOffset.y - offsets.nearest(to: content.contentOffset.y - distance)
    }
    guard abs(distance) >= 12 else { return nil }
    drag(by: distance)
    setStart()
    return "scroll by \(Int(distance))"
  }

  private func scrollAway(_ share: Double) -> String? {
    guard cover == nil, device.keyboard.isDocked, let target = editedRect else { return nil }
    let visible = visibleSpan
    guard visible.upperBound - visible.lowerBound > 40 else { return nil }
    let range = content.offsetsInRange
    let first = target.minY - content.bounds.height + content.adjustedContentInset.bottom
    let last = target.maxY - hiddenTop
    let (limit, end) = share < 0 ? (first, range.lowerBound) : (last, range.upperBound)
    // The field has to be hidden completely.
    guard share < 0 ? end < limit : end > limit else { return nil }
    let offset = limit + (end - limit) * CGFloat(abs(share))
    let distance = content.contentOffset.y - offset
    for _ in 0..<20 where abs(content.contentOffset.y - offset) >= 1 {
      let longest = (visible.upperBound - visible.lowerBound) / 2
      drag(by: min(max(content.contentOffset.y - offset, -longest), longest))
    }
    setStart()
    return "scroll away by \(Int(distance))"
  }

  /// The visible part of the content, in the screen's coordinate space.
  private var visibleSpan: ClosedRange<CGFloat> {
    let frame = content.convert(content.bounds, to: device.screen.coordinateSpace)
    let top = frame.minY + content.adjustedContentInset.top
    let keyboardTop = device.keyboard.frameInScreen?.minY ?? .infinity
    return top...max(top, min(frame.maxY - content.adjustedContentInset.bottom, keyboardTop))
  }

  private func drag(by distance: CGFloat) {
    let finger = HeadlessFinger(screen: device.screen)
    let visible = visibleSpan
    let frame = content.convert(content.bounds, to: device.screen.coordinateSpace)
    finger.touchDown(
      at: CGPoint(x: frame.maxX - 8, y: (visible.lowerBound + visible.upperBound) / 2)
    )
    finger.drag(by: distance, on: device)
    device.clock.advance(by: 0.2)
    finger.lift()
    rest()
  }

  // MARK: Possible changes

  private var hasKeys: Bool { active.contains(.keys) && device.keyboard.isDocked }
  private var cover: RoundTrip.Change? { active.first(where: \.isCover) }
  /// An active change of the keyboard that a hide, a rotation or a new focus would end.
  private var activeKeyboard: RoundTrip.Change? {
    [.emoji, .undocked, .floating].first(where: active.contains)
  }

  /// Changes of which only one can be active, because each replaces the others.
  private static let alternatives: [Set<RoundTrip.Change>] = [
    [.side, .window, .wideWindow], [.unfold, .halfOpen],
  ]

  private func mayToggle(_ change: RoundTrip.Change) -> Bool {
    let others = Self.alternatives.first { $0.contains(change) }?.subtracting([change]) ?? []
    guard kind.changes.contains(change), active.isDisjoint(with: others) else { return false }
    if let cover, cover != change {
      // After a menu, the keyboard returns with its old frame, even if an accessory view has grown.
      let isPossible = cover != .menu || change != .lines || !screen.canBecomeFirstResponder
      return isPossible && Self.changes(under: cover).contains(change)
    }
    if let activeKeyboard, activeKeyboard != change {
      switch change {
      // When an accessory view grows, UIKit replaces emoji by letters.
      case .lines: return !screen.canBecomeFirstResponder
      // Without a docked keyboard, a form has nothing to check.
      case .banner, .topBanner: return kind.isChat || activeKeyboard == .emoji
      default: return false
      }
    }
    switch change {
    case .suggestions, .emoji, .undocked, .floating, .menu:
      return active.contains(change) || hasKeys
    default: return true
    }
  }

  private static func changes(under cover: RoundTrip.Change) -> [RoundTrip.Change] {
    switch cover {
    case .menu: [.lines, .banner, .topBanner]
    case .otherApp: [.lines, .side, .unfold]
    default: [.lines, .banner, .topBanner, .side, .unfold, .halfOpen]
    }
  }

  /// Focuses the field or ends editing, as the active changes require.
  private func restoreFocus() {
    guard cover == nil else { return }
    let isEditing = screen.field?.isFirstResponder ?? false
    if active.contains(.keys), !isEditing {
      focus()
      way.append("focus again")
      // In a form, the focus scrolls to the field, so the trip starts anew.
      if !kind.isChat { setStart() }
    } else if !active.contains(.keys), isEditing {
      screen.field?.resignFirstResponder()
      device.keyboard.leaveFormSheet()
      rest()
    }
    if !active.contains(.keys), screen.canBecomeFirstResponder, !screen.isFirstResponder {
      screen.becomeFirstResponder()
      rest()
    }
  }

  // MARK: The end

  func undoAll() {
    rest()
    restoreFocus()
    if let cover { undo(cover) }
    if let activeKeyboard, !start.active.contains(activeKeyboard) { undo(activeKeyboard) }
    let order = RoundTrip.Change.allCases.filter { $0 != .keys } + [.keys]
    for change in order
    where outcome.fault == nil && active.contains(change) && !start.active.contains(change) {
      undo(change)
    }
    for change in order.reversed()
    where outcome.fault == nil && !active.contains(change) && start.active.contains(change) {
      undo(change)
    }
    if outcome.fault == nil { finish("the end") }
    outcome.remaining = RoundTrip.Change.allCases.filter {
      active.contains($0) != start.active.contains($0)
    }
  }

  private func undo(_ change: RoundTrip.Change) {
    before = (content.contentOffset.y, content.adjustedContentInset.top, isFieldHidden)
    guard outcome.fault == nil, let done = toggle(change) else { return }
    rest()
    finish(done)
  }

  func close() { device.close(window) }
}
