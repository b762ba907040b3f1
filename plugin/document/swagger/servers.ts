// Converts `host`, `basePath` and `schemes` to servers. Missing parts are not invented.
import {childOf, itemsOf, stringOf} from '../place';
import type {JsonObject, Place, PlaceInFile} from '../types';
import {within} from './places';
import type {Conversion} from './types';

/**
 * The servers of a document, or of an operation with its own schemes. Their URLs have no scheme if
 * none is given, and are relative without a host.
 */
export function toServers(
  root: Place,
  schemes: Place | undefined,
  to: PlaceInFile,
  {places}: Conversion,
): JsonObject[] {
  const host = childOf(root, 'host');
  const basePath = childOf(root, 'basePath');
  const place = host ?? basePath;
  if (!place) return [];
  const path = (stringOf(root.value, 'basePath') ?? '').replace(/^(?!\/|$)/, '/');
  const name = stringOf(root.value, 'host');
  places.trace(to, place);
  const toServer = (url: string, from: PlaceInFile, index: number): JsonObject[] => {
    const at = within(to, index);
    places.trace(at, from);
    places.trace(within(at, 'url'), place);
    return [{url}];
  };
  if (name === undefined || name === '') return toServer(path === '' ? '/' : path, place, 0);
  const listed = itemsOf(schemes).filter(isText);
  const address = `//${name}${path === '/' ? '' : path}`;
  if (listed.length === 0) return toServer(address, place, 0);
  return listed.flatMap((scheme, index) => toServer(`${scheme.value}:${address}`, scheme, index));
}

function isText(place: Place): place is Place<string> {
  return typeof place.value === 'string';
}
