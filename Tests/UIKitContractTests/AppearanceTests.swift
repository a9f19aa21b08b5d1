import Testing
import UIKit

@MainActor struct AppearanceTests {
  // https://developer.apple.com/documentation/uikit/uiviewcontroller/ismovingtoparent
  @Test func `S200: a pushed controller is moving to its parent, a popped one from its parent`() {
    let root = AppearanceRecorder()
    let navigation = UINavigationController(rootViewController: root)
    let stage = Stage(root: navigation)
    root.moves = []
    let pushed = AppearanceRecorder()
    navigation.push(pushed, in: stage)
    expectEqual(pushed.moves, to: ["to in willAppear"])
    pushed.moves = []
    navigation.pop(in: stage)
    expectEqual(pushed.moves, to: ["from in willDisappear"])
    #expect(!pushed.isMovingFromParent)
    pushed.moves = []
    navigation.push(pushed, in: stage)
    expectEqual(pushed.moves, to: ["to in willAppear"])
    // A controller that is covered and shown again is not moving to a parent.
    expectEqual(root.moves, to: [])
  }

  // https://developer.apple.com/documentation/uikit/uiviewcontroller/shouldautomaticallyforwardappearancemethods
  @Test func `S201: a child appears and disappears with its view in a visible parent`() {
    let stage = Stage()
    let child = AppearanceRecorder()
    stage.root.addChild(child)
    expectEqual(child.events, to: [])
    child.view.frame = stage.root.view.bounds
    stage.root.view.addSubview(child.view)
    child.didMove(toParent: stage.root)
    stage.window.layoutIfNeeded()
    expectEqual(child.events, to: ["willAppear", "isAppearing", "didAppear"])
    child.events = []
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    expectEqual(child.events, to: ["willDisappear", "didDisappear"])
  }

  // https://developer.apple.com/documentation/uikit/uiviewcontroller/shouldautomaticallyforwardappearancemethods
  // https://developer.apple.com/documentation/uikit/uiviewcontroller/beginappearancetransition(_:animated:)
  @Test func `S202: in a parent without forwarding, a child appears only if the parent says so`() {
    let silent = NonForwardingParent()
    let early = AppearanceRecorder()
    silent.addChild(early)
    silent.view.addSubview(early.view)
    let silentStage = Stage(root: silent)
    silentStage.window.layoutIfNeeded()
    #expect(!early.events.contains("willAppear") && !early.events.contains("didAppear"))
    let later = AppearanceRecorder()
    silent.addChild(later)
    silent.view.addSubview(later.view)
    silentStage.window.layoutIfNeeded()
    #expect(!later.events.contains("willAppear") && !later.events.contains("didAppear"))

    let parent = NonForwardingParent()
    let stage = Stage(root: parent)
    let child = AppearanceRecorder()
    parent.addChild(child)
    child.view.frame = parent.view.bounds
    child.beginAppearanceTransition(true, animated: false)
    expectEqual(child.events, to: ["willAppear"])
    parent.view.addSubview(child.view)
    #expect(!child.events.contains("didAppear"))
    child.endAppearanceTransition()
    expectEqual(child.events.last, to: "didAppear")
    child.events = []
    child.beginAppearanceTransition(false, animated: false)
    expectEqual(child.events, to: ["willDisappear"])
    child.view.removeFromSuperview()
    expectEqual(child.events, to: ["willDisappear"])
    child.endAppearanceTransition()
    expectEqual(child.events, to: ["willDisappear", "didDisappear"])
    stage.window.layoutIfNeeded()
  }

