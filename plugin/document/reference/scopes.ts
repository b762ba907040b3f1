import {parseUrl} from '../parseUrl';
import {isAtOrBelow, parentOf} from '../pointer';
import type {PlaceInFile} from '../types';

/**
 * Resolves `$self`, `$id`, `$anchor` and `$dynamicAnchor`: names of places, and bases of relative
 * references.
 */
export type Scopes = {
  /**
   * `$self` of a document (OpenAPI 3.2), or `$id` of a schema: a URI reference, relative to the
   * scope around it.
   */
  addResource(place: PlaceInFile, uri: string): void;
  addAnchor(place: PlaceInFile, name: string): void;
  /**
   * The innermost resource that contains a place; undefined when only the file's own address
   * applies.
   */
  scopeOf(place: PlaceInFile): (PlaceInFile & {uri: string}) | undefined;
  /** The resource that a URI reference names, relative to a place. */
  findResource(uri: string, from: PlaceInFile): PlaceInFile | undefined;
  /** The place of an anchor within a resource. */
  findAnchor(name: string, within: PlaceInFile): PlaceInFile | undefined;
  /** Number of known names. */
  size(): number;
};

export function createScopes(): Scopes {
  const byFile = new Map<string, Map<string, string>>();
  const resources = new Map<string, PlaceInFile>();
  const anchors = new Map<string, PlaceInFile[]>();

  const scopeOf: Scopes['scopeOf'] = ({file, pointer}) => {
    const uris = byFile.get(file);
    for (let at: string | undefined = pointer; uris && at !== undefined; at = parentOf(at)) {
      const uri = uris.get(at);
      if (uri !== undefined) return {file, pointer: at, uri};
    }
    return undefined;
  };
  const toAbsolute = (uri: string, from: PlaceInFile) =>
    toUri(uri, scopeOf(from)?.uri ?? toFileUri(from.file));

  return {
    scopeOf,
    addResource(place, uri) {
      const absolute = toAbsolute(uri, place);
      if (absolute === undefined) return;
      const uris = byFile.get(place.file) ?? new Map<string, string>();
      byFile.set(place.file, uris.set(place.pointer, absolute));
      if (!resources.has(absolute)) resources.set(absolute, place);
    },
    addAnchor(place, name) {
      const key = `${place.file}#${name}`;
      const places = anchors.get(key);
      if (places) places.push(place);
      else anchors.set(key, [place]);
    },
    size: () => resources.size + anchors.size,
    findResource(uri, from) {
      const absolute = toAbsolute(uri, from);
      return absolute === undefined ? undefined : resources.get(absolute);
    },
    findAnchor: (name, {file, pointer}) =>
      anchors.get(`${file}#${name}`)?.find((place) => isAtOrBelow(place.pointer, pointer)),
  };
}

/** A URL for a file of the project, as the base of relative URIs. */
function toFileUri(file: string): string {
  return `project:///${file.split('/').map(encodeURIComponent).join('/')}`;
}

/** The absolute URI without its fragment; undefined when it is not absolute. */
function toUri(uri: string, base: string): string | undefined {
  return parseUrl(uri, base)?.href.replace(/#.*$/s, '');
}
