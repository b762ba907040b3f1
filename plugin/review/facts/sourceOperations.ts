import type {Json, JsonObject, LoadedDocument, Located} from '../../document/types';

/** An operation as the document writes it. Found here without the model, so that the two can be compared. */
export type SourceOperation = {
  kind: 'operation' | 'webhook';
  path: string;
  method: string;
  place: Located<JsonObject>;
  /** The path item, for what it shares with its operations. */
  item: Located<JsonObject>;
};

const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace', 'query'];

export function listSourceOperations(document: LoadedDocument): SourceOperation[] {
  return [
    ...toEntries(document, toField(document.root, 'paths')).flatMap(([path, item]) => toOperations(document, 'operation', path, item)),
    ...['webhooks', 'x-webhooks'].flatMap((field) => toEntries(document, toField(document.root, field)).flatMap(([name, item]) => toOperations(document, 'webhook', name, item))),
  ];
}

function toOperations(document: LoadedDocument, kind: SourceOperation['kind'], path: string, at: Located): SourceOperation[] {
  const layers = [at, followRefs(document, at)].filter((layer): layer is Located<JsonObject> => layer !== undefined && isObject(layer.value));
  const found = new Map<string, SourceOperation>();
  for (const item of layers) {
    const named = METHODS.flatMap((name) => toField(item, name) ?? []).map((place): [string, Located] => [place.pointer.slice(item.pointer.length + 1).toUpperCase(), place]);
    const additional = toEntries(document, toField(item, 'additionalOperations'));
    for (const [method, field] of [...named, ...additional]) {
      const place = followRefs(document, field);
      if (place && isObject(place.value) && !found.has(method)) found.set(method, {kind, path, method, place: place as Located<JsonObject>, item});
    }
  }
  return [...found.values()];
}

/** The fields of an object that may be a reference, without extensions. */
function toEntries(document: LoadedDocument, at: Located | undefined): [name: string, place: Located][] {
  const place = at && followRefs(document, at);
  if (!place || !isObject(place.value)) return [];
  return Object.keys(place.value)
    .filter((name) => !name.startsWith('x-'))
    .map((name) => [name, toField(place, name)!]);
}

/** Where a value is in the end, through any number of references. Undefined when they lead nowhere or in a circle. */
export function followRefs(document: LoadedDocument, start: Located): Located | undefined {
  const seen = new Set<string>();
  let place: Located | undefined = start;
  while (place && isObject(place.value) && typeof place.value.$ref === 'string') {
    const key = `${place.file}#${place.pointer}`;
    if (seen.has(key)) return undefined;
    seen.add(key);
    place = document.resolve(place.value.$ref, place);
  }
  return place;
}

export function toField({value, file, pointer}: Located, name: string): Located | undefined {
  if (!isObject(value) || !Object.hasOwn(value, name)) return undefined;
  return {value: value[name]!, file, pointer: `${pointer}/${/[~/]/.test(name) ? name.replaceAll('~', '~0').replaceAll('/', '~1') : name}`};
}

export function isObject(value: Json): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
