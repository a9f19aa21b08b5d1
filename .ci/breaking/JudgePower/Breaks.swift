/// One broken place of the library.
struct Break: Sendable {
  let name: String
  /// The kinds of sessions that it concerns.
  let kinds: [String]
  /// What is rough about the phone; see `Tests/everyday-sessions.md`.
  var rough = "none"
  /// Each text of a file, and what it becomes.
  let edits: [Edit]
}

// MARK: Breaks

let managed = "Managing/ManagedScrollView.swift"
let moving = "Managing/ListMovement.swift"
let target = "Reveal/RevealTarget.swift"
let animation = "Reveal/OffsetAnimation.swift"
let insets = "Insets/InsetState.swift"
let viewOptions = "Insets/ViewOptions.swift"

/// Changes the plan before it is carried out; `memory` is a number for each view.
func planned(_ code: String) -> [Edit] {
  [
    (managed, "    let plan = insets.plan(", "    var plan = insets.plan("),
    (
      managed, "    writing = .writing\n",
      """
          let key = ObjectIdentifier(scrollView)
          let range = snapshot.metrics(covered: .none)
            .changed(at: plan.edge, by: plan.contentChange)
          _ = (key, range)
      \(code)
          writing = .writing

      """
    ),
    (
      managed, "@MainActor\nfinal class ManagedScrollView {",
      """
      @MainActor private var memory: [ObjectIdentifier: CGFloat] = [:]

      @MainActor
      final class ManagedScrollView {
      """
    ),
  ]
}

/// Reveals to another offset.
func revealed(_ offset: String) -> [Edit] {
  [
    (target, "    guard !tops.contains(top) else { return current }\n", ""),
    (target, "min(max(top, tops.lowerBound), tops.upperBound)", offset),
  ]
}

