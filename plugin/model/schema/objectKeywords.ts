import {isObject} from '../../document/isObject';
import {entriesOf, childOf} from '../../document/place';
import type {Place} from '../../document/types';
import {textsOf} from '../read';
import {
  type Draft,
  type KeywordHandler,
  type KeywordTable,
  type SingleKeyword,
  type Slot,
  toSlot,
} from './draft';
import type {SchemaPart} from './flatten';

/**
 * Handlers of keywords about objects. A property that several parts define has to match all their
 * schemas.
 */
export const OBJECT_KEYWORDS: KeywordTable = new Map<string, KeywordHandler>([
  ['properties', (draft, value, part) => addNamed(draft.properties, part, 'properties')],
  [
    'patternProperties',
    (draft, value, part) => addNamed(draft.patternProperties, part, 'patternProperties'),
  ],
  [
    'dependentSchemas',
    (draft, value, part) => addNamed(draft.dependentSchemas, part, 'dependentSchemas'),
  ],
  [
    'required',
    (draft, value) => {
      if (!Array.isArray(value)) return false;
      for (const name of textsOf(value)) draft.required.add(name);
      return true;
    },
  ],
  [
    'dependentRequired',
    (draft, value, part) => {
      if (!isObject(value)) return false;
      for (const [name, {value: names}] of entriesOf(childOf(part.place, 'dependentRequired')))
        addRequired(draft, name, textsOf(names));
      return true;
    },
  ],
  [
    // In the drafts before 2019-09, the two keywords above were one.
    'dependencies',
    (draft, value, part) => {
      if (!isObject(value)) return false;
      for (const [name, place] of entriesOf(childOf(part.place, 'dependencies'))) {
        if (Array.isArray(place.value)) addRequired(draft, name, textsOf(place.value));
        else
          draft.dependentSchemas.set(name, toSlot(place, part, draft.dependentSchemas.get(name)));
      }
      return true;
    },
  ],
  [
    'x-additionalPropertiesName',
    (draft, value) => {
      if (typeof value === 'string') draft.additionalPropertiesName ??= value;
    },
  ],
  ...(['additionalProperties', 'unevaluatedProperties', 'propertyNames'] as const).map(
    (keyword) => [keyword, addSingle(keyword)] as const,
  ),
]);

/** Creates a handler for a keyword that contains one schema. */
export function addSingle(keyword: SingleKeyword): KeywordHandler {
  return (draft, _value, part) => {
    const place = childOf(part.place, keyword);
    if (place) draft.schemas.set(keyword, toSlot(place, part, draft.schemas.get(keyword)));
  };
}

function addNamed(slots: Map<string, Slot>, part: SchemaPart, keyword: string): boolean {
  const place: Place | undefined = childOf(part.place, keyword);
  if (!place || !isObject(place.value)) return false;
  for (const [name, entry] of entriesOf(place))
    slots.set(name, toSlot(entry, part, slots.get(name)));
  return true;
}

function addRequired({dependentRequired}: Draft, name: string, names: string[]): void {
  dependentRequired.set(name, [...new Set([...(dependentRequired.get(name) ?? []), ...names])]);
}
