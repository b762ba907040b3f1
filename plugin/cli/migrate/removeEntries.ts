import type {Node} from '@babel/types';
import {findConfigObject, listVariables, nameOf, parseConfigFile} from '../init/docusaurusConfig';

/** A plugin or a preset, which may have several entries. */
export type RemovedEntry = {property: 'plugins' | 'presets'; name: string};

/**
 * The source of a configuration without all entries of a plugin or preset; everything else is
 * unchanged, byte for byte. Undefined if none is an entry of a literal list.
 */
export function removeEntries(
  text: string,
  fileName: string,
  entry: RemovedEntry,
): string | undefined {
  const without = removeFirst(text, fileName, entry);
  return without === undefined ? undefined : (removeEntries(without, fileName, entry) ?? without);
}

function removeFirst(
  text: string,
  fileName: string,
  {property, name}: RemovedEntry,
): string | undefined {
  const file = parseConfigFile(text, fileName);
  if (typeof file === 'string') return undefined;
  const list = findConfigObject(file.program)?.properties.find(
    (candidate) => candidate.type === 'ObjectProperty' && nameOf(candidate.key) === property,
  );
  if (list?.type !== 'ObjectProperty' || list.value.type !== 'ArrayExpression') return undefined;
  const variables = listVariables(file.program);
  const {elements} = list.value;
  const index = elements.findIndex((element) => element && toName(element, variables) === name);
  const element = elements[index];
  return element ? cut(text, element, index > 0) : undefined;
}

/**
 * The name of an entry: a string, or the first item of a list, possibly behind a variable, a type
 * assertion or a call.
 */
function toName(entry: Node, variables: ReadonlyMap<string, Node>, depth = 0): string | undefined {
  if (depth > 5) return undefined;
  if (entry.type === 'StringLiteral') return entry.value;
  const inner =
    entry.type === 'ArrayExpression'
      ? entry.elements[0]
      : entry.type === 'Identifier'
        ? variables.get(entry.name)
        : entry.type === 'CallExpression'
          ? entry.arguments[0]
          : 'expression' in entry && typeof entry.expression === 'object'
            ? entry.expression
            : undefined;
  return inner ? toName(inner, variables, depth + 1) : undefined;
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
