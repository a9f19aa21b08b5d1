import Foundation

/// True if time passes while a test waits.
///
/// The time of the stand-in for UIKit stands still in these tests, so later events never happen.
let timePasses: Bool = {
  #if os(Linux)
  false
  #else
  true
  #endif
}()

/// Waits until a condition holds; returns false if the time, in seconds, is over first.
///
/// With the keyboard in another process, UIKit may post an announcement after the causing call has
/// returned: https://github.com/WebKit/WebKit/pull/7500. The first keyboard may take seconds.
@MainActor func wait(atMost seconds: TimeInterval = 5, until holds: () -> Bool) async -> Bool {
  let end = ProcessInfo.processInfo.systemUptime + seconds
  while !holds() {
    guard timePasses, ProcessInfo.processInfo.systemUptime < end else { return false }
    try? await Task.sleep(nanoseconds: 10_000_000)
  }
  return true
}

/// Waits long enough for a late announcement; returns true if the condition held at any time.
@MainActor func happens(_ holds: () -> Bool) async -> Bool { await wait(atMost: 1, until: holds) }
