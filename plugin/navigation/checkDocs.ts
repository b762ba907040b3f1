import {listEntries} from '../config/navigation';
import type {TabConfig} from '../config/types';
import {toDiagnostic} from '../diagnostics/diagnostic';
import {suggest} from '../diagnostics/suggest';
import type {Diagnostic, SourceLocation} from '../diagnostics/types';

/** Reports docs that are in a list of `navigation` and do not exist in the site. */
export function checkDocs(
  {tabId, navigation, version}: TabConfig,
  {ids, draftIds}: {ids: readonly string[]; draftIds: ReadonlySet<string>},
  locate: (pointer: string) => SourceLocation,
): Diagnostic[] {
  // Versions share docs, so checking one of them is enough.
  if (!Array.isArray(navigation) || version?.isCurrent === false) return [];
  const known = new Set(ids);
  return listEntries(navigation).flatMap((entry): Diagnostic[] => {
    if (entry.kind !== 'doc' || known.has(entry.id) || draftIds.has(entry.id)) return [];
    const nearest = suggest(entry.id, ids);
    const help =
      ids.length === 0
        ? 'The site has no docs: add a docs plugin, or remove the entry.'
        : nearest === undefined
          ? 'Write the id of a doc: its path in the folder of the docs, without `.md`.'
          : `Did you mean \`${nearest}\`?`;
    return [
      toDiagnostic('config-navigation-unmatched', {
        tabId,
        source: locate(entry.pointer),
        message: `The site has no doc \`${entry.id}\`.`,
        help,
      }),
    ];
  });
}
