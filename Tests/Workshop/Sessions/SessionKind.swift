import ExampleScreens
import FilmstripKit
import Judging
import KeyboardScrolling
import KeyboardScrollingHeadless
@_spi(Headless) import UIKit

@MainActor package struct SessionKind {
  package let name: String
  let device: HeadlessDeviceModel
  var options = HeadlessOptions()
  /// True to wait for the end of all movement after each step.
  ///
  /// In a table view controller, UIKit's own inset and scroll to the focus outlast a quick step.
  var isPatient = false
  /// False to play all sessions without UIKit's own scroll to the first responder.
  ///
  /// A keyboard with an accessory view hides in two steps. The first step is a change of frame, for
  /// which the headless UIKit would scroll under the finger.
  var isScrolledByUIKit = true
  var habits = Habits.form
  let makeScreen: @MainActor (KeyboardScrollCoordinator) -> SessionScreen

  @MainActor struct SessionScreen {
    let controller: UIViewController
    var root: UIViewController
    var present: (() -> Void)?
    var judged = JudgedScreen()
    var isMovedByApp: (Session.Action) -> Bool = { _ in false }

    func mover(_ action: Session.Action) -> Movement.Mover {
      switch action {
      case .tapStatusBar, .pinch: return .user
      default: break
      }
      return isMovedByApp(action) ? .app : .none
    }

    func show(on device: HeadlessDevice, content: Phone.Content = Phone.Content()) -> UIWindow {
      let window = device.makeWindow(rootViewController: root)
      present?()
      if content != Phone.Content() { content.apply(to: window) }
      device.clock.advance(by: 1)
      return window
    }

    var judgedWithBar: JudgedScreen {
      var judged = judged
      judged.bar = judged.bar ?? ScreenFields.barOnKeyboard(in: controller.view)
      return judged
    }

    init(_ controller: UIViewController, isPlain: Bool = false) {
      self.controller = controller
      root = isPlain ? controller : UINavigationController(rootViewController: controller)
    }

    var withLargeTitle: SessionScreen {
      (root as? UINavigationController)?.navigationBar.prefersLargeTitles = true
      return self
    }

    /// Returns the screen in a sheet over an empty screen.
    func presented(as sheet: UIViewController) -> SessionScreen {
      let behind = UIViewController()
      var built = self
      built.root = behind
      built.present = { behind.present(sheet, animated: false) }
      return built
    }
  }

  package static let all = examples + containers + dismissals + apps

  package static let acting = apps

  package static func named(_ name: String) -> SessionKind? {
    (all + folding).first { $0.name == name }
  }
}

// MARK: - The example's screens

extension SessionKind {
  private static let examples = Screen.all.map { screen in
    var kind = SessionKind(name: screen.name, device: device(for: screen.name)) { coordinator in
      var built = SessionScreen(screen.makeViewController(coordinator))
      if screen.isSheet {
        built = built.presented(as: Screen.makeSheet(with: built.controller))
        built.root.view.backgroundColor = .systemBackground
      }
      adapt(&built, to: screen.name)
      return built
    }
    kind.habits = habits(on: screen.name)
    kind.isPatient = ["settings", "search"].contains(screen.name)
    return kind
  }

  private static func device(for screen: String) -> HeadlessDeviceModel {
    switch screen {
    case "two-panes": .iPadPro11
    case "sign-up": .iPhoneSE3
    default: .iPhone14
    }
  }

  private static func habits(on screen: String) -> Habits {
    switch screen {
    case "login": .login
    case "chat", "inverted-chat": .chat
    case "compose": .writing
    case "search": .search
    case "settings": .tableController
    case "checkout": .sheet
    default: .form
    }
  }

  private static func adapt(_ built: inout SessionScreen, to screen: String) {
    built.judged = JudgedScreen(example: screen, built.controller)
    switch screen {
    case "contact-form", "collection-form":
      // For Return, the app scrolls to the next row.
      built.isMovedByApp = { $0 == .returnKey }
    case "chat":
      built.isMovedByApp = { if case .press = $0 { true } else { false } }
    case "inverted-chat":
      built.isMovedByApp = { $0 == .returnKey }
    default: break
    }
  }
}

// MARK: - Others

