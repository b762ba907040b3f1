import {count, quoteValue} from '../../diagnostics/text';
import {LIMITS} from '../limits';
import {appendKey} from '../pointer';
import type {PlaceProblem} from '../validate/structure';
import {
  type ValueOfOrigin,
  toPart,
  copyOrigin,
  originOf,
  editAt,
  type Owned,
  withoutEntries,
} from './edit';
import type {NodeMatch, Query} from './query';
import type {Applied, Overlay, OverlayAction, Selected, TellAction} from './types';
import {updateAll} from './updateAll';

type ActionContext = {
  overlay: Overlay;
  query: Query;
  /** Number of values that may still be added to the document. */
  left: number;
  /** Values that earlier actions have copied. */
  owned: Owned;
  problems: PlaceProblem[];
};

/** Applies one action. The document's value is left unchanged; its origins are changed in place. */
export function applyAction(
  document: ValueOfOrigin,
  action: OverlayAction,
  {overlay, query, left, owned, problems}: ActionContext,
): Applied {
  const {value} = document;
  const {target, change} = action;
  const tell: TellAction = (problem, at) =>
    void problems.push({
      ...problem,
      ...(typeof at === 'object' ? at : {file: overlay.file, pointer: toPointer(action, at)}),
    });
  const select = (expression: string, key: string) =>
    selectIn(document, expression, query, (problem) => tell(problem, key));

  if (owned.copied > LIMITS.overlayCopies) {
    tell({
      code: 'document-limit',
      message: `The actions before this one copy more than ${LIMITS.overlayCopies.toLocaleString('en')} entries of objects and lists. It and those after it are not applied.`,
      help: 'Join actions that change the same object or list.',
    });
    return {value, ends: true};
  }
  const matches = select(target, 'target');
  if (typeof matches === 'string') return {value, ...(matches === 'limit' && {ends: true})};
  if (matches.length === 0) {
    tell(
      {
        code: 'overlay-unmatched',
        message: `${quoteValue(target)} selects nothing in the document.`,
        help: 'Correct the path, or remove the action. References are not followed: select the place where the value is written.',
      },
      'target',
    );
    return {value};
  }
  if (overlay.version === '1.0') checkContainers(matches, tell);
  if (change.kind === 'remove') return removeAll(document, matches, owned, tell);
  const update =
    change.kind === 'update'
      ? toPart(change.value, {file: overlay.file, pointer: toPointer(action, 'update')})
      : toCopy(document, change.from, select(change.from, 'copy'), tell);
  if (typeof update === 'string') return {value, ...(update === 'limit' && {ends: true})};
  // A copied value is in two places, so later edits must not change it in place.
  if (change.kind === 'copy') owned.containers = new WeakSet();
  return updateAll(document, {matches, update, left, change, owned}, tell);
}

function toPointer({pointer}: OverlayAction, key: string | undefined): string {
  return key === undefined ? pointer : appendKey(pointer, key);
}

function selectIn(
  {value}: ValueOfOrigin,
  expression: string,
  query: Query,
  tell: (problem: Parameters<TellAction>[0]) => void,
): Selected {
  const result = query(expression, value);
  if (result.kind === 'matches') return result.matches;
  tell(
    result.kind === 'invalid'
      ? {
          code: 'overlay-target',
          message: `${quoteValue(expression)} is not a JSONPath expression of RFC 9535: ${result.reason}.`,
          help: "Begin with `$`, and put names with other characters than letters, digits and `_` into brackets: `$.paths['/pets'].get`.",
        }
      : {
          code: 'document-limit',
          message: `${quoteValue(expression)} takes too long, or selects too much. This action and those after it are not applied.`,
          help: 'Write the path from the root instead of searching every level with `..`, and use a simpler pattern.',
        },
  );
  return result.kind;
}

/** Overlay 1.0 does not select single values; they are changed as 1.1 specifies. */
function checkContainers(matches: readonly NodeMatch[], tell: TellAction): void {
  if (matches.every(({value}) => typeof value === 'object' && value !== null)) return;
  tell(
    {
      code: 'overlay-target',
      severity: 'warning',
      message: 'Overlay 1.0 changes objects and lists only, but this selects a single value.',
      help: 'Write `overlay: 1.1.0`, or select the object that contains the value.',
    },
    'target',
  );
}

/** The one value that a copy action copies from the document, with its origins. */
function toCopy(
  document: ValueOfOrigin,
  from: string,
  sources: Selected,
  tell: TellAction,
): ValueOfOrigin | 'invalid' | 'limit' {
  if (typeof sources === 'string') return sources;
  const [source] = sources;
  if (source && sources.length === 1)
    return {value: source.value, origin: copyOrigin(source.keys.reduce(originOf, document.origin))};
  tell(
    {
      code: 'overlay-target',
      message: `${quoteValue(from)} selects ${source ? count(sources.length, 'value') : 'nothing'}; exactly one can be copied.`,
      help: 'Name one value, without `*`, `..` and filters.',
    },
    'copy',
  );
  return 'invalid';
}

/** Removes selected nodes from the maps and lists that hold them. */
function removeAll(
  document: ValueOfOrigin,
  matches: readonly NodeMatch[],
  owned: Owned,
  tell: TellAction,
): Applied {
  if (matches.some(({keys}) => keys.length === 0)) {
    tell(
      {
        code: 'overlay-action',
        message: 'The whole document cannot be removed.',
        help: 'Select a part of it, for example `$.paths.*`.',
      },
      'target',
    );
    return {value: document.value};
  }
  // The deepest first, so that no other path changes.
  const holders = groupByHolder(matches).sort((a, b) => b.keys.length - a.keys.length);
  const value = holders.reduce(
    (result, {keys, entries}) =>
      editAt({...document, value: result}, keys, owned, (part) =>
        withoutEntries(part, entries, owned),
      ),
    document.value,
  );
  return {value, isApplied: true};
}

type Holder = {keys: NodeMatch['keys']; entries: Set<string | number>};

function groupByHolder(matches: readonly NodeMatch[]): Holder[] {
  const holders = new Map<string, Holder>();
  for (const {keys} of matches) {
    const [last] = keys.slice(-1);
    if (last === undefined) continue;
    const way = keys.slice(0, -1);
    const name = JSON.stringify(way);
    const holder = holders.get(name) ?? {keys: way, entries: new Set()};
    holder.entries.add(last);
    holders.set(name, holder);
  }
  return [...holders.values()];
}
