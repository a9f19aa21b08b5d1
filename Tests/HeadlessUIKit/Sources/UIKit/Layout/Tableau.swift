/// The simplex tableau of ``HeadlessLinearSolver``.
///
/// The variables of the layout may have any value. A constraint that contains an undefined variable
/// becomes that variable's definition and restricts nothing else. Slack and error variables are
/// never negative. A constraint that contains only slack and error variables becomes a row. Each
/// row defines its basic variable by other variables, which are zero.
///
/// A definition contains variables defined earlier, undefined variables, and slack and error
/// variables.
struct Tableau {
  private typealias Expression = HeadlessLinearExpression
  typealias Relation = HeadlessLinearSolver.Relation

  private struct Row {
    var basic: Int
    var expression: HeadlessLinearExpression
    /// True if the row's basic variable can only rise: the row is kept for its value alone.
    var isIdle = false
  }

  /// Lengths that differ by less, in points, are equal.
  private static let tolerance = 1e-6
  private static let smallest = HeadlessLinearExpression.smallest

  // MARK: Variables

  private let unrestricted: Int
  private var definitions: [HeadlessLinearExpression?]
  private var definitionIndices: [Int]
  private var definedInOrder: [Int] = []
  /// By undefined variable: the variables whose definitions contain it, or once did.
  private var mentions: [[Int]]
  private var settledValues: [Double?]

  // MARK: Rows

  private var rows: [Row] = []
  /// The row of each basic variable; nil for variables that are currently zero.
  private var rowOfVariable: [Int?]
  private var isZero: [Bool]
  private var isInDefinition: [Bool]

  init(unrestricted: Int) {
    self.unrestricted = unrestricted
    definitions = Array(repeating: nil, count: unrestricted)
    definitionIndices = Array(repeating: -1, count: unrestricted)
    mentions = Array(repeating: [], count: unrestricted)
    settledValues = Array(repeating: nil, count: unrestricted)
    rowOfVariable = Array(repeating: nil, count: unrestricted)
    isZero = Array(repeating: false, count: unrestricted)
    isInDefinition = Array(repeating: false, count: unrestricted)
  }

  /// A variable without a definition is zero.
  func values() -> [Double] {
    var values = Array(repeating: 0.0, count: unrestricted)
    for variable in definedInOrder {
      guard let definition = definitions[variable] else { continue }
      values[variable] = definition.terms.reduce(definition.constant) { sum, term in
        let value =
          term.variable < unrestricted
          ? values[term.variable]
          : rowOfVariable[term.variable].map { rows[$0].expression.constant } ?? 0
        return sum + term.coefficient * value
      }
    }
    return values
  }

  // MARK: Required

  /// Returns false if the constraint contradicts earlier ones.
  mutating func require(_ expression: HeadlessLinearExpression, _ relation: Relation) -> Bool {
    var positive = relation == .lessThanOrEqual ? -expression : expression
    if relation == .equal {
      if defineFresh(in: positive) { return true }
      return requireZero(expanded(positive))
    }
    let slack = Expression(variable: makeVariable())
    if defineFresh(in: positive - slack) { return true }
    positive = expanded(positive)
    if positive.terms.isEmpty { return positive.constant >= -Self.tolerance }
    if subject(in: positive) == nil, positive.constant >= 0 {
      append(Row(basic: slack.terms[0].variable, expression: positive))
      return true
    }
    return requireZero(positive - slack)
  }

  private mutating func requireZero(_ expression: HeadlessLinearExpression) -> Bool {
    if expression.terms.isEmpty { return abs(expression.constant) <= Self.tolerance }
    if let variable = subject(in: expression) {
      define(variable, as: expression.solved(for: variable))
      return true
    }
    // An artificial variable absorbs the difference from zero, and is then minimized to zero.
    let positive = expression.constant < 0 ? -expression : expression
    let artificial = makeVariable()
    append(Row(basic: artificial, expression: positive))
    var objective = positive
    minimize(&objective)
    guard objective.constant <= Self.tolerance else { return false }
    if let index = rowOfVariable[artificial] {
      rows[index].expression.constant = 0
      if let term = rows[index].expression.terms.first {
        pivot(entering: term.variable, row: index)
      } else {
        remove(rowsAt: [index])
      }
    }
    drop([artificial])
    return true
  }

