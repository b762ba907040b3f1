import type {Property} from '../../model/types';
import {MAX_ROWS} from '../../model/page/innerPlaces';
import type {Direction} from './plan';
import {toSchemaView, type SchemaLookup} from './view';

export type SplitProperties = {
  /** Properties that the message contains. */
  shown: Property[];
  /** The other properties of a very wide object: the page contains only their names. */
  rest: Property[];
  /** Read-only properties in a request, write-only ones in a response. */
  other: Property[];
};

/** The properties that a message does not contain. */
const FOREIGN: {readonly [direction in Direction]?: 'readOnly' | 'writeOnly'} = {
  request: 'readOnly',
  response: 'writeOnly',
};

export function splitProperties(
  properties: readonly Property[],
  direction: Direction,
  lookup: SchemaLookup,
): SplitProperties {
  const foreign = FOREIGN[direction];
  const split: SplitProperties = {shown: [], rest: [], other: []};
  for (const [index, property] of properties.entries()) {
    if (index >= MAX_ROWS) split.rest.push(property);
    else if (foreign && toSchemaView(property.schema, lookup).annotations[foreign])
      split.other.push(property);
    else split.shown.push(property);
  }
  return split;
}
