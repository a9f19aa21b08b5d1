import Foundation

extension Script.Question {
  /// Returns the answer to the question for a frame at rest; nil where there is nothing to judge.
  func answer(_ sample: Sample, baseline: Sample) -> Frame.Verdict? {
    switch self {
    case .isFocusInView:
      sample.showsFocus.map {
        .init($0 ? "focused field in view" : "focused field covered", isGood: $0)
      }
    case .areInsetsTheAppsOwn:
      sample.contentInset == baseline.contentInset
        ? .init("inset is the app's own", isGood: true)
        : .init("inset is not the app's own", isGood: false)
    case .isEndInView: sample.isUpsideDown ? verdictOnOldest(in: sample) : verdictOnEnd(of: sample)
    case .isNewestInView: verdictOnNewest(in: sample)
    }
  }

  private func lowestEdge(in sample: Sample) -> CGFloat {
    sample.elements.map(\.frame.maxY).max() ?? 0
  }

  private func verdictOnNewest(in sample: Sample) -> Frame.Verdict {
    let end = sample.barOnKeyboard?.minY ?? sample.scrollView.maxY
    let newest = lowestEdge(in: sample)
    guard newest <= end + 0.5 else { return .init("newest message covered", isGood: false) }
    return end - newest < sample.screen.height / 8
      ? .init("newest message above the bar", isGood: true)
      : .init("blank space below the newest", isGood: false)
  }

  private func verdictOnOldest(in sample: Sample) -> Frame.Verdict {
    let first = sample.elements.map(\.frame.minY).min() ?? 0
    return first >= sample.visibleBand.top - 0.5
      ? .init("oldest message in view", isGood: true)
      : .init("oldest message covered", isGood: false)
  }

  private func verdictOnEnd(of sample: Sample) -> Frame.Verdict {
    let end = lowestEdge(in: sample)
    guard end <= sample.visibleBand.bottom + 0.5 else {
      return .init("end of the form covered", isGood: false)
    }
    // A margin is part of a form; a third of a screen is not.
    guard sample.overlap > 0 || sample.contentEnd - end < sample.screen.height / 4 else {
      return .init("blank space below the form", isGood: false)
    }
    return .init("end of the form in view", isGood: true)
  }
}
