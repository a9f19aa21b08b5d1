import KeyboardScrollingTesting
@_spi(Headless) import UIKit

package struct StreamGenerator {
  private var random: SeededGenerator
  private var screen = StreamScreen()
  private var events: [StreamEvent] = []

  /// Returns a stream of at least forty events and a final rest.
  package static func stream(seed: Int) -> Stream {
    var generator = StreamGenerator(random: SeededGenerator(seed: seed))
    generator.makeScreen()
    // Late in a stream, the coordinator seldom has to keep a responder visible, because many kinds
    // of events end that duty. So half of the streams begin with a focus and two changes, each
    // followed by a rest.
    if generator.random.oneIn(2) { generator.addCalmEvents() }
    while generator.events.count < 40 { generator.addEvents() }
    generator.events.append(.rest)
    return Stream(seed: seed, screen: generator.screen, events: generator.events)
  }

  private init(random: SeededGenerator) { self.random = random }

  // MARK: Screens

  private mutating func makeScreen() {
    screen.device = StreamScreen.Device.allCases.randomElement(using: &random) ?? .iPhone14
    screen.container = random.one(of: .navigation, .navigation, .navigationAndTabs, .window, .sheet)
    screen.isOrderly = random.oneIn(2)
    screen.isAutomatic = screen.isOrderly || random.oneIn(2)
    for variation in StreamScreen.Variation.allCases
    where random.oneIn(variation == .noScrollToFocus ? 2 : 8) {
      // A keyboard that hides without a notification cannot be tracked.
      guard variation != .staysInBackground || !screen.isOrderly else { continue }
      screen.variations.append(variation)
    }
    let count = random.one(of: 1, 1, 1, 2, 2, 3)
    screen.views = []
    while screen.views.count < count { screen.views.append(makeView(of: count)) }
  }

  private mutating func makeView(of count: Int) -> StreamScreen.View {
    let number = screen.views.count
    var view = StreamScreen.View()
    view.kind = makeKind()
    if number > 0, random.oneIn(2) {
      let parent = Int.random(in: 0..<number, using: &random)
      view.parent = parent
      let height: CGFloat = view.kind == .carousel ? random.one(of: 120, 320) : 320
      let width: CGFloat = screen.views[parent].parent == nil ? 280 : 240
      view.frame = CGRect(x: 10, y: random.points(40...900), width: width, height: height)
    } else if count > 1 {
      view.frame = CGRect(
        x: 0, y: CGFloat(number) * 260, width: 300, height: random.one(of: 260, 400, 700)
      )
    } else if random.oneIn(4) {
      view.frame = CGRect(x: 0, y: 100, width: 300, height: random.one(of: 300, 500, 650))
    }
    view.behavior = random.one(of: 0, 0, 0, 2, 3, 1)
    view.contentHeight = random.one(of: 0, 300, 700, 900, 1600, 1600, 3000)
    view.fields = (0..<4).map { _ in random.points(0...Int(max(40, view.contentHeight - 40))) }
    view.top = random.one(of: 0, 0, 0, 20)
    view.bottom = random.one(of: 0, 0, 16, 60, 0.5, 300)
    view.indicatorBottom = random.one(of: 0, view.bottom, 13)
    view.transform = random.one(of: .none, .none, .none, .none, .none, .none, .flipped, .smaller)
    if random.oneIn(30) { view.transform = .quarter }
    view.turnsOver = view.transform != .quarter && random.oneIn(12)
    if view.transform == .none, !view.turnsOver, view.kind != .carousel, random.oneIn(6) {
      // The app cancels the inset for the home indicator.
      view.bottom = -34
    }
    view.dismissMode = random.one(of: 0, 0, 1, 2, 3, 4)
    if view.parent == nil, view.transform == .none, random.oneIn(6) { view.bar = 50 }
    view.coordinator = random.oneIn(8) ? nil : random.one(of: 0, 0, 0, 1)
    view.configuration = makeConfiguration()
    return view
  }

  private mutating func makeKind() -> StreamScreen.View.Kind {
    switch Int.random(in: 0..<14, using: &random) {
    case 0..<6: .scroll
    case 6..<8: .table
    case 8: .tableController
    case 9..<11: .text
    case 11..<13: .collection
    default: .carousel
    }
  }

  private mutating func makeConfiguration() -> StreamScreen.Configuration {
    var configuration = StreamScreen.Configuration()
    configuration.reveals = !random.oneIn(5)
    configuration.padding = random.one(of: 8, 8, 0, 40, -5)
    configuration.absorbsBaseline = random.oneIn(3)
    configuration.followsUndocked = random.oneIn(4)
    configuration.keepsDistance = random.oneIn(5)
    // Draw a number for a removed option. Without this draw, each seed would make a different
    // stream.
    _ = random.oneIn(5)
    return configuration
  }

  // MARK: Events

  private mutating func addEvents() {
    switch Int.random(in: 0..<100, using: &random) {
    case 0..<14: addFocus()
    case 14..<17: events.append(random.oneIn(4) ? .focusOutside : .resign)
    case 17..<22: events.append(.type(random.one(of: "a", "b c", "line\n", "\n\n\n")))
    case 22..<23: events.append(.caret(Int.random(in: 0..<200, using: &random)))
    case 23..<36: addKeyboardEvents()
    case 36..<41: addFingerEvents()
    case 41..<52: addLayoutEvent()
    case 52..<60: addContentEvent()
    case 60..<70: events.append(write())
    case 70..<71 where random.oneIn(3): events.append(.scrollToTop(view: view()))
    case 70..<73:
      let y = random.points(-200...2000)
      events.append(.scroll(view: view(), y, animated: random.oneIn(3)))
    case 73..<78: addManagementEvent()
    case 78..<81:
      guard let event = reentrantEvent() else { return }
      let callback = StreamEvent.Callback.allCases.randomElement(using: &random) ?? .didScroll
      events.append(.inside(callback, event))
    case 81..<85: events.append(.turns(random.one(of: 1, 2, 3)))
    case 85..<92: events.append(.advance(duration()))
    default: events.append(.rest)
    }
  }

  private mutating func addFocus() {
    guard !random.oneIn(8) else { return addCalmEvents() }
    events.append(.focus(view: view(), field: Int.random(in: 0..<4, using: &random)))
  }

  /// Adds a focus and two changes, with a rest after each.
  private mutating func addCalmEvents() {
    let view = view()
    events += [.focus(view: view, field: Int.random(in: 0..<4, using: &random)), .rest]
    for _ in 0..<2 {
      switch Int.random(in: 0..<6, using: &random) {
      case 0..<2: events.append(place(view))
      case 2..<4: addLayoutEvent()
      case 4: addContentEvent()
      default: events.append(write())
      }
      events.append(.rest)
    }
  }

  private mutating func place(_ view: Int) -> StreamEvent {
    .place(
      view: view, y: random.one(of: 0, 100, -50, 33.33),
      height: random.one(of: 844, 700, 508, 400, 120, 0, CGFloat(1194))
    )
  }

  /// Returns one of six usual durations, or any duration of at most three seconds.
  private mutating func duration() -> TimeInterval {
    guard random.oneIn(4) else { return random.one(of: 0.01, 0.05, 0.1, 0.2, 0.3, 1) }
    return TimeInterval(random.points(0...3000)) / 1000
  }

  private mutating func view() -> Int { Int.random(in: 0..<screen.views.count, using: &random) }

  private mutating func addKeyboardEvents() {
    guard !screen.isOrderly else { return addScenario() }
    switch Int.random(in: 0..<10, using: &random) {
    case 0..<2: addScenario()
    case 2..<4: addTrace()
    case 4..<6: addShow()
    default: events.append(.post(malformed()))
    }
  }

  private mutating func addScenario() {
    let scenario = scenario()
    guard case .moveFloating = scenario else { return events.append(.keyboard(scenario)) }
    // A user waits until the keyboard stands still, moves it, and waits again.
    events += [.advance(0.6), .keyboard(scenario), .advance(0.6)]
  }

  private mutating func scenario() -> StreamEvent.Scenario {
    let scenario = anyScenario()
    // Phones have no undocked keyboard: in an orderly stream, a phone shows its keyboard instead.
    switch scenario {
    case .undockByMenu, .undockByDrag, .float, .moveFloating, .dropShortcutsBar:
      return screen.device.isPad || !screen.isOrderly ? scenario : .show
    default: return scenario
    }
  }

  private mutating func anyScenario() -> StreamEvent.Scenario {
    let height = random.one(of: 216, 260, 291, 336, 380, CGFloat(320.5))
    let frame = CGRect(x: 60, y: random.points(100...500), width: 240, height: 260)
    // Each is equally likely; two further ones draw again.
    let scenarios: [StreamEvent.Scenario] = [
      .show, .show, .show, .hide, .hide, .hide, .moveFocusSameHeight, .autoFill, .secureFieldBurst,
      .resignAndBecome, .repeatedFrame, .dock, .dock, .dropShortcutsBar, .changeMultitaskingMode,
      .otherAppShows, .otherAppHides, .background, .foreground, .lockAndUnlock, .passwordPrompt,
      .interruptedShow, .hideReportingToolbar, .undockByMenu, .undockByDrag, .hardwareShortcutsBar,
      .moveFocus(height, via: 300), .toggleEmoji(height), .accessoryReloaded(44),
      .changeFrameOnly(height), .thirdParty([0, 216, height]), .float(frame),
    ]
    switch Int.random(in: 0..<34, using: &random) {
    case 28: return .predictiveBar(random.oneIn(2))
    case 33: return random.oneIn(2) ? .moveFloating(frame) : .hardwareAccessory(44)
    case let number: return scenarios[number < 28 ? number : number - 1]
    }
  }

  /// Adds a published trace, or parts of two, with notifications omitted, duplicated and delayed.
  private mutating func addTrace() {
    guard var trace = RecordedTraces.all.randomElement(using: &random),
      let other = RecordedTraces.all.randomElement(using: &random)
    else { return }
    if random.oneIn(2) {
      trace = Array(trace.prefix(Int.random(in: 1...trace.count, using: &random)))
      trace += other.suffix(Int.random(in: 1...other.count, using: &random))
    }
    addWithFaults(trace)
  }

  private mutating func addShow() {
    let frame = docked(random.one(of: 336, 291, 216))
    addWithFaults(
      [
        HeadlessKeyboardEvent.Name.willChangeFrame, .willShow, .didChangeFrame, .didShow,
      ].map { StreamEvent.Notification(name: $0.rawValue, end: frame, duration: 0.25, curve: 7) }
    )
  }

  private mutating func addWithFaults(_ notifications: [StreamEvent.Notification]) {
    for var notification in notifications where !random.oneIn(6) {
      if random.oneIn(8) { notification.delay = TimeInterval(random.points(0...100)) / 10 }
      events.append(.post(notification))
      if random.oneIn(8) { events.append(.post(notification)) }
      if random.oneIn(4) { events.append(.advance(random.one(of: 0.05, 0.25, 1))) }
    }
  }

  private func docked(_ height: CGFloat) -> CGRect {
    // The frame ends at the bottom of an iPhone 14, which is not the bottom of other screens.
    CGRect(x: 0, y: 844 - height, width: 390, height: height)
  }

  private mutating func malformed() -> StreamEvent.Notification {
    let names = HeadlessKeyboardEvent.Name.allCases
    return StreamEvent.Notification(
      name: (names.randomElement(using: &random) ?? .willShow).rawValue,
      begin: random.oneIn(3) ? frame() : nil,
      end: frame(),
      duration: random.one(of: 0.25, 0.25, 0, nil, -1, .nan, .infinity, 1e300),
      curve: random.one(of: 7, 0, 123, -1, nil, Int.max, Int.min),
      isLocal: random.one(of: true, true, false, nil),
      isElsewhere: random.oneIn(8),
      isMistyped: random.oneIn(8) ? true : nil,
      delay: random.oneIn(6) ? TimeInterval(random.points(0...100)) / 10 : 0
    )
  }

  private mutating func frame() -> CGRect? {
    switch Int.random(in: 0..<18, using: &random) {
    case 0..<4: return docked(336)
    case 4..<6: return docked(291)
    case 6: return docked(320.6667)
    case 7: return docked(336 + CGFloat.random(in: -0.02...0.02, using: &random))
    case 8: return docked(random.one(of: 44, 55, 20, 0.7, 944))
    case 9: return CGRect(x: 100, y: 300, width: 200, height: 260)
    case 10: return CGRect(x: 0, y: 300, width: 390, height: 260)
    case 11: return .zero
    case 12: return CGRect(x: 0, y: 0, width: 390, height: 0)
    case 13: return CGRect(x: 0, y: 844, width: 390, height: 336)
    case 14: return random.one(of: .null, .infinite)
    case 15: return CGRect(x: 0, y: CGFloat.nan, width: 390, height: 336)
    case 16: return random.oneIn(2) ? nil : CGRect(x: -1e300, y: 1, width: 1e300, height: 1e300)
    default:
      return CGRect(
        x: random.points(-500...500), y: random.points(-500...1500),
        width: random.points(-100...1500), height: random.points(-100...900)
      )
    }
  }

  private mutating func addFingerEvents() {
    let view = view()
    events.append(.touch(view: view, part: random.one(of: 0.2, 0.5, 0.8)))
    events.append(.drag(random.points(-300...300)))
    // Further events happen during the drag.
    for _ in 0..<Int.random(in: 0...2, using: &random) { addEvents() }
    if random.oneIn(3) { events.append(.drag(random.points(-300...300))) }
    events.append(.lift(velocity: random.one(of: 0, -800, 800, 200)))
  }

  private mutating func addLayoutEvent() {
    let view = view()
    switch Int.random(in: 0..<15, using: &random) {
    case 0..<3: events.append(place(view))
    case 3..<5: events.append(.safeArea(random.one(of: 0, 50, 400)))
    case 5:
      events.append(.window(CGRect(x: 40, y: 60, width: 320, height: random.one(of: 500, 784))))
    case 6: events.append(.rotate(toLandscape: random.oneIn(2)))
    case 7: events.append(.turnOver(view: view))
    case 8: events.append(.leave(view: view))
    case 9..<11: events.append(.enter(view: view))
    case 11: events.append(.behavior(view: view, random.one(of: 0, 1, 2, 3)))
    case 12: events.append(.scrolling(view: view, isEnabled: random.oneIn(2)))
    default: events.append(.bar(view: view, height: random.one(of: 50, 90, 0)))
    }
  }

  private mutating func addContentEvent() {
    let view = view()
    switch Int.random(in: 0..<12, using: &random) {
    case 0..<3:
      let height = random.one(of: 0, 120, 700, 843, 845, 1600, CGFloat(5000))
      events.append(.contentHeight(view: view, height))
    case 3..<6:
      events.append(.growAbove(view: view, random.one(of: 30, 300), follows: random.oneIn(2)))
    case 6..<8:
      let count = Int.random(in: 1...8, using: &random)
      events.append(.insertRows(view: view, count: count, atStart: random.oneIn(2)))
    case 8:
      let count = Int.random(in: 1...8, using: &random)
      events.append(.deleteRows(view: view, count: count, atStart: random.oneIn(2)))
    case 9: events.append(.reload(view: view))
    case 10: events.append(.reloadRow(view: view, Int.random(in: 0..<20, using: &random)))
    default:
      let row = Int.random(in: 0..<20, using: &random)
      events.append(.moveRow(view: view, from: row, to: Int.random(in: 0..<20, using: &random)))
    }
  }

  private mutating func write() -> StreamEvent {
    let view = view()
    let part = CGFloat(Int.random(in: 0..<8, using: &random)) / 8
    let turnsOver = screen.views.contains {
      $0.turnsOver || $0.transform == .flipped || $0.transform == .quarter
    }
    switch Int.random(in: 0..<10, using: &random) {
    case 0..<4: return .add(view: view, random.points(turnsOver ? 0...60 : -40...60), atTop: false)
    case 4: return .add(view: view, random.points(0...40), atTop: true)
    case 5..<7: return .addToIndicator(view: view, random.points(turnsOver ? 0...30 : -20...30))
    case 7..<9: return .assign(view: view, part: part)
    default: return .assignIndicator(view: view, part: part)
    }
  }

  private mutating func addManagementEvent() {
    let view = view()
    switch Int.random(in: 0..<9, using: &random) {
    case 0..<4:
      let coordinator = Int.random(in: 0..<3, using: &random)
      events.append(.manage(view: view, coordinator: coordinator, makeConfiguration()))
    case 4: events.append(.stop(view: view))
    case 5: events.append(.release(coordinator: Int.random(in: 0..<3, using: &random)))
    case 6: events.append(.discard(view: view))
    case 7: events.append(.reveal(coordinator: 0, animated: random.oneIn(2)))
    default: events.append(.keepVisible(view: view, field: 0, with: 1))
    }
  }

  private mutating func reentrantEvent() -> StreamEvent? {
    let view = view()
    switch Int.random(in: 0..<11, using: &random) {
    case 0..<3: return write()
    case 3: return .focus(view: view, field: 1)
    case 4: return .resign
    case 5: return .place(view: view, y: 0, height: random.one(of: 400, 600))
    case 6: return .insertRows(view: view, count: 2, atStart: true)
    case 7: return .stop(view: view)
    case 8: return .discard(view: view)
    case 9: return .manage(view: view, coordinator: 1, makeConfiguration())
    default: return .release(coordinator: 0)
    }
  }
}
