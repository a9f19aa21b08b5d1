import ExampleScreens
import Foundation
import Testing
import UIKit
import Workshop

@testable import filmstrip

@MainActor
enum Pictures {
  static func filmstrip(_ name: String, on screen: String) throws -> Filmstrip {
    let script = try #require(Script.all.first { $0.name == name })
    let cast = try #require(script.casts.first { $0.screen == screen })
    let runs = [KeyboardTechniques.nothing, KeyboardTechniques.coordinator].compactMap {
      script.play(on: cast.screenToPlay, cast.model, with: $0, recordsFrames: false)
    }
    return Filmstrip(script, device: cast.device, runs)
  }

  static func dragged() throws -> String {
    try filmstrip("interactive-dismissal", on: "contact-form").svg
  }
}
