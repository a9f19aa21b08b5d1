package import FilmstripKit

extension Filmstrip {
  /// Plays a stream, and creates a picture with a phone for each event.
  @MainActor package init(_ stream: Stream, title: String) {
    var frames: [Frame] = []
    var known = 0
    let fault = StreamPlayer.play(
      stream,
      observe: { screen, event in
        var frame = Frame(screen, caption: event.map(Self.caption), known: &known)
        if event == .rest { frame.verdict = frame.focusInView }
        frames.append(frame)
      }
    )
    self.init(
      title: title,
      sentence: fault.map { "A property did not hold \($0)." } ?? "Every property held.",
      frames: frames
    )
  }

  /// Returns a caption without the names of types, such as `keyboard(.autoFill)`.
  private static func caption(_ event: StreamEvent) -> String {
    "\(event)".replacing(/([A-Z]\w*\.)+/, with: ".")
  }
}
