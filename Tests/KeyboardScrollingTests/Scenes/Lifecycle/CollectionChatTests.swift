#if os(Linux)
import Testing
@_spi(Headless) import UIKit

@testable import KeyboardScrolling

@MainActor struct CollectionChatTests {
  nonisolated private static let options = OptionMatrix.geometry

  /// The layout gets its new rows after the view has its new size.
  @Test(arguments: options, [false, true])
  func `227: after rotating there and back, a chat whose rows depend on its width is at its end`(
    _ option: Option, hasKeyboard: Bool
  ) {
    let chat = CollectionChat()
    let root = UINavigationController(rootViewController: chat)
    ControllerStage.run(root, option) { stage in
      stage.wait(1)
      stage.coordinator.manage(chat.list, bar: chat.composer, configuration: .chat)
      stage.wait(1)
      if hasKeyboard { stage.focus(chat.field) }
      // Thirty rows of 80 points end at the composer, 84 points from the screen's lower edge or 50
      // above the keyboard.
      let end: CGFloat = 2400 + (hasKeyboard ? 386 : 84) - 844
      chat.list.contentOffset.y = end
      stage.wait(1)
      stage.rotateThereAndBack()
      chat.list.expect(offset: end, within: 0.5)
    }
  }

  /// In landscape, the content is half as high, so UIKit clamps the offset.
  @Test(arguments: options, [false, true])
  func `a chat that was scrolled before the keyboard came returns to its offset after a rotation`(
    _ option: Option, hidesKeyboard: Bool
  ) {
    let chat = CollectionChat()
    let root = UINavigationController(rootViewController: chat)
    ControllerStage.run(root, option) { stage in
      stage.coordinator.manage(chat.list, bar: chat.composer, configuration: .chat)
      stage.wait(1)
      chat.list.contentOffset.y = 1200
      stage.wait(1)
      stage.focus(chat.field)
      for orientation in [UIInterfaceOrientation.landscapeLeft, .portrait] {
        stage.device.rotate(to: orientation)
        stage.wait(2)
        if hidesKeyboard { chat.field.resignFirstResponder() }
        stage.wait(1)
      }
      chat.list.expect(offset: hidesKeyboard ? 1200 : 1200 + 302, within: 0.5)
    }
  }
}

private final class CollectionChat: UIViewController, UICollectionViewDelegateFlowLayout {
  let list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  let composer = UIView()
  private let rows = PlainRows(30)
  let field = UITextField(frame: CGRect(x: 0, y: 5, width: 200, height: 40))

  override func viewDidLoad() {
    super.viewDidLoad()
    (list.collectionViewLayout as? UICollectionViewFlowLayout)?.minimumLineSpacing = 0
    list.frame = view.bounds
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "row")
    (list.dataSource, list.delegate) = (rows, self)
    view.addSubview(list)
    composer.translatesAutoresizingMaskIntoConstraints = false
    composer.addSubview(field)
    view.addSubview(composer)
    NSLayoutConstraint.activate([
      composer.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      composer.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      composer.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
      composer.heightAnchor.constraint(equalToConstant: 50),
    ])
  }

  /// One column, whose rows are lower if they are wider, like rows of text.
  func collectionView(
    _ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath
  ) -> CGSize { CGSize(width: view.bounds.width - 100, height: view.bounds.width > 500 ? 40 : 80) }
}
#endif
