import UIKit

/// What a person fills in on one line of the contact form, and how it is typed.
struct ContactField {
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

  /// The lines of an empty form.
  static var all: [ContactField] {
    [
      ContactField(caption: "Name", placeholder: "Ada Lovelace", contentType: .name),
      ContactField(
        caption: "Company",
        placeholder: "Analytical Engines",
        contentType: .organizationName
      ),
      ContactField(caption: "Job title", placeholder: "Programmer", contentType: .jobTitle),
      ContactField(
        caption: "Phone",
        placeholder: "555 0100",
        contentType: .telephoneNumber,
        keyboardType: .phonePad
      ),
      ContactField(
        caption: "E-mail",
        placeholder: "ada@example.com",
        contentType: .emailAddress,
        keyboardType: .emailAddress
      ),
      ContactField(
        caption: "Website",
        placeholder: "example.com",
        contentType: .URL,
        keyboardType: .URL
      ),
      ContactField(
        caption: "Street",
        placeholder: "12 St James's Square",
        contentType: .streetAddressLine1
      ),
      ContactField(caption: "Postal code", placeholder: "SW1Y 4JH", contentType: .postalCode),
      ContactField(caption: "City", placeholder: "London", contentType: .addressCity),
      ContactField(caption: "Country", placeholder: "United Kingdom", contentType: .countryName),
      ContactField(caption: "Customer number", placeholder: "1815", keyboardType: .numberPad),
      ContactField(caption: "Subject", placeholder: "What is this about?"),
    ]
  }
}
