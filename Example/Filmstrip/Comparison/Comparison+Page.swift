import Workshop

/// The page of the comparison, in Markdown.
///
/// Its tables have few columns, so that a phone shows them whole.
extension Comparison {
  var markdown: String {
    """
    # Comparison of techniques

    The [screens of the example](../Screens) with each [technique](../../Tests/Workshop/Techniques), in
    \(Script.compared.count) situations: the login (a scroll view) and the contact form (a table),
    the contact form alone for text that grows and for an inverted list, the carousel for
    nested scroll views. Played on the headless stand-in for UIKit, not on a device.
    `swift run filmstrip --compare` makes this page.

    | technique | situations without a fault, and what goes wrong in the others |
    | --- | --- |
    \(totals.joined(separator: "\n"))

    \(Self.meanings)

    ## The techniques

    \(Self.descriptions)

    ## Each fault

    \(techniques.indices.map(faults(ofTechnique:)).joined(separator: "\n\n"))

    ## Pictures

    \(links.joined(separator: "\n\n"))

    ## Writes

    \(Self.aboutWrites)

    | technique | in a scroll view | in a list |
    | --- | ---: | ---: |
    \(writes.joined(separator: "\n"))

    """
  }

  private static func row(_ cells: [String]) -> String { "| \(cells.joined(separator: " | ")) |" }

  private func played(_ index: Int) -> [ComparisonFaults] { faults.compactMap { $0[index] } }

  /// A row for each technique.
  private var totals: [String] {
    techniques.enumerated().map { index, technique in
      let played = played(index)
      let kinds = ComparisonFaults.Kind.allCases.compactMap { kind in
        let count = played.count { $0.counts[kind] != nil }
        return count == 0 ? nil : "\(kind.rawValue) (\(count))"
      }
      let free = "**\(played.count { $0.counts.isEmpty }) of \(played.count)**"
      let result = [free, kinds.joined(separator: ", ")].filter { !$0.isEmpty }
      return Self.row([technique.name, result.joined(separator: "; ")])
    }
  }

  private func faults(ofTechnique index: Int) -> String {
    let name = techniques[index].name
    let rows = zip(Script.compared, faults).compactMap { situation, faults in
      faults[index].flatMap { $0.counts.isEmpty ? nil : Self.row([situation.title, $0.words]) }
    }
    guard !rows.isEmpty else { return "**\(name)**: none." }
    return """
      <details><summary><b>\(name)</b>: in \(counted(rows.count, "situation"))</summary>

      | situation | fault |
      | --- | --- |
      \(rows.joined(separator: "\n"))

      </details>
      """
  }

  private var links: [String] {
    zip(Self.drawn, pictures).map { drawn, file in
      "![The contact form with three techniques: \(drawn.title)](\(file.name))"
    }
  }

  /// The numbers of writes to the properties, with lists on their own.
  private var writes: [String] {
    techniques.enumerated().map { index, technique in
      let sum = played(index).reduce(ComparisonFaults(), +).writes
      let isForLists = technique.name == "table view controller"
      return Self.row([technique.name, isForLists ? "–" : "\(sum.plain)", "\(sum.list)"])
    }
  }

  /// The meaning of the words, and a guide to the numbers.
  private static let meanings = """
    - **field hidden**: the focused field or its caret is not visible, at rest
    - **empty space**: below the content, above the keys; the user can scroll to it
    - **out of reach**: content that the user cannot scroll to
    - **left behind**: an inset, a frame or space remains after the hide
    - **needless movement**: content moves without need, too far, by a detour or in leaps, by the rules of the
      [judge of movement](../../Sources/KeyboardScrollingTesting/Judging/MovementFinding.swift)

    The keyboard layout guide handles most situations with one constraint. If it has no fault, it is as
    good as the coordinator, and simpler. A bottom constraint and a table view controller also handle
    ordinary forms. When the user unlocks the device, the keyboard hides and shows again without
    animation. The content of most techniques moves with it.
    """

  private static let descriptions = """
    - **coordinator**: this library
    - **table view controller**: UIKit's own; played on the contact form only
    - **layout guide**: the scroll view ends at `keyboardLayoutGuide`
    - **IQKeyboardManager’s formula**, **TPKeyboardAvoiding’s formula**: the inset and the offset that
      these libraries compute, in our own code; the libraries do more, such as moving the root view.
      TPKeyboardAvoiding moves each field to the middle on purpose, which counts as needless here
    - **height as inset**: the keyboard's height becomes the content inset
    - **did-show sample**: that inset after the keyboard has shown, as in many tutorials
    - **dummy spacer**: an empty view at the end of the content, as tall as the keyboard
    - **bottom constraint**: the scroll view ends higher by the keyboard's height
    - **converted constraint**: higher by the covered height, after the keyboard has shown
    - **fixed frame**: the view shrinks by a fixed height
    - **no handling**: no code for the keyboard
    """

  private static let aboutWrites = """
    The number of writes to content inset, indicator insets and content offset in all situations,
    including the screen's own writes (the row *no handling*). The coordinator moves a list frame by
    frame, sixty times a second, and each frame is a write. In an animation block, UIKit would remove
    rows at once. A technique that changes a constraint or a frame causes layout instead, which is not
    counted here.
    """
}
