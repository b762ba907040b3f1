import type {Deprecated, DeprecationGroup, Deprecations} from '../../lists/deprecations/types';
import type {Prose} from './prose';
import {escapeText, joinBlocks, toCode, toItem, toLink, toList} from './text';

const KINDS: {readonly [kind in Exclude<Deprecated['kind'], 'operation'>]: string} = {
  callback: 'callback',
  parameter: 'parameter',
  header: 'header',
  property: 'property',
  value: 'value',
  schema: 'schema',
  securityScheme: 'security scheme',
  version: 'version',
};

/**
 * Lists what a tab deprecates, in the order of removal.
 * @param toUrl returns the URL of a page's Markdown file
 */
export function toDeprecationsMarkdown(
  {groups}: Deprecations,
  {prose, toUrl}: {prose: Prose; toUrl: (permalink: string) => string},
): string {
  return joinBlocks([
    '# Deprecations',
    'Avoid these parts of the API in new code. Those with a removal date come first.',
    ...groups.flatMap((group) => [
      `## ${toTitle(group)}`,
      toList(
        group.entries.map((entry) =>
          toItem(toHead(entry, toUrl), [
            entry.description === undefined ? undefined : prose(entry.description),
          ]),
        ),
      ),
    ]),
  ]);
}

function toTitle({date, removed}: DeprecationGroup): string {
  if (date !== undefined) return `Removal: ${escapeText(date)}`;
  return removed === undefined ? 'No removal date' : `Removed in version ${escapeText(removed)}`;
}

function toHead(entry: Deprecated, toUrl: (permalink: string) => string): string {
  const {kind, name, to, method, of, location, operation, others, date, removed} = entry;
  const url = toUrl(to);
  if (kind === 'version') return `Version ${toLink(name, url)}, no longer maintained`;
  const words = [
    kind === 'operation'
      ? toLink(name, url)
      : toCode(kind === 'property' && of !== undefined ? `${of}.${name}` : name),
    kind === 'operation'
      ? toCode(method ?? '')
      : [location, KINDS[kind]].filter((word) => word !== undefined).join(' '),
    of !== undefined && kind !== 'property' ? `of ${toCode(of)}` : undefined,
    operation && `in ${toLink(operation.title, url)}`,
    others === undefined ? undefined : `other operations: ${others}`,
    date !== undefined && removed !== undefined
      ? `removed in version ${escapeText(removed)}`
      : undefined,
  ];
  return words.filter((word) => word !== undefined).join(', ');
}
