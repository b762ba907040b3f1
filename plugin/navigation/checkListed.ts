import {listEntries} from '../config/navigation';
import type {NavigationEntry} from '../config/types';
import {isOwnSetting, toSettingPointer} from '../config/versions';
import type {Code} from '../diagnostics/codes';
import {toDiagnostic} from '../diagnostics/diagnostic';
import {suggest} from '../diagnostics/suggest';
import {count, listSome} from '../diagnostics/text';
import {describeEmptyTag} from './checkTags';
import type {GroupNode} from './groups';
import {findGroup, type Listed, type ListedSource, listMembers, listOrdered, toIds} from './listed';
import {listUsed} from './order';
import {isOfOtherVersion, toKeyHelp} from './overrides';
import type {NavigationContext} from './types';

type ListSource = ListedSource & {entries: readonly NavigationEntry[]; roots: readonly GroupNode[]};
type Tell = (code: Code, pointer: string, message: string, help: string) => void;

/**
 * Reports entries of a `navigation` list that are not in the document, operations that the list
 * leaves out, and settings that contradict it.
 */
export function checkListed(context: NavigationContext, source: ListSource, listed: Listed): void {
  const {tab, locate, report} = context;
  // Settings for all versions are checked with the current one.
  if (tab.version && !tab.version.isCurrent && !isOwnSetting(tab, 'navigation')) return;
  const tell: Tell = (code, pointer, message, help) =>
    report(toDiagnostic(code, {tabId: tab.tabId, source: locate(pointer), message, help}));
  checkNames(context, source, tell);
  checkOperations(context, source, listed, tell);
  checkOrder(context, source, listed, tell);
  if (listed.hasRest || listed.others.length === 0) return;
  const left = new Set(listed.others.flatMap(listMembers));
  const keys = context.reference.operations.flatMap(({id, key}) => (left.has(id) ? [key] : []));
  tell(
    'config-navigation-unlisted',
    toSettingPointer(tab, 'navigation'),
    `\`navigation\` leaves out ${count(keys.length, 'operation')}: ${listSome(keys)}.`,
    'Add {"rest": true}, name them, or list them in a sidebar of the docs with `apiSidebar`.',
  );
}

function checkNames(context: NavigationContext, {entries, roots}: ListSource, tell: Tell): void {
  const {tab, reference} = context;
  const keys = new Set([...reference.operations.map(({key}) => key), ...reference.internal]);
  const isShared = !isOwnSetting(tab, 'navigation');
  const tags = listUsed(roots);
  const otherTags = (isShared ? (context.otherVersions ?? []) : []).flatMap(
    (other) => other?.operations.flatMap((operation) => operation.tags) ?? [],
  );
  const labels = listLabels(roots);
  for (const entry of listEntries(entries)) {
    if (entry.kind === 'operation') {
      const {key, pointer} = entry;
      if (keys.has(key) || (isShared && isOfOtherVersion(key, context))) continue;
      tell(
        'config-navigation-unmatched',
        pointer,
        `The document has no operation \`${key}\`.`,
        toKeyHelp(key, tab, reference, 'remove the entry'),
      );
    } else if (entry.kind === 'tag') {
      const {name, pointer} = entry;
      if ([...tags, ...labels, ...otherTags].includes(name)) continue;
      const nearest =
        tags.find((tag) => tag.toLowerCase() === name.toLowerCase()) ?? suggest(name, tags);
      const [message, help] = describeEmptyTag(name, reference) ?? [
        `No operation has the tag \`${name}\`.`,
        nearest === undefined
          ? 'Write a tag that an operation has, or remove the entry.'
          : `Did you mean \`${nearest}\`?`,
      ];
      tell('config-navigation-unmatched', `${pointer}/tag`, message, help);
    }
  }
}

function listLabels(nodes: readonly GroupNode[]): string[] {
  return nodes.flatMap(({label, children, used}) => (used ? [label, ...listLabels(children)] : []));
}

/** Overrides that contradict entries about the same operations. */
function checkOperations(
  {tab, reference}: NavigationContext,
  {entries, ordered, overrides}: ListSource,
  listed: Listed,
  tell: Tell,
): void {
  const ids = toIds(reference.operations);
  const all = listEntries(entries);
  const inGroups = new Set([
    ...all.flatMap((entry) => {
      const group = entry.kind === 'tag' ? findGroup(ordered, entry.name) : undefined;
      return group ? listMembers(group) : [];
    }),
    ...(listed.hasRest ? listed.others.flatMap(listMembers) : []),
  ]);
  for (const entry of all) {
    const id = entry.kind === 'operation' ? ids.get(entry.key) : undefined;
    if (entry.kind !== 'operation' || id === undefined) continue;
    const {hidden, group} = overrides.get(id) ?? {};
    const {key, pointer} = entry;
    if (hidden)
      tell(
        'config-navigation-conflict',
        pointer,
        `\`${key}\` is hidden, but \`navigation\` lists it.`,
        'Remove the entry, or `hidden`.',
      );
    else if (group !== undefined && tab.overrides.get(key)?.group === group && !inGroups.has(id))
      tell(
        'config-navigation-conflict',
        toSettingPointer(tab, 'overrides', key, 'group'),
        `\`navigation\` names \`${key}\` itself, so its group \`${group}\` has no effect.`,
        'Remove `group`, or the entry of the operation.',
      );
  }
}

/** `tagsOrder` sorts what `rest` adds, and nested groups. */
function checkOrder(
  {tab}: NavigationContext,
  {entries, ordered}: ListSource,
  listed: Listed,
  tell: Tell,
): void {
  const all = listEntries(entries);
  const placed = all.flatMap((entry) =>
    entry.kind === 'tag' ? (findGroup(ordered, entry.name) ?? []) : [],
  );
  const sorted = new Set(
    [
      ...(listed.hasRest ? listOrdered(listed.others) : []),
      ...placed.flatMap(({groups}) => listOrdered(groups)),
    ].map(({node}) => node.name),
  );
  for (const [index, name] of tab.tagsOrder.entries())
    if (findGroup(ordered, name) && !sorted.has(name))
      tell(
        'config-navigation-conflict',
        toSettingPointer(tab, 'tagsOrder', String(index)),
        `\`tagsOrder\` has no effect on \`${name}\`, whose place \`navigation\` decides.`,
        'Remove it from `tagsOrder`: that sorts what {"rest": true} adds.',
      );
  for (const {pointer} of all.filter(({kind}) => kind === 'rest').slice(1))
    tell(
      'config-navigation-conflict',
      pointer,
      '`navigation` has {"rest": true} twice; the first one adds everything.',
      'Remove the second one.',
    );
}
