import CoreGraphics
import Testing

@testable import KeyboardScrolling

struct VerticalEdgesTests {
  private let edges = VerticalEdges(top: 91, bottom: 336)

  @Test func `an edge is read and written by its name, and each edge has an opposite`() {
    var edges = edges
    expectEqual(edges[.top], to: 91)
    expectEqual(edges[.bottom], to: 336)
    edges[.top] = 5
    edges[.bottom] = 7
    expectEqual(edges, to: VerticalEdges(top: 5, bottom: 7))
    expectEqual([VerticalEdge.top.opposite, VerticalEdge.bottom.opposite], to: [.bottom, .top])
  }

  @Test func `edges are close if both lengths are close`() {
    #expect(edges.isClose(to: VerticalEdges(top: 91.005, bottom: 335.995)))
    #expect(!edges.isClose(to: VerticalEdges(top: 91.02, bottom: 336)))
    #expect(!edges.isClose(to: VerticalEdges(top: 91, bottom: 335.98)))
  }
}
