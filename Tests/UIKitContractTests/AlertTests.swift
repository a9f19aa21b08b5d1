import Testing
import UIKit

@MainActor struct AlertTests {
  // https://developer.apple.com/documentation/uikit/uialertcontroller
  @Test func `an alert keeps its actions and fields in the order of adding`() {
    let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: .alert)
    expectEqual(alert.title, to: "Title")
    expectEqual(alert.message, to: "Message")
    expectEqual(alert.preferredStyle, to: .alert)
    expectEqual(alert.actions, to: [])
    let actions = [
      UIAlertAction(title: "Delete", style: .destructive),
      UIAlertAction(title: "Cancel", style: .cancel),
    ]
    for action in actions { alert.addAction(action) }
    expectEqual(alert.actions, to: actions)
    expectEqual(alert.actions.map(\.style), to: [.destructive, .cancel])
    expectEqual(alert.actions.map(\.title), to: ["Delete", "Cancel"])
    expectEqual(alert.actions.map(\.isEnabled), to: [true, true])
    alert.preferredAction = actions[0]
    #expect(alert.preferredAction === actions[0])

    for word in ["name", "city"] { alert.addTextField { $0.placeholder = word } }
    alert.loadViewIfNeeded()
    expectEqual(alert.textFields?.map(\.placeholder), to: ["name", "city"])
  }
}
