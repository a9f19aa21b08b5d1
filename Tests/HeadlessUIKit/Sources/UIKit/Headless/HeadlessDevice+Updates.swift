extension HeadlessDevice {
  /// Someone who waits until a view is in a window.
  struct Awaited {
    let number: Int
    let view: ViewReference
    let work: @MainActor () -> Void
  }

  /// Runs work once, in the first turn in which a view is in a visible window, like a passive
  /// `UIUpdateLink`.
  ///
  /// - Parameters:
  ///   - view: The view, held weakly.
  ///   - work: The work, which runs after layout.
  /// - Returns: A closure that ends the wait; nil before iOS 18, which has no update links.
  public func awaitUpdate(
    with view: UIView,
    _ work: @escaping @MainActor () -> Void
  ) -> (@MainActor () -> Void)? {
    guard options.version >= .init(18) else { return nil }
    let number = (awaited.last?.number ?? 0) + 1
    awaited.append(Awaited(number: number, view: view.reference, work: work))
    return { [weak self] in self?.awaited.removeAll { $0.number == number } }
  }

  func reportWindows() {
    guard !awaited.isEmpty else { return }
    let due = awaited.filter { $0.view.view?.window?.isHidden == false }
    awaited.removeAll { entry in due.contains { $0.number == entry.number } }
    for entry in due { entry.work() }
  }
}
