/// Solves linear equations and inequalities with priorities.
///
/// Required constraints always hold. Optional constraints are solved by priority, from the highest
/// to the lowest. Each priority minimizes the sum of its errors without changing the errors of
/// higher priorities, like Auto Layout:
/// https://developer.apple.com/library/archive/documentation/UserExperience/Conceptual/AutolayoutPG/AnatomyofaConstraint.html
///
/// The method is the simplex of Cassowary (Badros, Borning, Stuckey: "The Cassowary linear
/// arithmetic constraint solving algorithm", 2001); each `solve()` begins anew. Between equally
/// good solutions, the order of variables and constraints decides. An undetermined variable is
/// zero.
@_spi(Headless) public struct HeadlessLinearSolver: Sendable {
  public enum Relation: Sendable { case lessThanOrEqual, equal, greaterThanOrEqual }

  /// An expression compared with zero.
  public struct Constraint: Equatable, Sendable {
    public let expression: HeadlessLinearExpression
    public let relation: Relation
    /// 1000 means required, less means optional.
    public let priority: Double

    public init(_ expression: HeadlessLinearExpression, _ relation: Relation, priority: Double) {
      self.expression = expression
      self.relation = relation
      self.priority = priority
    }

    var isRequired: Bool { priority >= HeadlessLinearSolver.required }

    var isFinite: Bool {
      expression.constant.isFinite && priority.isFinite
        && expression.terms.allSatisfy(\.coefficient.isFinite)
    }
  }

  public enum Failure: Error, Equatable {
    /// The required constraints up to this one have no solution.
    case unsatisfiable(constraint: Int)
    /// The constraint contains an infinite number or NaN.
    case notANumber(constraint: Int)
  }

  public static let required: Double = 1000

  public private(set) var variableCount = 0
  public private(set) var constraints: [Constraint] = []

  public init() {}

  public mutating func makeVariable() -> HeadlessLinearExpression {
    variableCount += 1
    return HeadlessLinearExpression(variable: variableCount - 1)
  }

  /// Adds a constraint and returns its number.
  @discardableResult public mutating func add(
    _ expression: HeadlessLinearExpression, _ relation: Relation, priority: Double = required
  ) -> Int {
    constraints.append(Constraint(expression, relation, priority: priority))
    return constraints.count - 1
  }

  /// Returns the variables' values, in the order in which the variables were made.
  ///
  /// - Throws: ``Failure`` if required constraints contradict each other, or a number is not finite.
  public func solve() throws(Failure) -> [Double] {
    for (number, constraint) in constraints.enumerated() where !constraint.isFinite {
      throw .notANumber(constraint: number)
    }
    var tableau = Tableau(unrestricted: variableCount)
    for number in requiredOrder {
      let constraint = constraints[number]
      guard tableau.require(constraint.expression, constraint.relation) else {
        throw .unsatisfiable(constraint: number)
      }
    }
    let optional = constraints.indices.filter { !constraints[$0].isRequired }
    let levels = Dictionary(grouping: optional) { constraints[$0].priority }
    for priority in levels.keys.sorted(by: >) {
      tableau.prefer((levels[priority] ?? []).map { constraints[$0] })
    }
    return tableau.values().map(Self.rounded)
  }

  /// Returns a smallest set of required constraints that contradict each other.
  ///
  /// - Parameter number: The constraint that `solve()` reported.
  /// - Returns: The constraints' numbers in order, including the reported one.
  public func conflict(with number: Int) -> [Int] {
    let order = requiredOrder
    var candidates = connected(to: number, among: Array(order.prefix { $0 != number }))
    for candidate in candidates {
      let others = candidates.filter { $0 != candidate }
      if !isSatisfiable(others + [number]) { candidates = others }
    }
    return (candidates + [number]).sorted()
  }

  // Equations are first, because the variables that they define make the inequalities shorter.
  private var requiredOrder: [Int] {
    let all = constraints.indices.filter { constraints[$0].isRequired }
    return all.filter { constraints[$0].relation == .equal }
      + all.filter { constraints[$0].relation != .equal }
  }

  private func isSatisfiable(_ numbers: [Int]) -> Bool {
    var tableau = Tableau(unrestricted: variableCount)
    return numbers.allSatisfy {
      tableau.require(constraints[$0].expression, constraints[$0].relation)
    }
  }

  /// The constraints that share a variable with `number`, directly or through other constraints.
  private func connected(to number: Int, among numbers: [Int]) -> [Int] {
    var variables = Set(constraints[number].expression.terms.map(\.variable))
    var found: Set<Int> = []
    while true {
      let new = numbers.filter { candidate in
        !found.contains(candidate)
          && constraints[candidate].expression.terms.contains { variables.contains($0.variable) }
      }
      guard !new.isEmpty else { return numbers.filter(found.contains) }
      found.formUnion(new)
      for constraint in new {
        variables.formUnion(constraints[constraint].expression.terms.map(\.variable))
      }
    }
  }

  /// Rounds off the errors that additions cause in the last digits; thirds stay thirds.
  static func rounded(_ value: Double) -> Double {
    let rounded = (value * 1024).rounded() / 1024
    return abs(rounded - value) < 1e-7 ? rounded + 0 : value
  }
}
