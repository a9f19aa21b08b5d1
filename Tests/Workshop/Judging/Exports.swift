// The values and rules of the judge are in the product for the tests of apps. The code that watches
// the stand-in is here.
@_exported public import KeyboardScrollingTesting
