import Testing

@testable @_spi(Headless) import UIKit

@MainActor
@Suite("Release of windows")
struct WindowReleaseTests {
  private final class ObservedWindow: UIWindow {
    nonisolated(unsafe) var onRelease: @MainActor () -> Void = {}

    deinit {
      let onRelease = onRelease
      MainActor.assumeIsolated(onRelease)
    }
  }

  // The last reference may go on any thread, while the scene lays out its windows.
  @Test func `a window that is being released is no longer among those of its scene`() {
    let device = HeadlessDevice()
    var counts: [Int] = []
    var window: ObservedWindow? = ObservedWindow(windowScene: device.scene)
    window?.makeKeyAndVisible()
    #expect(device.scene.windows.count == 1)
    #expect(device.scene.keyWindow === window)
    window?.onRelease = {
      counts.append(device.scene.windows.count)
      counts.append(device.scene.keyWindow == nil ? 0 : 1)
    }
    window = nil
    #expect(counts == [0, 0])
  }
}
