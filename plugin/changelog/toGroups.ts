/** Groups changes by the operations that they affect. */
import type {Change, ChangeUse} from '../compare/types';
import type {OperationPage} from '../navigation/types';
import type {State} from './states';
import {toAnchor} from './toAnchor';
import type {ChangelogChange, ChangelogGroup, ChangelogOperation} from './types';

/** Further operations are only counted: nobody reads hundreds of links. */
const MAX_OPERATIONS = 20;

/**
 * Groups, and the changes of each, are sorted by effect, as the given changes are. Hidden
 * operations are left out.
 */
export function toGroups(
  changes: readonly Change[],
  newer: State,
  older: State,
): {groups: ChangelogGroup[]; shown: Change[]} {
  const groups = new Map<string, ChangelogGroup>();
  const shown: Change[] = [];
  for (const change of changes) {
    const find = createFinder(change, newer, older);
    const uses = change.uses.filter(({operation}) => !find(operation).page?.hidden);
    if (uses.length === 0 && change.uses.length > 0) continue;
    shown.push(change);
    const key = uses.map(({operation}) => operation).join('\n');
    const group = groups.get(key) ?? {
      operations: uses
        .slice(0, MAX_OPERATIONS)
        .map(({operation}) => toOperation(operation, find(operation))),
      more: Math.max(0, uses.length - MAX_OPERATIONS),
      changes: [],
    };
    group.changes.push(toChange(change, uses[0], find));
    groups.set(key, group);
  }
  return {groups: [...groups.values()], shown};
}

type Found = {page?: OperationPage; state: State; other: State};

/**
 * Where the operation of a use is found: changes name operations of the later document, or removed
 * ones.
 */
function createFinder({kind}: Change, newer: State, older: State): (operation: string) => Found {
  const [state, other] = kind === 'operation-removed' ? [older, newer] : [newer, older];
  return (operation) => {
    const page = state.pages.get(operation);
    return {...(page && {page}), state, other};
  };
}

function toOperation(name: string, {page, state}: Found): ChangelogOperation {
  const [, method = '', path = ''] = /^(?:webhook )?(\S+) (.*)$/s.exec(name) ?? [];
  if (!page) return {method, path};
  const [permalink] = state.toPermalinks(page);
  return {method, path, title: page.title, permalink: permalink ?? page.permalink};
}

function toChange(
  change: Change,
  use: ChangeUse | undefined,
  find: (operation: string) => Found,
): ChangelogChange {
  const {effect, direction, message, reason} = change;
  const href = use && toHref(change, use, find(use.operation));
  return {
    effect,
    ...(direction && {direction}),
    message,
    reason,
    at: use?.at ?? [],
    ...(href !== undefined && {href}),
  };
}

/** What was removed is on the page of the older version, if that has pages. */
function toHref(
  {kind, step}: Change,
  {at}: ChangeUse,
  {page, state, other}: Found,
): string | undefined {
  if (!page) return undefined;
  const isGone = step !== undefined && kind.includes('removed');
  const earlier = isGone ? state.findIn(page, other) : undefined;
  const shown = earlier ?? page;
  const way = step === undefined || (isGone && !earlier) ? at : [...at, step];
  const anchor = /^(security|scope)-/.test(kind) ? 'authorization' : toAnchor(shown.operation, way);
  return anchor === undefined ? shown.permalink : `${shown.permalink}#${encodeURI(anchor)}`;
}
