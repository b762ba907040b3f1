import {listEntries} from '../config/navigation';
import type {TabConfig} from '../config/types';
import {toDiagnostic} from '../diagnostics/diagnostic';
import {suggest} from '../diagnostics/suggest';
import {listSome, quote} from '../diagnostics/text';
import type {Diagnostic, SourceLocation} from '../diagnostics/types';

/** What a doc is called: only its id names it in `navigation`. */
export type DocNames = {
  id: string;
  /** Path of its file in the folder of the docs. */
  source: string;
  slug?: string;
};

/** The docs of a site. */
export type KnownDocs = {
  ids: readonly string[];
  draftIds?: ReadonlySet<string>;
  /** The ids of docs by what else authors may call them. */
  otherNames: ReadonlyMap<string, string>;
  /** Why there may be others, which only a build knows. */
  doubt?: string;
};

/** The ids of docs by the paths of their files, and by their slugs. */
export function toOtherNames(docs: readonly DocNames[]): Map<string, string> {
  return new Map(
    docs.flatMap(({id, source, slug}) =>
      [slug, source]
        .filter((name) => name !== undefined)
        .map((name): [string, string] => [toPlainName(name), id]),
    ),
  );
}

function toPlainName(name: string): string {
  return name.replace(/^\.?\/|\.mdx?$|\/$/g, '');
}

/** Reports docs that are in a list of `navigation` and do not exist in the site. */
export function checkDocs(
  {tabId, navigation, version}: TabConfig,
  {ids, draftIds, otherNames, doubt}: KnownDocs,
  locate: (pointer: string) => SourceLocation,
): Diagnostic[] {
  // Versions share docs, so checking one of them is enough.
  if (!Array.isArray(navigation) || version?.isCurrent === false) return [];
  const known = new Set(ids);
  const missing = listEntries(navigation).flatMap((entry) =>
    entry.kind !== 'doc' || known.has(entry.id) || draftIds?.has(entry.id) ? [] : [entry],
  );
  const [first] = missing;
  if (first && doubt !== undefined)
    return [
      toDiagnostic('config-navigation-unmatched', {
        severity: 'info',
        tabId,
        source: locate(first.pointer),
        message: `Only the build knows whether the site has ${missing.length === 1 ? 'the doc' : 'these docs'}: ${listSome(missing.map(({id}) => id))}.`,
        help: `\`check\` cannot tell: ${doubt}.`,
      }),
    ];
  return missing.map(({id, pointer}) =>
    toDiagnostic('config-navigation-unmatched', {
      tabId,
      source: locate(pointer),
      message: `The site has no doc ${quote(id)}.`,
      help: toHelp(id, ids, otherNames),
    }),
  );
}

function toHelp(id: string, ids: readonly string[], otherNames: KnownDocs['otherNames']): string {
  if (ids.length === 0) return 'The site has no docs: add a docs plugin, or remove the entry.';
  const meant = otherNames.get(toPlainName(id)) ?? suggest(id, ids);
  return meant === undefined
    ? 'Write the id of a doc: its path in the folder of the docs, without `.md`.'
    : `Did you mean ${quote(meant)}?`;
}
