/** What a property is part of. */
const OWNERS = '.theme-api-row, .theme-api-response';

/**
 * Goes to an element: opens the disclosures and selects the tabs around it, scrolls until it is
 * visible together with what it is part of, and moves the focus.
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
    toStart(element).scrollIntoView();
    focusOn(element);
  });
  return true;
}

/** The outermost row or response around an element that is at most half a window above it. */
function toStart(element: HTMLElement): Element {
  const top = element.getBoundingClientRect().top;
  let start: Element = element;
  for (
    let owner = start.parentElement?.closest(OWNERS);
    owner && top - owner.getBoundingClientRect().top <= window.innerHeight / 2;
    owner = owner.parentElement?.closest(OWNERS)
  )
    start = owner;
  return start;
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
