import {toBase} from '../navigation/toBase';
import type {Tab} from '../types';
import {toDiagnostic} from '../diagnostics/diagnostic';
import {quote} from '../diagnostics/text';
import type {Diagnostic} from '../diagnostics/types';
import {DOWNLOADS} from '../config/ownNames';

/** Reports documents that are not at their usual address, because a page has that address. */
export function checkDownloads({
  config: tab,
  documents: [document],
  downloads: [entry] = [],
  navigation,
}: Tab): Diagnostic[] {
  if (!document || !entry || !navigation) return [];
  const usual = `${toBase(navigation)}${DOWNLOADS}/`;
  if (entry.url.startsWith(usual)) return [];
  const message = `An operation has the URL of the document's download, so the download is at ${quote(entry.url)} instead.`;
  return [
    toDiagnostic('route-collision', {
      tabId: tab.tabId,
      source: document.locate(document.root),
      message,
      help: `Give the operation a \`slug\` in \`overrides\` to move the download back below ${quote(usual)}.`,
    }),
  ];
}
