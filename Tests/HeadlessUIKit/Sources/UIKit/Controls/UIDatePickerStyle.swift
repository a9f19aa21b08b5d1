/// Automatic is compact on a phone and an iPad from iOS 14 on.
/// https://developer.apple.com/documentation/uikit/uidatepickerstyle/automatic
public enum UIDatePickerStyle: Int, Sendable {
  case automatic = 0
  case wheels = 1
  case compact = 2
  case inline = 3
}
