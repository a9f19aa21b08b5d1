@_spi(Headless) import UIKit

nonisolated extension HeadlessOptions {
  static func with<Value>(
    _ option: WritableKeyPath<HeadlessOptions, Value>, _ value: Value
  ) -> HeadlessOptions {
    var options = HeadlessOptions()
    options[keyPath: option] = value
    return options
  }
}
