// swift-tools-version: 6.2

import PackageDescription

let products: [Target.Dependency] = [
  "KeyboardScrolling", "KeyboardScrollingExpectations", "KeyboardScrollingTesting",
]

let package = Package(
  name: "KeyboardScrollCoordinator",
  platforms: [.iOS(.v15)],
  products: [
    .library(name: "KeyboardScrolling", targets: ["KeyboardScrolling"]),
    .library(name: "KeyboardScrollingTesting", targets: ["KeyboardScrollingTesting"]),
    .library(name: "KeyboardScrollingExpectations", targets: ["KeyboardScrollingExpectations"]),
  ],
  targets: [
    .target(
      name: "KeyboardScrolling",
      exclude: ["README.md"],
      // No tracking, no collected data, no API that needs a reason. From tools version 6.0 on, Xcode
      // copies such a file without a rule; `swift build` ignores it unless there is one.
      resources: [.copy("PrivacyInfo.xcprivacy")]
    ),
    // For the tests and debug builds of apps. It knows nothing of the coordinator.
    .target(name: "KeyboardScrollingTesting"),
    // Records the findings as issues of a test. An app has no test system to link.
    .target(name: "KeyboardScrollingExpectations", dependencies: ["KeyboardScrollingTesting"]),
    .testTarget(name: "KeyboardScrollingTestingTests", dependencies: products),
    .testTarget(
      name: "KeyboardScrollingTests",
      dependencies: ["KeyboardScrolling", "KeyboardScrollingTesting"],
      exclude: ["Cases/Cases.md", "Cases/README.md", "README.md"]
    ),
    .testTarget(name: "UIKitContractTests"),
    // The code samples of the documentation, and what it claims about them.
    .testTarget(name: "DocumentationTests", dependencies: products),
  ],
  swiftLanguageModes: [.v6]
)

// Linux has no UIKit. There, a clone brings its own, the package in Tests/HeadlessUIKit, and what
// plays keyboards against it. The part below adds nothing on a Mac, and nothing to a package that
// depends on this one from a URL: for such a package, `canImport(UIKit)` stays false.
#if os(Linux)
import Foundation
// SwiftPM clones dependencies into `checkouts`, beside its `workspace-state.json`. The name of the
// folder around the two proves nothing: `--scratch-path` can choose any.
let around = URL(fileURLWithPath: Context.packageDirectory + "/..").standardized
let isCheckedOutAsDependency =
  around.lastPathComponent == "checkouts"
  && FileManager.default.fileExists(atPath: around.path + "/../workspace-state.json")
// While it resolves versions, SwiftPM reads the manifest out of the repository, and the folder is `/`.
let standIn = Context.packageDirectory + "/Tests/HeadlessUIKit"

