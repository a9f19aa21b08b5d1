extension IndexPath {
  @_documentation(visibility: internal)
  public init(row: Int, section: Int) {
    self.init(indexes: [section, row])
  }

  @_documentation(visibility: internal)
  public init(item: Int, section: Int) {
    self.init(indexes: [section, item])
  }

  @_documentation(visibility: internal)
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  @_documentation(visibility: internal)
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  @_documentation(visibility: internal)
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}