  // MARK: Optional

  mutating func prefer(_ constraints: [HeadlessLinearSolver.Constraint]) {
    settle()
    var errors: [Int] = []
    for constraint in constraints {
      prefer(constraint.expression, constraint.relation, errors: &errors)
    }
    guard !errors.isEmpty else { return }
    var sum = Expression(constant: 0)
    for error in errors { sum.add(Expression(variable: error), times: 1) }
    var objective = expanded(sum)
    minimize(&objective)
    // Variables that would increase the sum stay zero; lower priorities may change the remaining
    // variables.
    drop(objective.terms.filter { $0.coefficient > Self.smallest }.map(\.variable))
    prune()
  }

  private mutating func prefer(
    _ expression: HeadlessLinearExpression, _ relation: Relation, errors: inout [Int]
  ) {
    let isSettled = expression.terms.allSatisfy { settledValues[$0.variable] != nil }
    guard !isSettled else { return }
    let positive = expanded(relation == .lessThanOrEqual ? -expression : expression)
    guard !positive.terms.isEmpty else { return }
    // An inequality allows an excess; a shortfall is always an error.
    let more = makeVariable()
    let less = makeVariable()
    errors.append(less)
    if relation == .equal { errors.append(more) }
    var zero = positive
    zero.add(Expression(variable: more), times: -1)
    zero.add(Expression(variable: less), times: 1)
    if let variable = subject(in: zero) {
      define(variable, as: zero.solved(for: variable))
    } else {
      let basic = positive.constant > Self.smallest ? more : less
      var solved = zero.solved(for: basic)
      solved.constant = max(0, solved.constant)
      append(Row(basic: basic, expression: solved))
    }
  }

  // MARK: Definitions

  private mutating func defineFresh(in zero: HeadlessLinearExpression) -> Bool {
    let fresh = zero.terms.last { term in
      term.variable < unrestricted && definitions[term.variable] == nil
        && mentions[term.variable].isEmpty
    }
    guard let fresh else { return false }
    define(fresh.variable, as: zero.solved(for: fresh.variable))
    return true
  }

  /// Returns the variable to define: the last, which belongs to the innermost view.
  ///
  /// A long equation defines its outermost variable instead. Defining an inner variable by many
  /// others would make every expression long.
  private func subject(in expanded: HeadlessLinearExpression) -> Int? {
    if expanded.terms.count > 4 {
      return expanded.terms.first { $0.variable < unrestricted }?.variable
    }
    return expanded.terms.last { $0.variable < unrestricted }?.variable
  }

  private mutating func define(_ variable: Int, as expression: HeadlessLinearExpression) {
    for user in mentions[variable] where definitions[user]?.coefficient(of: variable) != 0 {
      definitions[user]?.substitute(variable, with: expression)
      recordVariables(of: expression, definingVariable: user)
    }
    mentions[variable] = []
    definitions[variable] = expression
    definitionIndices[variable] = definedInOrder.count
    definedInOrder.append(variable)
    recordVariables(of: expression, definingVariable: variable)
  }

  private mutating func recordVariables(
    of expression: HeadlessLinearExpression, definingVariable user: Int
  ) {
    for term in expression.terms {
      if term.variable >= unrestricted {
        isInDefinition[term.variable] = true
      } else if definitions[term.variable] == nil {
        mentions[term.variable].append(user)
      }
    }
  }

  /// Replaces variables by their definitions.
  private func expanded(_ expression: HeadlessLinearExpression) -> HeadlessLinearExpression {
    var result = expression
    // The variable defined last is replaced first, so that no replaced variable appears again.
    while true {
      var latest: (variable: Int, index: Int)?
      for term in result.terms {
        guard term.variable < unrestricted else { break }
        let index = definitionIndices[term.variable]
        if index > latest?.index ?? -1 { latest = (term.variable, index) }
      }
      guard let variable = latest?.variable else { break }
      if let value = settledValues[variable] {
        result.substitute(variable, with: Expression(constant: value))
      } else if let definition = definitions[variable] {
        result.substitute(variable, with: definition)
      }
    }
    for term in result.terms where term.variable >= unrestricted {
      if isZero[term.variable] {
        result.substitute(term.variable, with: Expression(constant: 0))
      } else if let row = rowOfVariable[term.variable] {
        result.substitute(term.variable, with: rows[row].expression)
      }
    }
    return result
  }

