// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "KeyboardScrollCoordinator",
  platforms: [.iOS(.v15)],
  products: [
    .library(name: "KeyboardScrolling", targets: ["KeyboardScrolling"]),
    .library(name: "KeyboardScrollingTesting", targets: ["KeyboardScrollingTesting"]),
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
    .testTarget(
      name: "KeyboardScrollingTestingTests",
      dependencies: ["KeyboardScrolling", "KeyboardScrollingTesting"]
    ),
    .testTarget(
      name: "KeyboardScrollingTests",
      dependencies: ["KeyboardScrolling", "KeyboardScrollingTesting"],
      exclude: ["Cases/Cases.md", "Cases/README.md", "README.md"]
    ),
    .testTarget(name: "UIKitContractTests"),
    // The code samples of the documentation, and what it claims about them.
    .testTarget(
      name: "DocumentationTests",
      dependencies: ["KeyboardScrolling", "KeyboardScrollingTesting"]
    ),
  ],
  swiftLanguageModes: [.v6]
)

// Linux has no UIKit. There, and only there, the package declares a headless stand-in under the
// same module names, so that library, tests and example compile unchanged. SwiftPM evaluates this
// condition on the host: on a Mac these targets do not exist.
#if os(Linux)
import Foundation

// Packages that depend on this one from a URL do not see the stand-in: for them `canImport(UIKit)`
// stays false. One that depends on a clone by path sees it, and may test its screens on Linux.
// SwiftPM clones dependencies into `checkouts`, beside its `workspace-state.json`. The name of the
// folder around the two proves nothing: `--scratch-path` can choose any.
let isCheckedOutAsDependency =
  URL(fileURLWithPath: Context.packageDirectory + "/..").standardized.lastPathComponent
  == "checkouts"
  && FileManager.default.fileExists(
    atPath: Context.packageDirectory + "/../../workspace-state.json"
  )

// A Linux host may build for iOS, where the real modules are: the edges are conditional as well.
func headless(_ names: String...) -> [Target.Dependency] {
  names.map { .target(name: $0, condition: .when(platforms: [.linux])) }
}

for target in package.targets where !isCheckedOutAsDependency {
  target.dependencies += headless("CoreGraphics", "UIKit")
  if target.isTest {
    target.dependencies += headless("_Testing_CoreGraphics", "_Testing_UIKit")
  }
  if ["DocumentationTests", "KeyboardScrollingTestingTests"].contains(target.name) {
    target.dependencies += headless("HeadlessEnvironment")
  }
  if target.name == "DocumentationTests" {
    target.dependencies += headless("KeyboardScrollingHeadless", "Recipes")
    // A module of its own here, which the filmstrip imports as well.
    target.exclude.append("Recipes")
  }
  if target.name == "KeyboardScrollingTestingTests" {
    target.dependencies += headless("AllocationCounter")
  }
  // The example screens are walked through as well.
  if target.name == "KeyboardScrollingTests" {
    target.dependencies += headless(
      "AllocationCounter",
      "ExampleScreens",
      "HeadlessEnvironment",
      "KeyboardStreams",
      "KeyboardTechniques",
      "MovementJudging",
      "ScreenFields"
    )
  }
}

