import {formatJson} from '../../document/exactNumber';
import {toPointer} from '../../document/pointer';
import type {LoadedDocument} from '../../document/types';
import type {SchemaPlace} from '../../model/types';
import type {PlacedComponent, ReachedComponents} from '../operationDocument/components';
import {createCopier, type Refer, toFragment} from '../operationDocument/copier';
import {listDynamicAnchors, toDialect, toJsonSchema} from './toJsonSchema';

const SCHEMA = {form: 'object', of: 'schema'} as const;

type WriteSchema = (place: SchemaPlace) => string;

/**
 * Creates JSON Schema documents of named schemas, each with the schemas it reaches in `$defs`.
 * Names, descriptions and numbers are the author's. Each schema is copied once and kept as a
 * string.
 */
export function createJsonSchemas(document: LoadedDocument): WriteSchema {
  const write = createWrite(document, referWithin);
  const writeApart = createWrite(document, referToId, toId);
  return (place) => {
    const text = write(place);
    return repeatsAnchor(text) ? writeApart(place) : text;
  };
}

const referWithin: Refer = ({name}, fragment) =>
  isAnchor(fragment) ? `#${fragment}` : toFragment(`${toPointer('$defs', name)}${fragment}`);

const referToId: Refer = ({name}, fragment) => {
  if (fragment === '') return toId(name);
  return `${toId(name)}${isAnchor(fragment) ? `#${fragment}` : toFragment(fragment)}`;
};

const isAnchor = (fragment: string) => fragment !== '' && !fragment.startsWith('/');

/** The `$id` of a schema that is a resource by itself. */
const toId = (name: string) => encodeURIComponent(name);

/**
 * Within one resource, an anchor is in one place (JSON Schema 2020-12, section 8.2.2). Where schemas
 * override each other's `$dynamicAnchor`, each of them needs to be a resource by itself.
 */
function repeatsAnchor(text: string): boolean {
  const anchors = listDynamicAnchors(text);
  return new Set(anchors).size < anchors.length;
}

/** @param toIdOf the `$id` of a schema by its name, if each is a resource by itself */
function createWrite(
  document: LoadedDocument,
  refer: Refer,
  toIdOf?: (name: string) => string,
): WriteSchema {
  const {root, version} = document;
  const copier = createCopier(document, {refer});
  const copies = new Map<string, {text: string; reached: ReachedComponents}>();
  const collect = (reached: ReachedComponents) => (entry: PlacedComponent) => {
    // Examples may name other components, but are data.
    if (entry.component.section === 'schemas') reached.set(entry.component.name, entry);
  };
  const copyComponent = ({component: {name}, place}: PlacedComponent) => {
    let copied = copies.get(name);
    if (!copied) {
      const reached: ReachedComponents = new Map();
      const value = copier.copy(SCHEMA, place, collect(reached)) ?? {};
      const schema = toJsonSchema(value, version, toIdOf?.(name));
      copies.set(name, (copied = {text: formatJson(schema), reached}));
    }
    return copied;
  };
  return ({file, pointer}) => {
    const reached: ReachedComponents = new Map();
    const start = `#${pointer.split('/').map(encodeURIComponent).join('/')}`;
    const reference = copier.copy(
      SCHEMA,
      {value: {$ref: start}, file, pointer: ''},
      collect(reached),
    );
    const definitions: string[] = [];
    for (const entry of reached.values()) {
      const {text, reached: further} = copyComponent(entry);
      definitions.push(`${JSON.stringify(entry.component.name)}:${text}`);
      for (const [name, next] of further) if (!reached.has(name)) reached.set(name, next);
    }
    const head = `"$schema":${JSON.stringify(toDialect(root.value))}`;
    return `{${head},${formatJson(reference ?? {}).slice(1, -1)},"$defs":{${definitions.join(',')}}}`;
  };
}
