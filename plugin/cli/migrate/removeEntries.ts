import type {Node} from '@babel/types';
import {listEntries, parseConfigFile} from '../init/docusaurusConfig';
import {type EntryList, isNamed} from '../../site/pluginEntries';

/** A package that the configuration names, in how many entries. */
export type RemovedEntry = {property: EntryList; name: string; count: number};

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
  return found && cut(text, found.node, found.index > 0);
}

/** Cuts an entry, the comments on the lines above it, and its comma. */
function cut(text: string, {start, end, leadingComments}: Node, hasOthers: boolean): string {
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
