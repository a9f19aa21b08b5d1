import Foundation
import Testing
import XCTest

/// A line of a test, and the test system that runs it.
@MainActor
struct IssuePlace {
  let fileID: StaticString
  let filePath: StaticString
  let line: UInt
  let column: UInt

  func record(_ message: String) {
    guard Test.current == nil else {
      Issue.record("\(message)", sourceLocation: sourceLocation)
      return
    }
    XCTFail(message, file: filePath, line: line)
  }

  func attach(_ data: Data, named name: String) {
    guard Test.current == nil else {
      return Attachment.record([UInt8](data), named: name, sourceLocation: sourceLocation)
    }
    #if canImport(ObjectiveC)
    let attachment = XCTAttachment(data: data, uniformTypeIdentifier: "public.png")
    attachment.name = name
    XCTContext.runActivity(named: name) { $0.add(attachment) }
    #endif
  }

  private var sourceLocation: SourceLocation {
    SourceLocation(
      fileID: "\(fileID)",
      filePath: "\(filePath)",
      line: Int(line),
      column: Int(column)
    )
  }
}
