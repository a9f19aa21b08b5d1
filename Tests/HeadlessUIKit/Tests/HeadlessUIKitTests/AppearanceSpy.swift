@_spi(Headless) import UIKit

/// A controller that records its appearance, and its moves in a container, as lines such as `name
/// will appear`.
final class AppearanceSpy: UIViewController {
  private let name: String
  private let note: (AppearanceSpy, String) -> Void
  var onWillDisappear: (() -> Void)?

  init(_ name: String, _ note: @escaping (AppearanceSpy, String) -> Void) {
    self.name = name
    self.note = note
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ animated: Bool) { note(self, "\(name) will appear") }
  override func viewIsAppearing(_ animated: Bool) { note(self, "\(name) is appearing") }
  override func viewDidAppear(_ animated: Bool) { note(self, "\(name) did appear") }

  override func viewWillDisappear(_ animated: Bool) {
    note(self, "\(name) will disappear")
    onWillDisappear?()
  }

  override func viewDidDisappear(_ animated: Bool) { note(self, "\(name) did disappear") }

  override func willMove(toParent parent: UIViewController?) {
    note(self, "\(name) will move to \(parent == nil ? "nobody" : "parent")")
  }

  override func didMove(toParent parent: UIViewController?) {
    note(self, "\(name) did move to \(parent == nil ? "nobody" : "parent")")
  }
}
