import type {Json} from '../document/types';
import {fieldOf} from '../document/place';
import {nonEmpty, present, toText, textOf} from './read';
import type {Badge, CodeSample} from './types';

/** Fields whose text says how far something may be relied on. */
const STABILITY = ['x-stability', 'x-lifecycle'] as const;

/**
 * The labels of an operation, a parameter or a schema: its stability, then `x-badges`, a list of
 * texts or of `{name, color, position}`.
 */
export function toBadges(owner: Json): Badge[] | undefined {
  const stability = STABILITY.flatMap((field): Badge[] => {
    const name = textOf(owner, field);
    return name === undefined ? [] : [{name}];
  });
  const list = fieldOf(owner, 'x-badges');
  const listed = Array.isArray(list) ? list : [];
  const badges = listed.flatMap((entry): Badge[] => {
    const name = toText(entry) ?? textOf(entry, 'name') ?? textOf(entry, 'label');
    const position = (['before', 'after'] as const).find(
      (word) => word === fieldOf(entry, 'position'),
    );
    return name === undefined ? [] : [present({name, color: textOf(entry, 'color'), position})];
  });
  // A label says no more when it is there twice.
  return nonEmpty([
    ...new Map([...stability, ...badges].map((badge) => [badge.name, badge])).values(),
  ]);
}

/** `x-codeSamples` or `x-code-samples`: several for one language are all kept. */
export function toCodeSamples(operation: Json): CodeSample[] {
  const list = fieldOf(operation, 'x-codeSamples') ?? fieldOf(operation, 'x-code-samples');
  if (!Array.isArray(list)) return [];
  return list.flatMap((entry) => {
    const source = textOf(entry, 'source');
    return source === undefined
      ? []
      : present({
          lang: textOf(entry, 'lang') ?? textOf(entry, 'label') ?? '',
          label: textOf(entry, 'label'),
          source,
        });
  });
}
