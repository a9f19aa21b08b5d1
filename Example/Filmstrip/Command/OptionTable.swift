/// The options that a command understands.
package struct OptionTable<Options> {
  let switches: [String: WritableKeyPath<Options, Bool>]
  let values: [String: WritableKeyPath<Options, String?>]
  let defaults: [String: WritableKeyPath<Options, String>]

  /// Creates a table of switches, and of options that take the next word as their value; those in
  /// `defaults` have a value without that word, too.
  package init(
    switches: [String: WritableKeyPath<Options, Bool>],
    values: [String: WritableKeyPath<Options, String?>],
    defaults: [String: WritableKeyPath<Options, String>]
  ) {
    (self.switches, self.values, self.defaults) = (switches, values, defaults)
  }

  /// Reads a command line without the name of the command; `names` has the values that an option
  /// permits, if it does not permit all.
  ///
  /// - Throws: A failure that names the first invalid word.
  package func read(
    _ arguments: [String], into options: inout Options, names: [String: [String]] = [:]
  ) throws(Failure) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if let option = switches[argument] {
        options[keyPath: option] = true
        continue
      }
      guard values[argument] != nil || defaults[argument] != nil else {
        throw Failure("unknown option \(argument); --help lists the options")
      }
      guard let value = rest.popFirst(), !value.isEmpty, !value.hasPrefix("--") else {
        throw Failure("\(argument) needs a value")
      }
      if let names = names[argument], !names.contains(value) {
        throw Failure("\(argument) \(value) is unknown; there are \(names.joined(separator: ", "))")
      }
      if let option = values[argument] { options[keyPath: option] = value }
      if let option = defaults[argument] { options[keyPath: option] = value }
    }
  }
}

extension Console {
  /// Runs a command.
  ///
  /// - Returns: The exit status: 0, 1 for a failure, 2 for an invalid command line.
  @MainActor package func run<Options>(
    reading read: () throws(Failure) -> Options, _ work: @MainActor (Options) throws -> Void
  ) -> Int32 {
    let options: Options
    do throws(Failure) {
      options = try read()
    } catch {
      printError(error.description)
      return 2
    }
    do {
      try work(options)
      return 0
    } catch {
      printError("\(error)")
      return 1
    }
  }
}
