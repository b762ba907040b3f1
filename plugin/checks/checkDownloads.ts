import type {TabContent} from '../types';
import {toDiagnostic} from '../diagnostics/diagnostic';
import {quote} from '../diagnostics/text';
import type {Diagnostic} from '../diagnostics/types';
import {DOWNLOADS, toDownloads} from '../exports/downloads';

/** Reports documents that are not at their usual address, because a page has that address. */
export function checkDownloads(content: TabContent, root: string): Diagnostic[] {
  const {
    tab,
    documents: [document],
  } = content;
  const [entry] = toDownloads(content, root);
  if (!document || !entry || entry.url.startsWith(`${root}/${tab.tabId}/${DOWNLOADS}/`)) return [];
  const message = `An operation has the URL of the document's download, so the download is at ${quote(entry.url)} instead.`;
  return [
    toDiagnostic('route-collision', {
      tabId: tab.tabId,
      source: document.locate(document.root),
      message,
      help: `Give the operation a \`slug\` in \`overrides\` to move the download back below ${quote(`${root}/${tab.tabId}/${DOWNLOADS}/`)}.`,
    }),
  ];
}
