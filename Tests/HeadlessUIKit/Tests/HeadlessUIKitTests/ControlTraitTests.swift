import CoreGraphics
import Testing
@_spi(Headless) import UIKit

@Suite("Traits")
@MainActor
struct ControlTraitTests {
  @Test(
    arguments: [
      (CGSize(width: 390, height: 844), [UIUserInterfaceSizeClass.compact, .regular], .phone),
      (CGSize(width: 844, height: 390), [.compact, .compact], .phone),
      (CGSize(width: 926, height: 428), [.regular, .compact], .phone),
      (CGSize(width: 1024, height: 1366), [.regular, .regular], .pad),
    ] as [(CGSize, [UIUserInterfaceSizeClass], UIUserInterfaceIdiom)]
  )
  func `size classes follow the window`(
    size: CGSize,
    classes: [UIUserInterfaceSizeClass],
    idiom: UIUserInterfaceIdiom
  ) {
    withRootView(HeadlessDevice(.bare(size))) { root in
      let traits = root.traitCollection
      #expect([traits.horizontalSizeClass, traits.verticalSizeClass] == classes)
      #expect(UIDevice.current.userInterfaceIdiom == idiom)
      #expect(UIScreen.main.traitCollection.userInterfaceIdiom == idiom)
      #expect(UIView().traitCollection.horizontalSizeClass == .unspecified)
    }
  }

  @Test func `a narrow window on an iPad is compact`() {
    let device = HeadlessDevice(.bare(CGSize(width: 1024, height: 1366)))
    device.run {
      let controller = TraitController()
      let window = device.makeWindow(rootViewController: controller)
      device.resize(device.scene, to: CGRect(0, 0, 320, 1366))
      device.clock.turn()
      #expect(window.traitCollection.horizontalSizeClass == .compact)
      #expect(controller.previous.map(\.horizontalSizeClass) == [.regular])
      device.clock.turn()
      #expect(controller.previous.count == 1)
    }
  }

  @Test func `a label that adjusts takes its text style's new size`() {
    withRootView { root in
      let labels = [UILabel(), UILabel()]
      for label in labels {
        label.font = .preferredFont(forTextStyle: .body)
        root.addSubview(label)
      }
      labels[0].adjustsFontForContentSizeCategory = true
      HeadlessDevice.current.options.contentSizeCategory = .extraLarge
      HeadlessDevice.current.clock.turn()
      #expect(labels.map(\.font.pointSize) == [19, 17])
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
