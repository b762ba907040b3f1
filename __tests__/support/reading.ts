import type {Page} from 'playwright-core';

/** The text of a page for a reader who opens everything that can be opened. */
export function readOpened(page: Page): Promise<string> {
  return page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
    return document.querySelector('main')!.innerText;
  });
}

/**
 * Follows links from page to page until every target is found.
 * @param listLinks returns the addresses that a page links to; only links to targets are followed
 * @returns the targets that no chain of links reaches
 */
export async function listUnreached(
  start: string,
  targets: Iterable<string>,
  listLinks: (address: string) => Promise<readonly string[]> | readonly string[],
): Promise<string[]> {
  const unreached = new Set(targets);
  unreached.delete(start);
  const queue = [start];
  for (const address of queue) {
    if (unreached.size === 0) break;
    for (const link of await listLinks(address)) if (unreached.delete(link)) queue.push(link);
  }
  return [...unreached];
}
