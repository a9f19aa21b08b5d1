import Testing
import UIKit

@testable import KeyboardScrollingTesting

/// Tests the simulated layout guide with a keyboard of 336 points.
@MainActor struct SimulatedLayoutGuideTests {
  /// A bar of 50 points, with constraints of the test's choice.
  @MainActor private final class BarScreen {
    let screen = TestScreen()
    let bar = UIView()
    var view: UIView { screen.controller.view }
    var guide: UIKeyboardLayoutGuide { view.keyboardLayoutGuide }
    var keyboard: KeyboardSimulator { screen.keyboard }
    var height: CGFloat { screen.bottom - bar.frame.maxY }
    let atRest: CGFloat

    init(_ constraints: (BarScreen.Place) -> [NSLayoutConstraint]) {
      let view: UIView = screen.controller.view
      bar.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(bar)
      NSLayoutConstraint.activate(
        [bar.heightAnchor.constraint(equalToConstant: 50)]
          + constraints(Place(bar: bar, guide: view.keyboardLayoutGuide))
      )
      view.layoutIfNeeded()
      atRest = screen.bottom - bar.frame.maxY
    }

    struct Place {
      let bar: UIView
      let guide: UIKeyboardLayoutGuide
    }

    static func pinned() -> BarScreen {
      BarScreen {
        [
          $0.bar.bottomAnchor.constraint(equalTo: $0.guide.topAnchor),
          $0.bar.leadingAnchor.constraint(equalTo: $0.guide.leadingAnchor),
          $0.bar.trailingAnchor.constraint(equalTo: $0.guide.trailingAnchor),
        ]
      }
    }
  }

  @Test func `the bar follows the keyboard only after the guide is simulated, once or twice`() {
    let bar = BarScreen.pinned()
    bar.keyboard.show()
    expectEqual(bar.height, to: bar.atRest)
    for _ in 0..<2 {
      bar.keyboard.simulateKeyboardLayoutGuide(of: bar.view)
      expectEqual(bar.height, to: 336)
    }
    bar.keyboard.hide()
    expectEqual(bar.height, to: bar.atRest)
    bar.keyboard.show()
    expectEqual(bar.height, to: 336)
    expectEqual(bar.bar.frame.width, to: bar.view.bounds.width)
  }

  @Test func `a spacer of the guide's height grows, and a view at the guide's bottom stays`() {
    let bar = BarScreen {
      [$0.bar.bottomAnchor.constraint(equalTo: $0.guide.bottomAnchor)]
    }
    let spacer = UIView()
    spacer.translatesAutoresizingMaskIntoConstraints = false
    bar.view.addSubview(spacer)
    spacer.heightAnchor.constraint(equalTo: bar.guide.heightAnchor, multiplier: 2).isActive = true
    bar.view.layoutIfNeeded()
    let before = spacer.frame.height
    bar.keyboard.simulateKeyboardLayoutGuide(of: bar.view)
    bar.keyboard.show()
    let rise = 336 - (bar.screen.bottom - bar.guide.layoutFrame.minY)
    expectEqual(spacer.frame.height - before, to: 2 * rise)
    expectEqual(bar.height, to: bar.atRest)
  }

