import Foundation

/// The simplex tableau under ``HeadlessLinearSolver``.
///
/// Each row says what one variable, the basic one, is in terms of the others, the parameters, which
/// are zero. The first variables are unrestricted; those made here (slacks and errors) are never
/// negative. An unrestricted variable that occurs in a new row becomes its basic one, so that
/// parameters of rows with a restricted basic variable are always restricted themselves.
struct HeadlessTableau {
  private typealias Expression = HeadlessLinearExpression
  typealias Relation = HeadlessLinearSolver.Relation

  private struct Row {
    var basic: Int
    var expression: HeadlessLinearExpression
  }

  /// Points; below this two lengths are the same.
  private static let tolerance = 1e-6
  private static let smallest = HeadlessLinearExpression.smallest

  private let unrestricted: Int
  private var rows: [Row] = []
  /// By variable; nil for parameters.
  private var rowOfVariable: [Int?]

  init(unrestricted: Int) {
    self.unrestricted = unrestricted
    rowOfVariable = Array(repeating: nil, count: unrestricted)
  }

  func value(of variable: Int) -> Double {
    rowOfVariable[variable].map { rows[$0].expression.constant } ?? 0
  }

  // MARK: Required

  /// Adds a required constraint, or returns false where it contradicts the ones before.
  mutating func require(_ expression: HeadlessLinearExpression, _ relation: Relation) -> Bool {
    var positive = substituted(relation == .lessThanOrEqual ? -expression : expression)
    if relation == .equal { return requireZero(positive) }
    if positive.terms.isEmpty { return positive.constant >= -Self.tolerance }
    let slack = makeVariable()
    if unrestrictedVariable(in: positive) == nil, positive.constant >= 0 {
      append(Row(basic: slack, expression: positive))
      return true
    }
    positive.add(Expression(variable: slack), times: -1)
    return requireZero(positive)
  }

