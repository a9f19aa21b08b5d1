import KeyboardScrollingHeadless
import Testing
@_spi(Headless) import UIKit
import Workshop

@MainActor struct RoughnessTests {
  private let phone = Phone(model: .iPhone14, options: HeadlessOptions())

  private func changed(by word: String) -> Set<String> {
    func values(_ options: HeadlessOptions) -> [String: String] {
      var values: [String: String] = [:]
      for child in Mirror(reflecting: options).children {
        values[child.label ?? ""] = "\(child.value)"
      }
      return values
    }
    guard let rough = Roughness(word, seed: 1) else { return [] }
    let (before, after) = (values(phone.options), values(rough.phone(phone).options))
    return Set(before.keys.filter { before[$0] != after[$0] })
  }

  @Test func `each uncertain behaviour of UIKit has a knob, and each knob has an effect`() {
    // The seed of a session decides the first option. The other two options are settings of the
    // user.
    let excluded: Set = ["scrollsToFirstResponder", "layoutDirection", "contentSizeCategory"]
    let options = Mirror(reflecting: HeadlessOptions()).children.compactMap(\.label)
    let answered = Roughness.knobs.reduce(into: Set<String>()) { $0.formUnion(changed(by: $1)) }
    expectEqual(Set(options).subtracting(answered), to: excluded)
    for word in Roughness.knobs {
      // `scale` and `frames` could draw the value that the phone already has.
      let changed = Roughness(
        word == "scale" ? "scale=2" : word == "frames" ? "frames=30" : word, seed: 1
      )
      .map { $0.phone(phone) }
      #expect(
        changed?.options != phone.options || changed?.roughness != phone.roughness
          || changed?.content != phone.content || changed?.model != phone.model,
        "\(word)"
      )
    }
  }

  @Test func `a roughness is made from a seed, or from the names of knobs`() throws {
    let drawn = Roughness(seed: 7)
    expectEqual(Roughness(seed: 7), to: drawn)
    #expect(Roughness(seed: 8) != drawn)
    expectEqual(Roughness("all", seed: 7), to: drawn)
    expectEqual(Roughness(drawn.description, seed: 0), to: drawn)
    expectEqual(Roughness("none", seed: 7), to: Roughness())
    expectEqual(Roughness("turn=8,frames=30", seed: 1)?.description, to: "frames=30,turn=8")
    expectNil(Roughness("tunr=8", seed: 1))
    expectNil(Roughness("turn=x", seed: 1))
    let answers = Set(Roughness(seed: 7).names).subtracting(
      Roughness(seed: 7, answers: false).names
    )
    #expect(answers.allSatisfy { !self.changed(by: $0).isEmpty })
  }

  @Test func `a session is the same after writing and reading, also on a rough phone`() throws {
    var session = Session(seed: 7)
    let smooth = try session.json
    #expect(!String(decoding: smooth, as: UTF8.self).contains("rough"))
    #expect(try Session(json: smooth) == session)
    #expect(throws: DecodingError.self) { try Session(json: Data("{}".utf8)) }
    session.rough = Roughness("turn=8,dropped=30", seed: 0)
    let json = try session.json
    #expect(try Session(json: json) == session)
    let text = String(decoding: json, as: UTF8.self).replacingOccurrences(of: "turn", with: "tunr")
    #expect(throws: DecodingError.self) { try Session(json: Data(text.utf8)) }
  }

  @Test func `a session on a rough phone is the same each time that it is played`() {
    var session = Session(seed: 3)
    let smooth = SessionPlayer.play(session).diary
    session.rough = Roughness("commits,turn=8,announced-later=2,late-dids=100", seed: 3)
    let rough = SessionPlayer.play(session).diary
    expectEqual(SessionPlayer.play(session).diary, to: rough)
    expectEqual(rough.count, to: smooth.count)
  }
}
