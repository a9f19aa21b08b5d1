import Foundation

/// The folder that pictures are written to.
package struct PictureFolder: Equatable, Sendable {
  package struct Picture: Equatable, Sendable {
    package let name: String
    package let content: String

    package init(name: String, content: String) {
      self.name = name
      self.content = content
    }
  }

  /// A picture could not be written.
  package struct WriteError: Error, Equatable, CustomStringConvertible {
    package let description: String
  }

  package let path: String

  package init(path: String) {
    self.path = path
  }

  /// Writes pictures, making the folder where it is missing.
  ///
  /// Each file is replaced as a whole or not at all; one that is right already is not touched.
  ///
  /// - Parameter pictures: The pictures.
  /// - Throws: A ``WriteError`` that names the file.
  package func write(_ pictures: [Picture]) throws(WriteError) {
    let folder = URL(fileURLWithPath: path, isDirectory: true)
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw WriteError(description: "\(path): cannot be made: \(error.localizedDescription)")
    }
    for picture in pictures {
      let url = folder.appendingPathComponent(picture.name)
      let data = Data(picture.content.utf8)
      guard (try? Data(contentsOf: url)) != data else { continue }
      do {
        try data.write(to: url, options: .atomic)
      } catch {
        throw WriteError(
          description: "\(path)/\(picture.name): cannot be written: \(error.localizedDescription)"
        )
      }
    }
  }
}