let headlessTargets: [Target] = [
  .target(name: "CoreGraphics", path: "Tests/HeadlessUIKit/CoreGraphics"),
  .target(
    name: "UIKit",
    dependencies: ["CoreGraphics"],
    path: "Tests/HeadlessUIKit/UIKit",
    resources: [.copy("Devices/keyboard-devices.json")]
  ),
  // `import Testing` beside `import UIKit` makes the compiler look for these two overlays, which
  // the Linux toolchain does not have.
  .target(name: "_Testing_CoreGraphics", path: "Tests/HeadlessUIKit/Overlays/CoreGraphics"),
  .target(name: "_Testing_UIKit", path: "Tests/HeadlessUIKit/Overlays/UIKit"),
  .testTarget(
    name: "HeadlessUIKitTests",
    dependencies: headless("CoreGraphics", "UIKit", "_Testing_CoreGraphics", "_Testing_UIKit")
  ),
  .target(
    name: "ExampleScreens",
    dependencies: ["KeyboardScrolling"] + headless("CoreGraphics", "UIKit"),
    path: "Example/Screens"
  ),
  // The delegates of application and scene, and what they need, are not in the stand-in.
  .target(
    name: "ExampleApp",
    dependencies: ["ExampleScreens", "KeyboardScrolling", "KeyboardScrollingTesting"]
      + headless("CoreGraphics", "UIKit"),
    path: "Example/App",
    exclude: ["AppDelegate.swift", "Assets.xcassets", "SceneDelegate.swift"]
  ),
  // Finds the fields of a screen, for the tests and the filmstrip.
  .target(
    name: "ScreenFields",
    dependencies: headless("CoreGraphics", "UIKit"),
    path: "Tests/ScreenFields"
  ),
  // The code of the page on recipes, for its tests and the filmstrip.
  .target(
    name: "Recipes",
    dependencies: ["KeyboardScrolling"] + headless("CoreGraphics", "UIKit"),
    path: "Tests/DocumentationTests/Recipes"
  ),
  // What apps do about the keyboard otherwise, for comparisons.
  .target(
    name: "KeyboardTechniques",
    dependencies: ["KeyboardScrolling", "ScreenFields"] + headless("CoreGraphics", "UIKit"),
    path: "Example/Techniques"
  ),
  // Plays keyboards against the screens and draws what happens: the main job on Linux.
  .executableTarget(
    name: "filmstrip",
    dependencies: ["FilmstripKit"],
    path: "Example/Filmstrip/Tool"
  ),
  .target(
    name: "FilmstripKit",
    dependencies: [
      "EverydaySessions", "ExampleScreens", "HeadlessEnvironment", "KeyboardScrolling",
      "KeyboardScrollingTesting", "KeyboardStreams", "KeyboardTechniques", "MovementJudging",
      "Recipes", "ScreenFields",
    ]
      + headless("CoreGraphics", "UIKit"),
    path: "Example/Filmstrip/Kit",
    resources: [.copy("Pages/player.html")]
  ),
  .testTarget(
    name: "FilmstripTests",
    dependencies: [
      "EverydaySessions", "ExampleScreens", "FilmstripKit", "HeadlessEnvironment",
      "KeyboardScrolling", "KeyboardScrollingTesting", "KeyboardStreams", "KeyboardTechniques",
      "MovementJudging", "Recipes", "ScreenFields",
    ]
      + headless("CoreGraphics", "UIKit", "_Testing_CoreGraphics", "_Testing_UIKit")
  ),
  .testTarget(
    name: "ExampleTests",
    dependencies: [
      "ExampleApp", "ExampleScreens", "HeadlessEnvironment", "KeyboardScrolling",
      "KeyboardScrollingTesting", "ScreenFields",
    ]
      + headless("CoreGraphics", "UIKit", "_Testing_CoreGraphics", "_Testing_UIKit")
  ),
  // Coordinators that wait on a device's clock.
  .target(
    name: "HeadlessEnvironment",
    dependencies: ["KeyboardScrolling"] + headless("CoreGraphics", "UIKit"),
    path: "Tests/HeadlessEnvironment"
  ),
  // An iPhone for the tests of another package on Linux, which depends on this one by path.
  .target(
    name: "KeyboardScrollingHeadless",
    dependencies: ["HeadlessEnvironment", "KeyboardScrolling", "KeyboardScrollingTesting"]
      + headless("CoreGraphics", "UIKit", "_Testing_CoreGraphics", "_Testing_UIKit"),
    path: "Tests/KeyboardScrollingHeadless"
  ),
  // Watches the stand-in for the judge of movement. Independent of the library.
  .target(
    name: "MovementJudging",
    dependencies: ["KeyboardScrollingTesting"] + headless("CoreGraphics", "UIKit"),
    path: "Tests/MovementJudging"
  ),
  .testTarget(
    name: "MovementJudgingTests",
    dependencies: ["MovementJudging"]
      + headless("CoreGraphics", "UIKit", "_Testing_CoreGraphics", "_Testing_UIKit")
  ),
  // A person's everyday use of screens, from a seed, under the judge.
  .target(
    name: "EverydaySessions",
    dependencies: [
      "ExampleScreens", "HeadlessEnvironment", "KeyboardScrolling", "KeyboardStreams",
      "MovementJudging", "Recipes", "ScreenFields",
    ] + headless("CoreGraphics", "UIKit"),
    path: "Tests/EverydaySessions"
  ),
  .testTarget(
    name: "EverydaySessionTests",
    dependencies: ["EverydaySessions", "HeadlessEnvironment", "MovementJudging"]
      + headless("CoreGraphics", "UIKit", "_Testing_CoreGraphics", "_Testing_UIKit")
  ),
  // Random streams of events, and what holds in each of them.
  .target(
    name: "KeyboardStreams",
    dependencies: ["HeadlessEnvironment", "KeyboardScrolling", "MovementJudging"]
      + headless("CoreGraphics", "UIKit"),
    path: "Tests/KeyboardStreams"
  ),
  // Measures what an event costs: `swift run -c release benchmarks`.
  .executableTarget(
    name: "benchmarks",
    dependencies: [
      "AllocationCounter", "EverydaySessions", "HeadlessEnvironment", "KeyboardScrolling",
      "KeyboardStreams", "KeyboardTechniques", "MovementJudging",
    ] + headless("CoreGraphics", "UIKit"),
    path: "Tests/Benchmarks",
    exclude: ["AllocationCounter", "README.md"]
  ),
  // Counts allocations, by standing in for malloc.
  .target(name: "AllocationCounter", path: "Tests/Benchmarks/AllocationCounter"),
]

if !isCheckedOutAsDependency {
  package.targets += headlessTargets
  package.products.append(
    .library(name: "KeyboardScrollingHeadless", targets: ["KeyboardScrollingHeadless"])
  )
}
#endif

for target in package.targets {
  target.swiftSettings = [
    // SE-0335: every existential is spelled `any`.
    .enableUpcomingFeature("ExistentialAny"),
    // SE-0444: a member is visible only where its module is imported.
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
  // SE-0480. For the checks of this repository only: a warning of a newer compiler must not break
  // the build of an app.
  if Context.environment["WARNINGS_AS_ERRORS"] != nil {
    target.swiftSettings?.append(.treatAllWarnings(as: .error))
  }
  // SE-0409: an import is internal unless it is written `public import`. Not in the stand-in:
  // nearly all of it is public, and its `UIKit` exports Foundation, as on Apple's systems.
  if !["CoreGraphics", "UIKit"].contains(target.name) {
    target.swiftSettings?.append(.enableUpcomingFeature("InternalImportsByDefault"))
  }
  #if os(Linux)
  // The tests lay out and judge whole screens in each frame. Optimized, they take half the time. A
  // dependency must not have such flags.
  if target.type == .regular, !isCheckedOutAsDependency {
    target.swiftSettings?.append(.unsafeFlags(["-O"], .when(configuration: .debug)))
  }
  #endif
}
