import Testing
@_spi(Headless) import UIKit

struct LayoutRefusalTests {
  @Test func `contradictory required constraints stop the program with their names`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        HeadlessDevice().run {
          let container = UIView(frame: CGRect(0, 0, 100, 100))
          let view = solvedView(UIView(), in: container)
          view.accessibilityIdentifier = "broken"
          view.widthAnchor.constraint(equalToConstant: 50).isActive = true
          view.widthAnchor.constraint(equalToConstant: 60).isActive = true
          container.layoutIfNeeded()
        }
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("UIView 'broken'.width == 50.0"))
    #expect(text.contains("UIView 'broken'.width == 60.0"))
  }

  @Test func `items without a common view cannot be related`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        UIView().topAnchor.constraint(equalTo: UIView().topAnchor).isActive = true
      }
    }
  }

  @Test func `leading cannot be related to left`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let view = UIView()
        view.leadingAnchor.constraint(equalTo: view.leftAnchor)
      }
    }
  }

  @Test func `a width cannot be related to an edge`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let view = UIView()
        _ = equality(view, .width, view, .left)
      }
    }
  }
}
