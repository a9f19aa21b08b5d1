public import Foundation

/// One cause of unexpected behaviour while a keyboard shows, stays and hides, with its steps.
public struct EverydayFinding: Equatable, Sendable, CustomStringConvertible {
  /// The kinds of findings.
  public enum Kind: String, Sendable, CustomStringConvertible {
    /// The field, or a part of the content, is covered or cannot be scrolled into view.
    case hidden
    /// Visible content moved without need, or further than needed; in the strict mode only.
    case movedWithoutNeed = "moved without need"
    /// Content moved by a detour, or in one step during the keyboard's animation.
    case jumped
    /// Content moved after the keyboard had arrived.
    case late
    /// Blank space is above the keyboard, or can be scrolled into view.
    case emptySpace = "empty space"
    /// After the keyboard has hidden, a size, an inset or an offset differs from before.
    case leftBehind = "left behind"

    /// The kind in a few words, for messages.
    public var description: String { rawValue }
  }

  /// A step in which the finding occurred.
  public struct Step: Equatable, Sendable, CustomStringConvertible {
    /// The number of the step, starting at 1.
    public let number: Int
    /// The action of the simulated user.
    public let event: String
    /// The numbers, in points; ranges and offsets are vertical, in the content's coordinate space.
    public let detail: String

    /// The step, the action and the numbers.
    public var description: String { "step \(number), \(event): \(detail)" }
  }

  /// The kind of the finding.
  public let kind: Kind
  /// The scroll view or the field: its accessibility identifier; otherwise a text, or its type.
  public let view: String
  /// The cause; on a second line, for some causes, a hint.
  public let cause: String
  /// The steps with the finding, in order; at least one.
  public internal(set) var steps: [Step]
  /// The screen after the first step, with the keyboard drawn over it: a PNG, or an SVG on Linux.
  public let picture: Data
  /// A file name for the picture.
  public var pictureName: String { "step-\(steps[0].number).\(KeyboardSimulator.pictureExtension)" }

  /// The kind, view and cause in one line; below it, the hint and the first steps.
  public var description: String {
    let more = steps.count > 3 ? ["and \(steps.count - 3) more"] : []
    let lines = cause.components(separatedBy: "\n") + steps.prefix(3).map(\.description) + more
    return "\(kind), \(view): " + lines.joined(separator: "\n  ")
  }
}

/// An error with all findings of a check.
public struct EverydayUseFailure: Error, LocalizedError, CustomStringConvertible, Sendable {
  /// The findings, one for each cause, in the order in which they first occurred.
  public let findings: [EverydayFinding]
  /// The findings that the screen's exemptions suppressed, with the reasons.
  public let exemptions: [String]
  /// The problem that ended the check early; nil if the check performed all steps.
  public let problem: KeyboardSimulator.Problem?
  /// The number of steps whose movement was not judged, because the test was too slow for its frames.
  public let stepsJudgedAtRest: Int
  /// The seed that repeats the steps.
  public let seed: UInt64
  /// The file of the check, as `#fileID`.
  public let fileID: String
  /// The path of the file, as `#filePath`.
  public let filePath: String
  /// The line of the check.
  public let line: Int
  /// The column of the check.
  public let column: Int

  /// The place of the check, with the findings on the lines below.
  public var description: String {
    let count = findings.count == 1 ? "1 finding" : "\(findings.count) findings"
    let end = problem.map { ["ended early: \($0)"] } ?? []
    let lines = findings.map(\.description) + notes + end
    return (["\(fileID):\(line): \(count) in everyday use, seed \(seed)"] + lines.map { "- \($0)" })
      .joined(separator: "\n")
  }

  /// The exemptions that applied, and the number of steps judged only at rest.
  package var notes: [String] {
    let rests = "steps judged only at rest, because frames were missed: \(stepsJudgedAtRest)"
    return exemptions.map { "left out: \($0)" } + (stepsJudgedAtRest > 0 ? [rests] : [])
  }

  /// The description, which Xcode shows for an error.
  public var errorDescription: String? { description }
}
