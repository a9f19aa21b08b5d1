import Testing
import UIKit

/// The environment of a case: posted notifications or, on Linux, the stand-in for UIKit with one
/// option.
///
/// ```swift
/// @Test(arguments: Stage.all)
/// func `1: the home indicator is counted once`(_ stage: Stage) {
///   stage.run { screen in screen.expect(bottom: 302, indicator: 302, under: Keyboard.iPhone) }
/// }
/// ```
struct Stage: Sendable, CustomTestStringConvertible {
  #if os(Linux)
  private var option: Option?

  static let all: [Stage] = [posted] + OptionMatrix.all.map { Stage(option: $0) }

  /// The stages on which UIKit itself does not scroll to the first responder, for cases that count
  /// each step.
  static let withoutScrollOfUIKit: [Stage] =
    [posted] + OptionMatrix.withoutScrollOfUIKit(OptionMatrix.all).map { Stage(option: $0) }

  var testDescription: String { option?.name ?? Self.nameOfPosted }
  #else
  static let all: [Stage] = [posted]
  static let withoutScrollOfUIKit: [Stage] = all

  var testDescription: String { Self.nameOfPosted }
  #endif

  static let posted = Stage()

  private static let nameOfPosted = "posted keyboards and claimed focus"

  /// Builds a screen, and judges movements on stages with a judge.
  @MainActor func run(
    _ setup: CaseScreen.Setup = .iPhone, sourceLocation: SourceLocation = #_sourceLocation,
    _ body: @MainActor (CaseScreen) throws -> Void
  ) rethrows {
    #if os(Linux)
    if let option {
      return try HeadlessEquipment.run(setup, option.options, sourceLocation, body)
    }
    #endif
    try body(CaseScreen(setup, sourceLocation: sourceLocation))
  }
}
