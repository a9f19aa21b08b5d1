#if os(Linux)
import Testing
@_spi(Headless) import UIKit

@testable import KeyboardScrolling

@MainActor struct ChangingCompanionTests {
  nonisolated private static let options = OptionMatrix.withoutScrollOfUIKit(OptionMatrix.focus)

  enum Change: CaseIterable, Sendable {
    case unhidden, taller, fadedIn, containerUnhidden, scaledUp, movedDown, added
  }

  /// The field begins at 420, and a list of 200 points below it covers other views.
  @Test(arguments: options, Change.allCases)
  func `229: suggestions that appear half a second after a letter are shown`(
    _ option: Option, _ change: Change
  ) {
    Scene.run(Scene.Setup().on(option).with { $0.configuration = .init() }) { scene in
      let field = scene.addField(420...464)
      let container = UIView(frame: CGRect(x: 16, y: 468, width: 300, height: 200))
      let list = UIView(frame: container.bounds)
      scene.scrollView.addSubview(container)
      if change != .added { container.addSubview(list) }
      switch change {
      case .unhidden: list.isHidden = true
      case .taller: list.frame.size.height = 30
      case .fadedIn: list.alpha = 0
      case .containerUnhidden: container.isHidden = true
      case .scaledUp: list.transform = CGAffineTransform(scaleX: 0, y: 0)
      case .movedDown: list.frame.size.height = 30
      case .added: break
      }
      scene.keepVisible(list, whileEditing: [field])
      scene.edit(field)
      // The field is visible with its padding. The content may also have moved for the part of the
      // list that is visible already.
      #expect(scene.o <= 6, "\(scene.o)")
      field.insertText("a")
      scene.wait(0.5)
      switch change {
      case .unhidden: list.isHidden = false
      case .taller: list.frame.size.height = 200
      case .fadedIn: list.alpha = 1
      case .containerUnhidden: container.isHidden = false
      case .scaledUp: list.transform = .identity
      case .movedDown: container.frame.origin.y += 170
      case .added: container.addSubview(list)
      }
      scene.wait(1)
      // On the screen, the list's end at 668 is 8 points above the keyboard's top at 508.
      scene.expect(offset: 168, within: 0.5, "\(change)")
      field.insertText("b")
      scene.wait(1)
      scene.expect(offset: 168, within: 0.5, "\(change)")
    }
  }

  @Test(arguments: options)
  func `229: a companion that moves is shown, but one that appears after a scroll moves nothing`(
    _ option: Option
  ) {
    Scene.run(Scene.Setup().on(option).with { $0.configuration = .init() }) { scene in
      let field = scene.addField(400...444)
      let button = scene.addView(450...498)
      scene.keepVisible(button, whileEditing: [field])
      scene.edit(field)
      scene.expect(offset: -2, within: 0.5)
      // The label does not change the content's height, so only the button moves.
      let label = scene.addView(448...496)
      button.frame.origin.y = 500
      scene.wait(1)
      // The button ends at 548.
      scene.expect(offset: 48, within: 0.5)
      label.removeFromSuperview()
      button.frame.origin.y = 450
      scene.wait(1)
      scene.expect(offset: 48, within: 0.5)
    }
    Scene.run(Scene.Setup().on(option).with { $0.configuration = .init() }) { scene in
      let field = scene.addField(420...464)
      let list = scene.addView(468...668)
      list.isHidden = true
      scene.keepVisible(list, whileEditing: [field])
      scene.edit(field)
      let finger = scene.drag(by: -600, from: CGPoint(x: 380, y: 480))
      scene.lift(finger)
      let offset = scene.o
      #expect(offset > 450, "\(offset)")
      list.isHidden = false
      scene.wait(1)
      scene.expect(offset: offset, within: 0.5)
    }
  }

  /// The way in which an app keeps a button at the lower edge of the screen.
  enum Floating: CaseIterable, Sendable { case delegate, guide, layout, inContainer }

