import FilmstripKit
import Judging
import KeyboardScrolling
@_spi(Headless) import UIKit

// Screens whose apps act between the steps of a user.

extension SessionKind {
  static let apps = chats + forms + lists + habits
}

// MARK: - Chats

extension SessionKind {
  private static let deeds: [AppAction.Deed] = [
    .sendAnimated, .sendAnimated, .sendAtOnce, .sendAndDismiss, .sendLater, .receive, .receive,
    .receiveSilently, .receiveUnderFinger, .loadOlder,
  ]
  private static let chatting = Habits.chat.acting(deeds + [.flicker])

  /// Habits for a chat in which sending dismisses the keyboard.
  private static let closing = Habits.chat.with([
    .tap: 40, .dragKeyboardAway: 4, .dragKeyboardAndBack: 4,
  ])
  .acting([.sendAndDismiss, .sendAndDismiss, .receive], weight: 80)

  private static let chats = [
    chat("chat-behind-composer") { ConversationScreen(Conversation(), coordinator: $0) },
    // UIKit itself moves a list that ends at its composer. A flickering focus would leave the list
    // up to 44 points from its place for a third of a second, so this kind omits `.flicker`. UIKit
    // also shrinks the list in the keyboard's animation, which removes visible rows.
    chat("chat-above-composer", habits: Habits.chat.acting(deeds), exceptions: [.rows]) {
      ConversationScreen(Conversation(), coordinator: $0, layout: .atComposer)
    },
    chat("chat-in-place", keepsDistance: false) {
      ConversationScreen(Conversation(), coordinator: $0, keepsDistance: false)
    },
    chat("closing-chat", habits: closing) { ConversationScreen(Conversation(), coordinator: $0) },
    chat("chat-upside-down") {
      FlippedConversationScreen(Conversation(isFlipped: true), coordinator: $0)
    },
    chat("chat-with-accessory") {
      AccessoryConversationScreen(
        Conversation(composer: ComposerView(lineCount: 1...1)), coordinator: $0, grows: false
      )
    },
    chat("chat-with-growing-accessory") {
      AccessoryConversationScreen(Conversation(), coordinator: $0, grows: true)
    },
    chat("chat-in-list-controller") {
      ListControllerConversationScreen(
        Conversation(composer: ComposerView(lineCount: 1...1)), coordinator: $0
      )
    },
    chat("on-drag-chat") {
      let conversation = Conversation()
      conversation.tableView.keyboardDismissMode = .onDrag
      return ConversationScreen(conversation, coordinator: $0)
    },
    chat("on-drag-upside-down-chat") {
      let conversation = Conversation(isFlipped: true)
      conversation.tableView.keyboardDismissMode = .onDrag
      return FlippedConversationScreen(conversation, coordinator: $0)
    },
    SessionKind(
      name: "chat-in-sheet", device: .iPhone14,
      habits: chatting.with([.rotate: 0, .leaveAndComeBack: 0, .lockAndUnlock: 0])
    ) {
      let screen = ConversationScreen(Conversation(), coordinator: $0)
      var built = SessionScreen(screen)
      built.root.sheetPresentationController?.detents = [.medium(), .large()]
      built = built.presented(as: built.root)
      built.judged.isChat = { !JudgedScreen.isNested($0) }
      built.judged.bar = screen.conversation.composer
      // After a drag, the sheet becomes lower, and the chat follows its composer.
      built.judged.exceptions = [.finger]
      return built
    },
    SessionKind(
      name: "recipe-chat", device: .iPhone14, habits: .chat.with([.tap: 40, .type: 40, .press: 60])
    ) { _ in
      // The code of the documentation makes its own coordinator.
      let root = Recipe.chat.makeRootViewController()
      var built = SessionScreen(Recipe.chat.open(from: root), isPlain: true)
      built.root = root
      built.judged.isChat = { !JudgedScreen.isNested($0) }
      // UIKit moves the content when it measures a row under the finger.
      built.judged.exceptions = [.finger]
      built.isMovedByApp = { if case .press = $0 { true } else { false } }
      return built
    },
  ]

  static func chat(
    _ name: String,
    keepsDistance: Bool = true,
    habits: Habits? = nil,
    device: HeadlessDeviceModel = .iPhone14,
    exceptions: Set<MovementRule> = [],
    _ makeScreen: @escaping @MainActor (KeyboardScrollCoordinator) -> UIViewController
  ) -> SessionKind {
    SessionKind(name: name, device: device, habits: habits ?? chatting) { coordinator in
      var built = SessionScreen(makeScreen(coordinator))
      built.judged.isChat = { keepsDistance && !JudgedScreen.isNested($0) }
      built.judged.exceptions = exceptions
      built.judged.bar = (built.controller as? OwnTimingScreen)?.conversation.composer
      return built
    }
  }
}

// MARK: - Forms

