import UIKit

/// One line of a form: what it asks for, how it is typed, and what has been filled in.
struct FormField {
  /// What the line asks for.
  let caption: String

  /// An example of an answer.
  let placeholder: String

  /// What the line is for, so that the system can offer to fill it in.
  var contentType: UITextContentType?

  /// The keyboard it is typed with.
  ///
  /// Keyboards differ in height. Going from a name to a telephone number changes the overlap while
  /// the keyboard stays up.
  var keyboardType = UIKeyboardType.default

  /// What has been filled in so far.
  ///
  /// It is kept here because the cell that shows it may show another line next.
  var value = ""

  /// The lines of an empty contact form.
  static var contact: [FormField] {
    [
      FormField(caption: "Name", placeholder: "Ada Lovelace", contentType: .name),
      FormField(
        caption: "Company",
        placeholder: "Analytical Engines",
        contentType: .organizationName
      ),
      FormField(caption: "Job title", placeholder: "Programmer", contentType: .jobTitle),
      FormField(
        caption: "Phone",
        placeholder: "555 0100",
        contentType: .telephoneNumber,
        keyboardType: .phonePad
      ),
      FormField(
        caption: "E-mail",
        placeholder: "ada@example.com",
        contentType: .emailAddress,
        keyboardType: .emailAddress
      ),
      FormField(
        caption: "Website",
        placeholder: "example.com",
        contentType: .URL,
        keyboardType: .URL
      ),
      FormField(
        caption: "Street",
        placeholder: "12 St James's Square",
        contentType: .streetAddressLine1
      ),
      FormField(caption: "Postal code", placeholder: "SW1Y 4JH", contentType: .postalCode),
      FormField(caption: "City", placeholder: "London", contentType: .addressCity),
      FormField(caption: "Country", placeholder: "United Kingdom", contentType: .countryName),
      FormField(caption: "Customer number", placeholder: "1815", keyboardType: .numberPad),
      FormField(caption: "Subject", placeholder: "What is this about?"),
    ]
  }
}
