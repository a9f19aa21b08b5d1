import CoreGraphics
import Foundation
import Testing

@testable import KeyboardScrolling

/// The table *Who scrolls* of the library's README.md, cell by cell.
@Suite("Who scrolls", .tags(.state))
struct AnswerTests {
  private typealias Question = Answer.Question

  struct Cell: Sendable {
    let row: String
    let column: String
    let text: String
    let answers: [(Answer.Question, Answer)]
  }

  private static let user: [Question] = [
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

  private static func cells(
    _ row: String,
    _ texts: [(column: String, text: String, answers: [(Question, Answer)])]
  ) -> [Cell] {
    texts.map { Cell(row: row, column: $0.column, text: $0.text, answers: $0.answers) }
  }

  nonisolated static let cells: [Cell] =
    cells(
      rows.more,
      [
        (
          columns.nobody, "inset; a chat follows, a form stays",
          answers([nobody], chat: .follow, form: .rest, more)
        ),
        (
          columns.user, "inset; nothing moves",
          answers(user + [flick], chat: .leave, form: .leave, more)
        ),
        (columns.app, "inset; nothing moves", answers([app], chat: .leave, form: .leave, more)),
        (
          columns.system, "as for nobody; its scroll ends",
          answers([system], chat: .follow, form: .rest, more)
        ),
      ]
    )
    + cells(
      rows.less,
      [
        (
          columns.nobody, "inset; a chat follows, a form stays in its range",
          answers([nobody], chat: .follow, form: .rest, less)
        ),
        (
          columns.user,
          "waits under a finger, and shortly afterwards; then only what is out of range moves",
          answers(user, chat: .leave, form: .leave, less)
            + answers([flick], chat: .clamp, form: .clamp, less)
            + answers([change { $0.isAfterDrag = true }], chat: .clamp, less)
        ),
        (columns.app, "inset; nothing moves", answers([app], chat: .leave, form: .leave, less)),
        (columns.system, "as for nobody", answers([system], chat: .follow, form: .rest, less)),
      ]
    )
    + cells(
      rows.edge,
      [
        (columns.nobody, "the chat follows", answers([nobody], chat: .follow, edge)),
        (columns.user, "nothing", answers(user + [flick], chat: .leave, edge)),
        (columns.app, "nothing", answers([app], chat: .leave, edge)),
        (columns.system, "as for nobody", answers([system], chat: .follow, edge)),
      ]
    )
    + cells(
      rows.back,
      [
        (
          columns.nobody, "it goes back",
          answers([nobody], chat: .goBack(to: 576), form: .goBack(to: 576), back)
        ),
        (columns.user, "nothing", answers(user + [flick], chat: .leave, form: .leave, back)),
        (columns.app, "nothing", answers([app], chat: .leave, form: .leave, back)),
        (
          columns.system, "as for nobody",
          answers([system], chat: .goBack(to: 576), form: .goBack(to: 576), back)
        ),
      ]
    )

  @Test(arguments: cells.indices) func `each cell of the table has the documented result`(
    _ index: Int
  ) {
    let cell = Self.cells[index]
    for (question, answer) in cell.answers {
      #expect(Answer(to: question) == answer, "\(cell.row), \(cell.column): \(question)")
    }
  }

  @Test func `if no inset changes, content moves to its resting offset`() {
    var question = Question()
    expectEqual(Answer(to: question), to: .rest)
    question.keepsDistance = true
    expectEqual(Answer(to: question), to: .rest)
    question.chosen = 12
    expectEqual(Answer(to: question), to: .goBack(to: 12))
  }

  @Test func `when the app or UIKit replaces an inset, a form keeps its resting offset`() {
    var question = Question(insetChange: 302, isEdited: true, isDisturbed: true, chosen: 12)
    expectEqual(Answer(to: question), to: .rest)
    question.isReleased = true
    expectEqual(Answer(to: question), to: .rest)
  }

  @Test func `after editing has ended, a hide moves no content to its chosen offset`() {
    expectEqual(Answer(to: Question(insetChange: -302, edgeChange: -302, chosen: 12)), to: .rest)
  }

  @Test func `the end of management moves content into its range only if an inset changes`() {
    let hide = Question(insetChange: -302, edgeChange: -302, chosen: 12)
    var release = hide
    (release.isEdited, release.isReleased, release.keepsDistance) = (true, true, true)
    expectEqual(Answer(to: release), to: .clamp)
    release.insetChange = 0
    expectEqual(Answer(to: release), to: .leave)
  }

  #if os(Linux)
  @Test func `the tested cells are those of the documented table`() throws {
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
    expectEqual(Self.cells.count, to: 16)
  }
  #endif
}
