import KeyboardScrolling

/// The treatment of the app's own inset.
typealias Policy = KeyboardScrollCoordinator.BaselinePolicy
