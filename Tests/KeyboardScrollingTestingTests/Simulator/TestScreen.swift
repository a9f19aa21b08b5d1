@testable import KeyboardScrollingTesting

#if os(Linux)
@_spi(Headless) import UIKit
#else
import UIKit
#endif

/// A window as large as the device's screen, with a scroll view that fills it.
@MainActor final class TestScreen {
  let window: UIWindow
  let controller = UIViewController()
  let scrollView = UIScrollView()
  let center = NotificationCenter()
  let keyboard: KeyboardSimulator
  private(set) var received: [KeyboardEvent] = []
  private(set) var screens: [UIScreen?] = []
  private var observer: NotificationObserver?
  var onEvent: ((KeyboardEvent) -> Void)?

  init(heights: KeyboardHeights? = KeyboardHeights(letters: 336, suggestions: 45)) {
    #if os(Linux)
    // A separate device, because other tests may release windows of the shared one on other
    // threads.
    let device = HeadlessDevice()
    window = UIWindow(windowScene: device.scene)
    #else
    window = TestApplication.makeWindow()
    #endif
    window.frame = window.screen.bounds
    window.rootViewController = controller
    window.isHidden = false
    scrollView.frame = window.bounds
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.contentSize = CGSize(width: window.bounds.width, height: 3000)
    controller.view.frame = window.bounds
    controller.view.addSubview(scrollView)
    window.layoutIfNeeded()
    #if os(Linux)
    keyboard = device.run { [window, center] in
      KeyboardSimulator(window: window, heights: heights, notificationCenter: center)
    }
    #else
    keyboard = KeyboardSimulator(window: window, heights: heights, notificationCenter: center)
    #endif
    observer = NotificationObserver(
      KeyboardEvent.Name.allCases.map { ($0.notificationName, ()) },
      center: center,
      read: { notification, _ in
        KeyboardEvent(notification).map { ($0, notification.object as? UIScreen) }
      },
      handle: { [weak self] event, screen in
        self?.received.append(event)
        self?.screens.append(screen)
        self?.onEvent?(event)
      }
    )
  }

  var names: [KeyboardEvent.Name] { received.map(\.name) }
  var bottom: CGFloat { window.screen.bounds.maxY }

  var shownOffset: CGFloat {
    var offset: CGFloat = 0
    keyboard.clock.perform { offset = scrollView.shownGeometry.bounds.minY }
    return offset
  }

  /// Adds a view that covers a range of distances from the bottom of the window.
  func addView(above range: ClosedRange<CGFloat>, to view: UIView? = nil) -> UIView {
    let frame = CGRect(
      x: 16, y: window.bounds.maxY - range.upperBound, width: 100,
      height: range.upperBound - range.lowerBound
    )
    let added = UIView(frame: frame)
    (view ?? scrollView).addSubview(added)
    return added
  }

  /// Posts a notification of the system's keyboard, which covers the bottom of the window.
  func systemPosts(_ name: KeyboardEvent.Name, covered: CGFloat = 300) {
    let frame = CGRect(x: 0, y: bottom - covered, width: window.bounds.width, height: 300)
    let event = KeyboardEvent(name, endFrame: frame)
    center.post(name: name.notificationName, object: nil, userInfo: event.userInfo)
  }
}
