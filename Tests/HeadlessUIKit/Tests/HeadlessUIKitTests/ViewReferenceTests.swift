import CoreGraphics
import Testing
@_spi(Headless) import UIKit

/// References to a released view are nil: in UIKit they are weak, or cleared.
@MainActor
@Suite struct ViewReferenceTests {
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
    #expect(gone == nil)
    #expect(subview.superview == nil)
    #expect(guide.owningView == nil)
    #expect(constraint.firstItem === subview)
    #expect(constraint.secondItem == nil)
    #expect(!constraint.isActive)
    #expect(layer.animationKeys() == nil)
  }

  @Test func `views outlive their window`() {
    let device = HeadlessDevice()
    device.run {
      let view = UIView()
      let inside = UIView()
      view.addSubview(inside)
      weak var gone: UIWindow?
      do {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.addSubview(view)
        #expect(inside.window === window)
        gone = window
      }
      #expect(gone == nil)
      #expect(view.superview == nil)
      #expect(inside.window == nil)
      #expect(device.scene.windows.isEmpty)
    }
  }
}
