import Foundation

/// The movement of flicked content past its end and back, along one axis (S286).
///
/// Reimplementations use a critically damped spring with a mass of 1 and a stiffness of 100
/// (https://medium.com/@esskeetit/scrolling-mechanics-of-uiscrollview-142adee1142c).
struct ScrollBounce {
  /// The square root of stiffness by mass, per second.
  private static let frequency: CGFloat = 10

  /// Points per second.
  private(set) var velocity: CGFloat

  init(velocity: CGFloat) { self.velocity = velocity }

  /// Moves for some seconds from a distance past the end; returns the new distance.
  mutating func move(from distance: CGFloat, for time: TimeInterval) -> CGFloat {
    let share = CGFloat(exp(-Double(Self.frequency) * time))
    let speed = velocity + Self.frequency * distance
    velocity = (velocity - Self.frequency * speed * CGFloat(time)) * share
    return (distance + speed * CGFloat(time)) * share
  }
}
