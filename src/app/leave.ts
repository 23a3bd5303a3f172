// of the radio buttons of a group, the chosen one
const TABBABLE = 'a[href], button:not(:disabled), textarea, input:checked, [tabindex]:not([tabindex="-1"])'

/** Moves the focus from `place` to what comes after it, or before it, in the order of the Tab key. */
export function leave(place: Element, backward: boolean): void {
  const stops = [...document.querySelectorAll<HTMLElement>(TABBABLE)].filter(
    (stop) => stop.tabIndex >= 0 && !place.contains(stop) && stop.checkVisibility({ visibilityProperty: true }),
  )
  const side = backward ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING
  const reachable = stops.filter((stop) => (place.compareDocumentPosition(stop) & side) !== 0)
  reachable.at(backward ? -1 : 0)?.focus()
}
