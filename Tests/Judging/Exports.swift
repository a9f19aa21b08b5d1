// `Judge` applies the rules of KeyboardScrollingTesting to the headless UIKit.
@_exported public import KeyboardScrollingTesting
