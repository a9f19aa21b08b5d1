import Testing

@testable import KeyboardScrollingTesting
