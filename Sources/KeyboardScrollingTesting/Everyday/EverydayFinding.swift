public import Foundation

/// Something that a person would not expect of a screen while a keyboard comes, stays and goes.
public struct EverydayFinding: Equatable, Sendable, CustomStringConvertible {
  /// What is wrong.
  public struct Kind: Hashable, Sendable, CustomStringConvertible {
    /// The kind in a few words, for messages.
    public let description: String

    /// The field, or a part of the content, is covered or cannot be scrolled into sight.
    public static let hidden = Kind(description: "hidden")
    /// Content that was in sight moved, or moved further than needed.
    public static let movedWithoutNeed = Kind(description: "moved without need")
    /// Content went to its place by a detour, or in one step while the keyboard was animated.
    public static let jumped = Kind(description: "jumped")
    /// An empty stretch is above the keyboard, or can be scrolled into sight.
    public static let emptySpace = Kind(description: "empty space")
    /// After the keyboard, an inset or an offset is not what it was before.
    public static let leftBehind = Kind(description: "left behind")
  }

  /// What is wrong.
  public let kind: Kind
  /// The number of the step, from 1.
  public let step: Int
  /// What the person did.
  public let event: String
  /// The scroll view or the field: its accessibility identifier, or what it is.
  public let view: String
  /// The numbers, in points; ranges and offsets are vertical, in the content's coordinate space.
  public let detail: String

  /// One line: step, what the person did, what is wrong, and the numbers.
  public var description: String { "step \(step), \(event): \(kind), \(view): \(detail)" }
}

/// A screen that did not behave as a person expects, with all findings.
public struct EverydayUseFailure: Error, LocalizedError, CustomStringConvertible, Sendable {
  /// What was found, in the order of the steps.
  public let findings: [EverydayFinding]
  /// The seed that repeats the same steps.
  public let seed: UInt64
  /// The file of the check, as `#fileID`.
  public let fileID: String
  /// The path of the file, as `#filePath`.
  public let filePath: String
  /// The line of the check.
  public let line: Int
  /// The column of the check.
  public let column: Int

  /// The findings, one a line, below the place of the check.
  public var description: String {
    let count = findings.count == 1 ? "1 finding" : "\(findings.count) findings"
    let lines = findings.map { "- \($0)" }
    return (["\(fileID):\(line): \(count) in everyday use, seed \(seed)"] + lines)
      .joined(separator: "\n")
  }

  /// The same as the description, which is what Xcode shows of an error.
  public var errorDescription: String? { description }
}

extension EverydayFinding.Kind {
  /// The kind of what a rule of movement has found.
  ///
  /// - Parameters:
  ///   - finding: What was found.
  ///   - keyboardIsUp: Whether a keyboard covers the screen after the step.
  ///   - slack: The dead space at the end of the content beyond the app's own, in points; negative if
  ///     the end is covered.
  init(_ finding: MovementFinding, keyboardIsUp: Bool, slack: CGFloat) {
    self =
      switch finding.rule {
      case .inset where !keyboardIsUp: .leftBehind
      case .inset where slack > 0: .emptySpace
      case .inset, .rows: .hidden
      case .straight, .smooth, .beside: .jumped
      case .hide where !finding.isNeedlessMovement: .leftBehind
      case .quiet: .movedWithoutNeed
      case .still, .smallest, .hide, .finger, .chat, .arrival, .caret:
        finding.isNeedlessMovement ? .movedWithoutNeed : .hidden
      }
  }
}
