/// One statement about UIKit.
struct Statement: Sendable {
  enum Status: Sendable {
    case tested
    /// Tested for each value of an option of `HeadlessOptions`, by the property's name.
    case optionDependent(String)
    case notExpressible(String)
  }

  let number: Int
  let words: String
  let status: Status

  init(_ number: Int, _ words: String, _ status: Status = .tested) {
    self.number = number
    self.words = words
    self.status = status
  }

  var isTested: Bool {
    if case .notExpressible = status { false } else { true }
  }
}
