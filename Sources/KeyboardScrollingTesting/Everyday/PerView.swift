package import UIKit

/// Values by view; the views are held weakly.
@MainActor package struct PerView<Value> {
  private struct Entry {
    weak var view: UIView?
    let value: Value
  }

  package init() {}

  private var entries: [ObjectIdentifier: Entry] = [:]

  package subscript(view: UIView) -> Value? {
    get {
      // A new view may have the address of a deallocated one.
      entries[ObjectIdentifier(view)].flatMap { $0.view === view ? $0.value : nil }
    }
    set { entries[ObjectIdentifier(view)] = newValue.map { Entry(view: view, value: $0) } }
  }

  package subscript(view: UIView, default value: @autoclosure () -> Value) -> Value {
    get { self[view] ?? value() }
    set { self[view] = newValue }
  }
}
