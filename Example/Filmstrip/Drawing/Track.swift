import Foundation

/// The drawings and origins of one part of the phone in all frames of a run.
struct Track {
  let part: PhonePicture.Part
  private(set) var drawings: [[String]] = []
  /// The index in `drawings` for each frame; nil for a frame without the part.
  private(set) var numbers: [Int?] = []
  /// The origin for each frame; a frame without the part repeats the last origin.
  private(set) var origins: [CGPoint] = []

  static func tracks(of frames: [Frame], picture: (Sample) -> PhonePicture) -> [Track] {
    var tracks = PhonePicture.Part.allCases.map { Track(part: $0) }
    var last: (sample: Sample, layers: [PhonePicture.Layer])?
    for frame in frames {
      let layers =
        last.flatMap { $0.sample.equalsIgnoringTime(frame.sample) ? $0.layers : nil }
        ?? picture(frame.sample).layers(after: last.map { (picture($0.sample), $0.layers) })
      last = (frame.sample, layers)
      for index in tracks.indices {
        tracks[index].add(layers.first { $0.part == tracks[index].part })
      }
    }
    return tracks
  }

  private init(part: PhonePicture.Part) { self.part = part }

  private mutating func add(_ layer: PhonePicture.Layer?) {
    if let layer, origins.isEmpty || numbers.allSatisfy({ $0 == nil }) {
      origins = Array(repeating: layer.origin, count: origins.count)
    }
    origins.append(layer?.origin ?? origins.last ?? .zero)
    guard let layer else { return numbers.append(nil) }
    let known = drawings.lastIndex(of: layer.lines)
    numbers.append(known ?? drawings.count)
    if known == nil { drawings.append(layer.lines) }
  }
}
