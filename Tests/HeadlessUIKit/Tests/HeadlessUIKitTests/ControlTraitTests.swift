import CoreGraphics
import Testing
@_spi(Headless) import UIKit

@Suite("Traits")
@MainActor
struct ControlTraitTests {
  struct Case: Sendable {
    let size: CGSize
    let horizontal: UIUserInterfaceSizeClass
    let vertical: UIUserInterfaceSizeClass
    let idiom: UIUserInterfaceIdiom
  }

  @Test(arguments: [
    Case(
      size: CGSize(width: 390, height: 844),
      horizontal: .compact,
      vertical: .regular,
      idiom: .phone
    ),
    Case(
      size: CGSize(width: 844, height: 390),
      horizontal: .compact,
      vertical: .compact,
      idiom: .phone
    ),
    Case(
      size: CGSize(width: 926, height: 428),
      horizontal: .regular,
      vertical: .compact,
      idiom: .phone
    ),
    Case(
      size: CGSize(width: 1024, height: 1366),
      horizontal: .regular,
      vertical: .regular,
      idiom: .pad
    ),
  ])
  func `size classes follow the window`(_ row: Case) {
    let device = HeadlessDevice(.bare(row.size))
    device.run {
      let controller = UIViewController()
      let window = device.makeWindow(rootViewController: controller)
      #expect(controller.traitCollection.horizontalSizeClass == row.horizontal)
      #expect(window.traitCollection.verticalSizeClass == row.vertical)
      #expect(UIDevice.current.userInterfaceIdiom == row.idiom)
      #expect(UIScreen.main.traitCollection.userInterfaceIdiom == row.idiom)
      #expect(UIView().traitCollection.horizontalSizeClass == .unspecified)
    }
  }

  @Test func `a narrow window on an iPad is compact`() {
    let device = HeadlessDevice(.bare(CGSize(width: 1024, height: 1366)))
    device.run {
      let controller = TraitController()
      let window = device.makeWindow(rootViewController: controller)
      device.resize(device.scene, to: CGRect(x: 0, y: 0, width: 320, height: 1366))
      device.clock.turn()
      #expect(window.traitCollection.horizontalSizeClass == .compact)
      #expect(controller.previous.map(\.horizontalSizeClass) == [.regular])
      device.clock.turn()
      #expect(controller.previous.count == 1)
    }
  }

  @Test func `a label that adjusts takes its text style's new size`() {
    let device = HeadlessDevice()
    device.run {
      let controller = UIViewController()
      let window = device.makeWindow(rootViewController: controller)
      let labels = [UILabel(), UILabel()]
      for label in labels {
        label.font = .preferredFont(forTextStyle: .body)
        controller.view.addSubview(label)
      }
      labels[0].adjustsFontForContentSizeCategory = true
      device.options.contentSizeCategory = .extraLarge
      device.clock.turn()
      #expect(labels.map(\.font.pointSize) == [19, 17])
      _ = window
    }
  }

  @Test func `the last of several collections counts, and a trait that none has is unspecified`() {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceIdiom: .pad),
      UITraitCollection(horizontalSizeClass: .regular),
      UITraitCollection(horizontalSizeClass: .compact),
    ])
    #expect(traits.userInterfaceIdiom == .pad)
    #expect(traits.horizontalSizeClass == .compact)
    #expect(traits.verticalSizeClass == .unspecified)
    #expect(traits.layoutDirection == .unspecified)
    let large = UITraitCollection(preferredContentSizeCategory: .accessibilityMedium)
    #expect(UIFont.preferredFont(forTextStyle: .footnote, compatibleWith: large).pointSize == 23)
    #expect(large.preferredContentSizeCategory.isAccessibilityCategory)
  }
}

private final class TraitController: UIViewController {
  var previous: [UITraitCollection] = []

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    previous += previousTraitCollection.map { [$0] } ?? []
  }
}
