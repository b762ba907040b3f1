import {formatJson} from '../../document/exactNumber';
import type {LoadedDocument} from '../../document/types';
import type {SchemaPlace} from '../../model/types';
import type {PlacedComponent} from '../operationDocument/components';
import {createCopier} from '../operationDocument/copier';
import {toDialect, toJsonSchema} from './toJsonSchema';

const SCHEMA = {form: 'object', of: 'schema'} as const;

type Reached = Map<string, PlacedComponent>;

/**
 * Creates JSON Schema documents of named schemas, each with the schemas it reaches in `$defs`.
 * Names, descriptions and numbers are the author's. Each schema is copied once and kept as a
 * string.
 */
export function createJsonSchemas(document: LoadedDocument): (place: SchemaPlace) => string {
  const {root, version} = document;
  const copier = createCopier(document, {toKeys: ({name}) => ['$defs', name]});
  const copies = new Map<string, {text: string; reached: Reached}>();
  const collect = (reached: Reached) => (entry: PlacedComponent) => {
    // Examples may name other components, but are data.
    if (entry.component.section === 'schemas') reached.set(entry.component.name, entry);
  };
  const copyComponent = ({component: {name}, place}: PlacedComponent) => {
    let copied = copies.get(name);
    if (!copied) {
      const reached: Reached = new Map();
      const value = copier.copy(SCHEMA, place, collect(reached)) ?? {};
      copies.set(name, (copied = {text: formatJson(toJsonSchema(value, version)), reached}));
    }
    return copied;
  };
  return ({file, pointer}) => {
    const reached: Reached = new Map();
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
