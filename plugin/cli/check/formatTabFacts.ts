import {count} from '../../diagnostics/text';
import type {DocumentFacts, GroupFacts, PartFacts, TabFacts} from './tabFacts';

/** The facts of a tab as `label, text` pairs, for terminals and reports alike. */
export function toFactRows({document, documents}: TabFacts): [label: string, text: string][] {
  if (!document) return [['Document', 'cannot be used; see the findings.']];
  const {title, version, specification, files, overlays, servers, securitySchemes, tryIt} =
    document;
  return [
    documents
      ? ['Documents', documents.map(formatPart).join('\n')]
      : [
          'Document',
          `${title}${version === '' ? '' : ` ${version}`} (${specification}${files > 1 ? `, ${files} files` : ''})`,
        ],
    ...(overlays ? [['Overlays', formatOverlays(overlays)] as [string, string]] : []),
    ['Operations', formatCounts(document)],
    ['Groups', document.groups.map(formatGroup).join(', ') || 'none'],
    ['Servers', servers.join(', ') || 'none'],
    [
      'Authentication',
      securitySchemes.map(({name, kind}) => `${name}: ${kind}`).join('; ') || 'none',
    ],
    [
      'Try It',
      tryIt
        .map(
          ({server, reachable, why}) =>
            `${server ? `${server}: ` : ''}${reachable ? '' : 'not reachable. '}${why}`,
        )
        .join('\n'),
    ],
  ];
}

/** `users.yaml and 2 more`. */
export function formatSources({
  source,
  documents = [],
}: Pick<TabFacts, 'source' | 'documents'>): string {
  return documents.length > 1 ? `${source} and ${documents.length - 1} more` : source;
}

function formatPart({
  source,
  title,
  version,
  specification,
  operations,
  overlays,
}: PartFacts): string {
  return `${source}: ${title}${version === '' ? '' : ` ${version}`} (${specification}), ${count(operations, 'operation')}${overlays ? `; overlays: ${formatOverlays(overlays)}` : ''}`;
}

function formatOverlays({files, actions, applied}: NonNullable<DocumentFacts['overlays']>): string {
  return `${count(files, 'file')}, ${applied === actions ? count(applied, 'action') : `${applied} of ${count(actions, 'action')}`} applied`;
}

function formatCounts({
  operations,
  webhooks,
  pages,
  inNavigation,
  hidden,
  internal,
}: DocumentFacts): string {
  const parts = [
    count(operations, 'operation'),
    webhooks > 0 ? count(webhooks, 'webhook') : '',
    count(pages, 'page'),
    `${inNavigation} in the navigation`,
    hidden > 0 ? `${hidden} hidden` : '',
    internal > 0 ? `${internal} left out` : '',
  ];
  return parts.filter(Boolean).join(', ');
}

/** `Pets (5)`, with nested groups in brackets. */
function formatGroup({label, operations, groups}: GroupFacts): string {
  return `${label} (${operations})${groups.length > 0 ? ` [${groups.map(formatGroup).join(', ')}]` : ''}`;
}
