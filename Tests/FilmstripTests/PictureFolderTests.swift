import FilmstripKit
import Foundation
import Testing

struct PictureFolderTests {
  private let pictures = [
    PictureFolder.Picture(name: "a.svg", content: "<svg>ä</svg>\n"),
    PictureFolder.Picture(name: "b.svg", content: ""),
  ]

  private func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("filmstrip-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  @Test func `pictures are written into a folder that is made for them`() throws {
    try withFolder { folder in
      let nested = folder.appendingPathComponent("one/two")
      try PictureFolder(path: nested.path).write(pictures)
      for picture in pictures {
        let url = nested.appendingPathComponent(picture.name)
        #expect(try String(contentsOf: url, encoding: .utf8) == picture.content)
      }
      #expect(try FileManager.default.contentsOfDirectory(atPath: nested.path).count == 2)
    }
  }

  @Test func `a picture that is right already is not touched`() throws {
    try withFolder { folder in
      try PictureFolder(path: folder.path).write(pictures)
      let url = folder.appendingPathComponent("a.svg")
      let long = Date(timeIntervalSince1970: 1_000_000)
      try FileManager.default.setAttributes([.modificationDate: long], ofItemAtPath: url.path)
      try PictureFolder(path: folder.path).write(pictures)
      let attributes = try FileManager.default.attributesOfItem(atPath: url.path)
      #expect(attributes[.modificationDate] as? Date == long)
    }
  }

  @Test func `a folder that cannot be made is named`() throws {
    try withFolder { folder in
      try Data().write(to: folder)
      let path = folder.appendingPathComponent("below-a-file").path
      let error = #expect(throws: PictureFolder.WriteError.self) {
        try PictureFolder(path: path).write(pictures)
      }
      #expect(error?.description.hasPrefix("\(path): cannot be made: ") == true)
    }
  }

  @Test func `a picture that cannot be written is named`() throws {
    try withFolder { folder in
      // A folder stands where the file should be.
      let taken = folder.appendingPathComponent("a.svg/x")
      try FileManager.default.createDirectory(at: taken, withIntermediateDirectories: true)
      let error = #expect(throws: PictureFolder.WriteError.self) {
        try PictureFolder(path: folder.path).write(pictures)
      }
      #expect(error?.description.hasPrefix("\(folder.path)/a.svg: cannot be written: ") == true)
    }
  }
}
