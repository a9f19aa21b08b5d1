// KeyboardScrollingTesting has the rules of the judge. This module watches the stand-in.
@_exported public import KeyboardScrollingTesting
