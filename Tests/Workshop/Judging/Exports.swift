// KeyboardScrollingTesting has the judge's rules. This module applies them to the headless UIKit.
@_exported public import KeyboardScrollingTesting
