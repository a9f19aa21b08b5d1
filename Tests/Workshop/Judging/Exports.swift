// The values and rules of the judge are in the product. The code that watches the stand-in is here.
@_exported public import KeyboardScrollingTesting
