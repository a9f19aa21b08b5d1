import Foundation

/// Whether UIKit goes on by itself.
///
/// The stand-in's time stands still in these tests: what would come later does not come.
let timePasses: Bool = {
  #if os(Linux)
  false
  #else
  true
  #endif
}()

/// Waits until a condition holds.
///
/// With the keyboard in another process, UIKit posts an announcement before or after the call returns
/// that causes it: https://github.com/WebKit/WebKit/pull/7500
///
/// - Parameters:
///   - seconds: The longest time. A keyboard may take seconds when it is the first one.
///   - holds: The condition.
/// - Returns: Whether it holds.
@MainActor
func wait(atMost seconds: TimeInterval = 5, until holds: () -> Bool) async -> Bool {
  let end = ProcessInfo.processInfo.systemUptime + seconds
  while !holds() {
    guard timePasses, ProcessInfo.processInfo.systemUptime < end else { return false }
    try? await Task.sleep(nanoseconds: 10_000_000)
  }
  return true
}

/// Waits for something that is not to happen, long enough for a late announcement.
///
/// - Returns: Whether the condition held at any time.
@MainActor
func happens(_ holds: () -> Bool) async -> Bool {
  await wait(atMost: 1, until: holds)
}
