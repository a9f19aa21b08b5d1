@_spi(Headless) import UIKit

/// A named property of the phone or of UIKit that a ``Roughness`` can change, and the values to draw.
struct Knob: Sendable {
  enum Values: Sendable {
    case range(ClosedRange<Int>)
    case one(of: [Double])
  }

  let name: String
  let values: Values
  /// The probability that a random roughness contains the knob.
  var share = 0.3
  let apply: @Sendable (Double, inout Phone) -> Void

  func draw(_ dice: inout HeadlessDice) -> Double {
    switch values {
    case .range(let range): Double(Int.random(in: range, using: &dice))
    case .one(let values): values.randomElement(using: &dice) ?? 0
    }
  }

  static let all = phone + answers
  private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

  static func named(_ name: String) -> Knob? { byName[name] }

  // MARK: A phone

  static let phone = mainThread + display + keyboard + lengths

  /// Knobs with numbers in milliseconds, except `hitch-share`, which is in hundredths.
  private static let mainThread = [
    Knob(name: "turn", values: .range(1...20)) { $1.roughness.mainThread.turn = $0 / 1000 },
    Knob(name: "hitch-share", values: .range(1...3), share: 0.2) {
      $1.roughness.mainThread.hitchShare = $0 / 100
    },
    Knob(name: "hitch-before", values: .range(50...300)) {
      $1.roughness.mainThread.hitchBeforeAnnouncement = exactly($0)
    },
    Knob(name: "hitch-in", values: .range(50...300)) {
      $1.roughness.mainThread.hitchInAnnouncement = exactly($0)
    },
    Knob(name: "hitch-after", values: .range(50...300)) {
      $1.roughness.mainThread.hitchAfterAnnouncement = exactly($0)
    },
    Knob(name: "late-timers", values: .range(5...50)) {
      $1.roughness.mainThread.timerDelay = $0 / 1000
    },
  ]

  private static let display = [
    Knob(name: "commits", values: .one(of: [1]), share: 0.9) {
      $1.roughness.display.showsCommits = $0 > 0
    },
    Knob(name: "frames", values: .one(of: [30, 60, 120, 120]), share: 0.5) {
      $1.roughness.display.framesPerSecond = max(1, Int($0))
    },
    Knob(name: "dropped", values: .range(5...33)) { $1.roughness.display.droppedFrames = $0 / 100 },
    Knob(name: "late-frames", values: .range(1...12)) {
      $1.roughness.display.linkDelay = $0 / 1000
      // A late display link matters only if the screen shows commits.
      $1.roughness.display.showsCommits = $1.roughness.display.showsCommits || $0 > 0
    },
    Knob(name: "first-frame", values: .range(1...2)) { $1.roughness.display.firstFrame = Int($0) },
    // The scales of the devices that run iOS 15 or later.
    // https://developer.apple.com/design/human-interface-guidelines/images#Resolution
    Knob(name: "scale", values: .one(of: [2, 3]), share: 0.5) {
      $1.model.scale = CGFloat(max(1, $0))
    },
  ]

  private static let keyboard = [
    Knob(name: "announced-later", values: .range(1...3)) {
      $1.roughness.keyboard.announcement = [.inFocusCall, .nextTurn, .late, .any].at($0)
    },
    Knob(name: "false-start", values: .range(1...3), share: 0.2) {
      $1.roughness.keyboard.falseStart = [.none, .noHeight, .burst, .tooLow].at($0)
    },
    Knob(name: "late-dids", values: .range(10...200)) {
      $1.roughness.keyboard.didDelay = $0 / 1000
    },
    Knob(name: "free-keyboard", values: .one(of: [1])) {
      $1.roughness.keyboard.waitsForCommit = $0 == 0
    },
    Knob(name: "late-keyboard", values: .range(1...2), share: 0.2) {
      $1.roughness.keyboard.firstFrame = Int($0)
    },
    // In thirds of a point.
    Knob(name: "keyboard-fraction", values: .range(1...2), share: 0.2) {
      $1.model.keyboardHeight += CGFloat($0) / 3
    },
  ]

  private static let lengths = [
    Knob(name: "estimate", values: .range(20...120), share: 0.2) {
      $1.content.estimatedRowHeight = CGFloat($0)
    },
    // In tenths of a point.
    Knob(name: "row-fraction", values: .range(1...9), share: 0.2) {
      $1.content.rowFraction = CGFloat($0) / 10
    },
    Knob(name: "field-fraction", values: .range(1...9), share: 0.2) {
      $1.content.fieldFraction = CGFloat($0) / 10
    },
  ]

  private static func exactly(_ milliseconds: Double) -> ClosedRange<TimeInterval> {
    (milliseconds / 1000)...(milliseconds / 1000)
  }
}

extension Array {
  func at(_ number: Double) -> Element { self[Swift.min(Swift.max(0, Int(number)), count - 1)] }
}