  private mutating func settle() {
    for variable in definedInOrder where settledValues[variable] == nil {
      guard let definition = definitions[variable] else { continue }
      var value = definition.constant
      var isSettled = true
      for term in definition.terms {
        if term.variable < unrestricted {
          guard let known = settledValues[term.variable] else {
            isSettled = false
            break
          }
          value += term.coefficient * known
        } else if let row = rowOfVariable[term.variable] {
          guard rows[row].expression.terms.isEmpty else {
            isSettled = false
            break
          }
          value += term.coefficient * rows[row].expression.constant
        } else if !isZero[term.variable] {
          isSettled = false
          break
        }
      }
      if isSettled { settledValues[variable] = value }
    }
  }

  // MARK: Simplex

  /// Bland's rule: the variable with the lowest number is next, which prevents cycles.
  private mutating func minimize(_ objective: inout HeadlessLinearExpression) {
    while let entering = objective.terms.first(where: { $0.coefficient < -Self.smallest })?.variable
    {
      var leaving: (row: Int, ratio: Double)?
      for (index, row) in rows.enumerated() where !row.isIdle {
        let coefficient = row.expression.coefficient(of: entering)
        guard coefficient < -Self.smallest else { continue }
        let ratio = row.expression.constant / -coefficient
        if let best = leaving, (best.ratio, rows[best.row].basic) < (ratio, row.basic) {
          continue
        }
        leaving = (index, ratio)
      }
      // A sum of variables that are never negative has a minimum.
      guard let leaving else { fatalError("The objective has no bound.") }
      pivot(entering: entering, row: leaving.row)
      if let row = rowOfVariable[entering] {
        objective.substitute(entering, with: rows[row].expression)
      }
    }
  }

  private mutating func pivot(entering: Int, row index: Int) {
    let leaving = rows[index].basic
    let zero = rows[index].expression - Expression(variable: leaving)
    var solved = zero.solved(for: entering)
    solved.constant = max(0, solved.constant)
    rowOfVariable[leaving] = nil
    rowOfVariable[entering] = index
    rows[index] = Row(basic: entering, expression: solved)
    for other in rows.indices where other != index {
      guard rows[other].expression.coefficient(of: entering) != 0 else { continue }
      rows[other].expression.substitute(entering, with: solved)
      rows[other].expression.constant = max(0, rows[other].expression.constant)
    }
  }

  // MARK: Changes

  private mutating func makeVariable() -> Int {
    rowOfVariable.append(nil)
    isZero.append(false)
    isInDefinition.append(false)
    return rowOfVariable.count - 1
  }

  private mutating func append(_ row: Row) {
    rowOfVariable[row.basic] = rows.count
    rows.append(row)
  }

  private mutating func drop(_ variables: [Int]) {
    guard !variables.isEmpty else { return }
    for variable in variables { isZero[variable] = true }
    let dropped = Set(variables)
    for index in rows.indices { rows[index].expression.drop(dropped) }
  }

  private mutating func remove(rowsAt indices: Set<Int>) {
    guard !indices.isEmpty else { return }
    for index in indices { rowOfVariable[rows[index].basic] = nil }
    rows = rows.indices.filter { !indices.contains($0) }.map { rows[$0] }
    for (index, row) in rows.enumerated() { rowOfVariable[row.basic] = index }
  }

  /// Removes rows that have no further effect.
  ///
  /// If a row is at zero, and its variables can only lower it, these variables stay zero. A row
  /// that its variables can only raise restricts nothing.
  private mutating func prune() {
    while true {
      var zero: Set<Int> = []
      var gone: Set<Int> = []
      for (index, row) in rows.enumerated() {
        let terms = row.expression.terms
        if terms.allSatisfy({ $0.coefficient > 0 }) {
          rows[index].isIdle = true
          if !isInDefinition[row.basic] { gone.insert(index) }
        } else if !row.isIdle, row.expression.constant <= Self.smallest,
          terms.allSatisfy({ $0.coefficient < 0 })
        {
          gone.insert(index)
          isZero[row.basic] = true
          zero.formUnion(terms.map(\.variable))
        }
      }
      remove(rowsAt: gone)
      guard !zero.isEmpty else { return }
      drop(Array(zero))
    }
  }
}
