import {quote} from '../../diagnostics/text';
import {extensionOf, extensionPlaces, extensionsOf} from '../../document/extensions/read';
import {EFFECTS} from '../../document/extensions/table';
import {childOf, fieldOf, itemsOf} from '../../document/place';
import type {Place} from '../../document/types';
import {present} from '../../document/present';
import {toColor} from './color';
import type {Context} from '../context';
import {DEPRECATED} from '../operation/deprecation';
import {describe} from '../follow';
import {nonEmpty, textOf, textsOf, toText} from '../read';
import type {Badge} from '../types';

/** Extensions that can deprecate something by their value, which is then not a label. */
const DEPRECATING: ReadonlySet<string> = new Set(EFFECTS.deprecated.fields);

/**
 * The labels of an operation, a parameter or a schema: its stability, then those that it lists, as
 * strings or as `{name, color, position}`.
 */
export function toBadges(context: Context, place: Place): Badge[] | undefined {
  const owner = place.value;
  const stability = extensionsOf(owner, 'stability').flatMap(({field, value}): Badge[] => {
    const name = toText(value);
    return name === undefined || (name === DEPRECATED && DEPRECATING.has(field)) ? [] : [{name}];
  });
  const [list] = extensionPlaces(place, 'labels');
  const badges = itemsOf(list).flatMap((entry): Badge[] => {
    const {value} = entry;
    const name = toText(value) ?? textOf(value, 'name') ?? textOf(value, 'label');
    const position = (['before', 'after'] as const).find(
      (word) => word === fieldOf(value, 'position'),
    );
    return name === undefined
      ? []
      : [present({name, color: colorOf(context, childOf(entry, 'color')), position})];
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

function colorOf(context: Context, place: Place | undefined): string | undefined {
  if (!place) return undefined;
  const text = toText(place.value);
  const color = text === undefined ? undefined : toColor(text);
  if (color === undefined)
    context.warn(
      'content-invalid',
      place,
      `\`color\` is ${text === undefined ? describe(place) : quote(text)}, which is not a CSS color; the label has none.`,
      "Write a hex color in quotes, such as `'#2e8555'`, a name such as `green`, or a function such as `rgb(46 133 85)`.",
    );
  return color;
}
