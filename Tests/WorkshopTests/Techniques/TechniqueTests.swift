import CoreGraphics
import Foundation
import KeyboardScrolling
import KeyboardScrollingHeadless
import Testing
@_spi(Headless) import UIKit
import Workshop

/// Checks of each technique's description.
///
/// The phone is 390 by 844 points with 34 points of safe area at the bottom; the keyboard covers
/// 336.
@MainActor
@Suite("Techniques")
struct TechniqueTests {
  /// The values at the bottom that a technique may change.
  struct Bottom: Equatable, CustomStringConvertible {
    var height: CGFloat = 844
    var inset: CGFloat = 0
    /// UIKit's addition to it.
    var system: CGFloat = 34
    var content: CGFloat = 1600

    var description: String { "\(height) high, insets \(inset) + \(system), content \(content)" }

    static let untouched = Bottom()
    static let shortened = Bottom(height: 508, system: 0)
    static let whole = Bottom(inset: 336)
    static let converted = Bottom(inset: 302)
    /// A distance of 10 points, and the safe area, which UIKit adds too.
    static let withDistance = Bottom(inset: 346)
  }

  struct Expectation: Sendable {
    let name: String
    /// The values after the will-notifications of a show and the turn after them.
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
    Expectation("converted constraint", .untouched, .shortened),
    Expectation(
      "fixed frame",
      Bottom(height: 676, system: 0),
      Bottom(height: 676, system: 0)
    ),
    Expectation("dummy spacer", Bottom(content: 1936), Bottom(content: 1936)),
    Expectation("height as inset", .whole, .whole),
    Expectation("did-show sample", .untouched, .whole),
    Expectation("TPKeyboardAvoiding’s formula", .whole, .whole),
    Expectation("IQKeyboardManager’s formula", .withDistance, .withDistance),
    Expectation(
      "layout guide",
      .shortened,
      .shortened,
      // The bottom is at the safe area, like the guide without a keyboard.
      didHide: Bottom(height: 810, system: 0)
    ),
    Expectation("coordinator", .converted, .converted),
    Expectation("snapshot and restore", .converted, .converted),
    Expectation("tree search", .converted, .converted),
    Expectation("observers per view", .converted, .converted),
    Expectation("rewrite on layout", .converted, .converted),
  ]

  @Test(arguments: inScrollView)
  func `a technique makes the changes in its description`(_ expected: Expectation) throws {
    let type = try #require(KeyboardTechniques.all.first { $0.name == expected.name })
    TechniqueStage.run(UIScrollView(), type) { stage in
      stage.focusField()
      stage.postWillShow()
      #expect(stage.bottom == expected.willShow)
      stage.postDidShow()
      #expect(stage.bottom == expected.didShow)
      stage.hide()
      #expect(stage.bottom == expected.didHide)
      stage.technique.detach()
      stage.postWillShow()
      stage.postDidShow()
      #expect(stage.bottom == .untouched)
    }
  }

  @Test(arguments: [
    // 844 − 336 − 10 is 498.
    ("IQKeyboardManager’s formula", 498),
    // The middle of the 508 points above the keyboard, at 254.
    ("TPKeyboardAvoiding’s formula", 276),
  ])
  func `each formula of a library has its own place for a field`(name: String, end: CGFloat) throws
  {
    let type = try #require(KeyboardTechniques.all.first { $0.name == name })
    TechniqueStage.run(UIScrollView(), type) { stage in
      let field = stage.focusField(at: 700)
      stage.postWillShow()
      #expect(field.convert(field.bounds, to: nil).maxY == end)
    }
  }

  @Test func `a table view controller adjusts its table`() throws {
    let type = try #require(KeyboardTechniques.all.first { $0.name == "table view controller" })
    TechniqueStage.run(UITableView(), type) { stage in
      stage.postWillShow()
      #expect(stage.scrollView.contentInset.bottom == 0)
      #expect(stage.scrollView.adjustedContentInset.bottom == 336)
      stage.hide()
      #expect(stage.scrollView.adjustedContentInset.bottom == 34)
    }
  }

  @Test func `the spacer of a table is its footer`() throws {
    let type = try #require(KeyboardTechniques.all.first { $0.name == "dummy spacer" })
    TechniqueStage.run(UITableView(), type) { stage in
      stage.postWillShow()
      #expect((stage.scrollView as? UITableView)?.tableFooterView?.frame.height == 336)
      stage.hide()
      #expect((stage.scrollView as? UITableView)?.tableFooterView?.frame.height == 0)
    }
  }

  @Test func `the spacer of a form is its last row`() throws {
    let type = try #require(KeyboardTechniques.all.first { $0.name == "dummy spacer" })
    let stack = UIStackView()
    let scrollView = UIScrollView()
    scrollView.addSubview(stack)
    TechniqueStage.run(scrollView, type) { stage in
      stage.postWillShow()
      #expect(stack.arrangedSubviews.last?.constraints.map(\.constant) == [336])
      stage.technique.detach()
      #expect(stack.arrangedSubviews.isEmpty)
    }
  }

  @Test func `existing constraints are used`() throws {
    for name in ["bottom constraint", "converted constraint", "layout guide"] {
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

  @Test func `names differ, and the coordinator is the last of the common ones`() {
    let names = KeyboardTechniques.all.map { $0.name }
    #expect(Set(names).count == names.count)
    #expect(KeyboardTechniques.common.last?.name == "coordinator")
    #expect(
      Set(names)
        == Set(TechniqueTests.inScrollView.map(\.name)).union(["table view controller"])
    )
  }
}

/// A scroll view that fills a phone, with a technique attached.
@MainActor
private final class TechniqueStage {
  let device: HeadlessDevice
  let controller: TechniqueController
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
    controller = TechniqueController()
    controller.onLayout = { [weak technique] in technique?.viewDidLayoutSubviews() }
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
      system: scrollView.adjustedContentInset.bottom - scrollView.contentInset.bottom,
      content: scrollView.contentSize.height
    )
  }

  /// Focuses a field that is above the keyboard unless it is lower, so that nothing has to scroll.
  @discardableResult
  func focusField(at y: CGFloat = 100) -> UITextField {
    let field = UITextField(frame: CGRect(x: 16, y: y, width: 358, height: 44))
    scrollView.addSubview(field)
    #expect(field.becomeFirstResponder())
    device.clock.settle()
    return field
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

private final class TechniqueController: UIViewController {
  var onLayout: (() -> Void)?

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    onLayout?()
  }
}
