// Empty: the compiler looks for this module when a test imports Testing and UIKit, and the Linux
// toolchain does not ship it.
