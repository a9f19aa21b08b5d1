#if canImport(os)
import os

private let logger = Logger(
  subsystem: "com.example.KeyboardScrollCoordinator.Example",
  category: "Adjustment"
)
#endif

/// Logs the description of an adjustment.
///
/// On Linux, where only tests run the app, it does nothing.
func logAdjustment(_ description: String) {
  #if canImport(os)
  logger.info("\(description, privacy: .public)")
  #endif
}
