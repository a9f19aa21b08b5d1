import Testing
@_spi(Headless) import UIKit

struct DeviceModelTests {
  // Of the 100 entries in the file, 18 are safe areas of zoomed displays and 5 are window sizes.
  @Test func `the list has every device with a known screen and keyboard`() {
    expectEqual(HeadlessDeviceModel.all.count, to: 77)
    for model in HeadlessDeviceModel.all {
      #expect(model.screenSize.width < model.screenSize.height, "\(model.name)")
      #expect(model.keyboardHeight > 200, "\(model.name)")
      #expect(model.keyboardHeight < model.screenSize.height * 0.6, "\(model.name)")
      #expect(model.landscapeKeyboardHeight > 150, "\(model.name)")
      #expect(model.landscapeKeyboardHeight < model.screenSize.width * 0.8, "\(model.name)")
      #expect(!model.source.isEmpty, "\(model.name)")
    }
  }

  @Test func `published heights are used unchanged`() throws {
    let phone = try #require(HeadlessDeviceModel.named("iPhone 14"))
    expectEqual(phone.keyboardHeight, to: 336)
    expectEqual(phone.predictiveBarHeight, to: 45)
    expectEqual(phone.screenSize, to: CGSize(390, 844))
    expectEqual(phone.safeArea, to: UIEdgeInsets(47, 0, 34, 0))
    expectEqual(phone.landscapeSafeArea, to: UIEdgeInsets(0, 47, 21, 47))
    let pad = try #require(HeadlessDeviceModel.named("iPad Air 2"))
    expectEqual(pad.keyboardHeight, to: 313)
    expectEqual(pad.landscapeKeyboardHeight, to: 398)
    expectEqual(pad.idiom, to: .pad)
  }

  @Test func `the height of the bar is added to a height without it`() {
    expectEqual(HeadlessDeviceModel.iPhoneSE3.keyboardHeight, to: 260)
    // The keys' 162 and the bar's 38.
    expectEqual(HeadlessDeviceModel.iPhoneSE3.landscapeKeyboardHeight, to: 200)
    expectEqual(HeadlessDeviceModel.iPhoneSE3.predictiveBarHeight, to: 44)
  }

  @Test func `an unpublished height is the sum of its parts, and is marked as such`() {
    // Keys, bar and home indicator: 226 + 45 + 75, and 160 + 38 + 21.
    expectEqual(HeadlessDeviceModel.iPhone16ProMax.keyboardHeight, to: 346)
    expectEqual(HeadlessDeviceModel.iPhone16ProMax.landscapeKeyboardHeight, to: 219)
    #expect(HeadlessDeviceModel.iPhone16ProMax.source.contains("derived"))
    // 260 + 55 + 20, and 348 + 55 + 20
    expectEqual(HeadlessDeviceModel.iPadPro11.keyboardHeight, to: 335)
    expectEqual(HeadlessDeviceModel.iPadPro11.landscapeKeyboardHeight, to: 423)
    // Without a home indicator: 265 + 55
    expectEqual(HeadlessDeviceModel.iPad9.keyboardHeight, to: 320)
  }

  @Test func `a device is found by its screen size, in any orientation`() {
    let size = CGSize(852, 393)
    expectEqual(HeadlessDeviceModel.matching(screenSize: size)?.safeArea.top, to: 59)
    expectNil(HeadlessDeviceModel.matching(screenSize: CGSize(1, 2)))
    expectNil(HeadlessDeviceModel.named("iPhone 3"))
  }
}
