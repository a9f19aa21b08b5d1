import Foundation
import UIKit

/// The answers of all experiments on one device, as one JSON.
struct ExperimentReport: Codable, Equatable, Sendable {
  struct Result: Codable, Equatable, Sendable {
    var name: String
    var title: String
    var answers: [ExperimentAnswer]
  }

  var format = "keyboard-experiments"
  var version = 1
  var model: String
  var system: String
  var systemVersion: String
  /// If false, the answers about the keyboard mean nothing.
  var hasSoftwareKeyboard = false
  /// The experiment that did not end in time, and ended the run.
  var unfinished: String?
  var results: [Result] = []

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
