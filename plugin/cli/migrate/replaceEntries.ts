import type {Node, ObjectExpression} from '@babel/types';
import isEqual from 'lodash/isEqual';
import {
  findProperty,
  listEntries,
  listVariables,
  parseConfigFile,
  resolve,
  toRange,
} from '../init/docusaurusConfig';
import {sourceOf} from '../literal/isLiteralOf';
import {type Quote, toLiteral} from '../literal/toLiteral';
import {isNamed} from '../../site/pluginEntries';
import {cut, type RemovedEntry} from './removeEntries';

type ReplacedEntry = RemovedEntry & {becomes: NonNullable<RemovedEntry['becomes']>};

/**
 * The source of a configuration whose entries of a package name another one, without some of their
 * options; everything else is unchanged, byte for byte. `left` says how many are not written
 * literally.
 */
export function replaceEntries(
  text: string,
  fileName: string,
  entry: ReplacedEntry,
): {text: string; left: number} {
  let edited = text;
  let left = entry.count;
  for (; left > 0; left--) {
    const replaced = replaceFirst(edited, fileName, entry);
    if (replaced === undefined) break;
    edited = replaced;
  }
  return {text: edited, left};
}

function replaceFirst(
  text: string,
  fileName: string,
  {property, name, becomes}: ReplacedEntry,
): string | undefined {
  const first = findEntry(text, fileName, {property, name});
  if (!first) return undefined;
  const {start, end} = toRange(first.name);
  const quote: Quote = text[start] === '"' ? '"' : "'";
  let edited = text.slice(0, start) + toLiteral(becomes.name, quote) + text.slice(end);
  for (const option of becomes.without) {
    const {options} = findEntry(edited, fileName, {property, name: becomes.name}) ?? {};
    const index = options ? indexOf(options, option) : -1;
    const node = options?.properties[index];
    if (node) edited = cut(edited, node, index > 0);
  }
  const after = findEntry(edited, fileName, {property, name: becomes.name});
  const gone = becomes.without.map((option) => first.options && indexOf(first.options, option));
  const kept = listSources(first.options, text).filter((_, index) => !gone.includes(index));
  return after && isEqual(listSources(after.options, edited), kept) ? edited : undefined;
}

/** The first entry of a package: the literal of its name, and its options if it has any. */
function findEntry(
  text: string,
  fileName: string,
  {property, name}: Pick<RemovedEntry, 'property' | 'name'>,
): {name: Node; options?: ObjectExpression} | undefined {
  const file = parseConfigFile(text, fileName);
  if (typeof file === 'string') return undefined;
  const variables = listVariables(file.program);
  const listed = listEntries(file.program, property).find((entry) =>
    isNamed(entry.name, name, property),
  );
  const entry = listed && resolve(listed.node, variables);
  const [module, given] = entry?.type === 'ArrayExpression' ? entry.elements : [entry];
  const literal = module?.type === 'CallExpression' ? module.arguments[0] : module;
  if (literal?.type !== 'StringLiteral') return undefined;
  if (!given) return {name: literal};
  // Options behind a variable may be those of others, too, and a spread may have any option.
  const options = resolve(given, new Map());
  return options?.type === 'ObjectExpression' &&
    options.properties.every(({type}) => type !== 'SpreadElement')
    ? {name: literal, options}
    : undefined;
}

function indexOf(options: ObjectExpression, name: string): number {
  const value = findProperty(options, name);
  return options.properties.findIndex((one) => 'value' in one && one.value === value);
}

function listSources(options: ObjectExpression | undefined, text: string): string[] {
  return (options?.properties ?? []).map((one) => sourceOf(one, text));
}
