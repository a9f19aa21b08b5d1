import CoreGraphics
import Testing
@_spi(Headless) import UIKit

@Suite("HeadlessDeviceModel")
struct DeviceModelTests {
  // Of the 100 entries in the file, 18 are safe areas of zoomed displays and 5 are window sizes.
  @Test func `every device with a screen and a keyboard is there`() {
    #expect(HeadlessDeviceModel.all.count == 77)
    for model in HeadlessDeviceModel.all {
      #expect(model.screenSize.width < model.screenSize.height, "\(model.name)")
      #expect(model.keyboardHeight > 200, "\(model.name)")
      #expect(model.keyboardHeight < model.screenSize.height * 0.6, "\(model.name)")
      #expect(model.landscapeKeyboardHeight > 150, "\(model.name)")
      #expect(model.landscapeKeyboardHeight < model.screenSize.width * 0.8, "\(model.name)")
      #expect(!model.source.isEmpty, "\(model.name)")
    }
  }

  @Test func `published heights are taken as they are`() throws {
    let phone = try #require(HeadlessDeviceModel.named("iPhone 14"))
    #expect(phone.keyboardHeight == 336)
    #expect(phone.predictiveBarHeight == 45)
    #expect(phone.screenSize == CGSize(width: 390, height: 844))
    #expect(phone.safeArea == UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    #expect(phone.landscapeSafeArea == UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47))
    let pad = try #require(HeadlessDeviceModel.named("iPad Air 2"))
    #expect(pad.keyboardHeight == 313)
    #expect(pad.landscapeKeyboardHeight == 398)
    #expect(pad.idiom == .pad)
  }

  @Test func `a height without the bar gets the bar`() {
    #expect(HeadlessDeviceModel.iPhoneSE3.keyboardHeight == 260)
    // 162 and 38
    #expect(HeadlessDeviceModel.iPhoneSE3.landscapeKeyboardHeight == 200)
    #expect(HeadlessDeviceModel.iPhoneSE3.predictiveBarHeight == 44)
  }

  @Test func `a height that is published nowhere is the sum of its parts, and says so`() {
    // 226 + 45 + 75, and 160 + 38 + 21
    #expect(HeadlessDeviceModel.iPhone16ProMax.keyboardHeight == 346)
    #expect(HeadlessDeviceModel.iPhone16ProMax.landscapeKeyboardHeight == 219)
    #expect(HeadlessDeviceModel.iPhone16ProMax.source.contains("derived"))
    // 260 + 55 + 20, and 348 + 55 + 20
    #expect(HeadlessDeviceModel.iPadPro11.keyboardHeight == 335)
    #expect(HeadlessDeviceModel.iPadPro11.landscapeKeyboardHeight == 423)
    // Without a home indicator: 265 + 55
    #expect(HeadlessDeviceModel.iPad9.keyboardHeight == 320)
  }

  @Test func `a device is found by its screen, however it is turned`() {
    let size = CGSize(width: 852, height: 393)
    #expect(HeadlessDeviceModel.matching(screenSize: size)?.safeArea.top == 59)
    #expect(HeadlessDeviceModel.matching(screenSize: CGSize(width: 1, height: 2)) == nil)
    #expect(HeadlessDeviceModel.named("iPhone 3") == nil)
  }
}
