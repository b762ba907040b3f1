import type {TabConfig} from '../config/types';
import {isOwnSetting, toSettingPointer} from '../config/versions';
import {toDiagnostic} from '../diagnostics/diagnostic';
import {suggest} from '../diagnostics/suggest';
import type {SourceLocation} from '../diagnostics/types';
import type {OperationId} from '../model/types';
import type {GroupNode} from './groups';
import type {NavigationContext} from './types';

/** A group at its final position. */
export type OrderedGroup = {
  node: GroupNode;
  groups: OrderedGroup[];
  /** Order of all its entries; absent: the members of the node, then the groups. */
  items?: OrderedItem[];
};

export type OrderedItem =
  | {kind: 'operation'; id: OperationId}
  | {kind: 'group'; group: OrderedGroup}
  | {kind: 'doc'; id: string; label?: string}
  | {kind: 'link'; label: string; href: string};

/**
 * The groups that have visible operations: first those in `tagsOrder`, then the others in their
 * original order, and last the group of the webhooks. A group takes the position of the first
 * listed group inside it.
 */
export function orderGroups(
  roots: readonly GroupNode[],
  {tab, reference}: Pick<NavigationContext, 'tab' | 'reference'>,
): OrderedGroup[] {
  const listed = new Map(
    [...tab.tagsOrder.entries()].reverse().map(([index, name]) => [name, index]),
  );
  const last = reference.operations.some(({kind}) => kind === 'webhook')
    ? tab.webhookGroup
    : undefined;
  const rankOf = ({name, children}: GroupNode): number => {
    const own = listed.get(name) ?? (name === last ? Infinity : tab.tagsOrder.length);
    return children.reduce((rank, child) => Math.min(rank, rankOf(child)), own);
  };
  const order = (nodes: readonly GroupNode[]): OrderedGroup[] =>
    nodes
      .map((node) => ({node, groups: order(node.children), rank: rankOf(node)}))
      .filter(({node, groups}) => node.members.length > 0 || groups.length > 0)
      .sort((a, b) => (a.rank === b.rank ? 0 : a.rank - b.rank))
      .map(({node, groups}) => ({node, groups}));
  return order(roots);
}

/** Warns about names in `tagsOrder` that are neither tags of operations nor groups. */
export function checkTagsOrder(
  roots: readonly GroupNode[],
  {tab, reference, locate, report, otherVersions = []}: NavigationContext,
): void {
  const isShared = tab.version && !isOwnSetting(tab, 'tagsOrder');
  // Settings for all versions are checked once, against all of them.
  if (isShared && (!tab.version?.isCurrent || otherVersions.includes(undefined))) return;
  const references = [reference, ...(isShared ? otherVersions : [])];
  const known = new Set([
    ...references.flatMap((one) => one?.operations.flatMap(({tags}) => tags) ?? []),
    ...listUsed(roots),
    ...(isShared ? [...tab.overrides.values()].flatMap(({group}) => group ?? []) : []),
  ]);
  for (const [index, name] of tab.tagsOrder.entries()) {
    if (!known.has(name))
      report(
        toUnmatched(
          name,
          [...known],
          tab,
          locate(toSettingPointer(tab, 'tagsOrder', String(index))),
        ),
      );
  }
}

export function listUsed(nodes: readonly GroupNode[]): string[] {
  return nodes
    .filter(({used}) => used)
    .flatMap(({name, children}) => [name, ...listUsed(children)]);
}

function toUnmatched(name: string, known: string[], {tabId}: TabConfig, source: SourceLocation) {
  const nearest =
    known.find((other) => other.toLowerCase() === name.toLowerCase()) ?? suggest(name, known);
  const help =
    nearest !== undefined
      ? `Did you mean \`${nearest}\`?`
      : 'Remove it, or write a tag that an operation has.';
  return toDiagnostic('config-tags-order-unmatched', {
    tabId,
    source,
    message: `No operation has the tag \`${name}\` that \`tagsOrder\` lists.`,
    help,
  });
}
