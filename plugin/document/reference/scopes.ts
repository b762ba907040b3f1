import {parseUrl} from '../parseUrl';
import {isAtOrBelow, parentOf} from '../pointer';

type Place = {file: string; pointer: string};

/**
 * What `$self`, `$id`, `$anchor` and `$dynamicAnchor` say: other names of places, and what relative
 * references start from.
 */
export type Scopes = {
  /**
   * `$self` of a document (OpenAPI 3.2), or `$id` of a schema: a URI reference, relative to the
   * scope around it.
   */
  addResource(place: Place, uri: string): void;
  addAnchor(place: Place, name: string): void;
  /**
   * The innermost resource that a place is in; undefined when only the file's own address counts.
   */
  scopeOf(place: Place): (Place & {uri: string}) | undefined;
  /** The resource that a URI reference names from a place. */
  findResource(uri: string, from: Place): Place | undefined;
  /** The place with an anchor, within a resource. */
  findAnchor(name: string, within: Place): Place | undefined;
  /** How many names are known. */
  size(): number;
};

export function createScopes(): Scopes {
  const byFile = new Map<string, Map<string, string>>();
  const resources = new Map<string, Place>();
  const anchors = new Map<string, Place[]>();

  const scopeOf: Scopes['scopeOf'] = ({file, pointer}) => {
    const uris = byFile.get(file);
    for (let at: string | undefined = pointer; uris && at !== undefined; at = parentOf(at)) {
      const uri = uris.get(at);
      if (uri !== undefined) return {file, pointer: at, uri};
    }
    return undefined;
  };
  const toAbsolute = (uri: string, from: Place) =>
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

/** An address of a file of the project, so that relative URIs can be resolved against it. */
function toFileUri(file: string): string {
  return `project:///${file.split('/').map(encodeURIComponent).join('/')}`;
}

/** The absolute URI without its fragment; undefined when it is none. */
function toUri(uri: string, base: string): string | undefined {
  return parseUrl(uri, base)?.href.replace(/#.*$/s, '');
}
