// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import CoreGraphics
import Foundation

// The system's guides are made when they are first asked for, and are the same ones from then on.
extension UIView {
  public var safeAreaLayoutGuide: UILayoutGuide {
    headlessGuide(\.safeAreaGuide, role: .safeArea)
  }

  public var layoutMarginsGuide: UILayoutGuide {
    headlessGuide(\.marginsGuide, role: .margins)
  }

  public var readableContentGuide: UILayoutGuide {
    headlessGuide(\.readableGuide, role: .readableContent)
  }

  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    if let guide = headlessLayout.keyboardGuide { return guide }
    let guide = UIKeyboardLayoutGuide(owningView: self)
    headlessLayout.keyboardGuide = guide
    headlessLayout.dependsOnInsets = true
    setNeedsLayout()
    return guide
  }

  func headlessGuide(
    _ place: WritableKeyPath<HeadlessViewLayout, UILayoutGuide?>,
    role: UILayoutGuide.HeadlessRole
  ) -> UILayoutGuide {
    if let guide = headlessLayout[keyPath: place] { return guide }
    let guide = UILayoutGuide(role: role, owningView: self)
    headlessLayout[keyPath: place] = guide
    headlessLayout.dependsOnInsets = true
    return guide
  }

  // MARK: Guides of the app's own

  public var layoutGuides: [UILayoutGuide] { headlessLayout.guides }

  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView !== self else { return }
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutGuide.owningView = self
    headlessLayout.guides.append(layoutGuide)
    headlessConstraintsAreStale()
  }

  /// The constraints on the guide go with it.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard headlessLayout.guides.contains(where: { $0 === layoutGuide }) else { return }
    for view in sequence(first: self, next: { $0.headlessSuperview }) {
      for constraint in view.headlessLayout.constraints
      where constraint.headlessItems.contains(where: { $0 === layoutGuide }) {
        view.headlessRelease(constraint)
      }
    }
    headlessLayout.guides.removeAll { $0 === layoutGuide }
    layoutGuide.owningView = nil
    headlessConstraintsAreStale()
  }
}
