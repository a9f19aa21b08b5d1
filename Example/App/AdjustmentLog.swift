#if canImport(os)
import os

private let logger = Logger(
  subsystem: "com.example.KeyboardScrollCoordinator.Example", category: "Adjustment"
)
#endif

/// Logs an adjustment; does nothing on Linux, where only tests run the app.
func logAdjustment(_ description: String) {
  #if canImport(os)
  logger.info("\(description, privacy: .public)")
  #endif
}
