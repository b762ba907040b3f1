// Reads the media types that the document or an operation lists in `consumes` and `produces`.
import {childOf, itemsOf, type Place} from '../place';
import type {Conversion, MediaTypes, PlaceInFile} from './types';

/** Undefined when the list is missing or empty. */
export function readMediaTypes(
  holder: Place | undefined,
  field: 'consumes' | 'produces',
): MediaTypes | undefined {
  const names = new Map<string, PlaceInFile>();
  for (const {value, file, pointer} of itemsOf(childOf(holder, field)))
    if (typeof value === 'string' && !names.has(value)) names.set(value, {file, pointer});
  if (names.size === 0) return undefined;
  return {list: [...names].map(([name, from]) => ({name, from}))};
}

/**
 * The media types of an operation, and whether it lists them itself. An empty list overrides the
 * document's.
 */
export function chooseMediaTypes(
  operation: Place | undefined,
  field: 'consumes' | 'produces',
  conversion: Conversion,
): {types: MediaTypes | undefined; own: boolean} {
  const types = readMediaTypes(operation, field);
  const shared = conversion[field];
  const own = Array.isArray(childOf(operation, field)?.value) && toNames(types) !== toNames(shared);
  return own ? {types, own} : {types: types ?? shared, own};
}

function toNames(types: MediaTypes | undefined): string {
  return types?.list.map(({name}) => name).join('\n') ?? '';
}
