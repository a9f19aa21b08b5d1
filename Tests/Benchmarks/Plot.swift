import Foundation

/// The measurements as bars, in an SVG picture.
struct Plot {
  let report: Report

  private static let width = 720
  private static let row = 20
  private static let label = 200

  private struct Bar {
    let title: String
    /// The library's part and the rest, in microseconds.
    let library: Double
    let total: Double
  }

  var svg: String {
    var y = 0
    var body = ""
    for (title, bars) in groups {
      body += text(title, x: 8, y: y + 24, style: "font-weight:bold")
      y += 32
      let longest = bars.map(\.total).max() ?? 1
      for bar in bars {
        body += draw(bar, y: y, longest: longest)
        y += Self.row
      }
    }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(Self.width)" height="\(y + 12)" \
      font-family="Helvetica, Arial, sans-serif" font-size="12">
      <rect width="100%" height="100%" fill="#fff"/>
      \(body)</svg>

      """
  }

  private var groups: [(String, [Bar])] {
    let base = report.measurements.filter { $0.size == .base }
    return [
      (
        "One managed view, 100 views, depth 5: library (dark) and stand-in (light), µs",
        base.map {
          Bar(title: $0.scenario.rawValue, library: $0.libraryTime, total: $0.time)
        }
      )
    ]
      + [100, 10_000].map { views in
        (
          "A show, beyond nothing, with \(views) views, µs",
          report.techniques.filter { $0.managed == 1 && $0.views == views }.map {
            let time = $0.times[.show] ?? 0
            return Bar(title: $0.technique, library: time, total: time)
          }
        )
      }
  }

  private func draw(_ bar: Bar, y: Int, longest: Double) -> String {
    let scale = Double(Self.width - Self.label - 80) / max(longest, 0.001)
    return text(bar.title, x: Self.label - 8, y: y + 14, style: "text-anchor:end")
      + rectangle(y: y, width: bar.total * scale, fill: "#a9c7ea")
      + rectangle(y: y, width: bar.library * scale, fill: "#1f5fae")
      + text(number(bar.total), x: Self.label + Int(bar.total * scale) + 6, y: y + 14, style: "")
  }

  private func rectangle(y: Int, width: Double, fill: String) -> String {
    """
    <rect x="\(Self.label)" y="\(y + 3)" width="\(number(width))" height="\(Self.row - 6)" \
    fill="\(fill)"/>

    """
  }

  private func text(_ text: String, x: Int, y: Int, style: String) -> String {
    "<text x=\"\(x)\" y=\"\(y)\" style=\"\(style)\">\(text)</text>\n"
  }
}