  @Test(arguments: options, Floating.allCases)
  func `230: a button that floats at the lower edge of the screen is ignored`(
    _ option: Option, _ floating: Floating
  ) {
    let screen = FloatingController(floating)
    ControllerStage.run(UINavigationController(rootViewController: screen), option) { stage in
      stage.wait(1)
      let coordinator = stage.coordinator
      coordinator.manage(screen.scrollView, configuration: .init())
      coordinator.keepVisible(screen.button, whileEditing: screen.fields)
      stage.wait(1)
      // Each field ends 8 points above the keyboard at 508.
      for (field, offset) in zip(screen.fields, [-56, 444] as [CGFloat]) {
        stage.focus(field)
        var seen = [screen.scrollView.contentOffset.y]
        for _ in 0..<3 {
          field.headlessType("a")
          stage.wait(1)
          seen.append(screen.scrollView.contentOffset.y)
        }
        #expect(seen.allSatisfy { abs($0 - offset) < 0.5 }, "\(floating): \(seen), not \(offset)")
      }
    }
  }

  /// A table moves in frames, so that the button begins to move a frame after the reveal.
  @Test(arguments: options)
  func `230: a button that floats over a table is ignored`(_ option: Option) throws {
    let screen = FieldListController()
    let root = UINavigationController(rootViewController: screen)
    try ControllerStage.run(root, option) { stage in
      let floating = FloatingButton()
      screen.table.addSubview(floating.button)
      screen.table.delegate = floating
      stage.coordinator.manage(screen.table, configuration: .init())
      for (row, offset) in [(4, -28), (6, 172)] as [(Int, CGFloat)] {
        let field = try screen.rows.field(row)
        stage.coordinator.keepVisible(floating.button, whileEditing: [field])
        stage.focus(field)
        stage.wait(1)
        // The field ends 8 points above the keyboard at 508.
        screen.table.expect(offset: offset, within: 0.5)
      }
    }
  }

  private final class FloatingButton: NSObject, UITableViewDelegate {
    let button = UIButton(frame: CGRect(x: 220, y: 669, width: 100, height: 50))

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      button.frame.origin.y = scrollView.contentOffset.y + 760
    }
  }

  private final class FloatingController: UIViewController, UIScrollViewDelegate {
    let scrollView: UIScrollView
    let button = UIButton(frame: CGRect(x: 16, y: 669, width: 358, height: 50))
    let fields = [400, 900].map { UITextField(frame: CGRect(x: 16, y: $0, width: 300, height: 44)) }
    private let floating: Floating

    init(_ floating: Floating) {
      self.floating = floating
      scrollView = floating == .layout ? FloatingScrollView() : UIScrollView()
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      scrollView.frame = view.bounds
      scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      scrollView.contentSize = CGSize(width: 390, height: 1600)
      view.addSubview(scrollView)
      for field in fields { scrollView.addSubview(field) }
      switch floating {
      case .delegate:
        scrollView.addSubview(button)
        scrollView.delegate = self
      case .layout:
        scrollView.addSubview(button)
        (scrollView as? FloatingScrollView)?.floating = button
      case .guide:
        button.translatesAutoresizingMaskIntoConstraints = false
        scrollView.addSubview(button)
        NSLayoutConstraint.activate([
          button.leadingAnchor.constraint(equalTo: scrollView.frameLayoutGuide.leadingAnchor),
          button.widthAnchor.constraint(equalToConstant: 358),
          button.heightAnchor.constraint(equalToConstant: 50),
          button.bottomAnchor.constraint(
            equalTo: scrollView.frameLayoutGuide.bottomAnchor, constant: -34
          ),
        ])
      case .inContainer:
        let container = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        container.isUserInteractionEnabled = false
        button.frame.origin.y = 760
        container.addSubview(button)
        scrollView.addSubview(container)
        scrollView.delegate = self
      }
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      if floating == .inContainer {
        button.superview?.frame.origin.y = scrollView.contentOffset.y
      } else {
        button.frame.origin.y = scrollView.contentOffset.y + 760
      }
    }
  }

  private final class FloatingScrollView: UIScrollView {
    weak var floating: UIView?

    override func layoutSubviews() {
      super.layoutSubviews()
      floating?.frame.origin.y = contentOffset.y + 760
    }
  }
}
#endif
