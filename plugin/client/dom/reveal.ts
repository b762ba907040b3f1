/**
 * Goes to an element: opens the disclosures and selects the tabs around it, scrolls to it and moves
 * the focus.
 * @returns whether the page has such an element
 */
export function reveal(id: string): boolean {
  const element = document.getElementById(id);
  if (!element) return false;
  for (let ancestor: Element | null = element; ancestor; ancestor = ancestor.parentElement) {
    if (ancestor instanceof HTMLDetailsElement) ancestor.open = true;
    if (ancestor.getAttribute('role') === 'tabpanel' && ancestor.hasAttribute('hidden'))
      chooseTab(ancestor);
  }
  // A tab shows its panel in the next frame.
  requestAnimationFrame(() => {
    element.scrollIntoView();
    focusOn(element);
  });
  return true;
}

function chooseTab(panel: Element): void {
  document.getElementById(panel.getAttribute('aria-labelledby') ?? '')?.click();
}

/** Focuses the element's own link if it has one, else the element itself. */
export function focusOn(element: HTMLElement): void {
  const link = Array.from(element.children).find(
    (child): child is HTMLAnchorElement =>
      child instanceof HTMLAnchorElement && child.getAttribute('href') === `#${element.id}`,
  );
  if (!link && !element.hasAttribute('tabindex')) element.setAttribute('tabindex', '-1');
  (link ?? element).focus({preventScroll: true});
}
