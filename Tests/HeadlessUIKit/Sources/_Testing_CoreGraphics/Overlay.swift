// Empty: the compiler looks for this module when a test imports Testing and CoreGraphics, and the
// Linux toolchain does not ship it.
