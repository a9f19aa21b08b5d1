import Foundation

extension Script.Question {
  func answer(_ sample: Sample, baseline: Sample) -> Frame.Verdict? {
    let band = sample.visibleBand
    switch self {
    case .isFocusInView:
      return sample.showsFocus.map {
        .init(text: $0 ? "focused field in view" : "focused field covered", isGood: $0)
      }
    case .areInsetsTheAppsOwn:
      let isOwn = sample.contentInset == baseline.contentInset
      let text = isOwn ? "inset as before" : "inset not as before"
      return .init(text: text, isGood: isOwn)
    case .isStartInView:
      let start = sample.elements.map(\.frame.minY).min() ?? 0
      let isSeen = start >= band.top - 0.5
      return .init(
        text: isSeen ? "top of content in view" : "top of content covered", isGood: isSeen
      )
    case .isEndInView:
      let end = sample.elements.map(\.frame.maxY).max() ?? 0
      let bottom = min(band.bottom, sample.barOnKeyboard?.minY ?? .infinity)
      guard end <= bottom + 0.5 else { return .init(text: "end of content covered", isGood: false) }
      // A form may end with a margin, but not with blank space of a quarter of the screen.
      let isBlank = sample.overlap == 0 && bottom - end >= sample.screen.height / 4
      let text = isBlank ? "blank space at the end" : "end of content in view"
      return .init(text: text, isGood: !isBlank)
    }
  }
}
