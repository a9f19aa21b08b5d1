import Testing

@testable @_spi(Headless) import UIKit

/// References to a released view are nil, because in UIKit they are weak or cleared.
struct ViewReferenceTests {
  @Test func `a subview, a layer, a guide and a constraint outlive their view`() {
    let subview = UIView()
    let guide = UILayoutGuide()
    weak var gone: UIView?
    let (layer, constraint) = {
      let view = UIView()
      view.addSubview(subview)
      view.addLayoutGuide(guide)
      let constraint = subview.widthAnchor.constraint(equalTo: view.widthAnchor)
      constraint.isActive = true
      #expect(subview.superview === view && guide.owningView === view)
      gone = view
      return (view.layer, constraint)
    }()
    expectNil(gone)
    expectNil(subview.superview)
    expectNil(guide.owningView)
    #expect(constraint.firstItem === subview)
    expectNil(constraint.secondItem)
    #expect(!constraint.isActive)
    expectNil(layer.animationKeys())
  }

  @Test func `views outlive their window`() {
    let device = HeadlessDevice()
    device.run {
      let view = UIView()
      let inside = UIView()
      view.addSubview(inside)
      weak var gone: UIWindow?
      do {
        let window = UIWindow(frame: CGRect(0, 0, 100, 100))
        window.addSubview(view)
        #expect(inside.window === window)
        gone = window
      }
      expectNil(gone)
      expectNil(view.superview)
      expectNil(inside.window)
      #expect(device.scene.windows.isEmpty)
    }
  }

  private final class ObservedWindow: UIWindow {
    nonisolated(unsafe) var onRelease: @MainActor () -> Void = {}

    deinit {
      let onRelease = onRelease
      MainActor.assumeIsolated(onRelease)
    }
  }

  // The last reference may end on any thread, while the scene lays out its windows.
  @Test func `a window that is being released is no longer among those of its scene`() {
    let device = HeadlessDevice()
    var counts: [Int] = []
    var window: ObservedWindow? = ObservedWindow(windowScene: device.scene)
    window?.makeKeyAndVisible()
    expectEqual(device.scene.windows.count, to: 1)
    #expect(device.scene.keyWindow === window)
    window?.onRelease = {
      counts.append(device.scene.windows.count)
      counts.append(device.scene.keyWindow == nil ? 0 : 1)
    }
    window = nil
    expectEqual(counts, to: [0, 0])
  }
}
