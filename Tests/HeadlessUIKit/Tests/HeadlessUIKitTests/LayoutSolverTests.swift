import Testing
@_spi(Headless) import UIKit

struct LayoutSolverTests {
  private typealias Expression = HeadlessLinearExpression

  @Test func `equations in any order give the one solution`() throws {
    var solver = HeadlessLinearSolver()
    let (x, width, end) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    // end = x + width, x = 16 and end = 390 - 16.
    solver.add(end - x - width, .equal)
    solver.add(end - 374, .equal)
    solver.add(x - 16, .equal)
    try expectEqual(solver.solve(), to: [16, 358, 374])
  }

  @Test func `a repeated equation is no contradiction`() throws {
    var solver = HeadlessLinearSolver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    solver.add(x - y, .equal)
    solver.add(y - x, .equal)
    solver.add(x * 2 - 10, .equal)
    try expectEqual(solver.solve(), to: [5, 5])
  }

  @Test func `a higher priority wins, over any number of lower ones`() throws {
    var solver = HeadlessLinearSolver()
    let x = solver.makeVariable()
    solver.add(x - 10, .equal, priority: 751)
    for _ in 0..<5 { solver.add(x - 100, .equal, priority: 750) }
    try expectEqual(solver.solve(), to: [10])
  }

  @Test func `a variable without constraints is zero`() throws {
    var solver = HeadlessLinearSolver()
    _ = solver.makeVariable()
    let other = solver.makeVariable()
    solver.add(other - 7, .equal)
    try expectEqual(solver.solve(), to: [0, 7])
  }

  @Test func `an optimum can be where two required inequalities meet`() throws {
    var solver = HeadlessLinearSolver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    solver.add(x + y - 10, .lessThanOrEqual)
    solver.add(x - y * 2, .greaterThanOrEqual)
    solver.add(y - 2, .greaterThanOrEqual)
    solver.add(y - 100, .equal, priority: 700)
    solver.add(x, .equal, priority: 600)
    // From x >= 2y and x + y <= 10 follows that y is at most 10 / 3.
    let values = try solver.solve()
    #expect(abs(values[1] - 10.0 / 3) < 1e-9)
    #expect(abs(values[0] - 20.0 / 3) < 1e-9)
  }

  @Test func `a contradiction is thrown, and its smallest contradictory part is named`() {
    var solver = HeadlessLinearSolver()
    let (x, y, z) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    solver.add(z - 3, .equal)
    let first = solver.add(x - 10, .greaterThanOrEqual)
    solver.add(y - 4, .greaterThanOrEqual)
    let second = solver.add(y - x, .equal)
    let third = solver.add(y - 9, .lessThanOrEqual)
    #expect(throws: HeadlessLinearSolver.Failure.unsatisfiable(constraint: third)) {
      try solver.solve()
    }
    expectEqual(solver.conflict(with: third), to: [first, second, third])
  }

  @Test func `a false equation without variables is a contradiction`() {
    var solver = HeadlessLinearSolver()
    let x = solver.makeVariable()
    solver.add(x - 1, .equal)
    let wrong = solver.add(Expression(constant: 5), .lessThanOrEqual)
    #expect(throws: HeadlessLinearSolver.Failure.unsatisfiable(constraint: wrong)) {
      try solver.solve()
    }
    expectEqual(solver.conflict(with: wrong), to: [wrong])
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `a number that is not finite is rejected`(value: Double) {
    var solver = HeadlessLinearSolver()
    let x = solver.makeVariable()
    let wrong = solver.add(x + value, .equal, priority: 500)
    #expect(throws: HeadlessLinearSolver.Failure.notANumber(constraint: wrong)) {
      try solver.solve()
    }
  }

  /// No sampled point may satisfy the priorities better than the solution.
  @Test(arguments: 0..<40)
  func `no random point is better than the solution`(seed: Int) throws {
    var dice = HeadlessDice(seed: seed)
    func draw(_ range: ClosedRange<Int>) -> Double { Double(Int.random(in: range, using: &dice)) }
    var solver = HeadlessLinearSolver()
    let variables = (0..<3).map { _ in solver.makeVariable() }
    // A box that contains the origin ensures that there is a solution.
    for variable in variables {
      solver.add(variable - 20, .lessThanOrEqual)
      solver.add(variable + 20, .greaterThanOrEqual)
    }
    for number in 0..<9 {
      var expression = Expression(constant: draw(-12...12))
      for variable in variables { expression = expression + variable * draw(-2...2) }
      let relations: [HeadlessLinearSolver.Relation] = [
        .equal, .lessThanOrEqual, .greaterThanOrEqual,
      ]
      solver.add(expression, relations[Int(draw(0...2))], priority: [750, 500, 250][number % 3])
    }
    let solution = try solver.solve()
    #expect(solution.allSatisfy { abs($0) <= 20 + 1e-6 })
    let best = errors(of: solution, in: solver)
    for _ in 0..<300 {
      let isNear = draw(0...1) == 0
      let point = solution.map { value in
        isNear
          ? min(20, max(-20, value + draw(-10...10) / 10))
          : draw(-20...20)
      }
      for (ours, theirs) in zip(best, errors(of: point, in: solver)) {
        #expect(ours <= theirs + 1e-5, "\(solution) is served by \(best), but look at \(point)")
        if theirs > ours + 1e-5 { break }
      }
    }
  }

  private func errors(of point: [Double], in solver: HeadlessLinearSolver) -> [Double] {
    [750.0, 500, 250].map { level in
      solver.constraints.filter { $0.priority == level }.reduce(0) { sum, constraint in
        let value = constraint.expression.terms.reduce(constraint.expression.constant) {
          $0 + $1.coefficient * point[$1.variable]
        }
        switch constraint.relation {
        case .equal: return sum + abs(value)
        case .lessThanOrEqual: return sum + max(0, value)
        case .greaterThanOrEqual: return sum + max(0, -value)
        }
      }
    }
  }
}
