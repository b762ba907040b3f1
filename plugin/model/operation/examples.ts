import type {Context} from '../context';
import {followToObject} from '../follow';
import {toJsonValue} from '../text/json';
import {childOf, entriesOf, itemsOf} from '../../document/place';
import type {Place} from '../../document/types';
import {present} from '../../document/present';
import {textOf, wordsOf} from '../read';
import {addressOf, markdownOf} from '../text/text';
import type {Example} from '../types';

/** Called with an example and the place of its value. */
type NoteExample = (example: Example, value: Place) => void;

/** `example` and `examples` of a parameter, header or media type. `null` is a valid value. */
export function toExamples(context: Context, owner: Place, note?: NoteExample): Example[] {
  const single = childOf(owner, 'example');
  const several = childOf(owner, 'examples');
  // Some documents write a list of values, as in a schema.
  const values = [...(single ? [single] : []), ...itemsOf(several)].flatMap((place) => {
    const value = toShownValue(context, place);
    if (value === undefined) return [];
    const example: Example = {value};
    note?.(example, place);
    return example;
  });
  const named = context.showShared(several, entriesOf(several)).flatMap(([name, place]) => {
    const target = followToObject(context, place);
    return target ? toExample(context, name, target, note) : [];
  });
  return [...values, ...named];
}

/** An Example Object. OpenAPI 3.2 adds `dataValue` and `serializedValue` to `value`. */
function toExample(context: Context, name: string, place: Place, note?: NoteExample): Example {
  const value = childOf(place, 'dataValue') ?? childOf(place, 'value');
  const example: Example = present({
    name,
    summary: wordsOf(place.value, 'summary'),
    description: markdownOf(context, place),
    value: value && toShownValue(context, value),
    serialized: textOf(place.value, 'serializedValue'),
    externalValue: addressOf(context, place, 'externalValue'),
  });
  if (value) note?.(example, value);
  return example;
}

function toShownValue(context: Context, place: Place) {
  const value = toJsonValue(place.value);
  if (value === undefined)
    context.warn('content-invalid', place, 'This value is too large or too deep to be shown.');
  return value;
}
