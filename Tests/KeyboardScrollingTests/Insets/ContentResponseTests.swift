import CoreGraphics
import Foundation
import Testing

@testable import KeyboardScrolling

/// The table *Who scrolls* of the library's README.md, cell by cell.
struct ContentResponseTests {
  private typealias Situation = ContentResponse.Situation

  struct Cell: Sendable {
    let row: String
    let column: String
    let text: String
    let responses: [(ContentResponse.Situation, ContentResponse)]
  }

  private static let user: [Situation] = [
    change { $0.touch = .touched },
    change { ($0.touch, $0.isAfterDrag) = (.decelerating, true) },
  ]
  private static let flick = change { $0.touch = .decelerating }
  private static let app = change { $0.scrollSource = .app }
  private static let system = change { $0.scrollSource = .system }
  private static let nobody = change { _ in }

  private static func change(_ edit: (inout Situation) -> Void) -> Situation {
    var situation = Situation()
    situation.isEdited = true
    edit(&situation)
    return situation
  }

  private static func responses(
    _ scrollers: [Situation], chat: ContentResponse, form: ContentResponse? = nil,
    _ edit: (inout Situation) -> Void
  ) -> [(Situation, ContentResponse)] {
    scrollers.flatMap { scroller in
      var situation = scroller
      edit(&situation)
      var inChat = situation
      inChat.keepsDistance = true
      return [(inChat, chat)] + (form.map { [(situation, $0)] } ?? [])
    }
  }

  private static let more: @Sendable (inout Situation) -> Void = {
    ($0.insetChange, $0.edgeChange) = (302, 302)
  }
  private static let less: @Sendable (inout Situation) -> Void = {
    ($0.insetChange, $0.edgeChange) = (-302, -302)
  }
  private static let edge: @Sendable (inout Situation) -> Void = { $0.edgeChange = 50 }
  private static let back: @Sendable (inout Situation) -> Void = {
    ($0.insetChange, $0.chosenOffset) = (302, 576)
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
    _ texts: [(column: String, text: String, responses: [(Situation, ContentResponse)])]
  ) -> [Cell] {
    texts.map { Cell(row: row, column: $0.column, text: $0.text, responses: $0.responses) }
  }

  nonisolated static let cells: [Cell] =
    cells(
      rows.more,
      [
        (
          columns.nobody, "inset; a chat follows, a form stays",
          responses([nobody], chat: .follow, form: .rest, more)
        ),
        (
          columns.user, "inset; nothing moves",
          responses(user + [flick], chat: .leave, form: .leave, more)
        ),
        (columns.app, "inset; nothing moves", responses([app], chat: .leave, form: .leave, more)),
        (
          columns.system, "as for nobody; its scroll ends",
          responses([system], chat: .follow, form: .rest, more)
        ),
      ]
    )
    + cells(
      rows.less,
      [
        (
          columns.nobody, "inset; a chat follows, a form stays in its range",
          responses([nobody], chat: .follow, form: .rest, less)
        ),
        (
          columns.user,
          "waits under a finger, and shortly afterwards; then only what is out of range moves",
          responses(user, chat: .leave, form: .leave, less)
            + responses([flick], chat: .clamp, form: .clamp, less)
            + responses([change { $0.isAfterDrag = true }], chat: .clamp, less)
        ),
        (
          columns.app, "inset; if the content would move, waits until the scroll ends",
          responses([app], chat: .leave, form: .leave, less)
        ),
        (columns.system, "as for nobody", responses([system], chat: .follow, form: .rest, less)),
      ]
    )
    + cells(
      rows.edge,
      [
        (columns.nobody, "the chat follows", responses([nobody], chat: .follow, edge)),
        (columns.user, "nothing", responses(user + [flick], chat: .leave, edge)),
        (columns.app, "nothing", responses([app], chat: .leave, edge)),
        (columns.system, "as for nobody", responses([system], chat: .follow, edge)),
      ]
    )
    + cells(
      rows.back,
      [
        (
          columns.nobody, "it goes back",
          responses([nobody], chat: .goBack(to: 576), form: .goBack(to: 576), back)
        ),
        (columns.user, "nothing", responses(user + [flick], chat: .leave, form: .leave, back)),
        (columns.app, "nothing", responses([app], chat: .leave, form: .leave, back)),
        (
          columns.system, "as for nobody",
          responses([system], chat: .goBack(to: 576), form: .goBack(to: 576), back)
        ),
      ]
    )

  @Test(arguments: cells.indices) func `each cell of the table has the documented result`(
    _ index: Int
  ) {
    let cell = Self.cells[index]
    for (situation, response) in cell.responses {
      #expect(
        ContentResponse(to: situation) == response, "\(cell.row), \(cell.column): \(situation)"
      )
    }
  }

  @Test func `if no inset changes, content moves to its resting offset or its chosen offset`() {
    var situation = Situation()
    expectEqual(ContentResponse(to: situation), to: .rest)
    situation.keepsDistance = true
    expectEqual(ContentResponse(to: situation), to: .rest)
    situation.chosenOffset = 12
    expectEqual(ContentResponse(to: situation), to: .goBack(to: 12))
    // For example, a sheet has got its former size back after editing.
    situation.keepsDistance = false
    expectEqual(ContentResponse(to: situation), to: .goBack(to: 12))
  }

  @Test func `after a drag, a chat whose edge has not moved stays, even as its inset shrinks`() {
    let hide = Situation(insetChange: -302, isAfterDrag: true, keepsDistance: true)
    expectEqual(ContentResponse(to: hide), to: .clamp)
    let resized = Situation(edgeChange: -20, isAfterDrag: true, keepsDistance: true)
    expectEqual(ContentResponse(to: resized), to: .leave)
  }

  @Test func `after the end of editing or management, no content moves to its chosen offset`() {
    let hide = Situation(insetChange: -302, edgeChange: -302, chosenOffset: 12)
    expectEqual(ContentResponse(to: hide), to: .rest)
    // The end of management moves content into its range, but only if an inset changes.
    var release = hide
    (release.isEdited, release.isReleased, release.keepsDistance) = (true, true, true)
    expectEqual(ContentResponse(to: release), to: .clamp)
    release.insetChange = 0
    expectEqual(ContentResponse(to: release), to: .leave)
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
      expectEqual(row[column], to: cell.text, note: "\(cell.row), \(cell.column)")
    }
    expectEqual(Self.cells.count, to: 16)
  }
  #endif
}
