#if !canImport(SwiftUI)
import UIKit

// SwiftUI does not exist on Linux. With these declarations, which draw nothing, the sample compiles
// there.

@MainActor
protocol View {
  associatedtype Body
  var body: Body { get }
}

@MainActor
protocol UIViewRepresentable: View where Body == Never {
  associatedtype UIViewType: UIView
  associatedtype Coordinator
  typealias Context = UIViewRepresentableContext<Self>
  func makeCoordinator() -> Coordinator
  func makeUIView(context: Context) -> UIViewType
  func updateUIView(_ view: UIViewType, context: Context)
}

extension UIViewRepresentable {
  var body: Never { fatalError("SwiftUI asks for no body of a UIKit view.") }
}

@MainActor
struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  let coordinator: Representable.Coordinator
}

@propertyWrapper
struct Binding<Value> {
  let get: () -> Value
  let set: (Value) -> Void

  var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }

  var projectedValue: Binding<Value> { self }
}

@propertyWrapper
struct State<Value> {
  private final class Storage {
    var value: Value
    init(_ value: Value) { self.value = value }
  }

  private let storage: Storage

  init(wrappedValue: Value) { storage = Storage(wrappedValue) }

  var wrappedValue: Value {
    get { storage.value }
    nonmutating set { storage.value = newValue }
  }

  var projectedValue: Binding<Value> {
    Binding(get: { storage.value }, set: { storage.value = $0 })
  }
}

enum SafeAreaRegions {
  case keyboard
}

struct RegionsIgnored<Content: View>: View {
  let content: Content
  let regions: SafeAreaRegions
  var body: Content { content }
}

extension View {
  func ignoresSafeArea(_ regions: SafeAreaRegions) -> some View {
    RegionsIgnored(content: self, regions: regions)
  }
}
#endif