  private mutating func requireZero(_ expression: HeadlessLinearExpression) -> Bool {
    if expression.terms.isEmpty { return abs(expression.constant) <= Self.tolerance }
    if let variable = unrestrictedVariable(in: expression) {
      define(variable, as: expression.solved(for: variable))
      return true
    }
    // An artificial variable takes up what is not zero and is then driven out.
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

  /// Adds the constraints of one level and makes the sum of their errors as small as it can be.
  mutating func prefer(_ constraints: [HeadlessLinearSolver.Constraint]) {
    var errors: [Int] = []
    for constraint in constraints {
      prefer(constraint.expression, constraint.relation, errors: &errors)
    }
    guard !errors.isEmpty else { return }
    var sum = Expression(constant: 0)
    for error in errors { sum.add(Expression(variable: error), times: 1) }
    var objective = substituted(sum)
    minimize(&objective)
    // Whatever would make the sum larger again is zero from here on: lower levels get the rest.
    drop(Set(objective.terms.filter { $0.coefficient > Self.smallest }.map(\.variable)))
    prune()
  }

  private mutating func prefer(
    _ expression: HeadlessLinearExpression,
    _ relation: Relation,
    errors: inout [Int]
  ) {
    let positive = substituted(relation == .lessThanOrEqual ? -expression : expression)
    guard !positive.terms.isEmpty else { return }
    // What is too much is free in an inequality and an error in an equation; what is too little is
    // an error in both.
    let more = makeVariable()
    let less = makeVariable()
    errors.append(less)
    if relation == .equal { errors.append(more) }
    var zero = positive
    zero.add(Expression(variable: more), times: -1)
    zero.add(Expression(variable: less), times: 1)
    if let variable = unrestrictedVariable(in: zero) {
      define(variable, as: zero.solved(for: variable))
    } else {
      let basic = positive.constant > Self.smallest ? more : less
      var solved = zero.solved(for: basic)
      solved.constant = max(0, solved.constant)
      append(Row(basic: basic, expression: solved))
    }
  }

  // MARK: Simplex

  /// Bland's rule throughout: the lowest number wins, which cannot cycle.
  private mutating func minimize(_ objective: inout HeadlessLinearExpression) {
    while let entering = objective.terms.first(where: { $0.coefficient < -Self.smallest })?.variable
    {
      var leaving: (row: Int, ratio: Double)?
      for (index, row) in rows.enumerated() where row.basic >= unrestricted {
        let coefficient = row.expression.coefficient(of: entering)
        guard coefficient < -Self.smallest else { continue }
        let ratio = row.expression.constant / -coefficient
        if let best = leaving,
          (best.ratio, rows[best.row].basic) < (ratio, row.basic)
        {
          continue
        }
        leaving = (index, ratio)
      }
      // A sum of what is never negative has a least value.
      guard let leaving else { preconditionFailure("The objective has no bound.") }
      pivot(entering: entering, row: leaving.row)
      if let row = rowOfVariable[entering] {
        objective.substitute(entering, with: rows[row].expression)
      }
    }
  }

  private mutating func pivot(entering: Int, row index: Int) {
    let leaving = rows[index].basic
    var zero = rows[index].expression
    zero.add(Expression(variable: leaving), times: -1)
    var solved = zero.solved(for: entering)
    if entering >= unrestricted { solved.constant = max(0, solved.constant) }
    rowOfVariable[leaving] = nil
    rowOfVariable[entering] = index
    rows[index] = Row(basic: entering, expression: solved)
    replace(entering, with: solved, exceptRow: index)
  }

  // MARK: Rows and columns

  private mutating func makeVariable() -> Int {
    rowOfVariable.append(nil)
    return rowOfVariable.count - 1
  }

  private func unrestrictedVariable(in expression: HeadlessLinearExpression) -> Int? {
    expression.terms.last { $0.variable < unrestricted }?.variable
  }

  private func substituted(_ expression: HeadlessLinearExpression) -> HeadlessLinearExpression {
    var result = Expression(constant: expression.constant)
    for term in expression.terms {
      if let row = rowOfVariable[term.variable] {
        result.add(rows[row].expression, times: term.coefficient)
      } else {
        result.add(Expression(variable: term.variable), times: term.coefficient)
      }
    }
    return result
  }

  private mutating func append(_ row: Row) {
    rowOfVariable[row.basic] = rows.count
    rows.append(row)
  }

  private mutating func define(_ variable: Int, as expression: HeadlessLinearExpression) {
    replace(variable, with: expression, exceptRow: nil)
    append(Row(basic: variable, expression: expression))
  }

  private mutating func replace(
    _ variable: Int,
    with expression: HeadlessLinearExpression,
    exceptRow: Int?
  ) {
    for index in rows.indices where index != exceptRow {
      guard rows[index].expression.coefficient(of: variable) != 0 else { continue }
      rows[index].expression.substitute(variable, with: expression)
      if rows[index].basic >= unrestricted {
        rows[index].expression.constant = max(0, rows[index].expression.constant)
      }
    }
  }

  private mutating func drop(_ variables: Set<Int>) {
    guard !variables.isEmpty else { return }
    for index in rows.indices { rows[index].expression.drop(variables) }
  }

  private mutating func remove(rowsAt indices: Set<Int>) {
    guard !indices.isEmpty else { return }
    for index in indices { rowOfVariable[rows[index].basic] = nil }
    rows = rows.indices.filter { !indices.contains($0) }.map { rows[$0] }
    for (index, row) in rows.enumerated() { rowOfVariable[row.basic] = index }
  }

  /// Takes out what cannot matter any more.
  ///
  /// A restricted row at zero that can only fall keeps its parameters at zero; one that can only
  /// rise restrains nothing.
  private mutating func prune() {
    while true {
      var zero: Set<Int> = []
      var idle: Set<Int> = []
      for (index, row) in rows.enumerated() where row.basic >= unrestricted {
        let terms = row.expression.terms
        if terms.allSatisfy({ $0.coefficient > 0 }) {
          idle.insert(index)
        } else if row.expression.constant <= Self.smallest,
          terms.allSatisfy({ $0.coefficient < 0 })
        {
          idle.insert(index)
          zero.formUnion(terms.map(\.variable))
        }
      }
      remove(rowsAt: idle)
      guard !zero.isEmpty else { return }
      drop(zero)
    }
  }
}
