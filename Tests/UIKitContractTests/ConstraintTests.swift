import CoreGraphics
import Testing
import UIKit

@MainActor
@Suite("Constraints", .tags(.contract))
struct ConstraintTests {
  // One project's tests.
  @Test func `S218: an inequality without company ends at its bound`() {
    let stage = Stage()
    let container: UIView = stage.root.view
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(view)
    NSLayoutConstraint.activate([
      view.widthAnchor.constraint(equalToConstant: 100),
      view.heightAnchor.constraint(equalToConstant: 100),
      view.topAnchor.constraint(lessThanOrEqualTo: container.topAnchor, constant: 10),
      view.trailingAnchor.constraint(lessThanOrEqualTo: container.trailingAnchor, constant: -74),
    ])
    container.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 216, y: 10, width: 100, height: 100))
  }

  @Test func `S218: greater than or equal ends at its bound too`() {
    let stage = Stage()
    let container: UIView = stage.root.view
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(view)
    NSLayoutConstraint.activate([
      view.widthAnchor.constraint(equalToConstant: 100),
      view.heightAnchor.constraint(equalToConstant: 100),
      view.leadingAnchor.constraint(greaterThanOrEqualTo: container.leadingAnchor, constant: 12),
      view.bottomAnchor.constraint(greaterThanOrEqualTo: container.bottomAnchor, constant: -45),
    ])
    container.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 12, y: 699, width: 100, height: 100))
  }
}
