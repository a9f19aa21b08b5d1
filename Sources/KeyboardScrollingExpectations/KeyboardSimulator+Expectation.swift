public import KeyboardScrollingTesting
public import UIKit

extension KeyboardSimulator {
  /// Uses a screen like a user, and records an issue for each finding, at the line of the call.
  ///
  /// Unlike `checkEverydayUse`, the check lets the test continue. Each issue has a picture of the
  /// screen, except in XCTest on Linux, which has no attachments. The method works with Swift
  /// Testing and with XCTest.
  ///
  /// ```swift
  /// await keyboard.expectEverydayUse(of: [nameField, mailField])
  /// ```
  ///
  /// A problem that ends the check is an issue too.
  ///
  /// - Parameters:
  ///   - fields: The fields to visit, or views that contain them, such as a table.
  ///   - screen: The bar, the chats and the companions.
  ///   - rounds: The number of visits to each field, 2 by default and at least 1.
  ///   - seed: The seed of the order of fields, and of the steps between visits; 1 by default.
  ///   - fileID: The file of the caller.
  ///   - filePath: The path of the caller's file.
  ///   - line: The line of the caller.
  ///   - column: The column of the caller.
  /// - Returns: The number of steps that were judged only at rest, because the test was too slow for
  ///   their frames; zero if a problem ended the check before a finding.
  @discardableResult public func expectEverydayUse(
    of fields: [UIView],
    on screen: JudgedScreen = JudgedScreen(),
    rounds: Int = 2,
    seed: UInt64 = 1,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async -> Int {
    let place = IssuePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    do {
      return try await checkEverydayUse(of: fields, on: screen, rounds: rounds, seed: seed)
    } catch let failure as EverydayUseFailure {
      let context = ["In everyday use, seed \(seed)"] + failure.notes
      for (number, finding) in failure.findings.enumerated() {
        place.record(([finding.description] + context).joined(separator: "\n"))
        place.attach(finding.picture, named: "\(number + 1)-\(finding.pictureName)")
      }
      if let problem = failure.problem { place.record("\(problem)") }
      return failure.stepsJudgedAtRest
    } catch {
      place.record("\(error)")
      return 0
    }
  }
}
