#if os(Linux)
import Testing
import UIKit

/// What is not known for certain about UIKit, or differs by version, one variation at a time.
///
/// What a case promises is to hold whatever UIKit does here.
enum OptionMatrix {
  /// Options named by what they change.
  struct Option: Sendable, CustomTestStringConvertible {
    let name: String
    let options: HeadlessOptions

    var testDescription: String { name }

    init(_ name: String, _ change: (inout HeadlessOptions) -> Void = { _ in }) {
      var options = HeadlessOptions()
      change(&options)
      self.name = name
      self.options = options
    }
  }

  static let all = single + combined

  /// All, without UIKit's own scroll to the first responder, which would hide what the coordinator
  /// does.
  static let withoutScrollOfUIKit = all.map { option in
    Option(option.name) {
      $0 = option.options
      $0.scrollsToFirstResponder = false
    }
  }

  private static let single = [
    Option("default"),
    Option("UIKit does not scroll to the first responder") { $0.scrollsToFirstResponder = false },
    Option("a text view does not scroll to its selection") { $0.scrollsToSelection = false },
    Option("the queue runs before layout") { $0.turnOrder = .queueFirst },
    Option("the first responder goes after its keyboard") { $0.resignsAfterHide = true },
    Option("the safe area changes at once") { $0.safeAreaTiming = .immediate },
    Option("iOS 15") { $0.version = .init(15) },
    Option("iOS 26") { $0.version = .init(26) },
    Option("no clamp under a finger") { $0.clampsWhileTracking = false },
    Option("tables adjust after the app") { $0.systemTableAdjustment = .afterClient },
    Option("a shrinking inset does not clamp") { $0.clampsOnInsetShrink = false },
  ]

  private static let combined = [
    Option("iOS 15, the queue first, the safe area at once, the first responder last") {
      $0.resignsAfterHide = true
      $0.version = .init(15)
      $0.turnOrder = .queueFirst
      $0.safeAreaTiming = .immediate
    },
    Option("iOS 26, no scroll of UIKit's own, tables after the app") {
      $0.version = .init(26)
      $0.scrollsToFirstResponder = false
      $0.scrollsToSelection = false
      $0.systemTableAdjustment = .afterClient
    },
    Option("notifications that say less") {
      $0.omitsScreenObject = true
      $0.omitsIsLocal = true
      $0.omitsAnimationKeysOnDid = true
    },
  ]
}
#endif
