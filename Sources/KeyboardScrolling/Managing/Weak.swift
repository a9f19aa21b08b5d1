struct Weak<Object: AnyObject> {
  weak var object: Object?

  init(_ object: Object) { self.object = object }
}

extension Array {
  /// Appends an element, and removes deallocated ones only before the array grows: appending many
  /// stays linear.
  mutating func append(_ element: Element, removingAll isGone: (Element) -> Bool) {
    if count == capacity { removeAll(where: isGone) }
    append(element)
  }
}
