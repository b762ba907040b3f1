import type {Page} from 'playwright-core';

/** What a reader sees on a page who opens everything that can be opened. */
export function readOpened(page: Page): Promise<string> {
  return page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
    return document.querySelector('main')!.innerText;
  });
}

/**
 * Follows links from page to page.
 * @param listLinks addresses that a page points to; those that nobody wants to follow are left out
 * @returns every address that can be reached
 */
export async function followLinks(
  start: string,
  listLinks: (address: string) => Promise<readonly string[]> | readonly string[],
): Promise<ReadonlySet<string>> {
  const reached = new Set<string>();
  const queue = [start];
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
    if (reached.has(next)) continue;
    reached.add(next);
    for (const link of await listLinks(next)) queue.push(link);
  }
  return reached;
}
