import Dispatch
import Foundation
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }

    let window = UIWindow(windowScene: windowScene)
    self.window = window
    if ProcessInfo.processInfo.arguments.contains("-experiments") {
      return runExperiments(in: window)
    }
    window.rootViewController = UINavigationController(
      rootViewController: ScreenListViewController()
    )
    window.makeKeyAndVisible()
  }

  private func runExperiments(in window: UIWindow) {
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    let runner = ExperimentRunner(
      in: window,
      display: ExperimentDisplay(
        now: { ProcessInfo.processInfo.systemUptime },
        after: { seconds, work in
          DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { work() }
        },
        frame: { $0.layer.presentation()?.frame ?? $0.frame },
        bounds: { $0.layer.presentation()?.bounds ?? $0.bounds }
      ),
      deadline: ExperimentDeadline { Self.end(with: $0) },
      completion: { Self.end(with: $0) }
    )
    runner.start()
  }

  /// Prints the report and ends the app, from any thread: an experiment may block the main thread.
  nonisolated private static func end(with report: ExperimentReport) {
    do {
      print(try report.json)
      exit(report.unfinished == nil ? 0 : 1)
    } catch {
      print(error)
      exit(1)
    }
  }
}
