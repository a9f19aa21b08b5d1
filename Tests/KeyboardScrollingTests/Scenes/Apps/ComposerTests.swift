#if os(Linux)
import Testing
@_spi(Headless) import UIKit

@testable import KeyboardScrolling

@MainActor
struct ComposerTests {
  enum Lower: CaseIterable, Sendable { case suggestions, emoji, otherField, panel, menu, undocked }

  @Test(arguments: Lower.allCases, [false, true])
  func `a keyboard that gets lower moves the newest row with the composer`(
    _ lower: Lower, isInverted: Bool
  ) {
    let model = lower == .undocked ? HeadlessDeviceModel.iPadPro11 : .iPhone14
    ChatStage.run(OptionMatrix.plain, on: model, isInverted: isInverted) { chat in
      let keyboard = chat.stage.device.keyboard
      chat.focus()
      if lower == .emoji { keyboard.perform(.toggleEmoji(height: 380)) }
      chat.wait()
      switch lower {
      case .suggestions: keyboard.perform(.predictiveBar(isVisible: false))
      case .emoji: keyboard.perform(.toggleEmoji(height: 336))
      case .otherField:
        let other = UITextField(frame: CGRect(x: 0, y: 95, width: 300, height: 40))
        // The keyboard of a password has no suggestions.
        other.isSecureTextEntry = true
        chat.app.view.addSubview(other)
        other.takeFocus()
      case .panel:
        chat.app.field.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 220))
        chat.app.field.reloadInputViews()
      case .menu: chat.stage.hideForMenu()
      case .undocked: keyboard.perform(.undockByMenu())
      }
      chat.expectBesideComposer()
      chat.stage.endEditing()
      chat.expectBesideComposer(0.1)
    }
  }

  nonisolated private static let options = OptionMatrix.withoutScrollOfUIKit(OptionMatrix.hide)

  nonisolated private static let lists: [(option: Option, isInverted: Bool)] =
    options.map { ($0, false) } + [(OptionMatrix.plain, true)]

  @Test(arguments: lists, [0.05, 0.1, 0.3, 2] as [TimeInterval])
  func `224: when a panel replaces the keyboard, the newest row stays at the composer`(
    _ list: (option: Option, isInverted: Bool), pause: TimeInterval
  ) {
    let layout = ChatApp.Layout.behindComposerOnConstraint
    ChatStage.run(list.option, layout, isInverted: list.isInverted) { chat in
      chat.app.field.takeFocus()
      chat.wait(pause)
      chat.app.panelHeight = 302
      chat.app.field.resignFirstResponder()
      // The app moves the composer to the panel even while the keyboard shows.
      chat.expectBesideComposer()
      chat.wait()
      chat.expectBesideComposer(0.1, within: 0.5)
    }
  }

  @Test(arguments: options, [0.1, 0.3] as [TimeInterval])
  func `224: when the keyboard replaces a panel, the newest row stays at the composer`(
    _ option: Option, pause: TimeInterval
  ) {
    ChatStage.run(option, .behindComposerOnConstraint) { chat in
      chat.focus()
      chat.app.panelHeight = 302
      chat.app.field.resignFirstResponder()
      chat.wait(pause)
      chat.app.field.takeFocus()
      chat.expectBesideComposer()
    }
  }

  @Test(arguments: options)
  func `224: when a selection bar replaces the composer, the list moves with the keyboard`(
    _ option: Option
  ) {
    ChatStage.run(option) { chat in
      let app = chat.app
      let selectionBar = UIView(frame: CGRect(x: 0, y: 766, width: 390, height: 44))
      selectionBar.isHidden = true
      app.view.addSubview(selectionBar)
      chat.focus()
      for _ in 1...2 {
        app.field.resignFirstResponder()
        app.composer.isHidden = true
        selectionBar.isHidden = false
        chat.stage.coordinator.setBar(selectionBar, for: app.table)
        let table: UITableView = app.table
        let ends = chat.film { table.contentSize.height - table.headlessPresentationBounds.minY }
        // The composer was at 458.
        #expect(ends.allSatisfy { $0 >= 457.5 }, "\(ends.prefix(12))")
        #expect(zip(ends, ends.dropFirst()).allSatisfy { $0 <= $1 + 0.5 }, "\(ends.prefix(12))")
        expectEqual(ends.last.map { abs($0 - 766) < 0.5 }, to: true, note: "\(ends.suffix(3))")
        selectionBar.isHidden = true
        app.composer.isHidden = false
        chat.stage.coordinator.setBar(app.composer, for: app.table)
        chat.focus()
        chat.expect(gap: 0)
      }
    }
  }

  @Test(arguments: options, [0.05, 0.1, 0.2] as [TimeInterval])
  func `224: when a search field is focused, the list moves with the keyboard`(
    _ option: Option, pause: TimeInterval
  ) {
    func path(slides: Bool) -> [CGFloat] {
      var path: [CGFloat] = []
      ChatStage.run(option, .behindComposerOnConstraint) { chat in
        let search = UITextField(frame: CGRect(x: 16, y: 100, width: 300, height: 40))
        chat.app.view.addSubview(search)
        chat.app.moveComposer = {}
        chat.app.bottomEdge.constant = slides ? 0 : 120
        chat.wait()
        chat.app.scrollToEnd(animated: false)
        chat.wait()
        if slides {
          chat.app.bottomEdge.constant = 120
          UIView.animate(withDuration: 0.3) { chat.app.view.layoutIfNeeded() }
        }
        chat.wait(pause)
        let start = chat.app.table.headlessPresentationBounds.minY
        search.takeFocus()
        // The app does not move the composer.
        chat.app.bottomEdge.constant = 120
        path = chat.film { chat.app.table.headlessPresentationBounds.minY - start }
      }
      return path
    }
    let (sliding, resting) = (path(slides: true), path(slides: false))
    // The list moves up 302 points with the keyboard. A composer that slides may still move the list
    // down by the composer's 50 points.
    for (offset, expected) in zip(sliding, resting) {
      #expect(
        (expected - 52...expected + 2).contains(offset),
        "\(sliding.prefix(12)), not \(resting.prefix(12))"
      )
      guard (expected - 52...expected + 2).contains(offset) else { return }
    }
  }

  enum Resizing: CaseIterable, Sendable {
    case animatedBefore, animatedAfter, atOnceAfter, animatedLater, atOnceLater
  }

  /// The composer grows while the keyboard shows, and shrinks while it hides.
  @Test(arguments: options, Resizing.allCases)
  func `226: while the keyboard shows or hides, the newest row stays at a composer that resizes`(
    _ option: Option, _ resizing: Resizing
  ) {
    for (layout, isInverted) in places(with: resizing) {
      for isShow in [true, false] {
        ChatStage.run(option, layout, isInverted: isInverted) { chat in
          chat.app.setComposer(height: isShow ? 50 : 110)
          chat.wait()
          if !isShow { chat.focus() }
          let resize = { chat.app.height.constant = isShow ? 110 : 50 }
          let animate = {
            resize()
            UIView.animate(withDuration: 0.4) { chat.app.view.layoutIfNeeded() }
          }
          if resizing == .animatedBefore { animate() }
          chat.setKeyboard(isUp: isShow)
          if resizing == .animatedLater || resizing == .atOnceLater { chat.wait(0.1) }
          switch resizing {
          case .animatedBefore: break
          case .animatedAfter, .animatedLater: animate()
          case .atOnceAfter, .atOnceLater: resize()
          }
          chat.expectBesideComposer(1, "\(resizing), \(layout), \(isShow), \(isInverted)")
        }
      }
    }
  }

  /// A list that ends at the composer follows a composer that resizes at once only in a few frames.
  private func places(with resizing: Resizing) -> [(ChatApp.Layout, isInverted: Bool)] {
    let isAtOnce = resizing == .atOnceAfter || resizing == .atOnceLater
    let behind = [false, true].map { (ChatApp.Layout.behindComposer, isInverted: $0) }
    return behind + (isAtOnce ? [] : [(.onGuide, false), (.onConstraint, false)])
  }

  /// Makes each turn of the main thread take 8 ms, on a display that shows only what the turns
  /// commit.
  private func makeSlow(_ device: HeadlessDevice) {
    device.roughness.mainThread.turn = 0.008
    device.roughness.display.showsCommits = true
  }

  /// Expects the newest row at the composer while the keyboard shows and hides three times.
  ///
  /// The first frame may still show the old state.
  private func expectShowsAndHides(
    _ chat: ChatStage, _ comment: Comment, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for number in 1...3 {
      for isShow in [false, true] {
        chat.setKeyboard(isUp: isShow)
        let gaps = chat.film { chat.drawnGap }.dropFirst()
        let worst = gaps.max { abs($0) < abs($1) } ?? 0
        #expect(
          abs(worst) <= 2,
          "\(comment), \(isShow ? "show" : "hide") \(number): \(worst) of \(gaps.prefix(12))",
          sourceLocation: sourceLocation
        )
        chat.wait()
      }
    }
  }

  @Test(arguments: [(1, false), (2, false), (3, false), (5, false), (2, true)])
  func `225: after panels, the newest row stays at the composer in each show and hide`(
    count: Int, isInverted: Bool
  ) {
    let layout = ChatApp.Layout.behindComposerOnConstraint
    ChatStage.run(OptionMatrix.plain, layout, isInverted: isInverted) { chat in
      makeSlow(chat.stage.device)
      chat.focus()
      for _ in 0..<count {
        chat.app.panelHeight = 302
        chat.app.field.resignFirstResponder()
        chat.wait(2)
        chat.focus()
        chat.wait(2)
      }
      expectShowsAndHides(chat, "after \(count) panels")
    }
  }

  /// As in the recipe, the bar's background reaches down to the edge of the screen.
  @Test(arguments: [1, 2, 3])
  func `225: after panels, the newest row stays at a composer that reaches down to the edge`(
    count: Int
  ) {
    ChatStage.run(OptionMatrix.plain, .behindComposerOnConstraint) { chat in
      chat.extendBarToEdge()
      makeSlow(chat.stage.device)
      chat.focus()
      for _ in 0..<count {
        chat.app.panelHeight = 302
        chat.app.field.resignFirstResponder()
        chat.wait(2)
        // The user has chosen several emoji, and the composer has a second line.
        chat.app.setComposer(height: 70)
        chat.wait()
        chat.focus()
        chat.app.setComposer(height: 50)
        chat.wait(2)
      }
      chat.app.field.resignFirstResponder()
      let gaps = chat.film { chat.drawnGap }.dropFirst()
      #expect(gaps.allSatisfy { abs($0) <= 2 }, "\(gaps.prefix(12))")
    }
  }

  /// Before the app's layout, a hide that a panel follows looks like any other hide.
  @Test func `225: a panel moves the newest row by four points for one frame at most`() {
    ChatStage.run(OptionMatrix.plain, .behindComposerOnConstraint) { chat in
      makeSlow(chat.stage.device)
      chat.focus()
      for number in 1...3 {
        chat.app.panelHeight = 302
        chat.app.field.resignFirstResponder()
        let gaps = chat.film { chat.drawnGap }
        #expect(gaps.allSatisfy { abs($0) <= 4 }, "panel \(number): \(gaps.prefix(12))")
        #expect(gaps.filter { abs($0) > 2 }.count <= 1, "panel \(number): \(gaps.prefix(12))")
        chat.app.field.becomeFirstResponder()
        chat.expectBesideComposer(2, "keyboard \(number)")
      }
    }
  }

  /// At first, the app leaves the composer below the keyboard.
  @Test func `225: a composer that has stayed below the keyboard moves with the keyboard again`() {
    ChatStage.run(OptionMatrix.plain, .behindComposerOnConstraint) { chat in
      makeSlow(chat.stage.device)
      for _ in 0..<3 {
        chat.app.moveComposer = { [app = chat.app] in app.bottomEdge.constant = 0 }
        chat.focus()
        chat.stage.endEditing()
      }
      chat.app.moveComposer = { [app = chat.app] in app.view.layoutIfNeeded() }
      chat.focus()
      // After one show, the coordinator predicts the composer's place correctly again.
      expectShowsAndHides(chat, "after a composer that stays")
    }
  }

  enum Curve: String, CaseIterable, Sendable {
    case usual, linear, slowEnd, slowBeginning, long, spring, keyboard, none

    @MainActor func animate(_ body: @escaping () -> Void) {
      switch self {
      case .usual: UIView.animate(withDuration: 0.3, animations: body)
      case .linear: animate(0.2, .curveLinear, body)
      case .slowEnd: animate(0.5, .curveEaseOut, body)
      case .slowBeginning: animate(0.4, .curveEaseIn, body)
      case .long: animate(0.8, .curveEaseInOut, body)
      case .spring:
        UIView.animate(
          withDuration: 0.5, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
          animations: body
        )
      case .keyboard: animate(0.25, .init(rawValue: 7 << 16), body)
      case .none: body()
      }
    }

    @MainActor private func animate(
      _ duration: TimeInterval, _ options: UIView.AnimationOptions, _ body: @escaping () -> Void
    ) { UIView.animate(withDuration: duration, delay: 0, options: options, animations: body) }
  }

  @Test(arguments: Curve.allCases, [(50, 170), (50, 70), (170, 50)] as [(CGFloat, CGFloat)])
  func `226: the list follows a composer that resizes`(curve: Curve, heights: (CGFloat, CGFloat)) {
    for layout in ChatApp.Layout.allCases {
      for hasKeyboard in [true, false] {
        ChatStage.run(OptionMatrix.plain, layout) { chat in
          chat.app.setComposer(height: heights.0)
          chat.wait()
          if hasKeyboard { chat.focus() }
          chat.app.height.constant = heights.1
          curve.animate { chat.app.view.layoutIfNeeded() }
          chat.expectBesideComposer(1.2, "\(curve), \(layout), \(hasKeyboard)")
          chat.expect(gap: 0)
        }
      }
    }
  }

  @Test(arguments: [false, true])
  func `226: an inverted list follows a composer that moves with its own curve`(isShrinking: Bool) {
    ChatStage.run(OptionMatrix.plain, isInverted: true) { chat in
      if isShrinking {
        chat.app.setComposer(height: 170)
        chat.wait()
      }
      chat.focus()
      chat.app.height.constant = isShrinking ? 50 : 170
      Curve.usual.animate { chat.app.view.layoutIfNeeded() }
      chat.expectBesideComposer(1.2)
    }
  }

  @Test(arguments: [Curve.usual, .linear, .none])
  func `226: the list follows a composer that moves a turn after the announcement`(_ curve: Curve) {
    ChatStage.run(OptionMatrix.plain, .behindComposerOnConstraint) { chat in
      chat.app.moveComposer = { [app = chat.app] in
        let constant = app.bottomEdge.constant
        app.bottomEdge.constant = constant < 0 ? 0 : -302
        HeadlessDevice.current.clock.nextTurn {
          app.bottomEdge.constant = constant
          curve.animate { app.view.layoutIfNeeded() }
        }
      }
      for isShow in [true, false, true] {
        chat.setKeyboard(isUp: isShow)
        chat.expectBesideComposer(1.2, isShow ? "show" : "hide")
        chat.wait()
      }
    }
  }

  /// The ways of setting a bar; the first three replace a bar.
  enum Setting: CaseIterable, Sendable {
    case setBar, manage, removeAndSet, first, firstByManaging, firstByLayout

    var isFirst: Bool { [.first, .firstByManaging, .firstByLayout].contains(self) }
  }

  @Test(arguments: Setting.allCases, [450, 1200] as [CGFloat])
  func `233: a bar that is set before its first layout is measured after that layout`(
    _ setting: Setting, offset: CGFloat
  ) {
    for hasKeyboard in [true, false] {
      ChatStage.run(OptionMatrix.plain, hasBar: !setting.isFirst) { chat in
        let coordinator = chat.stage.coordinator
        if hasKeyboard { chat.focus() }
        let isAtEnd = offset == 1200
        if isAtEnd { chat.app.scrollToEnd(animated: false) } else { chat.scroll(to: offset) }
        chat.wait()
        if setting == .removeAndSet { coordinator.setBar(nil, for: chat.app.table) }
        let bar = LateBar()
        if setting == .firstByLayout {
          // Only the app's own layout positions the bar.
          bar.places = { [unowned app = chat.app] in $0.frame = app.composer.frame }
          chat.app.view.addSubview(bar)
        } else {
          bar.translatesAutoresizingMaskIntoConstraints = false
          chat.app.view.addSubview(bar)
          NSLayoutConstraint.activate([
            bar.leadingAnchor.constraint(equalTo: chat.app.view.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: chat.app.view.trailingAnchor),
            bar.bottomAnchor.constraint(equalTo: chat.app.view.keyboardLayoutGuide.topAnchor),
            bar.heightAnchor.constraint(equalToConstant: 50),
          ])
        }
        if setting == .manage || setting == .firstByManaging {
          coordinator.manage(chat.app.table, bar: bar)
        } else {
          coordinator.setBar(bar, for: chat.app.table)
        }
        chat.wait()
        // In a list at its end, the last row at 1800 ends at the bar. A list above its end has not
        // moved.
        let top = hasKeyboard ? 458.0 : 760
        let expected = isAtEnd ? 1800 - top : offset
        chat.expect(offset: expected, "\(setting), \(hasKeyboard)")
      }
    }
  }

  private final class LateBar: UIView {
    var places: ((LateBar) -> Void)?

    override func layoutSubviews() {
      super.layoutSubviews()
      places?(self)
    }
  }

  enum Exchange: CaseIterable, Sendable { case once, twice, taller }

  @Test(arguments: options, Exchange.allCases)
  func `237: after a hide and a show in one turn, the newest row is at the composer`(
    _ option: Option, exchange: Exchange
  ) {
    for hitch in [0, 0.083] as [TimeInterval] {
      ChatStage.run(option) { chat in
        chat.app.setComposer(height: 53)
        chat.wait()
        chat.focus()
        let device = chat.stage.device
        makeSlow(device)
        chat.wait()
        chat.app.table.expect(bottom: 355)
        if hitch > 0 { device.roughness.mainThread.hitchInAnnouncement = hitch...hitch }
        var insets: [CGFloat] = []
        let token = observe(UIResponder.keyboardWillShowNotification) {
          insets.append(chat.app.table.contentInset.bottom)
        }
        if exchange == .taller { device.keyboard.heightForResponder = { _ in 356 } }
        for _ in 0..<(exchange == .twice ? 2 : 1) {
          chat.app.field.resignFirstResponder()
          chat.app.field.becomeFirstResponder()
        }
        chat.expectBesideComposer(0.8, "\(exchange), \(hitch)")
        NotificationCenter.default.removeObserver(token)
        let expected: CGFloat = exchange == .taller ? 375 : 355
        #expect(insets.allSatisfy { $0 == expected }, "\(insets)")
        #expect(!insets.isEmpty)
        chat.wait()
        chat.app.table.expect(bottom: expected)
        chat.expect(gap: 0)
      }
    }
  }
}
#endif
