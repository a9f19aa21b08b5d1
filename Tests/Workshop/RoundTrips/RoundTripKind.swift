package import KeyboardScrolling
import KeyboardScrollingHeadless
import KeyboardScrollingTesting
@_spi(Headless) package import UIKit

@MainActor package struct RoundTripKind {
  package let name: String
  let device: HeadlessDeviceModel
  let container: Container
  let makeScreen: @MainActor (KeyboardScrollCoordinator) -> any RoundTripScreen

  package enum Container: Sendable { case navigation, tabs, pageSheet, formSheet }

  package init(
    name: String, device: HeadlessDeviceModel = .iPhone14, container: Container = .navigation,
    makeScreen: @escaping @MainActor (KeyboardScrollCoordinator) -> any RoundTripScreen
  ) {
    self.name = name
    self.device = device
    self.container = container
    self.makeScreen = makeScreen
  }

  /// True if the field is in the composer, outside the content.
  var isChat: Bool { name.hasSuffix("chat") }

  var changes: [RoundTrip.Change] {
    let isPad = device.idiom == .pad
    let folds = device == .iPhoneDuo
    let isSheet = container == .pageSheet || container == .formSheet
    return RoundTrip.Change.allCases.filter { change in
      switch change {
      case .keys, .lines: isChat
      case .undocked, .floating: isPad
      case .window, .wideWindow: isPad && !isSheet
      case .side: !isSheet && !folds
      case .unfold, .halfOpen: folds
      case .tab: container == .tabs
      case .sheet: !isSheet
      default: true
      }
    }
  }

  package static let all = chats + forms

  package static func named(_ name: String) -> RoundTripKind? { all.first { $0.name == name } }

  private static let iPad = HeadlessDeviceModel.named("iPad (9th generation)") ?? .iPadPro11
  private static let iPadOnItsSide = HeadlessDeviceModel.iPadPro11.onItsSide

  private static let chats = [
    RoundTripKind(name: "chat") { RoundTripChat($0) },
    RoundTripKind(name: "inverted-chat") { RoundTripChat($0, isInverted: true) },
    RoundTripKind(name: "unadjusted-chat") { RoundTripChat($0, behavior: .never) },
    RoundTripKind(name: "tablet-chat", device: iPad) { RoundTripChat($0) },
    RoundTripKind(name: "inverted-tablet-chat", device: iPad) {
      RoundTripChat($0, isInverted: true)
    },
    RoundTripKind(name: "tabbed-chat", container: .tabs) { RoundTripChat($0) },
    RoundTripKind(name: "sheet-chat", container: .pageSheet) { RoundTripChat($0) },
    RoundTripKind(name: "form-sheet-chat", device: iPadOnItsSide, container: .formSheet) {
      RoundTripChat($0)
    },
    RoundTripKind(name: "inverted-form-sheet-chat", device: iPadOnItsSide, container: .formSheet) {
      RoundTripChat($0, isInverted: true)
    },
    RoundTripKind(name: "accessory-chat") { RoundTripAccessoryChat($0) },
    RoundTripKind(name: "small-phone-chat", device: .iPhoneSE3) { RoundTripChat($0) },
    RoundTripKind(name: "folding-chat", device: .iPhoneDuo) { RoundTripChat($0) },
  ]

  private static let forms = [
    RoundTripKind(name: "form") { RoundTripForm($0) },
    RoundTripKind(name: "unadjusted-form") { RoundTripForm($0, behavior: .never) },
    RoundTripKind(name: "tablet-form", device: iPad) { RoundTripForm($0) },
    RoundTripKind(name: "tabbed-form", container: .tabs) { RoundTripForm($0) },
    RoundTripKind(name: "form-sheet-form", device: iPadOnItsSide, container: .formSheet) {
      RoundTripForm($0)
    },
    RoundTripKind(name: "table") { FieldTableScreen(coordinator: $0) },
    RoundTripKind(name: "table-controller") { RoundTripTableController($0) },
    RoundTripKind(name: "text") { RoundTripText(coordinator: $0) },
    RoundTripKind(name: "tablet-text", device: iPad) { RoundTripText(coordinator: $0) },
    RoundTripKind(name: "folding-form", device: .iPhoneDuo) { RoundTripForm($0) },
    RoundTripKind(name: "folding-text", device: .iPhoneDuo) { RoundTripText(coordinator: $0) },
  ]
}

extension RoundTrip {
  /// Makes a round trip from a seed; consecutive seeds use the kinds in turn.
  @MainActor package init(seed: Int) {
    let kinds = RoundTripKind.all
    self.init(kind: kinds[((seed % kinds.count) + kinds.count) % kinds.count], seed: seed)
  }

  /// Makes a round trip on a screen of a kind; in half of the trips a user scrolls.
  @MainActor package init(kind: RoundTripKind, seed: Int) {
    var random = SeededGenerator(seed: seed)
    let hasUser = Bool.random(using: &random)
    let hasKeys = !kind.isChat || Bool.random(using: &random)
    // Half of the trips begin near the top of the content, where clamping changes the offset most.
    let share = Double(Int.random(in: 0...100, using: &random)) / 100
    let start = Bool.random(using: &random) ? share : share * share * 0.4
    let changes = kind.changes
    let steps = (0..<8).map { _ -> Step in
      if hasUser, random.oneIn(6) {
        let share = Double(Int.random(in: -60...60, using: &random)) / 100
        let isAway = !kind.isChat && Bool.random(using: &random)
        return isAway ? .scrollAway(share / 0.6) : .scroll(share)
      }
      if random.oneIn(16) { return .lock }
      return .toggle(changes.randomElement(using: &random) ?? .push)
    }
    self.init(kind: kind.name, seed: seed, hasKeys: hasKeys, start: start, steps: steps)
  }
}
