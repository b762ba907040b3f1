import type {Json} from '../document/types';
import {fieldOf} from './place';
import {nonEmpty, present, toText, textOf} from './read';
import type {Badge, CodeSample} from './types';

/** `x-badges`: a list of texts or of `{name, color, position}`. */
export function toBadges(value: Json | undefined): Badge[] | undefined {
  if (!Array.isArray(value)) return undefined;
  return nonEmpty(
    value.flatMap((entry) => {
      const name = toText(entry) ?? textOf(entry, 'name') ?? textOf(entry, 'label');
      const position = (['before', 'after'] as const).find((word) => word === fieldOf(entry, 'position'));
      return name === undefined ? [] : present({name, color: textOf(entry, 'color'), position});
    }),
  );
}

/** `x-codeSamples` or `x-code-samples`: several for one language are all kept. */
export function toCodeSamples(operation: Json): CodeSample[] {
  const list = fieldOf(operation, 'x-codeSamples') ?? fieldOf(operation, 'x-code-samples');
  if (!Array.isArray(list)) return [];
  return list.flatMap((entry) => {
    const source = textOf(entry, 'source');
    return source === undefined ? [] : present({lang: textOf(entry, 'lang') ?? textOf(entry, 'label') ?? '', label: textOf(entry, 'label'), source});
  });
}
