/** Where the reader has gone by the switch between versions, until they are there. */
let destination: string | undefined;

/** @param to permalink with the anchor of the page that is left */
export function noteSwitch(to: string): void {
  destination = to;
}

/**
 * Begins at the top where the other version has no such anchor, and takes it out of the address.
 * Only links of the switch have an anchor that nobody has seen on the page they go to.
 */
export function forgetLostAnchor(): void {
  const {pathname, search, hash} = window.location;
  if (destination !== pathname + search + hash) return;
  destination = undefined;
  window.history.replaceState(window.history.state, '', pathname + search);
  window.scrollTo(0, 0);
}