  @Test func `the bar keeps a distance that the app assigns while the keyboard is up`() throws {
    let bar = BarScreen.pinned()
    let constraint = try #require(
      bar.view.constraints.first { $0.firstItem === bar.bar && $0.firstAttribute == .bottom }
    )
    bar.keyboard.simulateKeyboardLayoutGuide(of: bar.view)
    bar.keyboard.show()
    constraint.constant = -12
    bar.keyboard.show()
    expectEqual(bar.height, to: 348)
    bar.keyboard.hide()
    expectEqual(bar.height, to: bar.atRest + 12)
  }

  @Test func `a view that a handler pins to the guide is on the keyboard at once`() {
    let bar = BarScreen { _ in [] }
    bar.keyboard.simulateKeyboardLayoutGuide(of: bar.view)
    let pin = bar.bar.bottomAnchor.constraint(equalTo: bar.guide.topAnchor)
    bar.screen.onEvent = { if $0.name == .willShow { pin.isActive = true } }
    bar.keyboard.show()
    expectEqual(bar.height, to: 336)
    bar.keyboard.hide()
    expectEqual(bar.height, to: bar.screen.bottom - bar.guide.layoutFrame.minY)
  }

  @Test func `with followsUndockedKeyboard, the bar follows a floating keyboard`() {
    let bar = BarScreen.pinned()
    bar.keyboard.simulateKeyboardLayoutGuide(of: bar.view)
    bar.keyboard.show()
    bar.keyboard.perform(.float(to: CGRect(x: 0, y: 200, width: 320, height: 200)))
    expectEqual(bar.height, to: bar.atRest)
    bar.guide.followsUndockedKeyboard = true
    bar.keyboard.perform(.float(to: CGRect(x: 0, y: 150, width: 320, height: 200)))
    expectEqual(bar.bar.frame.maxY, to: 150)
  }

  @Test
  func `a simulated guide moves all views pinned to it, and no views pinned to another guide`() {
    let bar = BarScreen.pinned()
    let below = UIView()
    below.translatesAutoresizingMaskIntoConstraints = false
    bar.screen.window.addSubview(below)
    below.topAnchor.constraint(equalTo: bar.guide.topAnchor).isActive = true
    let other = UIView(frame: bar.view.bounds)
    bar.view.addSubview(other)
    bar.keyboard.simulateKeyboardLayoutGuide(of: other)
    bar.keyboard.show()
    expectEqual(bar.height, to: bar.atRest)
    bar.keyboard.simulateKeyboardLayoutGuide(of: bar.view)
    bar.screen.window.layoutIfNeeded()
    expectEqual(below.frame.minY, to: bar.screen.bottom - 336)
  }

  @Test
  func `handlers read the bar's final position, and the bar moves in the keyboard's animation`() {
    let bar = BarScreen.pinned()
    bar.keyboard.simulateKeyboardLayoutGuide(of: bar.view)
    let layouts = LayoutDurations(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
    bar.bar.addSubview(layouts)
    bar.view.layoutIfNeeded()
    var heights: [CGFloat] = []
    bar.screen.onEvent = { event in
      guard event.name == .willShow else { return }
      bar.view.layoutIfNeeded()
      heights.append(bar.height)
      layouts.setNeedsLayout()
    }
    layouts.durations = []
    bar.keyboard.show()
    expectEqual(heights, to: [336])
    #expect(!layouts.durations.isEmpty && layouts.durations.allSatisfy { $0 == 0.25 })
  }

  @Test func `the simulator references the view weakly`() async {
    let screen = TestScreen()
    weak var view: UIView?
    do {
      let added = UIView(frame: screen.controller.view.bounds)
      screen.controller.view.addSubview(added)
      screen.keyboard.simulateKeyboardLayoutGuide(of: added)
      added.removeFromSuperview()
      view = added
    }
    await TestApplication.nextTurn()
    expectNil(view)
    screen.keyboard.show()
    expectEqual(screen.names, to: [.willChangeFrame, .willShow])
  }

  @Test func `the bar has its constraint's distance, with either view as the first item`() {
    for distance in [-8, 30] as [CGFloat] {
      let bar = BarScreen {
        [$0.bar.bottomAnchor.constraint(equalTo: $0.guide.topAnchor, constant: distance)]
      }
      bar.keyboard.simulateKeyboardLayoutGuide(of: bar.view)
      bar.keyboard.show()
      expectEqual(bar.height, to: 336 - distance, note: "\(distance)")
    }
    // In Apple's samples, the guide is the first item.
    let guideFirst = BarScreen {
      [$0.guide.topAnchor.constraint(equalTo: $0.bar.bottomAnchor, constant: 8)]
    }
    guideFirst.keyboard.simulateKeyboardLayoutGuide(of: guideFirst.view)
    guideFirst.keyboard.show()
    expectEqual(guideFirst.height, to: 344)
  }
}

private final class LayoutDurations: UIView {
  var durations: [Double] = []

  override func layoutSubviews() {
    super.layoutSubviews()
    durations.append(UIView.inheritedAnimationDuration)
  }
}
