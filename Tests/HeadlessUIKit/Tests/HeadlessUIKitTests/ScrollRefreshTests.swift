import CoreGraphics
import Foundation
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite("UIRefreshControl")
struct ScrollRefreshTests {
  @Test func `refreshing is part of the app's top inset, and of no write of the app's`() {
    ScrollFixture.run { p in
      let control = UIRefreshControl()
      p.scrollView.refreshControl = control
      p.scrollView.contentInset.top = 5
      p.scrollView.headlessWrites = HeadlessScrollWrites()
      control.beginRefreshing()
      #expect(control.isRefreshing)
      #expect(p.scrollView.contentInset.top == 65)
      // 47 of safe area.
      #expect(p.i.top == 112)
      // It does not scroll there.
      #expect(p.y == 0)
      control.beginRefreshing()
      #expect(p.scrollView.contentInset.top == 65)
      p.scrollView.contentOffset.y = -112
      control.endRefreshing()
      #expect(!control.isRefreshing)
      #expect(p.scrollView.contentInset.top == 5)
      #expect(p.y == -52)
      #expect(p.scrollView.headlessWrites.contentInset == 0)
    }
  }

  @Test func `a refresh control lies above the content`() {
    ScrollFixture.run { p in
      let control = UIRefreshControl()
      p.scrollView.refreshControl = control
      p.device.clock.settle()
      #expect(control.superview === p.scrollView)
      #expect(control.frame == CGRect(x: 0, y: -60, width: 390, height: 60))
    }
  }

  @Test func `a removed refresh control removes its part of the inset`() {
    ScrollFixture.run { p in
      let control = UIRefreshControl()
      control.beginRefreshing()
      p.scrollView.refreshControl = control
      #expect(p.scrollView.contentInset.top == 60)
      p.scrollView.refreshControl = nil
      #expect(p.scrollView.contentInset.top == 0)
      #expect(control.superview == nil)
    }
  }
}
