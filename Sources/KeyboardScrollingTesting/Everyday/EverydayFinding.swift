public import Foundation

/// Something that a person would not expect of a screen while a keyboard comes, stays and goes: one
/// cause, with all steps in which it was seen.
public struct EverydayFinding: Equatable, Sendable, CustomStringConvertible {
  /// What is wrong.
  public enum Kind: String, Sendable, CustomStringConvertible {
    /// The field, or a part of the content, is covered or cannot be scrolled into sight.
    case hidden
    /// Content that was in sight moved, or moved further than needed; in the strict mode only.
    case movedWithoutNeed = "moved without need"
    /// Content went to its place by a detour, or in one step while the keyboard was animated.
    case jumped
    /// Content went to its place when the keyboard had already come.
    case late
    /// An empty stretch is above the keyboard, or can be scrolled into sight.
    case emptySpace = "empty space"
    /// After the keyboard, a size, an inset or an offset is not what it was before.
    case leftBehind = "left behind"

    /// The kind in a few words, for messages.
    public var description: String { rawValue }
  }

  /// A step in which it was seen.
  public struct Step: Equatable, Sendable, CustomStringConvertible {
    /// The number of the step, from 1.
    public let number: Int
    /// What the person did.
    public let event: String
    /// The numbers, in points; ranges and offsets are vertical, in the content's coordinate space.
    public let detail: String

    /// The step, what the person did, and the numbers.
    public var description: String { "step \(number), \(event): \(detail)" }
  }

  /// What is wrong.
  public let kind: Kind
  /// The scroll view or the field: its accessibility identifier, or what it is.
  public let view: String
  /// What the app has done; for some causes, in a second line, what to look at.
  public let cause: String
  /// The steps in which it was seen, in order; at least one.
  public internal(set) var steps: [Step]
  /// The screen after the first of these steps with the keyboard drawn over it: PNG, or SVG on Linux.
  public let picture: Data
  /// A file name for the picture.
  public var pictureName: String { "step-\(steps[0].number).\(KeyboardSimulator.pictureExtension)" }

  /// The kind, the view and the cause in one line; below it, what to look at, and the first steps.
  public var description: String {
    let more = steps.count > 3 ? ["and \(steps.count - 3) more"] : []
    let lines = cause.components(separatedBy: "\n") + steps.prefix(3).map(\.description) + more
    return "\(kind), \(view): " + lines.joined(separator: "\n  ")
  }
}

/// A screen that did not behave as a person expects, with all findings.
public struct EverydayUseFailure: Error, LocalizedError, CustomStringConvertible, Sendable {
  /// What was found: one finding for each cause, the likeliest first.
  public let findings: [EverydayFinding]
  /// What was found and left out, each with its reason, as the screen's exemptions say.
  public let exemptions: [String]
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

  /// The findings below the place of the check.
  public var description: String {
    let count = findings.count == 1 ? "1 finding" : "\(findings.count) findings"
    let lines = findings.map { "- \($0)" } + exemptions.map { "- left out: \($0)" }
    return (["\(fileID):\(line): \(count) in everyday use, seed \(seed)"] + lines)
      .joined(separator: "\n")
  }

  /// The same as the description, which is what Xcode shows of an error.
  public var errorDescription: String? { description }
}
