import Testing
@_spi(Headless) import UIKit

@Suite(.ownDevice) struct ControlTraitTests {
  @Test(
    arguments: [
      (CGSize(390, 844), [UIUserInterfaceSizeClass.compact, .regular], .phone),
      (CGSize(844, 390), [.compact, .compact], .phone),
      (CGSize(926, 428), [.regular, .compact], .phone),
      (CGSize(1024, 1366), [.regular, .regular], .pad),
    ] as [(CGSize, [UIUserInterfaceSizeClass], UIUserInterfaceIdiom)]
  )
  func `size classes follow the window`(
    size: CGSize, classes: [UIUserInterfaceSizeClass], idiom: UIUserInterfaceIdiom
  ) {
    let fixture = RootFixture(HeadlessDevice(.bare(size)))
    let root: UIView = fixture.root
    let traits = root.traitCollection
    expectEqual([traits.horizontalSizeClass, traits.verticalSizeClass], to: classes)
    expectEqual(UIDevice.current.userInterfaceIdiom, to: idiom)
    expectEqual(UIScreen.main.traitCollection.userInterfaceIdiom, to: idiom)
    expectEqual(UIView().traitCollection.horizontalSizeClass, to: .unspecified)
  }

  @Test func `a narrow window on an iPad is compact`() {
    let device = HeadlessDevice(.bare(CGSize(1024, 1366)))
    device.run {
      let controller = TraitController()
      let window = device.makeWindow(rootViewController: controller)
      device.resize(device.scene, to: CGRect(0, 0, 320, 1366))
      device.clock.turn()
      expectEqual(window.traitCollection.horizontalSizeClass, to: .compact)
      expectEqual(controller.previous.map(\.horizontalSizeClass), to: [.regular])
      device.clock.turn()
      expectEqual(controller.previous.count, to: 1)
    }
  }

  @Test func `a text that adjusts gets the new size of its text style`() {
    let fixture = RootFixture()
    let root: UIView = fixture.root
    let labels = [UILabel(), UILabel()]
    let (field, textView) = (UITextField(), UITextView())
    for label in labels { label.font = .preferredFont(forTextStyle: .body) }
    field.font = .preferredFont(forTextStyle: .body)
    textView.font = .preferredFont(forTextStyle: .callout)
    for view in labels + [field, textView] { root.addSubview(view) }
    labels[0].adjustsFontForContentSizeCategory = true
    field.adjustsFontForContentSizeCategory = true
    textView.adjustsFontForContentSizeCategory = true
    HeadlessDevice.current.options.contentSizeCategory = .extraLarge
    HeadlessDevice.current.clock.turn()
    expectEqual(labels.map(\.font.pointSize), to: [19, 17])
    expectEqual([field.font, textView.font].map { $0?.pointSize }, to: [19, 18])
  }

  @Test func `of several trait collections the last decides, and a missing trait is unspecified`() {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceIdiom: .pad),
      UITraitCollection(horizontalSizeClass: .regular),
      UITraitCollection(horizontalSizeClass: .compact),
    ])
    expectEqual(traits.userInterfaceIdiom, to: .pad)
    expectEqual(traits.horizontalSizeClass, to: .compact)
    expectEqual(traits.verticalSizeClass, to: .unspecified)
    expectEqual(traits.layoutDirection, to: .unspecified)
    let large = UITraitCollection(preferredContentSizeCategory: .accessibilityMedium)
    expectEqual(
      UIFont.preferredFont(forTextStyle: .footnote, compatibleWith: large).pointSize, to: 23
    )
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
