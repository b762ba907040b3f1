import {listSome, quote, quoteValue} from '../../diagnostics/text';
import {formatJson} from '../../document/exactNumber';
import {childOf, entriesOf, fieldOf} from '../../document/place';
import {type Draft, addConflict} from './draft';

/** Maximum number of forbidden properties in a message. */
const MAX_NAMES = 10;
const CLOSED = 'additionalProperties';

/**
 * `additionalProperties: false` in one part of an `allOf` forbids the properties of the other
 * parts: a common mistake that makes every value invalid.
 */
export function findClosedParts(draft: Draft): void {
  for (const {place, from} of draft.flat.parts) {
    if (
      fieldOf(place.value, 'additionalProperties') !== false ||
      childOf(place, 'patternProperties')
    )
      continue;
    const own = new Set(entriesOf(childOf(place, 'properties')).map(([name]) => name));
    const others = [...draft.properties.keys()].filter((name) => !own.has(name));
    if (others.length > 0)
      addConflict(draft, CLOSED, [
        {...(from && {from: from.name}), value: false},
        {value: others.slice(0, MAX_NAMES)},
      ]);
  }
}

/** Reports contradictory parts; the page shows them too. */
export function reportConflicts({conflicts, flat, context}: Draft): void {
  const [first] = flat.parts;
  if (!first || conflicts.length === 0) return;
  const words = conflicts.map(({keyword, values}) => {
    if (keyword === CLOSED) return toClosedWords(values);
    const said = values.map(
      ({from, value}) =>
        `${quoteValue(formatJson(value))}${from === undefined ? '' : ` in ${quote(from)}`}`,
    );
    return `\`${keyword}\` is ${said.join(' and ')}`;
  });
  context.warn(
    'schema-composition',
    first.place,
    `The parts of this schema contradict each other: ${words.join('; ')}.`,
    conflicts.every(({keyword}) => keyword === CLOSED)
      ? 'No value can have the properties of all parts. Remove `additionalProperties: false`, or use `unevaluatedProperties` (OpenAPI 3.1).'
      : 'No value can match all of them. Correct one of the parts.',
  );
}

function toClosedWords([closed, others]: Draft['conflicts'][number]['values']): string {
  const names = Array.isArray(others?.value) ? others.value.map(String) : [];
  return `\`additionalProperties: false\`${closed?.from === undefined ? '' : ` in ${quote(closed.from)}`} forbids ${listSome(names)} of another part`;
}
