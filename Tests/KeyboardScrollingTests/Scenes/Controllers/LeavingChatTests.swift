#if os(Linux)
import Testing
@_spi(Headless) import UIKit

@testable import KeyboardScrolling

@MainActor struct LeavingChatTests {
  enum Departure: CaseIterable, Sendable { case push, fullScreen, swipe, cancelledSwipe }

  private func pushed(_ chat: ChatApp) -> UIViewController {
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.pushViewController(chat, animated: false)
    return navigation
  }

  private func leave(_ chat: ChatStage, by departure: Departure) throws {
    let navigation = try #require(chat.app.navigationController)
    let next = UIViewController()
    switch departure {
    case .push: navigation.pushViewController(next, animated: true)
    case .fullScreen:
      next.modalPresentationStyle = .fullScreen
      navigation.present(next, animated: true)
    case .swipe, .cancelledSwipe:
      let pop = try #require(navigation.headlessBeginInteractivePop())
      chat.stage.device.clock.after(0.1) { pop.move(to: 0.4) }
      chat.stage.device.clock.after(0.5) { departure == .swipe ? pop.finish() : pop.cancel() }
    }
  }

  private func comeBack(_ chat: ChatStage, after departure: Departure) {
    let navigation = chat.stage.window.rootViewController as? UINavigationController
    switch departure {
    case .push: navigation?.popViewController(animated: true)
    case .fullScreen: navigation?.dismiss(animated: true)
    case .swipe: navigation?.pushViewController(chat.app, animated: true)
    case .cancelledSwipe: break
    }
  }

  @Test(
    .bug("https://github.com/eBay/NMessenger/issues/62"), arguments: ChatApp.Layout.allCases,
    Departure.allCases
  )
  func `the rows of a chat that leaves and returns stay beside the composer`(
    _ layout: ChatApp.Layout, _ departure: Departure
  ) throws {
    for distance: CGFloat in [0, 300] {
      try ChatStage.run(OptionMatrix.plain, layout, in: pushed) { chat in
        chat.scroll(to: chat.o - distance)
        for _ in 0..<2 {
          let offset = chat.o
          chat.focus()
          let gap = chat.drawnGap
          try leave(chat, by: departure)
          var gaps = chat.film(1) { chat.drawnGap }
          comeBack(chat, after: departure)
          gaps += chat.film(1) { chat.drawnGap }
          let isBeside = gaps.allSatisfy { abs($0 - gap) <= 3 }
          #expect(isBeside, "\(distance): \(gaps.map { $0.rounded() })")
          chat.expect(gap: -distance)
          chat.stage.endEditing()
          chat.expect(offset: offset)
        }
      }
    }
  }

  @Test(arguments: ChatApp.Layout.allCases, [Departure.push, .fullScreen, .swipe])
  func `a chat that gets a row while another screen covers it returns with its rows in place`(
    _ layout: ChatApp.Layout, _ departure: Departure
  ) throws {
    for distance: CGFloat in [0, 300] {
      // A screen that covers the whole window gives the focus back as it leaves.
      for isEdited in departure == .fullScreen ? [false] : [false, true] {
        try ChatStage.run(OptionMatrix.plain, layout, in: pushed) { chat in
          if isEdited { chat.focus() }
          chat.scroll(to: chat.o - distance)
          try leave(chat, by: departure)
          chat.wait()
          chat.app.insertRow()
          chat.wait()
          comeBack(chat, after: departure)
          chat.wait()
          chat.expect(gap: -distance - 60, "\(distance), \(isEdited)")
          chat.focus()
          chat.expect(gap: -distance - 60, "\(distance), \(isEdited), with the keyboard")
        }
      }
    }
  }
}
#endif
