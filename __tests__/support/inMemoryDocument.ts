import {toAudience} from '../../plugin/document/audience';
import {followPlace} from '../../plugin/document/follow';
import {listOperations} from '../../plugin/document/operations';
import yaml from 'js-yaml';
import {formatValue} from '../../plugin/document/exactNumber';
import type {
  Json,
  JsonObject,
  LoadedDocument,
  Place,
  OpenApiVersion,
} from '../../plugin/document/types';

type Files = {[file: string]: string | Json};

/**
 * A document from YAML or data, for tests that need no file system. A reference is a file name, a
 * JSON pointer, an `$anchor` or a `$dynamicAnchor`.
 */
export function inMemoryDocument(source: string | Json, others: Files = {}): LoadedDocument {
  const files = new Map<string, Json>();
  for (const [file, content] of Object.entries({'openapi.yaml': source, ...others})) {
    files.set(
      file,
      typeof content === 'string'
        ? (yaml.load(content, {schema: yaml.CORE_SCHEMA}) as Json)
        : content,
    );
  }
  const root = files.get('openapi.yaml') as JsonObject;
  const declaredVersion = formatValue(root.openapi ?? null);
  const start: Place<JsonObject> = {value: root, file: 'openapi.yaml', pointer: ''};
  const resolve: LoadedDocument['resolve'] = (ref, base) => {
    const [name = '', fragment = ''] = ref.split('#');
    const file = name === '' ? base.file : name.replace(/^\.\//, '');
    const value = files.get(file);
    if (value === undefined) return undefined;
    return fragment === '' || fragment.startsWith('/')
      ? byPointer({value, file, pointer: ''}, decodeURIComponent(fragment))
      : byAnchor({value, file, pointer: ''}, fragment);
  };
  const operations = listOperations(start, (place) => followPlace({resolve}, place));
  return {
    root: start,
    ...toAudience(operations, {}),
    version: (/^3\.[012]/.exec(declaredVersion)?.[0] ?? '3.2') as OpenApiVersion,
    declaredVersion,
    used: new Map(),
    files: [...files.keys()],
    texts: new Map(),
    secrets: {
      found: [],
      textOf: () => undefined,
      hide: (text) => text,
      conceal: (diagnostic) => diagnostic,
    },
    resolve,
    locate: (place) => ({...place}),
  };
}

function byPointer(start: Place, pointer: string): Place | undefined {
  let place = start;
  for (const segment of pointer.split('/').slice(1)) {
    const name = segment.replace(/~1/g, '/').replace(/~0/g, '~');
    const value =
      typeof place.value === 'object' && place.value !== null && Object.hasOwn(place.value, name)
        ? (place.value as JsonObject)[name]
        : undefined;
    if (value === undefined) return undefined;
    place = {value, file: place.file, pointer: `${place.pointer}/${segment}`};
  }
  return place;
}

function byAnchor(start: Place, anchor: string): Place | undefined {
  const queue = [start];
  for (let place = queue.shift(); place; place = queue.shift()) {
    if (typeof place.value !== 'object' || place.value === null) continue;
    const entries = Object.entries(place.value);
    if (
      entries.some(
        ([name, value]) => (name === '$anchor' || name === '$dynamicAnchor') && value === anchor,
      )
    )
      return place;
    for (const [name, value] of entries)
      queue.push({
        value,
        file: place.file,
        pointer: `${place.pointer}/${name.replace(/~/g, '~0').replace(/\//g, '~1')}`,
      });
  }
  return undefined;
}
