// The system's guides are created on first access and then reused.
extension UIView {
  var keyboardGuide: UIKeyboardLayoutGuide {
    if let guide = layout.keyboardGuide { return guide }
    let guide = UIKeyboardLayoutGuide(owningView: self)
    layout.keyboardGuide = guide
    layout.dependsOnInsets = true
    setNeedsLayout()
    return guide
  }

  func guide(
    _ place: WritableKeyPath<ViewLayout, UILayoutGuide?>, role: UILayoutGuide.Role
  ) -> UILayoutGuide {
    if let guide = layout[keyPath: place] { return guide }
    let guide = UILayoutGuide(role: role, owningView: self)
    layout[keyPath: place] = guide
    layout.dependsOnInsets = true
    return guide
  }

  func adoptLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView !== self else { return }
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutGuide.owningView = self
    layout.guides.append(layoutGuide)
    invalidateConstraints()
  }

  func discardLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layout.guides.contains(where: { $0 === layoutGuide }) else { return }
    for view in sequence(first: self, next: { $0.storedSuperview }) {
      for constraint in view.layout.constraints
      where constraint.layoutItems.contains(where: { $0 === layoutGuide }) {
        view.releaseConstraint(constraint)
      }
    }
    layout.guides.removeAll { $0 === layoutGuide }
    layoutGuide.owningView = nil
    invalidateConstraints()
  }
}
