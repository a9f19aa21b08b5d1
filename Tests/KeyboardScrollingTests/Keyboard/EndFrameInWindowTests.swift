import CoreGraphics
import Testing

@testable import KeyboardScrolling

struct EndFrameInWindowTests {
  private let screen = CGRect(x: 0, y: 0, width: 1194, height: 834)
  private let window = CGRect(x: 247, y: 17, width: 700, height: 760)

  private func converted(_ frame: CGRect, _ window: CGRect) -> CGRect {
    frame.endFrameInScreen(screen, window: window)
  }

  @Test
  func `168: a frame that is docked in the window's coordinates, within a point, is converted`() {
    let frame = CGRect(x: 0, y: 360, width: 700, height: 400)
    expectEqual(converted(frame, window), to: CGRect(x: 247, y: 377, width: 700, height: 400))
    // A window at the corner of the screen needs no conversion.
    expectEqual(converted(frame, CGRect(x: 0, y: 0, width: 700, height: 760)), to: frame)
    // How much farther right, wider and taller another frame is, and whether it is converted.
    let rows: [(CGFloat, CGFloat, CGFloat, Bool)] = [
      (1, 0, 0, true), (-1, 0, 0, true), (1.5, 0, 0, false), (-1.5, 0, 0, false),
      (0, 1, 0, true), (0, -1, 0, true), (0, 1.5, 0, false), (0, -1.5, 0, false),
      (0, 0, 1, true), (0, 0, -1, true), (0, 0, 1.5, false), (0, 0, -1.5, false),
    ]
    for (left, wider, taller, isConverted) in rows {
      let other = CGRect(x: left, y: 360, width: 700 + wider, height: 400 + taller)
      let expected = isConverted ? other.offsetBy(dx: 247, dy: 17) : other
      expectEqual(converted(other, window), to: expected, note: "\(other)")
    }
  }

  @Test
  func `168: a frame that is not docked in the window, or also on the screen, is not converted`() {
    // Frames that are docked on the screen, already in the screen's coordinates, narrower than the
    // window, and floating.
    for frame in [
      CGRect(x: 0, y: 421, width: 1194, height: 413),
      CGRect(x: 247, y: 377, width: 700, height: 400),
      CGRect(x: 0, y: 360, width: 690, height: 400),
      CGRect(x: 0, y: 300, width: 700, height: 400),
      .null, .infinite, .zero,
    ] { expectEqual(converted(frame, window), to: frame, note: "\(frame)") }
    // The window is as high as the screen, but 17 points lower. The frame ends at the lower edge of both.
    let low = CGRect(x: 247, y: 17, width: 700, height: 834)
    let frame = CGRect(x: 0, y: 434, width: 700, height: 400)
    expectEqual(converted(frame, low), to: frame)
    // The window is at the top of the screen. So its lower edge is at 760 in both spaces.
    let high = CGRect(x: 247, y: 0, width: 700, height: 760)
    let above = CGRect(x: 0, y: 360, width: 700, height: 400)
    expectEqual(converted(above, high), to: above)
  }

  @Test(arguments: [CGFloat(17), 0])
  func `168: a frame as wide as the screen, but left of it, is converted`(y: CGFloat) {
    let window = window.offsetBy(dx: 0, dy: y - 17)
    let docked = CGRect(x: 0, y: 421, width: 1194, height: 413)
    let frame = docked.offsetBy(dx: -247, dy: -y)
    expectEqual(converted(frame, window), to: docked)
    for (left, wider, isConverted) in [
      (1, 0, true), (-1, 0, true), (1.5, 0, false), (-1.5, 0, false), (0, 1, true), (0, -1, true),
      (0, 1.5, false), (0, -1.5, false),
    ] as [(CGFloat, CGFloat, Bool)] {
      var other = frame.offsetBy(dx: left, dy: 0)
      other.size.width += wider
      let expected = isConverted ? other.offsetBy(dx: 247, dy: y) : other
      expectEqual(converted(other, window), to: expected, note: "\(other)")
    }
    // Undocked, and below the screen.
    for top in [200, 834] as [CGFloat] {
      let other = CGRect(x: 0, y: top, width: 1194, height: 413)
      expectEqual(converted(other.offsetBy(dx: -247, dy: -y), window), to: other)
    }
    // In a window at the screen's left edge, the frame may be that of an undocked keyboard.
    let atEdge = CGRect(x: 0, y: y, width: 700, height: 760)
    let undocked = docked.offsetBy(dx: 0, dy: -y)
    expectEqual(converted(undocked, atEdge), to: undocked)
  }

  @Test func `another app's keyboard, left of the screen, covers a window at the right`() {
    let window = CGRect(x: 687, y: 0, width: 507, height: 834)
    let keyboard = KeyboardInWindow(
      .visible(CGRect(x: -687, y: 421, width: 1194, height: 413), isLocal: false), screen: screen,
      window: window
    )
    expectEqual(keyboard.placement, to: .docked)
    expectEqual(keyboard.endFrame, to: CGRect(x: 0, y: 421, width: 1194, height: 413))
  }

  private static let duo = CGRect(x: 0, y: 0, width: 951, height: 669)

  private static func half(at x: CGFloat, width: CGFloat = 469, height: CGFloat = 264) -> CGRect {
    CGRect(x: x, y: 405, width: width, height: height)
  }

  @Test func `249: a docked frame beside the window is moved over the window`() {
    let window = CGRect(x: 0, y: 0, width: 469, height: 669)
    func moved(_ frame: CGRect, _ window: CGRect) -> CGRect {
      frame.moved(over: window, on: Self.duo)
    }
    expectEqual(moved(Self.half(at: 482), window), to: Self.half(at: 0))
    expectEqual(moved(Self.half(at: 0), window.offsetBy(dx: 482, dy: 0)), to: Self.half(at: 482))
    // The frame covers only the left edge of the window.
    expectEqual(moved(Self.half(at: 20), window.offsetBy(dx: 482, dy: 0)), to: Self.half(at: 482))
    // The frame is in the coordinate space of a window on the right half.
    expectEqual(
      moved(Self.half(at: -482, width: 951), window.offsetBy(dx: 482, dy: 0)),
      to: Self.half(at: 482, width: 951)
    )
    // These frames cover the window, are narrower than the window, or are not docked.
    for frame in [
      Self.half(at: 1), Self.half(at: 0, width: 951), Self.half(at: 482, width: 467),
      Self.half(at: 482, height: 263), .null, .infinite,
    ] { expectEqual(moved(frame, window), to: frame) }
  }

  @Test func `249: only this app's keyboard is moved, and only for the window with the focus`() {
    let window = CGRect(x: 0, y: 0, width: 469, height: 669)
    func frame(isLocal: Bool, isEdited: Bool) -> CGRect? {
      KeyboardInWindow(
        .visible(Self.half(at: 482), isLocal: isLocal), screen: Self.duo, window: window,
        isEdited: isEdited
      ).endFrame
    }
    expectEqual(frame(isLocal: true, isEdited: true), to: Self.half(at: 0))
    expectEqual(frame(isLocal: true, isEdited: false), to: Self.half(at: 482))
    expectEqual(frame(isLocal: false, isEdited: true), to: Self.half(at: 482))
  }
}
