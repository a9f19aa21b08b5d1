// That module has the rules of the judge. This one has the code that watches the stand-in.
@_exported public import KeyboardScrollingTesting
