extension HeadlessDevice {
  struct PendingUpdate {
    let number: Int
    let view: ViewReference
    let work: @MainActor () -> Void
  }

  /// Runs work once, like `UIUpdateLink`: after the first layout at which the view is in a visible
  /// window.
  ///
  /// - Returns: A closure that ends the wait; nil before iOS 18, which introduced update links.
  public func awaitUpdate(
    with view: UIView, _ work: @escaping @MainActor () -> Void
  ) -> (@MainActor () -> Void)? {
    guard options.version >= .init(18) else { return nil }
    let number = (pendingUpdates.last?.number ?? 0) + 1
    pendingUpdates.append(PendingUpdate(number: number, view: view.reference, work: work))
    return { [weak self] in self?.pendingUpdates.removeAll { $0.number == number } }
  }

  func reportWindows() {
    guard !pendingUpdates.isEmpty else { return }
    let due = pendingUpdates.filter { $0.view.view?.window?.isHidden == false }
    pendingUpdates.removeAll { entry in due.contains { $0.number == entry.number } }
    for entry in due { entry.work() }
  }
}
