import type {Node} from '@babel/types';
import type {DocusaurusConfig} from '@docusaurus/types';
import isEqual from 'lodash/isEqual';
import {listElements, listEntries, parseConfigFile} from '../init/docusaurusConfig';
import {sourceOf} from '../literal/isLiteralOf';
import {present} from '../../document/present';
import {CLASSIC_PRESET, type EntryList, isNamed, listOptions} from '../../site/pluginEntries';
import {OPEN_API_PRESET} from './docusaurusOpenApi';

/** A package that the configuration names, in how many entries. */
export type RemovedEntry = {
  property: EntryList;
  name: string;
  count: number;
  /** The package whose options its entries have besides some of their own, in place of it. */
  becomes?: {name: string; without: readonly string[]};
};

/** Packages whose pages have addresses that redirects need, and where the configuration names them. */
const REMOVED: readonly [property: EntryList, name: string, becomes?: RemovedEntry['becomes']][] = [
  ['presets', 'redocusaurus'],
  ['plugins', 'docusaurus-plugin-redoc'],
  // It only draws the pages of the plugin, and works as either.
  ['plugins', 'docusaurus-theme-redoc'],
  ['themes', 'docusaurus-theme-redoc'],
  ['plugins', '@scalar/docusaurus'],
  ['presets', OPEN_API_PRESET, {name: CLASSIC_PRESET, without: ['api', 'proxy']}],
  ['plugins', 'docusaurus-plugin-openapi'],
  ['themes', 'docusaurus-theme-openapi'],
];

/** The entries of other tools that the migration takes out of a configuration. */
export function listRemoved(config: DocusaurusConfig): RemovedEntry[] {
  return REMOVED.map(([property, name, becomes]) => ({
    property,
    name,
    count: listOptions(config, property, name).length,
    ...present({becomes}),
  })).filter(({count}) => count > 0);
}

/**
 * The source of a configuration without the entries of a package; everything else is unchanged, byte
 * for byte. `left` says how many are no entries of a literal list.
 */
export function removeEntries(
  text: string,
  fileName: string,
  entry: RemovedEntry,
): {text: string; left: number} {
  let edited = text;
  let left = entry.count;
  for (; left > 0; left--) {
    const without = removeFirst(edited, fileName, entry);
    if (without === undefined) break;
    edited = without;
  }
  return {text: edited, left};
}

function removeFirst(
  text: string,
  fileName: string,
  {property, name}: RemovedEntry,
): string | undefined {
  const file = parseConfigFile(text, fileName);
  if (typeof file === 'string') return undefined;
  const found = listEntries(file.program, property).find((entry) =>
    isNamed(entry.name, name, property),
  );
  if (!found) return undefined;
  const without = cut(text, found.node, found.index > 0);
  const others = listSources(text, fileName, property)?.filter((_, index) => index !== found.index);
  // A comma in a comment may be taken for that of an entry.
  return isEqual(listSources(without, fileName, property), others) ? without : undefined;
}

/** The code of the entries; undefined if the file cannot be parsed. */
function listSources(text: string, fileName: string, property: EntryList): string[] | undefined {
  const file = parseConfigFile(text, fileName);
  return typeof file === 'string'
    ? undefined
    : listElements(file.program, property).map((node) => (node ? sourceOf(node, text) : ''));
}

/** Cuts an entry of a list or an object, the comments on the lines above it, and its comma. */
export function cut(text: string, {start, end, leadingComments}: Node, hasOthers: boolean): string {
  const from = [...(leadingComments ?? []).map((comment) => comment.start), start].find(
    (offset): offset is number =>
      typeof offset === 'number' && (offset === start || isOwnLine(text, offset)),
  );
  const head = text.slice(0, from).replace(/(?:\r?\n)?[ \t]*$/, '');
  const tail = text.slice(end ?? 0);
  const comma = /^\s*,/.exec(tail)?.[0];
  if (comma !== undefined) return head + tail.slice(comma.length);
  return (hasOthers ? head.replace(/,(?=[^,]*$)/, '') : head) + tail;
}

function isOwnLine(text: string, offset: number): boolean {
  return /(?:^|\n)[ \t]*$/.test(text.slice(0, offset));
}
