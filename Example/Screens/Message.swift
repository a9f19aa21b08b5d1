struct Message {
  let text: String
  let isOwn: Bool

  /// The messages, newest first.
  static var all: [Message] {
    [
      Message(text: "Then I will bring the punched cards.", isOwn: true),
      Message(text: "Tea is at four.", isOwn: false),
      Message(text: "It only does whatever we know how to order it to perform.", isOwn: true),
      Message(text: "And will it think?", isOwn: false),
      Message(text: "Note G is finished. It has a table for the seventh number.", isOwn: true),
      Message(text: "The mill turns, the store does not. I need one more wheel.", isOwn: false),
      Message(text: "Is the engine running?", isOwn: true),
      Message(text: "Good morning, Ada.", isOwn: false),
      Message(text: "Good night.", isOwn: true),
      Message(text: "A thousand numbers of fifty digits each.", isOwn: false),
      Message(text: "How large will the store be?", isOwn: true),
      Message(text: "The drawings are on their way to you.", isOwn: false),
      Message(text: "I could translate the paper from Turin.", isOwn: true),
      Message(text: "Have you read what Menabrea wrote?", isOwn: false),
    ]
  }
}
