import {extensionOf, extensionsOf} from '../document/extensions/read';
import {EFFECTS} from '../document/extensions/table';
import {fieldOf} from '../document/place';
import type {Json} from '../document/types';
import {DEPRECATED} from './deprecation';
import {nonEmpty, present, textOf, textsOf, toText} from './read';
import type {Badge} from './types';

/** Extensions that can deprecate something by their value, which is then not a label. */
const DEPRECATING: ReadonlySet<string> = new Set(EFFECTS.deprecated.fields);

/**
 * The labels of an operation, a parameter or a schema: its stability, then those that it lists, as
 * strings or as `{name, color, position}`.
 */
export function toBadges(owner: Json): Badge[] | undefined {
  const stability = extensionsOf(owner, 'stability').flatMap(({field, value}): Badge[] => {
    const name = toText(value);
    return name === undefined || (name === DEPRECATED && DEPRECATING.has(field)) ? [] : [{name}];
  });
  const list = extensionOf(owner, 'labels');
  const badges = (Array.isArray(list) ? list : []).flatMap((entry): Badge[] => {
    const name = toText(entry) ?? textOf(entry, 'name') ?? textOf(entry, 'label');
    const position = (['before', 'after'] as const).find(
      (word) => word === fieldOf(entry, 'position'),
    );
    return name === undefined ? [] : [present({name, color: textOf(entry, 'color'), position})];
  });
  const before = textsOf(extensionOf(owner, 'labelsBefore')).map((name): Badge => ({
    name,
    position: 'before',
  }));
  const after = textsOf(extensionOf(owner, 'labelsAfter')).map((name): Badge => ({name}));
  // Repeated labels are redundant.
  return nonEmpty([
    ...new Map(
      [...stability, ...badges, ...before, ...after].map((badge) => [badge.name, badge]),
    ).values(),
  ]);
}
