import KeyboardScrolling

/// What an adjustment does with the app's own inset.
typealias Policy = KeyboardScrollCoordinator.BaselinePolicy
