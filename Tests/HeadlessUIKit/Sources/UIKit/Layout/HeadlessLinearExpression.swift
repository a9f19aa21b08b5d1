/// A linear expression: variables with coefficients, and a constant.
@_spi(Headless) public struct HeadlessLinearExpression: Equatable, Sendable {
  public struct Term: Equatable, Sendable {
    public let variable: Int
    public var coefficient: Double
  }

  /// Coefficients smaller than this are rounding errors.
  static let smallest = 1e-10

  /// The terms, ordered by variable, without zero coefficients.
  public private(set) var terms: [Term] = []
  public var constant: Double = 0

  public init(constant: Double) { self.constant = constant }

  public init(variable: Int) { terms = [Term(variable: variable, coefficient: 1)] }

  func coefficient(of variable: Int) -> Double {
    var low = 0
    var high = terms.count
    while low < high {
      let middle = (low + high) / 2
      if terms[middle].variable < variable { low = middle + 1 } else { high = middle }
    }
    guard low < terms.count, terms[low].variable == variable else { return 0 }
    return terms[low].coefficient
  }

  mutating func add(_ other: HeadlessLinearExpression, times factor: Double) {
    guard factor != 0 else { return }
    constant += other.constant * factor
    guard !other.terms.isEmpty else { return }
    var merged: [Term] = []
    merged.reserveCapacity(terms.count + other.terms.count)
    var mine = 0
    var its = 0
    while mine < terms.count || its < other.terms.count {
      if its == other.terms.count
        || (mine < terms.count && terms[mine].variable < other.terms[its].variable)
      {
        merged.append(terms[mine])
        mine += 1
        continue
      }
      var term = other.terms[its]
      term.coefficient *= factor
      its += 1
      if mine < terms.count, terms[mine].variable == term.variable {
        term.coefficient += terms[mine].coefficient
        mine += 1
      }
      if abs(term.coefficient) > Self.smallest { merged.append(term) }
    }
    terms = merged
  }

  mutating func substitute(_ variable: Int, with expression: HeadlessLinearExpression) {
    let coefficient = coefficient(of: variable)
    guard coefficient != 0 else { return }
    terms.removeAll { $0.variable == variable }
    add(expression, times: coefficient)
  }

  mutating func drop(_ variables: Set<Int>) { terms.removeAll { variables.contains($0.variable) } }

  func solved(for variable: Int) -> HeadlessLinearExpression {
    let coefficient = coefficient(of: variable)
    precondition(coefficient != 0, "An expression is solved for a variable it has.")
    var rest = self
    rest.terms.removeAll { $0.variable == variable }
    return rest * (-1 / coefficient)
  }

  public static func + (lhs: Self, rhs: Self) -> Self {
    var sum = lhs
    sum.add(rhs, times: 1)
    return sum
  }

  public static func - (lhs: Self, rhs: Self) -> Self {
    var difference = lhs
    difference.add(rhs, times: -1)
    return difference
  }

  public static func + (lhs: Self, rhs: Double) -> Self {
    var sum = lhs
    sum.constant += rhs
    return sum
  }

  public static func - (lhs: Self, rhs: Double) -> Self { lhs + -rhs }

  public static func * (lhs: Self, rhs: Double) -> Self {
    var product = HeadlessLinearExpression(constant: 0)
    product.add(lhs, times: rhs)
    return product
  }

  public static prefix func - (expression: Self) -> Self { expression * -1 }
}
