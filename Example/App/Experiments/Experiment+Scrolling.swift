import Foundation
import UIKit

extension Experiment {
  static let scrolling = [
    Experiment(
      name: "clamps",
      title: "Insets, sizes and content that change while the content is at its end"
    ) { stage in
      let view = stage.addScrollView(contentHeight: 1000)
      var offsets: [CGFloat] = []
      @MainActor func note() {
        view.layoutIfNeeded()
        offsets.append(view.contentOffset.y)
      }
      return Run(
        steps: [
          Step(0.1) {
            view.contentInset.bottom = 200
            view.contentOffset.y = 800
            view.contentInset.bottom = 0
            note()
          },
          Step(0.1) {
            view.frame.size.height = 300
            view.contentOffset.y = 700
            view.layoutIfNeeded()
            view.frame.size.height = 400
            view.setNeedsLayout()
          },
          Step(0.1) {
            note()
            view.contentOffset.y = 600
            view.contentSize.height = 800
            note()
          },
        ],
        answers: {
          [
            ExperimentAnswer(
              "The offset after an inset of 200 at the end is removed",
              decides: "S17",
              option: "clampsOnInsetShrink",
              assumed: "600",
              found: text(offsets, 0)
            ),
            ExperimentAnswer(
              "The offset at the end after the view has grown by 100",
              decides: "S36",
              option: "clampsOnFrameGrow",
              assumed: "600",
              found: text(offsets, 1)
            ),
            ExperimentAnswer(
              "The offset at the end after the content has shrunk by 200",
              decides: "S31",
              assumed: "400",
              found: text(offsets, 2)
            ),
          ]
        }
      )
    },
    Experiment(
      name: "scroll-to-rectangles",
      title: "scrollRectToVisible with unusual rectangles"
    ) { stage in
      let view = stage.addScrollView(contentHeight: 2000)
      var offsets: [CGFloat] = []
      @MainActor func reveal(y: CGFloat, height: CGFloat) -> Step {
        Step(0.1) {
          view.contentOffset.y = 0
          let rectangle = CGRect(x: 0, y: y, width: height == 0 ? 0 : 100, height: height)
          view.scrollRectToVisible(rectangle, animated: false)
          offsets.append(view.contentOffset.y)
        }
      }
      return Run(
        steps: [
          reveal(y: 700, height: 0), reveal(y: 1950, height: 300), reveal(y: 800, height: 600),
        ],
        answers: {
          [
            ExperimentAnswer(
              "The offset after a rectangle without a size at 700",
              decides: "S71",
              option: "zeroSizeRect",
              assumed: "300",
              found: text(offsets, 0)
            ),
            ExperimentAnswer(
              "The offset after a rectangle from 1950 to 2250 in content of 2000",
              decides: "S70",
              option: "rectOutsideContent",
              assumed: "1600",
              found: text(offsets, 1)
            ),
            ExperimentAnswer(
              "The offset after a rectangle from 800 to 1400 in a view of 400",
              decides: "S69",
              assumed: "1000",
              found: text(offsets, 2)
            ),
          ]
        }
      )
    },
    Experiment(
      name: "interrupted-scroll",
      title: "An animated scroll while insets change, and an interrupted scroll"
    ) { stage in
      let view = stage.addScrollView(contentHeight: 2000)
      let delegate = ScrollEnds()
      view.delegate = delegate
      view.contentInset.bottom = 300
      var offsets: [CGFloat] = []
      var ends: [Int] = []
      @MainActor func note() {
        offsets.append(view.contentOffset.y)
        ends.append(delegate.count)
        delegate.count = 0
      }
      return Run(
        steps: [
          Step(0.1) { view.setContentOffset(CGPoint(x: 0, y: 1000), animated: true) },
          Step { view.contentInset.bottom = 100 },
          Step(0.1) {
            note()
            view.setContentOffset(.zero, animated: true)
          },
          Step { view.setContentOffset(CGPoint(x: 0, y: 500), animated: false) },
          Step(0) { note() },
        ],
        answers: {
          [
            ExperimentAnswer(
              "The offset after an animated scroll to 1000, while the inset shrank",
              decides: "S78",
              assumed: "1000",
              found: text(offsets, 0)
            ),
            ExperimentAnswer(
              "The offset after an animated scroll that an offset of 500 has interrupted",
              decides: "S184",
              assumed: "500",
              found: text(offsets, 1)
            ),
            ExperimentAnswer(
              "The delegate is called for the end of the interrupted scroll",
              decides: "S184",
              option: "reportsInterruptedScrollAnimation",
              assumed: false,
              found: ends.last.map { $0 > 0 }
            ),
          ]
        }
      )
    },
    Experiment(
      name: "rows",
      title: "The rows of a table whose offset is assigned inside an animation"
    ) { stage in
      let table = UITableView(frame: CGRect(x: 0, y: 60, width: 300, height: 400))
      let rows = NumberedRows()
      table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      table.rowHeight = 50
      table.estimatedRowHeight = 0
      table.dataSource = rows
      stage.controller.view.addSubview(table)
      table.layoutIfNeeded()
      var first: Int?
      return Run(
        steps: [
          Step {
            UIView.animate(withDuration: 0.5) { table.contentOffset.y = 300 }
            table.layoutIfNeeded()
            first = table.indexPathsForVisibleRows?.first?.row
          }
        ],
        answers: {
          _ = rows
          return [
            ExperimentAnswer(
              "The first row that the table keeps when the animation begins",
              decides: "S182",
              assumed: "6",
              found: first.map { "\($0)" } ?? "none"
            )
          ]
        }
      )
    },
  ]

  private static func text(_ numbers: [CGFloat], _ index: Int) -> String {
    guard numbers.indices.contains(index) else { return "unknown" }
    let rounded = (numbers[index] * 100).rounded() / 100
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}

private final class ScrollEnds: NSObject, UIScrollViewDelegate {
  var count = 0

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { count += 1 }
}

private final class NumberedRows: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
  }
}
