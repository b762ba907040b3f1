/** The page that the reader has switched to in another version, until they arrive there. */
let destination: string | undefined;

/** @param to permalink with the anchor of the page that the reader leaves */
export function noteSwitch(to: string): void {
  destination = to;
}

/**
 * Scrolls to the top if the other version lacks the anchor, and removes the anchor from the
 * address. Only links of the version switch can have an anchor that their target lacks.
 */
export function forgetLostAnchor(): void {
  const {pathname, search, hash} = window.location;
  if (destination !== pathname + search + hash) return;
  destination = undefined;
  window.history.replaceState(window.history.state, '', pathname + search);
  window.scrollTo(0, 0);
}