if !isCheckedOutAsDependency, FileManager.default.fileExists(atPath: standIn) {
  let library: [Target.Dependency] = ["KeyboardScrolling", "KeyboardScrollingTesting"]
  // For the tests of a package that depends on a clone by path, on Linux.
  let phone = "KeyboardScrollingHeadless"
  package.dependencies = [.package(path: standIn)]
  package.products.append(.library(name: phone, targets: [phone]))
  package.targets += [
    .target(name: phone, dependencies: library, path: "Tests/KeyboardScrollingHeadless"),
    .target(name: "ExampleScreens", dependencies: ["KeyboardScrolling"], path: "Example/Screens"),
    .target(
      name: "ExampleApp",
      dependencies: library + ["ExampleScreens"],
      path: "Example/App",
      exclude: ["AppDelegate.swift", "Assets.xcassets", "SceneDelegate.swift"]
    ),
    // Judges how the content of any screen moves.
    .target(name: "Judging", dependencies: ["KeyboardScrollingTesting"], path: "Tests/Judging"),
    // Plays scripts on the screens, and draws what happens. It has no judge and no testing product,
    // so that a first picture does not wait for them. `Recipes/Shown` is a link.
    .target(
      name: "FilmstripKit",
      dependencies: ["KeyboardScrolling", "ExampleScreens"],
      path: "Example/Filmstrip",
      exclude: ["Tool"],
      resources: [.copy("Pages/player.html")]
    ),
    .executableTarget(
      name: "filmstrip", dependencies: ["FilmstripKit"], path: "Example/Filmstrip/Tool"
    ),
    // Plays keyboards that were recorded on a device, and judges scripts.
    .target(
      name: "ReplayKit",
      dependencies: ["ExampleScreens", "FilmstripKit", "Judging", "KeyboardScrollingTesting"],
      path: "Example/Replay",
      exclude: ["Tool"]
    ),
    .executableTarget(
      name: "replay", dependencies: ["FilmstripKit", "ReplayKit"], path: "Example/Replay/Tool"
    ),
    // Random users and events on whole screens: sessions, round trips, streams.
    .target(
      name: "Workshop",
      dependencies: library + ["ExampleScreens", "FilmstripKit", "Judging"],
      path: "Tests/Workshop"
    ),
    .testTarget(name: "WorkshopTests", dependencies: ["FilmstripKit", "Judging", "Workshop"]),
    .testTarget(
      name: "ExampleTests",
      dependencies: library
        + ["ExampleApp", "ExampleScreens", "FilmstripKit", "Judging", "ReplayKit", "Workshop"]
    ),
    .target(name: "AllocationCounter", path: "Tests/Benchmarks/AllocationCounter"),
  ]
  // Measures what an event costs, and plays thousands of sessions. Few checkouts need it.
  if Context.environment["BENCHMARKS"] != nil {
    package.targets.append(
      .executableTarget(
        name: "benchmarks",
        dependencies: ["FilmstripKit", "Judging", "KeyboardScrolling", "Workshop"],
        path: "Tests/Benchmarks",
        exclude: ["AllocationCounter", "README.md"]
      )
    )
  }
  // A Linux host may build for iOS, where the real modules are: these edges are conditional.
  let users = [
    "AllocationCounter": ["KeyboardScrollingTestingTests", "KeyboardScrollingTests", "benchmarks"],
    "Judging": ["KeyboardScrollingTests"],
    "Workshop": ["KeyboardScrollingTests"],
    phone: [
      "DocumentationTests", "ExampleTests", "KeyboardScrollingTestingTests",
      "KeyboardScrollingTests", "Workshop", "benchmarks",
    ],
  ]
  for target in package.targets where target.name != "AllocationCounter" {
    target.dependencies += users.filter { $0.value.contains(target.name) }.keys.sorted()
      .map { .target(name: $0, condition: .when(platforms: [.linux])) }
    target.dependencies += ["HeadlessUIKit"]
      .map { .product(name: $0, package: $0, condition: .when(platforms: [.linux])) }
    // Optimize the library and the judge, like the stand-in: they run in each frame of a test. The
    // remaining modules take longer to optimize than to run. A dependency must not have such flags.
    if ["Judging", "KeyboardScrolling"].contains(target.name) {
      target.swiftSettings = [.unsafeFlags(["-O"], .when(configuration: .debug))]
    }
  }
}
#endif

for target in package.targets {
  target.swiftSettings =
    (target.swiftSettings ?? []) + [
      // SE-0335: every existential is spelled `any`.
      .enableUpcomingFeature("ExistentialAny"),
      // SE-0444: a member is visible only where its module is imported.
      .enableUpcomingFeature("MemberImportVisibility"),
      // SE-0409: an import is internal unless it is written `public import`.
      .enableUpcomingFeature("InternalImportsByDefault"),
    ]
  // SE-0480. For the checks here only: a newer compiler's warning must not break an app's build.
  if Context.environment["WARNINGS_AS_ERRORS"] != nil {
    target.swiftSettings?.append(.treatAllWarnings(as: .error))
  }
}
