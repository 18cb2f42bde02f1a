// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

let package = Package(
  name: "AdRules",
  platforms: [.macOS(.v13), .iOS(.v13)],
  products: [
    .library(name: "RewardedAds", targets: ["RewardedAds"]),
    .library(name: "RuleFiles", targets: ["RuleFiles"]),
    .executable(name: "adrules", targets: ["adrules"]),
  ],
  targets: [
    .systemLibrary(
      name: "CYAML", pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    .target(name: "CAllocationCount"),
    .target(name: "DecisionTables", swiftSettings: settings),
    .target(
      name: "RuleFiles", dependencies: ["CYAML", "DecisionTables"], swiftSettings: settings),
    .target(name: "RewardedAds", dependencies: ["DecisionTables"], swiftSettings: settings),
    .target(
      name: "Measurements", dependencies: ["DecisionTables", "RuleFiles", "RewardedAds"],
      swiftSettings: settings),
    .executableTarget(
      name: "adrules",
      dependencies: ["DecisionTables", "RuleFiles", "RewardedAds", "Measurements"],
      swiftSettings: settings),
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "DecisionTables", "RewardedAds", "Measurements", "CAllocationCount",
      ],
      exclude: ["README.md", "References"], swiftSettings: settings),
    .testTarget(
      name: "DecisionTablesTests", dependencies: ["DecisionTables", "CAllocationCount"],
      swiftSettings: settings),
    .testTarget(
      name: "RuleFilesTests", dependencies: ["RuleFiles", "DecisionTables"],
      swiftSettings: settings),
    .testTarget(
      name: "RewardedAdsTests", dependencies: ["RewardedAds", "RuleFiles", "DecisionTables"],
      swiftSettings: settings),
    .testTarget(
      name: "MeasurementsTests",
      dependencies: [
        "Measurements", "RewardedAds", "RuleFiles", "DecisionTables", "CAllocationCount",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "adrulesTests", dependencies: ["adrules", "RewardedAds", "RuleFiles", "DecisionTables"],
      exclude: ["Golden"], swiftSettings: settings),
  ]
)

// `make fuzz` alone builds this: it links only with libFuzzer.
if Context.environment["ADRULES_FUZZ"] != nil {
  package.targets.append(
    .executableTarget(
      name: "Fuzz", dependencies: ["DecisionTables", "RuleFiles", "RewardedAds"],
      path: "Tests/Fuzz", exclude: ["Seeds", "Words", "run"], swiftSettings: settings))
}
