@MainActor public protocol UIContentConfiguration {
  func makeContentView() -> any UIView & UIContentView
  func updated(for state: any UIConfigurationState) -> Self
}

@MainActor public protocol UIContentView: NSObjectProtocol {
  var configuration: any UIContentConfiguration { get set }
}

public protocol UIConfigurationState {}

public struct UICellConfigurationState: UIConfigurationState, Hashable {
  public var isSelected = false
  public var isHighlighted = false
  public var isDisabled = false
  public var isFocused = false
  public var isEditing = false
}

extension UIView {
  /// Returns the view that now shows the configuration: this view if possible, or a new view in its
  /// place.
  func replaced(by configuration: (any UIContentConfiguration)?) -> UIView {
    if let configuration, let view = self as? any UIView & UIContentView,
      type(of: view.configuration) == type(of: configuration)
    {
      view.configuration = configuration
      return self
    }
    let view = configuration?.makeContentView() ?? UIView()
    superview?.insertSubview(view, aboveSubview: self)
    removeFromSuperview()
    return view
  }
}
