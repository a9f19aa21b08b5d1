extension UITableView {
  public enum Style: Int, Sendable { case plain, grouped, insetGrouped }

  public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }

  public enum RowAnimation: Int, Sendable {
    case fade, right, left, top, bottom, none, middle
    case automatic = 100
  }
}

extension UITableViewCell {
  public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }

  public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }

  public enum SeparatorStyle: Int, Sendable { case none, singleLine, singleLineEtched }

  public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }
}
