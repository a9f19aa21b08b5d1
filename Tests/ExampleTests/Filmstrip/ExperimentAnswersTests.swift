import Foundation
import Testing

@testable import filmstrip

@Suite("Answers of experiments")
struct ExperimentAnswersTests {
  private func console(
    found: String,
    keyboard: Bool = true,
    format: String = "keyboard-experiments"
  )
    -> String
  {
    """
    2026-11-23 Example[1:2] a line of the system
    {
      "format" : "\(format)", "version" : 1, "model" : "iPhone17,1", "system" : "iOS",
      "systemVersion" : "26.1", "hasSoftwareKeyboard" : \(keyboard),
      "results" : [ { "name" : "clamps", "title" : "t", "answers" : [
        { "question" : "The offset", "statement" : "S17", "option" : "clampsOnInsetShrink",
          "assumed" : "600", "found" : "\(found)" },
        { "question" : "The order", "statement" : "S96", "assumed" : "a", "found" : "a" }
      ] } ]
    }
    com.example.Example: 4242
    """
  }

  @Test func `the report lists the answers that differ, with their statements`() throws {
    #expect(
      try ExperimentAnswers(console: console(found: "800")).lines == [
        "iPhone17,1, iOS 26.1",
        "S17, option clampsOnInsetShrink: The offset: 800; the stand-in: 600",
        "2 answers, 1 of them different",
      ]
    )
  }

  @Test func `an answer that differs has its numbers`() throws {
    let text = console(found: "800").replacingOccurrences(
      of: "\"found\" : \"800\"",
      with: "\"found\" : \"800\", \"measured\" : \"800 800\""
    )
    let lines = try ExperimentAnswers(console: text).lines
    #expect(lines[1].hasSuffix("The offset: 800; the stand-in: 600 [800 800]"))
  }

  @Test func `equal answers, and those without a keyboard, are counted`() throws {
    let equal = try ExperimentAnswers(console: console(found: "600")).lines
    #expect(equal.last == "2 answers, 0 of them different")
    let none = try ExperimentAnswers(console: console(found: "unknown", keyboard: false)).lines
    #expect(none.dropFirst().first?.hasPrefix("No software keyboard came") == true)
    #expect(none.last == "2 answers, 0 of them different, 1 unknown")
  }

  @Test func `the report names an experiment that did not end`() throws {
    let text = console(found: "600").replacingOccurrences(
      of: "\"results\"",
      with: "\"unfinished\" : \"push\", \"results\""
    )
    let lines = try ExperimentAnswers(console: text).lines
    #expect(lines.contains("push did not end; the experiments after it were not run."))
  }

  @Test func `a file without answers is refused`() {
    #expect(throws: Failure.self) { try ExperimentAnswers(console: "nothing\n}\n{\n") }
    #expect(throws: DecodingError.self) { try ExperimentAnswers(console: "{\n}") }
    #expect(throws: DecodingError.self) {
      try ExperimentAnswers(console: console(found: "", format: "keyboard-recording"))
    }
  }
}
