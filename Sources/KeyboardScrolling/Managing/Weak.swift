struct Weak<Object: AnyObject> {
  weak var object: Object?

  init(_ object: Object) { self.object = object }
}

extension Array {
  /// Appends an element; removes the elements that are gone only before the array grows, so that
  /// appending many elements takes linear time.
  mutating func append(_ element: Element, removingAll isGone: (Element) -> Bool) {
    if count == capacity { removeAll(where: isGone) }
    append(element)
  }
}
