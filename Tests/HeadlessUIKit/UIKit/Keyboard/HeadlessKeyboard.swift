import CoreGraphics
import Foundation

@MainActor
package final class HeadlessKeyboard {
  private unowned let device: HeadlessDevice
  init(device: HeadlessDevice) { self.device = device }
  func headlessChangingFirstResponder(_ body: () -> Bool) -> Bool { body() }
  func headlessInputViewsDidChange() {}
}
