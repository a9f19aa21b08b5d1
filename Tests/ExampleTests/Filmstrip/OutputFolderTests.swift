import Foundation
import Testing

@testable import filmstrip

struct OutputFolderTests {
  private let files = [
    OutputFolder.File(name: "a.svg", content: "<svg>ä</svg>\n"),
    OutputFolder.File(name: "b.svg", content: ""),
  ]

  private func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("filmstrip-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  @Test func `the command creates the folder for its files`() throws {
    try withFolder { folder in
      let nested = folder.appendingPathComponent("one/two")
      try OutputFolder(path: nested.path).prepare()
      try OutputFolder(path: nested.path).write(files)
      for file in files {
        let url = nested.appendingPathComponent(file.name)
        #expect(try String(contentsOf: url, encoding: .utf8) == file.content)
      }
      #expect(try FileManager.default.contentsOfDirectory(atPath: nested.path).count == 2)
    }
  }

  @Test func `an error names a folder that cannot be created, before any file is written`() throws {
    try withFolder { folder in
      try Data().write(to: folder)
      let path = folder.appendingPathComponent("below-a-file").path
      let error = #expect(throws: Failure.self) {
        try OutputFolder(path: path).prepare()
      }
      #expect(error?.description.hasPrefix("\(path): cannot be written to: ") == true)
    }
  }

  @Test func `an error names a folder that cannot be written to`() throws {
    // This file system of the kernel accepts no file, not even from an administrator.
    let error = #expect(throws: Failure.self) { try OutputFolder(path: "/proc/self/fd").prepare() }
    #expect(error?.description.hasPrefix("/proc/self/fd: cannot be written to: ") == true)
  }

  @Test func `an error names a picture that cannot be written`() throws {
    try withFolder { folder in
      // A folder has the name of the file.
      let taken = folder.appendingPathComponent("a.svg/x")
      try FileManager.default.createDirectory(at: taken, withIntermediateDirectories: true)
      let error = #expect(throws: Failure.self) {
        try OutputFolder(path: folder.path).write(files)
      }
      #expect(error?.description.hasPrefix("\(folder.path)/a.svg: cannot be written: ") == true)
    }
  }
}
