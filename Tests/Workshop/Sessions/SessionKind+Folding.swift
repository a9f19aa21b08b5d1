import KeyboardScrolling
@_spi(Headless) import UIKit

extension SessionKind {
  /// Kinds on a folding device, which the user opens, half closes, rotates, and splits between apps.
  ///
  /// `all` does not include these kinds: in a longer list, each seed would select a different kind.
  package static let folding = [
    kind("folding-form", Habits.form.folding, device: .iPhoneDuo) {
      PlainFormScreen(coordinator: $0, contentHeight: 1600)
    },
    kind("folding-list", Habits.form.folding, device: .iPhoneDuo) {
      FieldTableScreen(coordinator: $0)
    },
    kind("folding-text", Habits.writing.folding, device: .iPhoneDuo) {
      FullScreenTextScreen(coordinator: $0)
    },
    chat("folding-chat", habits: Habits.chat.folding, device: .iPhoneDuo) {
      ConversationScreen(Conversation(), coordinator: $0)
    },
  ]
}

extension Habits {
  fileprivate var folding: Habits { with([.fold: 24, .share: 6, .neighbor: 4, .rotate: 6]) }
}
