import KeyboardScrolling
@_spi(Headless) import UIKit

struct FrameMeasurement {
  let event: FrameEvent
  /// The processor time in microseconds, minus that of the headless UIKit, the stand-in, alone.
  let time: Double
  /// The number of allocations, minus those of the stand-in alone.
  let allocations: Int
  let conversions: Int
  /// The number of times that the library reads the caret's position.
  let caretRequests: Int
}

enum FrameEvent: String, CaseIterable {
  /// A frame in which the library moves a table beside its bar, while the keyboard shows.
  case listFrame = "frame of a list"
  /// The end of a turn, with the keyboard up and the managed screen behind another tab.
  case hiddenCheck = "idle check, screen hidden"
  /// A scroll by one point and the end of the turn, while the user edits a text view.
  case textScroll = "scroll step, text view edited"
}

@MainActor struct FrameMeasuring {
  let rounds: Int

  func run() -> [FrameMeasurement] {
    FrameEvent.allCases.map { event in
      let library = FrameBench(event, isManaged: true)
      let alone = FrameBench(event, isManaged: false)
      var times: [Double] = []
      var (counts, countsAlone) = (Counts(), Counts())
      var requests = 0
      for _ in 0..<rounds {
        let (time, cost, asked) = library.sample()
        let (timeAlone, costAlone, askedAlone) = alone.sample(like: library)
        times.append(time - timeAlone)
        (counts, countsAlone, requests) = (cost, costAlone, asked - askedAlone)
      }
      let count = FrameBench.count
      return FrameMeasurement(
        event: event,
        time: max(0, times.median) / Double(count),
        allocations: (counts.allocations - countsAlone.allocations) / count,
        conversions: (counts.conversions - countsAlone.conversions) / count,
        caretRequests: requests / count
      )
    }
  }
}

/// A screen whose frames and turns run only on request.
@MainActor private final class FrameBench {
  static let count = 12

  private let event: FrameEvent
  private let device = HeadlessDevice(.iPhone14)
  private let center = NotificationCenter()
  private let turns = Turns()
  private let rows = Rows()
  private let scrollView: UIScrollView
  private let text = CountingTextView(frame: CGRect(x: 16, y: 100, width: 358, height: 200))
  private let bar = UIView(frame: CGRect(x: 0, y: 760, width: 390, height: 84))
  private let tabs = UITabBarController()
  private var window: UIWindow?
  private var coordinator: KeyboardScrollCoordinator?
  private(set) var offsets: [CGFloat] = []

  init(_ event: FrameEvent, isManaged: Bool) {
    self.event = event
    scrollView = event == .textScroll ? UIScrollView() : UITableView()
    device.keyboard.notificationCenter = center
    device.keyboard.isAutomatic = false
    // An animation that begins at zero would count as not yet committed.
    turns.time = 1
    device.run {
      makeScreen()
      guard isManaged else { return }
      turns.makeEnvironment(center).run {
        var configuration = KeyboardScrollCoordinator.Configuration()
        configuration.keepsDistanceToEnd = event != .textScroll
        let coordinator = KeyboardScrollCoordinator(configuration: configuration)
        coordinator.manage(scrollView, bar: event == .textScroll ? nil : bar)
        self.coordinator = coordinator
      }
    }
  }

  private func makeScreen() {
    let screen = UIViewController()
    scrollView.frame = screen.view.bounds
    scrollView.contentSize = CGSize(width: 390, height: 1600)
    screen.view.addSubview(scrollView)
    if let table = scrollView as? UITableView {
      table.rowHeight = 44
      table.estimatedRowHeight = 0
      table.dataSource = rows
      screen.view.addSubview(bar)
    } else {
      text.text = String(repeating: "word ", count: 200)
      scrollView.addSubview(text)
    }
    tabs.viewControllers = [screen, UIViewController()]
    window = device.makeWindow(rootViewController: tabs)
    device.clock.settle()
  }

  // MARK: Samples

  /// Measures the event, in microseconds of processor time.
  ///
  /// Without the library, this bench writes the offsets that `other`, a bench with the library, has
  /// recorded.
  func sample(like other: FrameBench? = nil) -> (time: Double, counts: Counts, requests: Int) {
    device.run {
      prepare()
      offsets = []
      text.requests = 0
      var time = 0.0
      let counts = Counts.of([scrollView]) {
        let start = threadTime()
        for number in 0..<Self.count { step(number, like: other) }
        time = threadTime() - start
      }
      let requests = text.requests
      finish()
      return (time, counts, requests)
    }
  }

  private func step(_ number: Int, like other: FrameBench?) {
    switch event {
    case .listFrame:
      turns.time += 1.0 / 120
      turns.frame?(turns.time)
      if let other { scrollView.contentOffset.y = other.offsets[number] }
      window?.layoutIfNeeded()
      offsets.append(scrollView.contentOffset.y)
    case .hiddenCheck: turns.observer?()
    case .textScroll:
      scrollView.contentOffset.y += 1
      turns.observer?()
    }
  }

  private func prepare() {
    if event == .textScroll { text.becomeFirstResponder() }
    scrollView.contentOffset.y = event == .textScroll ? 0 : scrollView.contentSize.height - 760
    post(.willShow, CGRect(x: 0, y: 508, width: 390, height: 336)) { self.bar.frame.origin.y = 458 }
    switch event {
    case .listFrame:
      // The list moves once the bar is measured, at the end of a turn.
      turns.pass { device.clock.settle() }
      guard coordinator == nil || turns.frame != nil else { fatalError("The list does not move.") }
    case .hiddenCheck:
      passTurns()
      tabs.selectedIndex = 1
      passTurns()
    case .textScroll: break
    }
  }

  private func finish() {
    tabs.selectedIndex = 0
    post(.willHide, CGRect(x: 0, y: 844, width: 390, height: 336)) { self.bar.frame.origin.y = 760 }
    turns.time += 2
    while let frame = turns.frame { frame(turns.time) }
    passTurns()
    scrollView.headlessOffsetHistory = []
  }

  /// Posts an event; a layer's animations begin on the device's clock, which follows the turns.
  private func post(_ name: HeadlessKeyboardEvent.Name, _ end: CGRect, _ move: @escaping () -> Void)
  {
    device.clock.advance(by: turns.time - device.clock.now)
    device.keyboard.post(
      HeadlessKeyboardEvent(name, endFrame: end, duration: 0.25, curve: 7, isLocal: true)
    )
    UIView.animate(withDuration: 0.25, animations: move)
    device.clock.settle()
    turns.pass()
  }

  private func passTurns() { turns.passAll { device.clock.settle() } }

  private final class Rows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 60 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }
  }

  private final class CountingTextView: UITextView {
    var requests = 0

    override func caretRect(for position: UITextPosition) -> CGRect {
      requests += 1
      return super.caretRect(for: position)
    }
  }
}