extension SessionKind {
  /// Makes a kind whose screen is in a navigation controller, or alone if `isPlain`.
  static func kind(
    _ name: String,
    _ habits: Habits = .form,
    device: HeadlessDeviceModel = .iPhone14,
    isPlain: Bool = false,
    _ makeScreen: @escaping @MainActor (KeyboardScrollCoordinator) -> UIViewController
  ) -> SessionKind {
    SessionKind(name: name, device: device, habits: habits) {
      SessionScreen(makeScreen($0), isPlain: isPlain)
    }
  }

  private static let containers = [
    kind("plain-form") { PlainFormScreen(coordinator: $0) },
    kind("table") { FieldTableScreen(coordinator: $0) },
    kind("growing-text", .writing) { GrowingTextScreen(coordinator: $0) },
    kind("full-screen-text", .writing) { FullScreenTextScreen(coordinator: $0) },
    kind("nested-text", .writing) { NestedTextScreen(coordinator: $0) },
    SessionKind(name: "form-sheet", device: iPadMiniOnItsSide, habits: .sheet) {
      let built = SessionScreen(PlainFormScreen(coordinator: $0))
      built.root.modalPresentationStyle = .formSheet
      return built.presented(as: built.root)
    },
    kind("pushed-form", .pushing) { PlainFormScreen(coordinator: $0) },
    kind("alert-over-form", .alerts) { PlainFormScreen(coordinator: $0) },
    kind("autofill", .login) { PlainFormScreen(coordinator: $0, contentHeight: 800) },
    SessionKind(
      name: "accessory-form", device: .iPhone14, options: .iOS26, isScrolledByUIKit: false,
      habits: .dragging
    ) { SessionScreen(PlainFormScreen(coordinator: $0, accessoryHeight: 44)) },
    kind("tablet-form", .tablet, device: .iPadPro11) {
      PlainFormScreen(coordinator: $0, contentHeight: 2400)
    },
    SessionKind(name: "large-title-form", device: .iPhone14) {
      SessionScreen(PlainFormScreen(coordinator: $0)).withLargeTitle
    },
    SessionKind(name: "large-title-table", device: .iPhone14) {
      SessionScreen(FieldTableScreen(coordinator: $0)).withLargeTitle
    },
    SessionKind(name: "half-sheet", device: .iPhone14, habits: .sheet) {
      let built = SessionScreen(PlainFormScreen(coordinator: $0))
      built.root.sheetPresentationController?.detents = [.medium()]
      return built.presented(as: built.root)
    },
    // If the field is to the side of the visible rectangle, UIKit's own scroll to the field moves
    // the page only sideways (statement 67). That scroll interrupts a bounce at the top, and the
    // page stays pulled down.
    SessionKind(
      name: "zooming-form", device: .iPhone14, isScrolledByUIKit: false, habits: .zooming
    ) { SessionScreen(ZoomingFormScreen(coordinator: $0)) },
  ]

  private static let dismissals = [
    dismissing("kept-keyboard-form", .none),
    dismissing("on-drag-form", .onDrag),
    dismissing("on-drag-accessory-form", .onDragWithAccessory, accessoryHeight: 44),
    dismissing("interactive-accessory-form", .interactiveWithAccessory, accessoryHeight: 44),
    kind("on-drag-list", .dragging) {
      let screen = FieldTableScreen(coordinator: $0)
      screen.loadViewIfNeeded()
      screen.content.keyboardDismissMode = .onDrag
      return screen
    },
  ]

  private static func dismissing(
    _ name: String, _ mode: UIScrollView.KeyboardDismissMode, accessoryHeight: CGFloat? = nil
  ) -> SessionKind {
    SessionKind(
      name: name, device: .iPhone14, isScrolledByUIKit: accessoryHeight == nil, habits: .dragging
    ) {
      let screen = PlainFormScreen(coordinator: $0, accessoryHeight: accessoryHeight)
      screen.loadViewIfNeeded()
      screen.content.keyboardDismissMode = mode
      return SessionScreen(screen)
    }
  }

  private static let iPadMiniOnItsSide =
    (HeadlessDeviceModel.named("iPad mini (6th generation)") ?? .iPadPro11).onItsSide
}

extension HeadlessOptions {
  /// iOS 26, where the reported frame does not include the accessory view.
  fileprivate static var iOS26: HeadlessOptions {
    var options = HeadlessOptions()
    options.version = .init(26)
    options.endFrameExcludesAccessory = true
    return options
  }
}
