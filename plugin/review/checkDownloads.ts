import type {TabContent} from '../content';
import {toDiagnostic} from '../diagnostics/diagnostic';
import {quote} from '../diagnostics/text';
import type {Diagnostic} from '../diagnostics/types';
import {DOWNLOADS, toDownloads} from '../downloads';

/** Documents that are not where readers would look for them, because a page has that address. */
export function checkDownloads(content: TabContent, root: string): Diagnostic[] {
  const {tab, document} = content;
  const [entry] = toDownloads(content, root);
  if (!document || !entry || entry.url.startsWith(`${root}/${tab.tabId}/${DOWNLOADS}/`)) return [];
  const message = `An operation has the address at which the document could be downloaded; the document is at ${quote(entry.url)} instead.`;
  return [toDiagnostic('route-collision', {tabId: tab.tabId, source: document.locate(document.root), message, help: `Nothing is lost. Give the operation a \`slug\` in \`overrides\` to have the document below ${quote(`${root}/${tab.tabId}/${DOWNLOADS}/`)}.`})];
}
