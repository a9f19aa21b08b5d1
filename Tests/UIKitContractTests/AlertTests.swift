import Testing
import UIKit

@MainActor
@Suite("Alerts", .tags(.contract))
struct AlertTests {
  // https://developer.apple.com/documentation/uikit/uialertcontroller
  @Test func `an alert keeps its actions and its fields in the order they came`() {
    let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: .alert)
    #expect(alert.title == "Title")
    #expect(alert.message == "Message")
    #expect(alert.preferredStyle == .alert)
    #expect(alert.actions == [])
    let actions = [
      UIAlertAction(title: "Delete", style: .destructive),
      UIAlertAction(title: "Cancel", style: .cancel),
    ]
    for action in actions { alert.addAction(action) }
    #expect(alert.actions == actions)
    #expect(alert.actions.map(\.style) == [.destructive, .cancel])
    #expect(alert.actions.map(\.title) == ["Delete", "Cancel"])
    #expect(alert.actions.map(\.isEnabled) == [true, true])
    alert.preferredAction = actions[0]
    #expect(alert.preferredAction === actions[0])

    for word in ["name", "city"] { alert.addTextField { $0.placeholder = word } }
    alert.loadViewIfNeeded()
    #expect(alert.textFields?.map(\.placeholder) == ["name", "city"])
  }
}
