import CoreGraphics
import Foundation
import UIKit

extension Recording.Geometry: Codable {
  private enum CodingKeys: String, CodingKey {
    case bounds, frameInWindow, windowInScreen, contentSize, contentInset, adjustedContentInset
    case indicatorInset, safeArea, behavior, isTracking, isDecelerating, bar, responder
  }

  /// Reads a geometry; a member that is missing is zero, false or nil.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init()
    bounds = try container.rectangle(.bounds) ?? .zero
    frameInWindow = try container.rectangle(.frameInWindow)
    windowInScreen = try container.rectangle(.windowInScreen)
    contentSize = try container.decodeIfPresent(CGSize.self, forKey: .contentSize) ?? .zero
    contentInset = try container.insets(.contentInset)
    adjustedContentInset = try container.insets(.adjustedContentInset)
    indicatorInset = try container.insets(.indicatorInset)
    safeArea = try container.insets(.safeArea)
    behavior = try container.integer(.behavior) ?? 0
    isTracking = try container.decodeIfPresent(Bool.self, forKey: .isTracking) ?? false
    isDecelerating = try container.decodeIfPresent(Bool.self, forKey: .isDecelerating) ?? false
    bar = try container.rectangle(.bar)
    responder = try container.decodeIfPresent(Recording.Responder.self, forKey: .responder)
  }

  /// Writes the geometry, without what is zero or false.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(rectangle: bounds, .bounds)
    try container.encode(rectangle: frameInWindow, .frameInWindow)
    try container.encode(rectangle: windowInScreen, .windowInScreen)
    try container.encode(contentSize, forKey: .contentSize)
    try container.encode(insets: contentInset, .contentInset)
    try container.encode(insets: adjustedContentInset, .adjustedContentInset)
    try container.encode(insets: indicatorInset, .indicatorInset)
    try container.encode(insets: safeArea, .safeArea)
    if behavior != 0 { try container.encode(behavior, forKey: .behavior) }
    if isTracking { try container.encode(true, forKey: .isTracking) }
    if isDecelerating { try container.encode(true, forKey: .isDecelerating) }
    try container.encode(rectangle: bar, .bar)
    try container.encodeIfPresent(responder, forKey: .responder)
  }
}

extension Recording.Responder: Codable {
  private enum CodingKeys: String, CodingKey {
    case number, kind, frame
  }

  /// Reads a responder, which has a kind.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      number: try container.integer(.number) ?? 0,
      kind: try container.decode(Kind.self, forKey: .kind),
      frame: try container.rectangle(.frame) ?? .zero
    )
  }

  /// Writes the responder.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(number, forKey: .number)
    try container.encode(kind, forKey: .kind)
    try container.encode(rectangle: frame, .frame)
  }
}
