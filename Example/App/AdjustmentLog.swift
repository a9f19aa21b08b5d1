#if canImport(os)
import os

private let logger = Logger(
  subsystem: "com.example.KeyboardScrollCoordinator.Example",
  category: "Adjustment"
)
#endif

/// Logs the description of an adjustment, or prints it if there is no unified logging.
func logAdjustment(_ description: String) {
  #if canImport(os)
  logger.info("\(description, privacy: .public)")
  #else
  print(description)
  #endif
}
