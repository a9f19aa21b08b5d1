@MainActor public protocol UITraitEnvironment: NSObjectProtocol {
  var traitCollection: UITraitCollection { get }
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

extension UIView: UITraitEnvironment {
  var traitsOfWindow: UITraitCollection {
    let device = HeadlessDevice.current
    guard let window else { return device.traits(size: nil, screen: device.screen) }
    return device.traits(size: window.bounds.size, screen: window.screen)
  }
}

extension UIViewController: UITraitEnvironment {
  var traitsOfView: UITraitCollection {
    if let view = viewIfLoaded, view.window != nil { return view.traitCollection }
    return HeadlessDevice.current.screen.traitCollection
  }
}

extension UIScreen {
  @_documentation(visibility: internal) public var traitCollection: UITraitCollection {
    HeadlessDevice.current.traits(size: bounds.size, screen: self)
  }
}

extension HeadlessDevice {
  /// Returns the traits for a window's size; without a window (nil), there are no size classes.
  func traits(size: CGSize?, screen: UIScreen) -> UITraitCollection {
    let values = UITraitCollection.Values(
      idiom: model.idiom == .pad ? .pad : .phone,
      style: .light,
      direction: options.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight,
      scale: screen.scale,
      horizontal: size.map { horizontalSizeClass($0, on: screen) },
      vertical: size.map { verticalSizeClass($0, on: screen) },
      category: options.contentSizeCategory
    )
    // Each window reads its traits in each turn, and they rarely change.
    if lastTraits.hasValues(values) { return lastTraits }
    lastTraits = UITraitCollection(values)
    return lastTraits
  }

  // On an iPad, a window is compact below a width of 600 points: in Split View, compact windows
  // have at most 592, regular ones at least 639. The larger iPhones, 414 points wide or more, are
  // regular in landscape.
  // https://developer.apple.com/design/human-interface-guidelines/layout#Specifications
  //
  // iPhone Duo is regular on its inner display, but compact in width in a half of that display. On
  // its outer display it is like a small phone (S265).
  private func horizontalSizeClass(
    _ size: CGSize, on screen: UIScreen
  ) -> UIUserInterfaceSizeClass {
    if let display = display(of: screen) {
      return display == .inner && size.width >= 600 ? .regular : .compact
    }
    return switch model.idiom {
    case .pad: size.width < 600 ? .compact : .regular
    case .phone: size.width > size.height && size.height >= 414 ? .regular : .compact
    }
  }

  private func verticalSizeClass(_ size: CGSize, on screen: UIScreen) -> UIUserInterfaceSizeClass {
    if display(of: screen) == .inner { return .regular }
    return switch model.idiom {
    case .pad: .regular
    case .phone: size.width > size.height ? .compact : .regular
    }
  }

  private func display(of screen: UIScreen) -> HeadlessDeviceModel.Display? {
    if displays.outer.screen === screen { return displays.outer.model.display }
    return displays.inner?.screen === screen ? displays.inner?.model.display : nil
  }
}

extension UIWindow {
  /// Notifies the window and its contents of traits that changed since the last turn.
  func updateTraits() {
    let traits = traitCollection
    defer { lastTraits = traits }
    guard let previous = lastTraits, previous != traits else { return }
    reportTraits(previous)
  }
}

extension UIView {
  fileprivate func reportTraits(_ previous: UITraitCollection) {
    traitsDidChange()
    viewController?.traitCollectionDidChange(previous)
    traitCollectionDidChange(previous)
    for subview in subviews { subview.reportTraits(previous) }
  }
}
