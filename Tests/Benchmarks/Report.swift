import Foundation

struct Report {
  let measurements: [Measurement]
  let frames: [FrameMeasurement]
  let budgets: [Budget]

  var lines: [String] {
    table(
      [
        "event", "managed", "views", "depth", "µs", "library µs", "allocations", "library's",
        "writes", "conversions", "visits",
      ],
      measurements.map { measurement in
        let size = measurement.size
        let counts = measurement.counts
        return [
          measurement.scenario.rawValue,
          "\(size.managed)" + (size.isOneEach ? " each" : ""),
          "\(size.views)",
          "\(size.depth)",
          number(measurement.time),
          number(measurement.libraryTime),
          "\(counts.allocations)",
          "\(measurement.libraryAllocations)",
          "\(counts.writes)",
          "\(counts.conversions)",
          "\(counts.visits)",
        ]
      }
    ) + [""] + frameLines + [""] + budgetLines
  }

  private var frameLines: [String] {
    table(
      ["event, library only", "µs", "allocations", "conversions", "caret requests"],
      frames.map { frame in
        [
          frame.event.rawValue, number(frame.time), "\(frame.allocations)", "\(frame.conversions)",
          "\(frame.caretRequests)",
        ]
      }
    )
  }

  private var budgetLines: [String] {
    table(
      ["budget", "limit", "value", ""],
      budgets.map { budget in
        [
          budget.name, number(budget.limit, budget.digits), number(budget.value, budget.digits),
          budget.holds ? "holds" : "FAILS",
        ]
      }
    )
  }
}

/// Returns a text table, with the first column aligned left and the others aligned right.
private func table(_ header: [String], _ rows: [[String]]) -> [String] {
  let rows = [header] + rows
  let widths = header.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
  return rows.map { row in
    zip(row, widths).enumerated().map { column, cell in
      let padding = String(repeating: " ", count: cell.1 - cell.0.count)
      return column == 0 ? cell.0 + padding : padding + cell.0
    }.joined(separator: "  ")
  }
}

/// Returns a number as text, with at least two decimals below 1.
func number(_ value: Double, _ digits: Int = 1) -> String {
  String(format: "%.\(value > 0 && value < 1 && digits == 1 ? 2 : digits)f", value)
}

/// Replaces the last line on standard error.
func progress(_ text: String) { FileHandle.standardError.write(Data("\r\u{1B}[K\(text)".utf8)) }
