import CoreGraphics
import Foundation
import Testing

@testable import KeyboardScrolling

/// The table *Who scrolls* of the library's README.md, cell by cell.
@Suite("Who scrolls", .tags(.state))
struct AnswerTests {
  private typealias Question = Answer.Question

  /// A cell: its place and its text in the table, and the answers that it means.
  struct Cell: Sendable {
    let row: String
    let column: String
    let text: String
    let answers: [(Answer.Question, Answer)]
  }

  private static let user = [
    change {
      $0.touch = .touched; $0.isTouchedOrJustLetGo = true
    },
    change {
      $0.touch = .decelerating; $0.isTouchedOrJustLetGo = true
    },
  ]
  private static let flick = change { $0.touch = .decelerating }
  private static let app = change { $0.scroller = .app }
  private static let system = change { $0.scroller = .system }
  private static let nobody = change { _ in }

  private static func change(_ edit: (inout Question) -> Void) -> Question {
    var question = Question()
    question.isEdited = true
    edit(&question)
    return question
  }

  /// The answers to a change in a chat and in a form, for each who may scroll meanwhile.
  private static func answers(
    _ scrollers: [Question],
    chat: Answer,
    form: Answer? = nil,
    _ edit: (inout Question) -> Void
  ) -> [(Question, Answer)] {
    scrollers.flatMap { scroller in
      var question = scroller
      edit(&question)
      var inChat = question
      inChat.keepsDistance = true
      return [(inChat, chat)] + (form.map { [(question, $0)] } ?? [])
    }
  }

  private static let more: @Sendable (inout Question) -> Void = {
    ($0.insetChange, $0.edgeChange) = (302, 302)
  }
  private static let less: @Sendable (inout Question) -> Void = {
    ($0.insetChange, $0.edgeChange) = (-302, -302)
  }
  private static let edge: @Sendable (inout Question) -> Void = { $0.edgeChange = 50 }
  private static let back: @Sendable (inout Question) -> Void = {
    ($0.insetChange, $0.chosen) = (302, 576)
  }

  private static let rows = (
    more: "more is covered", less: "less is covered",
    edge: "the edge of a chat, moved by UIKit or by layout",
    back: "the geometry returns in which the content was put"
  )
  private static let columns = (
    nobody: "nobody", user: "the user", app: "the app, animated", system: "UIKit, to the focus"
  )

  nonisolated static let cells: [Cell] = [
    Cell(
      row: rows.more,
      column: columns.nobody,
      text: "inset; a chat follows, a form stays",
      answers: answers([nobody], chat: .follow, form: .rest, more)
    ),
    Cell(
      row: rows.more,
      column: columns.user,
      text: "inset; nothing moves",
      answers: answers(user + [flick], chat: .leave, form: .leave, more)
    ),
    Cell(
      row: rows.more,
      column: columns.app,
      text: "inset; nothing moves",
      answers: answers([app], chat: .leave, form: .leave, more)
    ),
    Cell(
      row: rows.more,
      column: columns.system,
      text: "as for nobody; its scroll ends",
      answers: answers([system], chat: .follow, form: .rest, more)
    ),
    Cell(
      row: rows.less,
      column: columns.nobody,
      text: "inset; a chat follows, a form stays in its range",
      answers: answers([nobody], chat: .follow, form: .rest, less)
    ),
    Cell(
      row: rows.less,
      column: columns.user,
      text: "waits under a finger, and shortly afterwards; then only what is out of range moves",
      answers: answers(user, chat: .leave, form: .leave, less)
        + answers([flick], chat: .clamp, form: .clamp, less)
        + answers([change { $0.isAfterDrag = true }], chat: .clamp, less)
    ),
    Cell(
      row: rows.less,
      column: columns.app,
      text: "inset; nothing moves",
      answers: answers([app], chat: .leave, form: .leave, less)
    ),
    Cell(
      row: rows.less,
      column: columns.system,
      text: "as for nobody",
      answers: answers([system], chat: .follow, form: .rest, less)
    ),
    Cell(
      row: rows.edge,
      column: columns.nobody,
      text: "the chat follows",
      answers: answers([nobody], chat: .follow, edge)
    ),
    Cell(
      row: rows.edge,
      column: columns.user,
      text: "nothing",
      answers: answers(user + [flick], chat: .leave, edge)
    ),
    Cell(
      row: rows.edge,
      column: columns.app,
      text: "nothing",
      answers: answers([app], chat: .leave, edge)
    ),
    Cell(
      row: rows.edge,
      column: columns.system,
      text: "as for nobody",
      answers: answers([system], chat: .follow, edge)
    ),
    Cell(
      row: rows.back,
      column: columns.nobody,
      text: "it goes back",
      answers: answers([nobody], chat: .goBack(to: 576), form: .goBack(to: 576), back)
    ),
    Cell(
      row: rows.back,
      column: columns.user,
      text: "nothing",
      answers: answers(user + [flick], chat: .leave, form: .leave, back)
    ),
    Cell(
      row: rows.back,
      column: columns.app,
      text: "nothing",
      answers: answers([app], chat: .leave, form: .leave, back)
    ),
    Cell(
      row: rows.back,
      column: columns.system,
      text: "as for nobody",
      answers: answers([system], chat: .goBack(to: 576), form: .goBack(to: 576), back)
    ),
  ]

  @Test(arguments: cells.indices) func `a cell of the table is the answer`(_ index: Int) {
    let cell = Self.cells[index]
    for (question, answer) in cell.answers {
      #expect(Answer(to: question) == answer, "\(cell.row), \(cell.column): \(question)")
    }
  }

  @Test func `without a change, content goes to its rest`() {
    var question = Question()
    #expect(Answer(to: question) == .rest)
    question.keepsDistance = true
    #expect(Answer(to: question) == .rest)
    question.chosen = 12
    #expect(Answer(to: question) == .goBack(to: 12))
  }

  @Test func `an inset that the app or UIKit has replaced moves nothing in a form`() {
    var question = Question(insetChange: 302, isEdited: true, isDisturbed: true, chosen: 12)
    #expect(Answer(to: question) == .rest)
    question.isReleased = true
    #expect(Answer(to: question) == .rest)
  }

  @Test func `a hide does not move content that is no longer edited to its chosen place`() {
    let hide = Question(insetChange: -302, edgeChange: -302, chosen: 12)
    #expect(Answer(to: hide) == .rest)
  }

  @Test func `content that is no longer managed stays in its range for good`() {
    let hide = Question(insetChange: -302, edgeChange: -302, chosen: 12)
    var release = hide
    (release.isEdited, release.isReleased, release.keepsDistance) = (true, true, true)
    #expect(Answer(to: release) == .clamp)
    release.insetChange = 0
    #expect(Answer(to: release) == .leave)
  }

  #if os(Linux)
  @Test func `the cells are those of the table`() throws {
    let page = try String(
      contentsOf: URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../../Sources/KeyboardScrolling/README.md").standardizedFileURL,
      encoding: .utf8
    )
    let table = page.components(separatedBy: "\n").filter { $0.hasPrefix("| ") }
      .map { $0.components(separatedBy: "|").map { $0.trimmingCharacters(in: .whitespaces) } }
    let head = try #require(table.first { $0.contains("what changes") })
    for cell in Self.cells {
      let row = try #require(table.first { $0.count > 1 && $0[1] == cell.row }, "\(cell.row)")
      let column = try #require(head.firstIndex(of: cell.column), "\(cell.column)")
      #expect(row[column] == cell.text, "\(cell.row), \(cell.column)")
    }
    #expect(Self.cells.count == 16)
  }
  #endif
}
