import {toDiagnostic} from '../diagnostics/diagnostic';
import type {Diagnostic, SourceLocation} from '../diagnostics/types';
import {type Audience, createFilter} from '../document/audience';
import type {LoadedDocument} from '../document/types';

type Filtered = {config: {tabId: string; audience: Audience}; documents: readonly LoadedDocument[]};

/**
 * Reports filters of `include` and `exclude` that match no operation in any document they apply to:
 * a misspelled one would hide too much, or too little.
 */
export function checkAudience(
  contents: readonly Filtered[],
  locate: (pointer: string) => SourceLocation,
): Diagnostic[] {
  const unmatched = new Map<string, string>();
  const matched = new Set<string>();
  for (const {config: tab, documents} of contents) {
    const filters = [...(tab.audience.include ?? []), ...(tab.audience.exclude ?? [])];
    if (documents.length === 0 || filters.length === 0) continue;
    const all = documents.flatMap(({operations, hiddenOperations}) => [
      ...operations,
      ...hiddenOperations,
    ]);
    for (const {pointer = '', ...filter} of filters) {
      const matches = createFilter(filter);
      if (all.some(matches)) matched.add(pointer);
      else unmatched.set(pointer, tab.tabId);
    }
  }
  return [...unmatched]
    .filter(([pointer]) => !matched.has(pointer))
    .map(([pointer, tabId]) =>
      toDiagnostic('config-audience-unmatched', {
        tabId,
        source: locate(pointer),
        message: 'The filter matches no operation of the document.',
        help: 'Write the tag, the path or the operationId as in the document, or remove the filter.',
      }),
    );
}