let breaks = [
  Break(
    name: "the offset from before the last hide is kept",
    kinds: ["plain-form", "table", "checkout"],
    edits: planned(
      """
          if plan.contentChange < 0 { memory[key] = snapshot.bounds.minY }
          if plan.contentChange > 0, let kept = memory[key] { plan.contentOffset = range.clamped(kept) }
      """
    )
  ),
  Break(
    name: "nothing is revealed",
    kinds: ["plain-form", "table", "growing-text"],
    edits: [
      (
        managed, "guard !offset.isSameOffset(as: metrics.bounds.minY, pixel: metrics.pixel) else {",
        "guard offset.isNaN else {"
      )
    ]
  ),
  Break(
    name: "everything is revealed to the top",
    kinds: ["plain-form", "login", "contact-form"],
    edits: revealed("tops.upperBound")
  ),
  Break(
    name: "padding counted twice",
    kinds: ["plain-form", "table", "carousel"],
    edits: [(target, "max(0, padding) : 0", "2 * max(0, padding) : 0")]
  ),
  Break(
    name: "a hide restores the offset",
    kinds: ["plain-form", "sign-up", "table"],
    edits: planned(
      """
          if plan.contentChange > 0 { memory[key] = snapshot.bounds.minY }
          if plan.contentChange < 0, let kept = memory[key] { plan.contentOffset = range.clamped(kept) }
      """
    )
  ),
  Break(
    name: "the reveal is animated twice",
    kinds: ["plain-form", "login", "sign-up"],
    edits: [
      (
        managed,
        "    timing.animate { self.move(scrollView, to: offset, timing, isReveal: true) }\n",
        """
            let start = scrollView.contentOffset.y
            timing.animate { self.move(scrollView, to: offset, timing, isReveal: true) }
            scrollView.scroll(toY: start)
            timing.animate { self.move(scrollView, to: offset, timing, isReveal: true) }

        """
      )
    ]
  ),
  Break(
    name: "the inset comes a turn late",
    kinds: ["plain-form", "table", "chat"],
    edits: [
      (
        managed, "{ scrollView.contentInset[plan.edge] += plan.contentChange }\n",
        """
        {
              let (change, edge) = (plan.contentChange, plan.edge)
              environment.runLoop.after(1 / 60) { [weak scrollView] in
                scrollView?.contentInset[edge] += change
              }
            }

        """
      )
    ]
  ),
  Break(
    name: "the inset is removed under a finger",
    kinds: ["accessory-form", "plain-form", "search"],
    edits: [
      (
        "Insets/InsetPlan.swift",
        "    guard snapshot.isTouchedOrJustLetGo, contentChange < 0 else { return false }",
        "    guard contentChange.isNaN else { return false }"
      )
    ]
  ),
  Break(
    name: "the bar is measured while a finger carries it",
    kinds: ["chat", "inverted-chat", "compose"],
    edits: [
      (
        managed, "let isHeld = keyboard.isDragged && last?.keyboard == occasion.keyboard",
        "let isHeld = false"
      )
    ]
  ),
  Break(
    name: "a chat keeps its distance by the edge from before a drag",
    kinds: ["chat", "inverted-chat"],
    edits: [
      (
        insets, "plan.contentChange > 0 || hidesMore(distance) || !snapshot.isAfterDrag",
        "true"
      ),
      (insets, "    if snapshot.touch != .none {", "    if snapshot.pixel.isNaN {"),
    ]
  ),
  Break(
    name: "keep-in-sight off",
    kinds: ["sign-up", "growing-text", "login"],
    edits: [
      (
        "Reveal/SightMemory.swift",
        "let isLoss = now.isLoss(since: beforeTurn?.sight ?? last, isSettling: isSettling)",
        "let isLoss = false"
      )
    ]
  ),
  Break(
    name: "keep-in-sight also after scrolls",
    kinds: ["plain-form", "table", "growing-text"],
    edits: [
      ("Reveal/Sight.swift", "return isSettling || hasOtherGeometry(than: last)", "return true")
    ]
  ),
  Break(
    name: "an accessory view counted late",
    kinds: ["accessory-form"],
    edits: [
      (
        "Keyboard/AccessoryOverhang.swift",
        "place.height > 1, abs(place.maxY - frame.minY) <= 0.5 {",
        "place.height < 0 {"
      ),
      (
        "Keyboard/AccessoryOverhang.swift", "extent = isLeftOut && height.isFinite",
        "extent = height < 0"
      ),
    ]
  ),
  Break(
    name: "typing always scrolls",
    kinds: ["growing-text", "full-screen-text", "plain-form"],
    edits: [
      (
        "Managing/Environment.swift",
        "      if owner !== last { owner.responderDidChange(event == .textChanged ? .typing : .focus) }\n",
        """
              if owner !== last { owner.responderDidChange(event == .textChanged ? .typing : .focus) }
              if event == .textChanged { managed.scrollView?.contentOffset.y += 12 }

        """
      )
    ]
  ),
  Break(
    name: "the caret ignored",
    kinds: ["growing-text", "full-screen-text", "compose"],
    edits: [
      (
        "Managing/SightReader.swift", "guard let caret = responder.caretRectangle else",
        "guard let caret = responder.caretRectangle, caret.isNull else"
      )
    ]
  ),
  Break(
    name: "focus moves reveal without need",
    kinds: ["plain-form", "table", "sign-up"],
    edits: revealed("(tops.lowerBound + tops.upperBound) / 2")
  ),
  Break(
    name: "nested reveal outer first",
    kinds: ["nested-text"],
    edits: [
      (
        "Managing/Revealer.swift",
        "    return around\n  }\n\n  // MARK: Looking",
        "    return around.reversed()\n  }\n\n  // MARK: Looking"
      )
    ]
  ),
  Break(
    name: "insets written in two steps",
    kinds: ["plain-form", "table", "chat"],
    edits: [
      (
        managed, "{ scrollView.contentInset[plan.edge] += plan.contentChange }\n",
        """
        {
              let (half, edge) = (plan.contentChange / 2, plan.edge)
              scrollView.contentInset[edge] += half
              environment.runLoop.after(1 / 60) { [weak scrollView] in
                scrollView?.contentInset[edge] += half
              }
            }

        """
      )
    ]
  ),
  Break(
    name: "UIKit's part not subtracted",
    kinds: ["plain-form", "table", "settings"],
    edits: [
      (
        "Insets/KeyboardInset.swift", "Self.length(overlap.height - systemInset)",
        "Self.length(overlap.height)"
      )
    ]
  ),
  Break(
    name: "a table revealed inside the animation block",
    kinds: ["table", "contact-form", "collection-form"],
    edits: [(managed, "scrollView.hasReusableRows, ", "!scrollView.hasReusableRows, ")]
  ),
  Break(
    name: "rounding restarts a movement",
    kinds: ["table", "contact-form", "chat"],
    edits: [
      (animation, "{ found.isSameOffset(as: offset, pixel: pixel) }", "{ found == offset }"),
      (animation, "    if isLeft(at: found) { offset = found }", "    _ = found"),
      (animation, "measured != 0 || isClamped(in: metrics)", "measured != 0 || found.isFinite"),
    ]
  ),
  Break(
    name: "a movement starts when its turn comes, not with the bar",
    kinds: ["chat", "inverted-chat"],
    rough: "commits,turn=8,hitch-in=100",
    edits: [
      (
        managed,
        """
            let start = environment.startOfMovement(beside: bar.view)
            let now = environment.runLoop.now()

        """,
        """
            let now = environment.runLoop.now()
            let start = now

        """
      )
    ]
  ),
  Break(
    name: "a view with a bar is measured at the end of the turn only",
    kinds: ["chat", "inverted-chat", "compose"],
    rough: "commits,turn=8",
    edits: [
      (
        managed, "    guard notification.kind.isAnnouncement, !environment.keyboard.isDragged,",
        "    guard bar.view == nil, notification.kind.isAnnouncement,"
      )
    ]
  ),
  Break(
    name: "a hide waits a turn",
    kinds: ["chat", "inverted-chat"],
    rough: "commits,turn=8,hitch-after=100",
    edits: [
      (
        "Insets/ViewOptions.swift",
        "func followsEveryHide(besideBar hasBar: Bool) -> Bool { hasBar || keepsDistanceToEnd }",
        "func followsEveryHide(besideBar hasBar: Bool) -> Bool { false }"
      )
    ]
  ),
  Break(
    name: "a movement ends only where its end was not rounded",
    kinds: ["table", "contact-form", "chat"],
    rough: "row-fraction=4",
    edits: [
      (
        moving, "    self.animation = animation.hasArrived(at: time) ? nil : animation\n",
        "    self.animation = animation\n"
      ),
      (
        moving, "    self.animation?.read(scrollView.contentOffset.y)\n    return nil",
        """
            let read = scrollView.contentOffset.y
            self.animation?.read(read)
            if animation.isOver(at: time), read == animation.end { self.animation = nil }
            return nil
        """
      ),
    ]
  ),
  Break(
    name: "a touch without a drag ends a movement",
    kinds: ["table", "contact-form", "chat"],
    edits: [(moving, "      animation?.pause()\n", "      animation = nil\n")]
  ),
  Break(
    name: "a link that is never paused",
    kinds: ["table", "contact-form", "chat"],
    edits: [
      (
        "Managing/Environment.swift",
        "    guard !isMoving else { return }\n    stopObservingFrames?()\n    stopObservingFrames = nil\n",
        "    _ = isMoving\n"
      )
    ]
  ),
]

