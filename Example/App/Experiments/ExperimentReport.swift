import Foundation
import UIKit

/// The answers of all experiments on one device, in the format of the JSON file.
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
  /// False if only a hardware keyboard was used, so that answers about the keyboard mean nothing.
  var hasSoftwareKeyboard = false
  /// The name of the experiment that did not end in time.
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
