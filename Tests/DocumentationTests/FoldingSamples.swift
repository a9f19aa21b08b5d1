import KeyboardScrollingTesting

@MainActor
func checkFolds(with keyboard: KeyboardSimulator) async throws {
  keyboard.show()
  keyboard.perform(.unfold)
  await keyboard.rest()
  try await keyboard.checkThereAndBack(.fold, back: .unfold)
  keyboard.perform(.halfOpen)
  await keyboard.rest()
}
