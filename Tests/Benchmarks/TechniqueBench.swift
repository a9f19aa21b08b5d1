import CoreGraphics
import Foundation
import KeyboardScrolling
import KeyboardScrollingHeadless
@_spi(Headless) import UIKit
import Workshop

/// The cost of a technique beyond the same event without one.
struct TechniqueMeasurement: Codable {
  let technique: String
  let managed: Int
  /// Views in the scroll view that has the first responder.
  let views: Int
  /// The processor time of each event, in microseconds.
  let times: [TechniqueEvent: Double]
  let allocations: [TechniqueEvent: Int]
  let writes: Int
  let visits: Int
}

/// An event that the techniques handle.
enum TechniqueEvent: String, CaseIterable, Codable, CodingKeyRepresentable {
  case show
  case arrival
  case equalRepeat = "repeat"
  case layout
  case hide
}

/// A window with a device's keyboard, and a technique for each scroll view.
@MainActor
private final class TechniqueBench {
  private let device = HeadlessDevice(.iPhone14)
  private let controller = UIViewController()
  private let scrollViews: [UIScrollView]
  private let field = BenchField()
  private var techniques: [any KeyboardTechnique] = []
  private var window: UIWindow?
  private var times: [TechniqueEvent: [Double]] = [:]
  private(set) var counts: [TechniqueEvent: Counts] = [:]

  private static let shown = CGRect(x: 0, y: 508, width: 390, height: 336)
  private static let hidden = CGRect(x: 0, y: 844, width: 390, height: 336)

  init(_ type: any KeyboardTechnique.Type, managed: Int, views: Int) {
    scrollViews = (0..<managed).map { _ in UIScrollView() }
    device.run {
      let center = NotificationCenter()
      device.keyboard.notificationCenter = center
      device.keyboard.isAutomatic = false
      addViews(views)
      window = device.makeWindow(rootViewController: controller)
      Environment.headless(device, notificationCenter: center).run {
        for scrollView in scrollViews
        where type.isApplicable(to: scrollView, in: controller) {
          let technique = type.init(notificationCenter: center)
          technique.attach(to: scrollView, in: controller)
          techniques.append(technique)
        }
      }
      field.claims = true
      center.post(name: UITextField.textDidBeginEditingNotification, object: field)
      device.clock.settle()
    }
  }

  private func addViews(_ count: Int) {
    for scrollView in scrollViews {
      scrollView.frame = controller.view.bounds
      scrollView.contentSize = CGSize(width: 390, height: 1600)
      controller.view.addSubview(scrollView)
    }
    for _ in 0..<count { scrollViews[0].addSubview(UIView(frame: .zero)) }
    field.frame = CGRect(x: 16, y: 100, width: 358, height: 44)
    scrollViews[0].addSubview(field)
  }

  /// Runs and measures every event once.
  func sample() {
    device.run {
      measure(.show) { post([.willChangeFrame, .willShow], Self.shown) }
      // Some techniques act only after the keyboard has arrived.
      device.clock.advance(by: 0.25)
      measure(.arrival) { post([.didChangeFrame, .didShow], Self.shown) }
      measure(.equalRepeat) { post([.willChangeFrame, .willShow], Self.shown) }
      measure(.layout) {
        controller.view.setNeedsLayout()
        controller.view.layoutIfNeeded()
      }
      measure(.hide) { post([.willChangeFrame, .willHide], Self.hidden) }
      device.clock.advance(by: 0.25)
      post([.didChangeFrame, .didHide], Self.hidden)
      // A technique that moves the frame at each notification would move it further with every
      // event.
      controller.view.frame = Bench.bounds
      device.clock.advance(by: 1)
    }
  }

  private func measure(_ event: TechniqueEvent, _ body: () -> Void) {
    var time = 0.0
    counts[event] = Counts.of(scrollViews) {
      let start = threadTime()
      body()
      time = threadTime() - start
    }
    times[event, default: []].append(time)
  }

  func time(of event: TechniqueEvent) -> Double { (times[event] ?? []).median }

  private func post(_ names: [HeadlessKeyboardEvent.Name], _ endFrame: CGRect) {
    for name in names {
      device.keyboard.post(
        HeadlessKeyboardEvent(
          name,
          beginFrame: Self.hidden,
          endFrame: endFrame,
          duration: 0.25,
          curve: 7,
          isLocal: true
        )
      )
    }
    device.clock.settle()
  }
}

@MainActor
struct TechniqueMeasuring {
  let rounds: Int

  func run() -> [TechniqueMeasurement] {
    [(1, 100), (1, 10_000), (10, 100)].flatMap { managed, views in
      progress("techniques: \(managed) managed, \(views) views")
      return run(managed: managed, views: views)
    }
  }

  private func run(managed: Int, views: Int) -> [TechniqueMeasurement] {
    let benches = KeyboardTechniques.all.map { type in
      (name: type.name, bench: TechniqueBench(type, managed: managed, views: views))
    }
    for _ in 0..<rounds {
      for (_, bench) in benches { bench.sample() }
    }
    guard let nothing = benches.first?.bench else { return [] }
    return benches.map { name, bench in
      TechniqueMeasurement(
        technique: name,
        managed: managed,
        views: views,
        times: byEvent { max(0, bench.time(of: $0) - nothing.time(of: $0)) },
        allocations: byEvent {
          (bench.counts[$0]?.allocations ?? 0) - (nothing.counts[$0]?.allocations ?? 0)
        },
        writes: (bench.counts[.show]?.writes ?? 0) + (bench.counts[.arrival]?.writes ?? 0),
        visits: (bench.counts[.show]?.visits ?? 0) - (nothing.counts[.show]?.visits ?? 0)
      )
    }
  }

  private func byEvent<Value>(_ value: (TechniqueEvent) -> Value) -> [TechniqueEvent: Value] {
    Dictionary(uniqueKeysWithValues: TechniqueEvent.allCases.map { ($0, value($0)) })
  }
}
