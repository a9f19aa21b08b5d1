import UIKit

@MainActor private protocol InputField: UIView {
  var inputView: UIView? { get set }
  var inputAccessoryView: UIView? { get set }
}

extension UITextField: InputField {}
extension UITextView: InputField {}

/// Gives fields an empty input view, and removes their accessory views.
///
/// UIKit shows no keyboard for an empty input view:
/// <https://developer.apple.com/documentation/uikit/uiresponder/inputview>
@MainActor final class EmptyInputViews {
  @MainActor private struct Entry {
    let field: any InputField
    /// The input view and the accessory view that the app has set last.
    var views: (input: UIView?, accessory: UIView?)
    let emptyView = UIView()
  }

  private var entries: [Entry] = []

  #if canImport(ObjectiveC)
  /// The buttons of an iPad's shortcut bar, which UIKit shows even without a keyboard.
  private var shortcuts:
    [(UITextInputAssistantItem, [UIBarButtonItemGroup], [UIBarButtonItemGroup])] = []
  #endif

  /// Empties the input view of a field and removes the field's accessory view, even if the app has
  /// set both again since the last call.
  ///
  /// - Returns: The height of the field's accessory view, or of a controller's accessory view,
  ///   which only the controller can remove; zero without either.
  func empty(_ field: UIView, in window: UIWindow?) -> CGFloat {
    if let field = field as? any InputField { removeViews(of: field) }
    let view =
      entries.first { $0.field === field }?.views.accessory
      ?? sequence(first: field as UIResponder, next: \.next).lazy.compactMap(\.inputAccessoryView)
      .first ?? window?.accessoryView(around: field)
    return view.map { max($0.bounds.height, $0.intrinsicContentSize.height) } ?? 0
  }

  /// Empties the input views of all fields inside a view, because the app may move the focus to any
  /// of them.
  func emptyAll(in view: UIView) {
    if let field = view as? any InputField, !field.isFirstResponder { removeViews(of: field) }
    view.subviews.forEach(emptyAll)
  }

  private func removeViews(of field: any InputField) {
    let views = (input: field.inputView, accessory: field.inputAccessoryView)
    let index = entries.firstIndex { $0.field === field } ?? entries.count
    if index == entries.count { entries.append(Entry(field: field, views: views)) }
    // The app sets the views again if it reuses the field's cell for another row.
    if views.input !== entries[index].emptyView { entries[index].views.input = views.input }
    if let accessory = views.accessory { entries[index].views.accessory = accessory }
    (field.inputView, field.inputAccessoryView) = (entries[index].emptyView, nil)
    #if canImport(ObjectiveC)
    let item = field.inputAssistantItem
    if !shortcuts.contains(where: { $0.0 === item }) {
      shortcuts.append((item, item.leadingBarButtonGroups, item.trailingBarButtonGroups))
    }
    (item.leadingBarButtonGroups, item.trailingBarButtonGroups) = ([], [])
    #endif
  }

  func restore() {
    for entry in entries {
      // Otherwise the app has set its view since the last step.
      if entry.field.inputView === entry.emptyView { entry.field.inputView = entry.views.input }
      entry.field.inputAccessoryView = entry.field.inputAccessoryView ?? entry.views.accessory
    }
    entries = []
    #if canImport(ObjectiveC)
    for (item, leading, trailing) in shortcuts {
      (item.leadingBarButtonGroups, item.trailingBarButtonGroups) = (leading, trailing)
    }
    shortcuts = []
    #endif
  }
}

extension UIView {
  /// True for a view inside a controller's accessory view, which UIKit shows in a separate window.
  func isOnBar(of window: UIWindow?) -> Bool {
    self.window !== window && window?.accessoryView(around: self) != nil
  }
}

extension UIWindow {
  /// The frame of the accessory view of a controller that is first responder, extended to the
  /// bottom of the screen, in the screen's coordinate space.
  ///
  /// UIKit may have announced this bar before the test created the simulator.
  var frameOfBar: CGRect? {
    let bar = controllers.first { $0.isFirstResponder }?.inputAccessoryView
    guard let bar, bar.window != nil, !bar.isHidden else { return nil }
    var frame = bar.convert(bar.bounds, to: screen.coordinateSpace)
    frame.size.height = screen.bounds.maxY - frame.minY
    return frame
  }

  fileprivate func accessoryView(around view: UIView) -> UIView? {
    controllers.lazy.compactMap(\.inputAccessoryView).first { view.isDescendant(of: $0) }
  }

  private var controllers: [UIViewController] {
    func find(_ controller: UIViewController) -> [UIViewController] {
      let inner = controller.children + [controller.presentedViewController].compactMap(\.self)
      return [controller] + inner.flatMap(find)
    }
    return rootViewController.map(find) ?? []
  }
}