extension SessionKind {
  private static let forms = [
    kind("validating-form", .form.acting(.showError, .showError, .hideErrors, .flicker)) {
      AddressFormScreen(coordinator: $0)
    },
    kind(
      "growing-fields",
      .form.with([.tap: 60, .dismiss: 4]).acting(.growField, .growField, .shrinkField, weight: 130)
    ) { AddressFormScreen(coordinator: $0) },
    kind("text-size", .form.with([.textSize: 30])) { AddressFormScreen(coordinator: $0) },
    kind(
      "scrolling-form",
      .form.acting(.scrollToFocus, .scrollElsewhere, .focusAndScroll, .scrollAndFocus)
    ) { ScrollingFormScreen(coordinator: $0) },
    kind("picker-form", .form.acting(.pushPicker, .pick, .pick)) {
      PickerFormScreen(coordinator: $0)
    },
    kind("sheet-over-form", .sheet.acting(.presentForm, .dismissForm, weight: 24), isPlain: true) {
      SheetOverFormScreen(coordinator: $0, isShared: true)
    },
    kind(
      "sheet-with-coordinator", .sheet.acting(.presentForm, .dismissForm, weight: 24), isPlain: true
    ) { SheetOverFormScreen(coordinator: $0, isShared: false) },
    kind("changing-keyboards", .form.with([.emoji: 16, .suggestions: 12, .keyboard: 24])) {
      PlainFormScreen(coordinator: $0)
    },
    kind("resized-window", .form.with([.resize: 24, .rotate: 3]), device: .iPadPro11) {
      PlainFormScreen(coordinator: $0, contentHeight: 2400)
    },
  ]
}

// MARK: - Lists

extension SessionKind {
  private static let lists = [
    kind(
      "changing-list",
      .form.acting(
        .insertAbove, .insertBelow, .deleteAbove, .deleteBelow, .reloadBelow, .move, .collapse
      )
    ) { ChangingListScreen(coordinator: $0) },
    kind("collapsing-sections", .form.acting(.collapse, .collapse, .insertAbove, .flicker)) {
      ChangingListScreen(coordinator: $0)
    },
    kind(
      "live-results", .form.with([.type: 30, .returnKey: 2]).acting(.replaceResults, weight: 12)
    ) { LiveResultsScreen(coordinator: $0) },
    kind(
      "turned-list", .form.with([.keyboard: 10, .type: 20, .tap: 160, .drag: 90, .returnKey: 4])
    ) { FlippedListScreen(coordinator: $0) },
    kind(
      "scrolling-list",
      .form.acting(.scrollToFocus, .scrollElsewhere, .focusAndScroll, .scrollAndFocus)
    ) { ScrollingListScreen(coordinator: $0) },
    kind("late-scrolling-list") {
      ScrollingListScreen(coordinator: $0, delays: [0.05, 0.1, 0.2, 0.45, 0.5])
    },
    kind("announced-scroll-form") {
      // The delay is the keyboard's announced duration (home-assistant's iOS, PR 4486).
      ScrollingFormScreen(coordinator: $0, delay: 0.25)
    },
  ]
}

// MARK: - Habits of public apps

extension SessionKind {
  private static let habits = [
    chat("late-scroll-chat") { ConversationScreen(LateScrollConversation(), coordinator: $0) },
    chat("batch-chat") {
      FlippedConversationScreen(BatchConversation(isFlipped: true), coordinator: $0)
    },
    // An app that assigns an offset in an animation block makes rows vanish, and the animations of
    // two blocks add up.
    chat("stopping-chat", exceptions: [.rows, .straight]) {
      ConversationScreen(StoppingConversation(), coordinator: $0)
    },
    chat("reloading-chat") {
      FlippedConversationScreen(ReloadingConversation(isFlipped: true), coordinator: $0)
    },
    chat("list-update-chat") { ConversationScreen(ListUpdateConversation(), coordinator: $0) },
    chat("reply-chat") { ConversationScreen(ReplyConversation(), coordinator: $0) },
    chat("talk-chat") { ConversationScreen(TalkConversation(), coordinator: $0) },
    chat("comments-chat") {
      ListControllerConversationScreen(
        CommentsConversation(composer: ComposerView(lineCount: 1...1)), coordinator: $0
      )
    },
    chat("refusing-chat") { ConversationScreen(RefusingConversation(), coordinator: $0) },
    chat("jumping-chat", exceptions: [.rows]) { JumpingScreen(Conversation(), coordinator: $0) },
    chat("own-timing-chat") { OwnTimingScreen(Conversation(), coordinator: $0) },
    chat("layout-writing-chat", exceptions: [.rows]) {
      LayoutWritingScreen(Conversation(), coordinator: $0)
    },
    kind("restoring-list", .writing) { RestoringListScreen(coordinator: $0) },
    kind("zeroing-form") { ZeroingFormScreen(coordinator: $0) },
  ]
}
