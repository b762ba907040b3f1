/** Groups changes by the schema and the operations that they affect. */
import {present} from '../../document/present';
import {withUses, worstFirst} from '../../compare/judge';
import {traitsOf} from '../../compare/kinds';
import {formatSteps} from '../../compare/steps';
import type {Change, ChangeUse} from '../../compare/types';
import type {OperationPage} from '../../navigation/types';
import type {State} from './states';
import {toPlaceOnPage} from './toPlaceOnPage';
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
  const visible = changes.flatMap((change) => {
    const find = createFinder(change, newer, older);
    return withUses(change, (operation) => !find(operation).page?.hidden) ?? [];
  });
  // A change may break hidden operations alone.
  const shown = worstFirst(visible);
  for (const change of shown) {
    const find = createFinder(change, newer, older);
    const names = [...new Set(change.uses.map(({operation}) => operation))];
    const schema = names.length > 1 ? change.schema : undefined;
    const key = JSON.stringify([schema ?? null, ...[...names].sort()]);
    const group =
      groups.get(key) ??
      present({
        schema,
        operations: names.slice(0, MAX_OPERATIONS).map((name) => toOperation(name, find(name))),
        more: Math.max(0, names.length - MAX_OPERATIONS),
        changes: [],
      });
    group.changes.push(toChange(change, change.uses[0], find));
    groups.set(key, group);
  }
  return {groups: [...groups.values()], shown};
}

type FoundOperationPage = {page?: OperationPage; state: State; other: State};

/**
 * Where the operation of a use is found: changes name operations of the later document, or removed
 * ones.
 */
function createFinder(
  {kind}: Change,
  newer: State,
  older: State,
): (operation: string) => FoundOperationPage {
  const [state, other] = kind === 'operation-removed' ? [older, newer] : [newer, older];
  return (operation) => {
    const page = state.pages.get(operation);
    return present({page, state, other});
  };
}

function toOperation(name: string, {page, state}: FoundOperationPage): ChangelogOperation {
  const [, method = '', path = ''] = /^(?:webhook )?(\S+) (.*)$/s.exec(name) ?? [];
  if (!page) return {method, path};
  const [permalink] = state.toPermalinks(page);
  return {method, path, title: page.title, permalink: permalink ?? page.permalink};
}

function toChange(
  change: Change,
  use: ChangeUse | undefined,
  find: (operation: string) => FoundOperationPage,
): ChangelogChange {
  const {effect, message, reason} = change;
  const href = use && toHref(change, use, find(use.operation));
  return present({effect, message, reason, at: formatSteps(use?.steps ?? []), href});
}

/** What was removed is on the page of the older version, if that has pages. */
function toHref(
  {kind, step}: Change,
  {steps}: ChangeUse,
  {page, state, other}: FoundOperationPage,
): string | undefined {
  if (!page) return undefined;
  const isGone = step && traitsOf(kind).gone === 'part';
  const earlier = isGone ? state.findIn(page, other) : undefined;
  const shown = earlier ?? page;
  const way = !step || (isGone && !earlier) ? steps : [...steps, step];
  return toPlaceOnPage(shown, kind, way, (earlier ? other : state).security);
}
