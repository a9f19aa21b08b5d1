import CoreGraphics
import Foundation
import KeyboardScrolling
import KeyboardScrollingHeadless
import Testing
@_spi(Headless) import UIKit
import Workshop

/// Tests techniques on a phone of 390 by 844 points.
///
/// The safe area is 34 points at the bottom. The keyboard covers 336 points.
@MainActor
@Suite("Techniques")
struct TechniqueTests {
  struct Bottom: Equatable, CustomStringConvertible {
    var height: CGFloat = 844
    var inset: CGFloat = 0
    /// The part of the inset that UIKit adds.
    var system: CGFloat = 34

    var description: String { "\(height) high, insets \(inset) + \(system)" }

    static let untouched = Bottom()
    static let shortened = Bottom(height: 508, system: 0)
    static let keyboardHeight = Bottom(inset: 336)
    static let coveredHeight = Bottom(inset: 302)
  }

  struct Expectation: Sendable {
    let name: String
    /// The state after the will-notifications of a show, and one turn later.
    let willShow: Bottom
    let didShow: Bottom
    let didHide: Bottom

    init(_ name: String, _ willShow: Bottom, _ didShow: Bottom, didHide: Bottom = .untouched) {
      self.name = name
      self.willShow = willShow
      self.didShow = didShow
      self.didHide = didHide
    }
  }

  nonisolated static let inScrollView: [Expectation] = [
    Expectation("no handling", .untouched, .untouched),
    Expectation("bottom constraint", .shortened, .shortened),
    Expectation("height as inset", .keyboardHeight, .keyboardHeight),
    Expectation(
      "layout guide",
      .shortened,
      .shortened,
      // Without a keyboard, the guide is at the safe area.
      didHide: Bottom(height: 810, system: 0)
    ),
    Expectation("coordinator", .coveredHeight, .coveredHeight),
    Expectation("tree search", .coveredHeight, .coveredHeight),
  ]

  @Test(arguments: inScrollView)
  func `a technique makes the changes in its description`(_ expected: Expectation) throws {
    let type = try #require(KeyboardTechniques.all.first { $0.name == expected.name })
    TechniqueStage.run(UIScrollView(), type) { stage in
      stage.focusField()
      stage.postWillShow()
      expectEqual(stage.bottom, to: expected.willShow)
      stage.postDidShow()
      expectEqual(stage.bottom, to: expected.didShow)
      stage.hide()
      expectEqual(stage.bottom, to: expected.didHide)
      stage.technique.detach()
      stage.postWillShow()
      stage.postDidShow()
      expectEqual(stage.bottom, to: .untouched)
    }
  }

  @Test func `a technique changes the app's constraints, and adds none`() throws {
    for name in ["bottom constraint", "layout guide"] {
      let type = try #require(KeyboardTechniques.all.first { $0.name == name })
      TechniqueStage.run(UIScrollView(), type, pinned: true) { stage in
        let count = stage.controller.view.constraints.count
        stage.postWillShow()
        stage.postDidShow()
        #expect(stage.bottom == .shortened, "\(name)")
        #expect(stage.controller.view.constraints.count == count, "\(name)")
      }
    }
  }

  @Test func `technique names differ, and the coordinator is the last common technique`() {
    let names = KeyboardTechniques.all.map { $0.name }
    expectEqual(Set(names).count, to: names.count)
    expectEqual(KeyboardTechniques.common.last?.name, to: "coordinator")
    expectEqual(Set(names), to: Set(TechniqueTests.inScrollView.map(\.name)))
  }
}

@MainActor
private final class TechniqueStage {
  let device: HeadlessDevice
  let controller: UIViewController
  let scrollView: UIScrollView
  let technique: any KeyboardTechnique
  private let window: UIWindow

  private static let shown = CGRect(x: 0, y: 508, width: 390, height: 336)
  private static let hidden = CGRect(x: 0, y: 844, width: 390, height: 336)

  static func run(
    _ scrollView: UIScrollView,
    _ type: any KeyboardTechnique.Type,
    pinned: Bool = false,
    _ body: (TechniqueStage) -> Void
  ) {
    let device = HeadlessDevice(.iPhone14)
    device.run {
      Environment.headless(device).run {
        body(TechniqueStage(scrollView, type.init(), pinned: pinned, device))
      }
    }
  }

  private init(
    _ scrollView: UIScrollView,
    _ technique: any KeyboardTechnique,
    pinned: Bool,
    _ device: HeadlessDevice
  ) {
    self.device = device
    self.scrollView = scrollView
    self.technique = technique
    device.keyboard.isAutomatic = false
    controller = UIViewController()
    let view: UIView = controller.view
    view.addSubview(scrollView)
    scrollView.frame = view.bounds
    if pinned {
      scrollView.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        scrollView.topAnchor.constraint(equalTo: view.topAnchor),
        scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      ])
    } else {
      scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }
    scrollView.contentSize = CGSize(width: 390, height: 1600)
    window = device.makeWindow(rootViewController: controller)
    technique.attach(to: scrollView, in: controller)
    device.clock.settle()
  }

  var bottom: TechniqueTests.Bottom {
    TechniqueTests.Bottom(
      height: scrollView.frame.height,
      inset: scrollView.contentInset.bottom,
      system: scrollView.adjustedContentInset.bottom - scrollView.contentInset.bottom
    )
  }

  func focusField() {
    let field = UITextField(frame: CGRect(x: 16, y: 100, width: 358, height: 44))
    scrollView.addSubview(field)
    #expect(field.becomeFirstResponder())
    device.clock.settle()
  }

  func postWillShow() {
    post([.willChangeFrame, .willShow], from: Self.hidden, to: Self.shown)
  }

  func postDidShow() {
    post([.didChangeFrame, .didShow], from: Self.hidden, to: Self.shown)
  }

  func hide() {
    post([.willChangeFrame, .willHide], from: Self.shown, to: Self.hidden)
    device.clock.advance(by: 0.25)
    post([.didChangeFrame, .didHide], from: Self.shown, to: Self.hidden)
  }

  private func post(_ names: [HeadlessKeyboardEvent.Name], from begin: CGRect, to end: CGRect) {
    for name in names {
      device.keyboard.post(
        HeadlessKeyboardEvent(
          name,
          beginFrame: begin,
          endFrame: end,
          duration: 0.25,
          curve: 7,
          isLocal: true
        )
      )
    }
    device.clock.settle()
  }
}