/// Kinds with something to reveal, whose apps act by themselves.
let actingForms = [
  "validating-form", "growing-fields", "text-size", "scrolling-form", "picker-form",
  "sheet-over-form", "sheet-with-coordinator", "changing-keyboards", "resized-window",
  "changing-list", "collapsing-sections", "live-results", "turned-list", "scrolling-list",
  "late-scrolling-list", "announced-scroll-form", "restoring-list", "zeroing-form",
]
let actingChats = [
  "chat-behind-composer", "chat-above-composer", "chat-upside-down", "chat-with-accessory",
  "chat-with-growing-accessory", "chat-in-list-controller", "recipe-chat", "late-scroll-chat",
  "batch-chat", "stopping-chat", "reloading-chat", "list-update-chat", "reply-chat", "talk-chat",
  "comments-chat", "refusing-chat", "jumping-chat", "own-timing-chat", "layout-writing-chat",
]

/// What is wrong only where apps act.
let appBreaks = [
  Break(
    name: "nothing is revealed, where apps act",
    kinds: actingForms,
    edits: [
      (
        managed,
        "guard !offset.isSameOffset(as: metrics.bounds.minY, pixel: metrics.pixel) else {",
        "guard offset.isNaN else {"
      )
    ]
  ),
  Break(
    name: "the padding is 60",
    kinds: actingForms,
    edits: [(target, "max(0, padding) : 0", "60 : 0")]
  ),
  Break(
    name: "the distance to the end is kept where it must not",
    kinds: ["chat-in-place"] + actingForms,
    edits: [(viewOptions, "{ keepsDistanceToEnd || edge == .top }", "{ true }")]
  ),
  Break(
    name: "the distance to the end is not kept where it must",
    kinds: actingChats,
    edits: [(viewOptions, "{ keepsDistanceToEnd || edge == .top }", "{ false }")]
  ),
  Break(
    name: "the app's scroll is ended",
    kinds: ["chat-behind-composer", "scrolling-form", "scrolling-list", "late-scrolling-list"],
    edits: [
      (
        "Insets/Scroller.swift", "return isScrollToFocusDue ? .system : .app", "return .system"
      )
    ]
  ),
  Break(
    name: "the range is checked only when something is written",
    kinds: ["closing-chat", "chat-in-place", "refusing-chat"],
    edits: [
      (
        insets, "    guard !edgeMemory.boundariesSeen.isEmpty, let",
        "    guard edgeMemory.boundariesSeen.contains(where: \\.isNaN), let"
      )
    ]
  ),
  Break(
    name: "a grown field is not revealed",
    kinds: ["growing-fields"],
    edits: [
      (
        "Reveal/Sight.swift",
        "target.hiddenLength(in: metrics) > lastTarget.hiddenLength(in: last.metrics) + 0.5",
        "target.visibleLength(in: metrics) < lastTarget.visibleLength(in: last.metrics) - 0.5"
      )
    ]
  ),
  Break(
    name: "bars counted at the wrong edge of a turned view",
    kinds: ["turned-list"],
    edits: [
      (
        "Geometry/ScreenPlace.swift",
        "facingEdge == .top ? VerticalEdges(bottom: safeArea.top) : VerticalEdges(top: safeArea.top)",
        "VerticalEdges(top: safeArea.top)"
      )
    ]
  ),
]
