import {quote} from '../../diagnostics/text';
import {formatJson} from '../exactNumber';
import {childOf, entriesOf, fieldOf} from '../place';
import {type Draft, addConflict} from './draft';

/** So many of the forbidden properties are named. */
const MAX_NAMES = 10;

/**
 * `additionalProperties: false` in one part of an `allOf` forbids the properties of the others: a frequent mistake, after
 * which no value is valid.
 */
export function findClosedParts(draft: Draft): void {
  for (const {place, from} of draft.flat.parts) {
    if (fieldOf(place.value, 'additionalProperties') !== false || childOf(place, 'patternProperties')) continue;
    const own = new Set(entriesOf(childOf(place, 'properties')).map(([name]) => name));
    const others = [...draft.properties.keys()].filter((name) => !own.has(name));
    if (others.length > 0) addConflict(draft, 'additionalProperties', [{...(from && {from: from.name}), value: false}, {value: others.slice(0, MAX_NAMES)}]);
  }
}

/** Tells the owner of the document what can not hold together; the page shows it too. */
export function reportConflicts({conflicts, flat, context}: Draft): void {
  const [first] = flat.parts;
  if (!first || conflicts.length === 0) return;
  const words = conflicts.map(({keyword, values}) => {
    const said = values.map(({from, value}) => `${quote(formatJson(value))}${from === undefined ? '' : ` in ${quote(from)}`}`);
    return `\`${keyword}\` is ${said.join(' and ')}`;
  });
  context.warn('schema-composition', first.place, `The parts of this schema contradict each other: ${words.join('; ')}.`, 'No value can meet all of them; change one of the parts.');
}
