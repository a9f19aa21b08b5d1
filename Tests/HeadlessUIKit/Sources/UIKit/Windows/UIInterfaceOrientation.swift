public enum UIInterfaceOrientation: Int, Sendable {
  case unknown
  case portrait
  case portraitUpsideDown
  case landscapeRight
  case landscapeLeft
}
