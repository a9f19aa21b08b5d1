struct Weak<Object: AnyObject> {
  weak var object: Object?

  init(_ object: Object) { self.object = object }
}

extension Array {
  /// Appends an element; removes gone elements only before the array grows: many calls then take
  /// linear time.
  mutating func append(_ element: Element, removingAll isGone: (Element) -> Bool) {
    if count == capacity { removeAll(where: isGone) }
    append(element)
  }
}
