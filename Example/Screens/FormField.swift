import UIKit

/// A row of a form, with its caption, its keyboard and its text.
struct FormField {
  let caption: String

  let placeholder: String

  var contentType: UITextContentType?

  /// The keyboard type, which decides the keyboard's height.
  ///
  /// From a name to a telephone number, the height changes while the keyboard stays up.
  var keyboardType = UIKeyboardType.default

  /// The text, which the cell cannot keep because the table may reuse the cell for another row.
  var value = ""

  static var contact: [FormField] {
    [
      FormField(caption: "Name", placeholder: "Ada Lovelace", contentType: .name),
      FormField(
        caption: "Company", placeholder: "Analytical Engines", contentType: .organizationName
      ),
      FormField(caption: "Job title", placeholder: "Programmer", contentType: .jobTitle),
      FormField(
        caption: "Phone", placeholder: "555 0100", contentType: .telephoneNumber,
        keyboardType: .phonePad
      ),
      FormField(
        caption: "E-mail", placeholder: "ada@example.com", contentType: .emailAddress,
        keyboardType: .emailAddress
      ),
      FormField(
        caption: "Website", placeholder: "example.com", contentType: .URL, keyboardType: .URL
      ),
      FormField(
        caption: "Street", placeholder: "12 St James's Square", contentType: .streetAddressLine1
      ),
      FormField(caption: "Postal code", placeholder: "SW1Y 4JH", contentType: .postalCode),
      FormField(caption: "City", placeholder: "London", contentType: .addressCity),
      FormField(caption: "Country", placeholder: "United Kingdom", contentType: .countryName),
      FormField(caption: "Customer number", placeholder: "1815", keyboardType: .numberPad),
      FormField(caption: "Subject", placeholder: "What is this about?"),
    ]
  }
}
