// The product has the rules of the judge. This module has the code that watches the stand-in.
@_exported public import KeyboardScrollingTesting
