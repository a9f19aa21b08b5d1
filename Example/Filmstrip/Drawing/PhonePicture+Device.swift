import UIKit

extension PhonePicture {
  private static let hour = "9:41"

  func drawEdge(in svg: inout SVG) {
    let style = "fill='none' stroke='\(Palette.edge)' stroke-width='5'"
    svg.rectangle(screen, radius: radius, style)
    let (status, side) = (sample.statusArea, sample.sideArea)
    // Devices with a status bar of 20 or 24 points have no camera in the screen.
    if status >= 40 {
      svg.path(camera(width: screen.width, area: status), Self.cameraStyle)
    } else if side >= 40, radius > 0 {
      svg.group("g transform='matrix(0 1 1 0 0 0)'") {
        $0.path(camera(width: screen.height, area: side), Self.cameraStyle)
      }
    }
  }

  private static let cameraStyle = "fill='\(Palette.camera)'"

  /// Returns the path of a Dynamic Island, or of a notch.
  private func camera(width: CGFloat, area: CGFloat) -> String {
    if area >= 59 {
      return "M\((width / 2 - 44.5).plain) \((area - 48).plain)h89a18.5 18.5 0 0 1 0 37h-89"
        + "a18.5 18.5 0 0 1 0 -37z"
    }
    let side = (area - 14 - 18).plain
    return "M\((width / 2 - 80).plain) 0v\(side)a18 18 0 0 0 18 18h124a18 18 0 0 0 18 -18V0z"
  }

  func drawStatus(in svg: inout SVG) {
    let area = sample.statusArea
    guard area >= 20, legibleSize == 0 || style.enlargesTexts else { return }
    let isBesideCamera = area >= 40
    let x = isBesideCamera ? screen.width * 0.14 : screen.midX
    // Larger letters do not fit into a status bar of 20 points.
    let size = isBesideCamera ? max(17, legibleSize) : min(max(12, legibleSize), area - 6)
    // Draw the text beside the lower half of a notch, or beside the middle of a Dynamic Island.
    let y = isBesideCamera ? max(area - 24, size + 7) : area / 2 + size * 0.36
    let style = "font-weight='600' fill='\(Palette.ink)' text-anchor='middle'"
    svg.text(Self.hour, x: x, y: y, size: size, style)
  }
}
