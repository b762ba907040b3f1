/** Decides what a change means for all the operations that meet it. */
import {count} from '../diagnostics/text';
import {type ChangeKind, type Direction, type Effect, meaningOf} from './kinds';
import type {Change, ChangeUse} from './types';

/** The worst comes first: a reader who stops early has read the most important changes. */
export const EFFECTS: readonly Effect[] = ['breaking', 'uncertain', 'compatible'];

const WORDS = {breaking: 'breaking', uncertain: 'may break', compatible: 'compatible'} as const;

/** Sorts by effect, and keeps the order of those with the same. */
export function worstFirst<T extends {effect: Effect}>(list: readonly T[]): T[] {
  return EFFECTS.flatMap((effect) => list.filter((one) => one.effect === effect));
}

type Judged = Pick<Change, 'effect' | 'reason' | 'uses'>;

/** The worst effect of the uses, with its reason; says how many operations have which effect. */
export function judge(kind: ChangeKind, found: readonly ChangeUse[]): Judged {
  const uses = worstFirst(found);
  const [effect, reason] = meaningOf(kind, uses[0]?.direction);
  return {effect, reason: [reason, ...describeEffects(uses)].join(' '), uses};
}

/** `Breaking where callers receive it (3 operations), compatible where they send it (1).` */
function describeEffects(uses: readonly ChangeUse[]): string[] {
  const parts = EFFECTS.flatMap((effect) => {
    const same = uses.filter((use) => use.effect === effect);
    const [first] = same;
    return first ? [{effect, direction: first.direction, number: countOperations(same)}] : [];
  });
  if (parts.length < 2) return [];
  const text = parts
    .map(
      ({effect, direction, number}, index) =>
        `${WORDS[effect]} where ${index === 0 ? 'callers' : 'they'} ${toVerb(direction)} it (${count(number, 'operation')})`,
    )
    .join(', ');
  return [`${text.charAt(0).toUpperCase()}${text.slice(1)}.`];
}

function toVerb(direction: Direction | undefined): string {
  return direction === 'response' ? 'receive' : 'send';
}

/** An operation may have a use for each direction. */
export function countOperations(uses: readonly ChangeUse[]): number {
  return new Set(uses.map(({operation}) => operation)).size;
}

/** The change as some of its operations meet it; undefined if none of them does. */
export function withUses(
  change: Change,
  isMeant: (operation: string) => boolean,
): Change | undefined {
  if (change.uses.length === 0) return change;
  const uses = change.uses.filter(({operation}) => isMeant(operation));
  if (uses.length === change.uses.length) return change;
  return uses.length === 0 ? undefined : {...change, ...judge(change.kind, uses)};
}
