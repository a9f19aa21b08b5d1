#if os(Linux)
import Testing
@_spi(Headless) import UIKit

@testable import KeyboardScrolling

@MainActor
struct AppInterferenceTests {
  /// Lets section headers scroll away with an inset, as many apps do.
  private final class HeaderInset: NSObject, UITableViewDelegate {
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      let y = scrollView.contentOffset.y
      guard y >= 0 else { return }
      scrollView.contentInset = UIEdgeInsets(top: -min(y, 40), left: 0, bottom: 0, right: 0)
    }
  }

  @Test(arguments: OptionMatrix.focus)
  func `after a flick, a table whose delegate assigns insets in each step has its keyboard inset`(
    _ option: Option
  ) {
    let screen = FieldListController()
    let delegate = HeaderInset()
    ControllerStage.run(UINavigationController(rootViewController: screen), option) { stage in
      screen.table.delegate = delegate
      let search = UITextField(frame: CGRect(x: 16, y: 100, width: 200, height: 36))
      screen.view.addSubview(search)
      stage.wait(1)
      stage.coordinator.manage(screen.table)
      stage.focus(search)
      for _ in 0..<3 {
        let finger = HeadlessFinger.touch(at: 450)
        finger.move(along: steps(from: 440, to: 150, by: 20), stage.device.clock)
        finger.lift(velocity: CGPoint(x: 0, y: -1500))
        stage.wait(5)
        screen.table.expect(bottom: 302, indicator: 302)
      }
    }
  }

  @Test(arguments: OptionMatrix.focus)
  func `if the app switches UIKit's adjustment off or on, the total inset stays`(_ option: Option) {
    Scene.run(Scene.Setup(container: .window).on(option)) { scene in
      scene.show(Keyboard.iPhone)
      @MainActor func expect(_ b: CGFloat, _ change: (UIScrollView) -> Void) {
        change(scene.scrollView)
        scene.settle()
        scene.expect(bottom: b, adjusted: 336)
      }
      for _ in 0..<3 {
        expect(336) { $0.isScrollEnabled = false }
        expect(302) { $0.isScrollEnabled = true }
        expect(336) { $0.contentInsetAdjustmentBehavior = .never }
        expect(302) { $0.contentInsetAdjustmentBehavior = .automatic }
      }
      scene.scrollView.contentSize.height = 500
      scene.settle()
      for _ in 0..<3 {
        expect(302) { $0.alwaysBounceVertical = true }
        expect(336) { $0.alwaysBounceVertical = false }
      }
      scene.hide()
      scene.expect(bottom: 0)
    }
  }

  /// For example, when a button appears that floats over the end of the content.
  @Test(arguments: OptionMatrix.insets, [false, true])
  func `content at its end stays if an app assigns its inset in an animation`(
    option: Option, isList: Bool
  ) {
    @MainActor func play(_ scene: Scene) {
      scene.show(Keyboard.iPhone)
      scene.wait(1)
      let end = scene.scrollView.contentSize.height + 336 - 844
      scene.o = end
      scene.wait(1)
      UIView.animate(withDuration: 0.25) { scene.scrollView.contentInset.bottom = 80 }
      for _ in 0..<20 {
        scene.wait(1 / 60)
        #expect(abs(scene.scrollView.headlessPresentationBounds.minY - end) < 8)
      }
      scene.expect(bottom: 382, offset: end)
    }
    let setup = Scene.Setup().on(option)
    if isList {
      FieldTable(count: 20, rowHeight: 80).run(setup, play)
    } else {
      Scene.run(setup, play)
    }
  }

  @Test(arguments: OptionMatrix.focus)
  func `a list in a reused cell is measured at the cell's position`(_ option: Option) {
    Scene.run(Scene.Setup.withoutAdjustment.on(option)) { scene in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.frame = CGRect(x: 0, y: 500, width: 390, height: 300)
      scene.scrollView.addSubview(cell)
      scene.o = 0
      let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 300))
      list.contentInsetAdjustmentBehavior = .never
      scene.place(list, in: cell.contentView, contentHeight: 900, baseline: 7)
      scene.coordinator.manage(list)
      @MainActor func reuse(at y: CGFloat) {
        cell.removeFromSuperview()
        cell.frame.origin.y = y
        scene.scrollView.addSubview(cell)
        scene.settle()
      }
      scene.show(Keyboard.iPhone)
      // 800 - 508, and the list's own inset of 7.
      list.expect(bottom: 299)
      reuse(at: 100)
      list.expect(bottom: 7)
      reuse(at: 300)
      list.expect(bottom: 99)
      cell.removeFromSuperview()
      scene.hide()
      reuse(at: 500)
      list.expect(bottom: 7, indicator: 7)
    }
  }
}
#endif
