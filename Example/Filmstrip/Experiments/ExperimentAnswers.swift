import Foundation

/// The answers that the example app printed on a device.
struct ExperimentAnswers: Decodable, Equatable, Sendable {
  struct Result: Decodable, Equatable, Sendable {
    var name: String
    var answers: [Answer]
  }

  struct Answer: Decodable, Equatable, Sendable {
    var question: String
    var statement: String
    var option: String?
    var assumed: String
    var found: String
    var measured: String?

    var differs: Bool { found != assumed && found != "unknown" }
  }

  private enum CodingKeys: String, CodingKey {
    case format, version, model, system, systemVersion, hasSoftwareKeyboard, unfinished, results
  }

  static let format = "keyboard-experiments"

  var model: String
  var system: String
  var systemVersion: String
  var hasSoftwareKeyboard: Bool
  /// The experiment that did not end; nil for a complete report.
  var unfinished: String?
  var results: [Result]

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    guard try container.decode(String.self, forKey: .format) == Self.format,
      try container.decode(Int.self, forKey: .version) == 1
    else {
      throw DecodingError.dataCorruptedError(
        forKey: .format,
        in: container,
        debugDescription: "The file is not \(Self.format) of version 1."
      )
    }
    model = try container.decode(String.self, forKey: .model)
    system = try container.decode(String.self, forKey: .system)
    systemVersion = try container.decode(String.self, forKey: .systemVersion)
    hasSoftwareKeyboard = try container.decode(Bool.self, forKey: .hasSoftwareKeyboard)
    unfinished = try container.decodeIfPresent(String.self, forKey: .unfinished)
    results = try container.decode([Result].self, forKey: .results)
  }

  /// Reads the output of the app: the JSON, and lines of the system before and after it.
  init(console: String) throws {
    let lines = console.split(whereSeparator: \.isNewline)
    guard let start = lines.firstIndex(of: "{"), let end = lines.lastIndex(of: "}"), start < end
    else { throw Failure("there is no JSON that begins and ends with a brace on its own line") }
    let json = lines[start...end].joined(separator: "\n")
    self = try JSONDecoder().decode(ExperimentAnswers.self, from: Data(json.utf8))
  }

  // MARK: Report

  /// The answers that differ from the stand-in's, and a summary.
  var lines: [String] {
    let answers = results.flatMap(\.answers)
    let differing = answers.filter(\.differs)
    let unknown = answers.count { $0.found == "unknown" }
    var lines = ["\(model), \(system) \(systemVersion)"]
    if !hasSoftwareKeyboard {
      lines.append("No software keyboard came: answers about the keyboard mean nothing.")
    }
    if let unfinished {
      lines.append("\(unfinished) did not end; the experiments after it were not run.")
    }
    lines += differing.map { answer in
      let option = answer.option.map { ", option \($0)" } ?? ""
      return "\(answer.statement)\(option): \(answer.question): "
        + "\(answer.found); the stand-in: \(answer.assumed)"
        + (answer.measured.map { " [\($0)]" } ?? "")
    }
    lines.append(
      "\(counted(answers.count, "answer")), \(differing.count) of them different"
        + (unknown > 0 ? ", \(unknown) unknown" : "")
    )
    return lines
  }
}