  // https://developer.apple.com/documentation/uikit/uiviewcontroller/hidesbottombarwhenpushed
  @Test func `S206: a screen that hides the tab bar has only the window's bottom safe area`() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    let stage = Stage(root: tabs)
    stage.window.layoutIfNeeded()
    let root = navigation.viewControllers[0]
    let pushed = UIViewController()
    pushed.hidesBottomBarWhenPushed = true
    navigation.push(pushed, in: stage)
    #expect(pushed.view.safeAreaInsets.bottom < tabs.tabBar.bounds.height)
    #expect(tabs.tabBar.isHidden)
    navigation.pop(in: stage)
    #expect(root.view.safeAreaInsets.bottom >= 49)
    #expect(!tabs.tabBar.isHidden)
  }

  // https://developer.apple.com/documentation/uikit/uiviewcontroller/edgesforextendedlayout
  @Test func `S207: a view that extends under no bar begins below the navigation bar`() {
    let content = UIViewController()
    content.edgesForExtendedLayout = []
    let navigation = UINavigationController(rootViewController: content)
    let stage = Stage(root: navigation)
    stage.window.layoutIfNeeded()
    let superview = content.view.superview
    let frame = content.view.convert(content.view.bounds, to: navigation.view)
    #expect(superview != nil)
    #expect(isClose(frame.minY, navigation.navigationBar.frame.maxY))
    expectEqual(content.view.safeAreaInsets.top, to: 0)
  }

  // Evidence: one project's tests, up to iOS 18.
  @Test func `S220: a screen ends at an opaque bar`() {
    let (content, tab) = (UIViewController(), UIViewController())
    let navigation = UINavigationController(rootViewController: content)
    navigation.navigationBar.isTranslucent = false
    let tabs = UITabBarController()
    tabs.tabBar.isTranslucent = false
    tabs.viewControllers = [tab]
    let stages = [navigation, tabs].map { Stage(root: $0) }
    for stage in stages { stage.window.layoutIfNeeded() }
    let below = content.view.convert(content.view.bounds, to: navigation.view)
    #expect(isClose(below.minY, navigation.navigationBar.frame.maxY))
    let above = tab.view.convert(tab.view.bounds, to: tabs.view)
    #expect(isClose(above.maxY, tabs.tabBar.frame.minY))
    expectEqual([content.view.safeAreaInsets.top, tab.view.safeAreaInsets.bottom], to: [0, 0])
  }

  // Evidence: one project's tests.
  @Test func `S216: a root controller whose view is added to the window directly appears`() {
    let root = AppearanceRecorder()
    let window = TestApplication.makeWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = root
    window.addSubview(root.view)
    window.isHidden = false
    window.layoutIfNeeded()
    expectEqual(root.events.prefix(2), to: ["willAppear", "isAppearing"])
    #expect(root.view.window === window)
  }

  // https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller/detent/medium()
  @Test(.needsApplication)
  func `S208: at its medium detent, a sheet is about half as high as the screen`() throws {
    let stage = Stage()
    stage.window.makeKeyAndVisible()
    let sheet = UIViewController()
    sheet.modalPresentationStyle = .pageSheet
    let presentation = try #require(sheet.sheetPresentationController)
    expectEqual(presentation.detents.count, to: 1)
    presentation.detents = [.medium(), .large()]
    expectNil(presentation.selectedDetentIdentifier)
    stage.root.present(sheet, animated: false)
    stage.window.layoutIfNeeded()
    let medium = sheet.view.bounds.height
    #expect(medium > 300 && medium < 500)
    presentation.animateChanges { presentation.selectedDetentIdentifier = .large }
    #expect(sheet.view.bounds.height > medium + 200)
    sheet.dismiss(animated: false)
  }

  // https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller/largestundimmeddetentidentifier
  @Test func `S289: a sheet names no detent without dimming, unless the app does`() {
    let sheet = UIViewController()
    sheet.modalPresentationStyle = .pageSheet
    expectNil(sheet.sheetPresentationController?.largestUndimmedDetentIdentifier)
    sheet.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
    expectEqual(sheet.sheetPresentationController?.largestUndimmedDetentIdentifier, to: .medium)
  }
}

extension UINavigationController {
  fileprivate func push(_ controller: UIViewController, in stage: Stage) {
    pushViewController(controller, animated: false)
    stage.window.layoutIfNeeded()
  }

  fileprivate func pop(in stage: Stage) {
    popViewController(animated: false)
    stage.window.layoutIfNeeded()
  }
}

private final class AppearanceRecorder: UIViewController {
  var events: [String] = []
  var moves: [String] = []

  private func note(_ event: String) {
    events.append(event)
    if isMovingToParent { moves.append("to in \(event)") }
    if isMovingFromParent { moves.append("from in \(event)") }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    note("willAppear")
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    events.append("isAppearing")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    events.append("didAppear")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    note("willDisappear")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    events.append("didDisappear")
  }
}

private final class NonForwardingParent: UIViewController {
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
}
