// swift-tools-version: 6.2
import PackageDescription

// An app that is no part of this package: its one file is the example of README.md.
let package = Package(
  name: "ExampleApp",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "AdRules", path: "../../..")],
  targets: [
    .executableTarget(
      name: "ExampleApp",
      dependencies: [.product(name: "RewardedAds", package: "AdRules")],
      swiftSettings: [
        .enableUpcomingFeature("MemberImportVisibility"), .treatAllWarnings(as: .error),
      ])
  ]
)
