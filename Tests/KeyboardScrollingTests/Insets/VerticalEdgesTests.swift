import CoreGraphics
import Testing

@testable import KeyboardScrolling

@Suite("VerticalEdges", .tags(.geometry))
struct VerticalEdgesTests {
  private let edges = VerticalEdges(top: 91, bottom: 336)

  @Test func `edges are added and subtracted separately`() {
    let other = VerticalEdges(top: 1, bottom: 34)
    #expect(edges + other == VerticalEdges(top: 92, bottom: 370))
    #expect(edges - other == VerticalEdges(top: 90, bottom: 302))
  }

  @Test func `an edge is read and written by its name`() {
    var edges = edges
    #expect(edges[.top] == 91)
    #expect(edges[.bottom] == 336)
    edges[.top] = 5
    edges[.bottom] = 7
    #expect(edges == VerticalEdges(top: 5, bottom: 7))
  }

  @Test func `edges are close if both lengths are close`() {
    #expect(edges.isClose(to: VerticalEdges(top: 91.005, bottom: 335.995)))
    #expect(!edges.isClose(to: VerticalEdges(top: 91.02, bottom: 336)))
    #expect(!edges.isClose(to: VerticalEdges(top: 91, bottom: 335.98)))
  }
}
