import Foundation
import UIKit

/// The answers of all experiments on one device, as one JSON.
struct ExperimentReport: Codable, Equatable, Sendable {
  struct Result: Codable, Equatable, Sendable {
    var name: String
    var title: String
    var answers: [ExperimentAnswer]
  }

  /// The kind of file, and its version.
  var format = "keyboard-experiments"
  var version = 1
  var model: String
  var system: String
  var systemVersion: String
  /// Whether there was a software keyboard.
  ///
  /// Without one, the answers about the keyboard mean nothing.
  var hasSoftwareKeyboard = false
  /// The experiment that did not end in time, and ended the run; nil for a complete report.
  var unfinished: String?
  var results: [Result] = []

  /// Creates a report without results, for the device of this process.
  @MainActor
  init() {
    let device = UIDevice.current
    // A simulator reports the model that it simulates.
    model =
      ProcessInfo.processInfo.environment["SIMULATOR_MODEL_IDENTIFIER"] ?? device.model
    system = device.systemName
    systemVersion = device.systemVersion
  }

  var json: String {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      return String(decoding: try encoder.encode(self), as: UTF8.self)
    }
  }
}
