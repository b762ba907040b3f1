import {formatJson, formatValue} from '../../document/exactNumber';
import type {Json, JsonObject, LoadedDocument, Located} from '../../document/types';
import type {Operation} from '../../model/types';
import {type Component, toObjectName} from './components';
import {createCopier} from './copier';
import {findSource, type Source} from './source';

/**
 * Makes the text of the smallest document that still describes one operation; undefined for an
 * operation that is not there.
 */
export type ToMinimalDocument = (
  operation: Pick<Operation, 'kind' | 'method' | 'path'>,
) => string | undefined;

/** Fields of the document that say what it is, whichever operations it has. */
const KEPT = ['openapi', '$self', 'info', 'jsonSchemaDialect'];
/** A description of the API that has more characters is a manual, which no operation needs. */
const MAX_INTRODUCTION = 5_000;
const METHODS: ReadonlySet<string> = new Set([
  'get',
  'put',
  'post',
  'delete',
  'options',
  'head',
  'patch',
  'trace',
  'query',
]);

type Reached = Map<string, {component: Component; place: Located}>;

/**
 * Documents of single operations: the operation, what it refers to, and nothing else. Names,
 * version and words are the author's. What other files hold is taken in, under the name it has
 * there. Each component is copied once and kept as text. Links are left out: they point to
 * operations that such a document does not have.
 */
export function createMinimalDocuments(document: LoadedDocument): ToMinimalDocument {
  const copier = createCopier(document);
  const copies = new Map<string, {text: string; reached: Reached}>();

  const copyComponent = ({component, place}: {component: Component; place: Located}) => {
    const key = toKey(component);
    let copied = copies.get(key);
    if (!copied) {
      const reached: Reached = new Map();
      const of = toObjectName(component.section);
      const value = of && copier.copy({form: 'object', of}, place, collect(reached));
      copies.set(key, (copied = {text: formatJson(value ?? {}), reached}));
    }
    return copied;
  };

  const {root} = document;
  const head = KEPT.map((name) =>
    toField(name, name === 'info' ? withoutManual(root.value.info) : root.value[name]),
  );

  return (operation) => {
    const source = findSource(document, copier.follow, operation);
    if (!source) return undefined;
    const reached: Reached = new Map();
    const described = (copier.copy(
      {form: 'object', of: 'operation'},
      source.place,
      collect(reached),
    ) ?? {}) as JsonObject;
    const shared = copyShared(
      source,
      (place) =>
        copier.copy({form: 'object', of: 'pathItem'}, place, collect(reached)) as JsonObject,
    );
    for (const name of listSchemes(described.security ?? root.value.security)) {
      const scheme = copier.named('securitySchemes', name);
      if (scheme) collect(reached)(scheme.component, scheme.place);
    }
    const components = writeComponents(reached, copyComponent);
    const tags = listTags(root.value.tags, described.tags);
    const fields = [
      ...head,
      described.servers === undefined && shared.servers === undefined
        ? toField('servers', root.value.servers)
        : '',
      tags.length > 0 ? toField('tags', tags) : '',
      described.security === undefined ? toField('security', root.value.security) : '',
      source.field === 'x-webhooks' && document.version === '3.0' ? '"paths":{}' : '',
      toField(source.field, {
        [operation.path]: {...shared, ...toMethodField(operation.method, described)},
      }),
      components === '' ? '' : `"components":{${components}}`,
    ];
    return `{${fields.filter((field) => field !== '').join(',')}}`;
  };
}

function withoutManual(info: Json | undefined): Json | undefined {
  if (
    typeof info !== 'object' ||
    info === null ||
    Array.isArray(info) ||
    formatValue(info.description ?? null).length <= MAX_INTRODUCTION
  )
    return info;
  const {description: _description, ...rest} = info;
  return rest;
}

function collect(reached: Reached): (component: Component, place: Located) => void {
  return (component, place) => {
    const key = toKey(component);
    if (!reached.has(key)) reached.set(key, {component, place});
  };
}

function toKey({section, name}: Component): string {
  return `${section}/${name}`;
}

/** What the path item says for all of its methods. */
function copyShared({item}: Source, copy: (place: Located) => JsonObject): JsonObject {
  const layers = [...item].reverse().map((layer) => {
    const fields = Object.entries(layer.value).filter(
      ([name]) => !METHODS.has(name) && name !== 'additionalOperations' && name !== '$ref',
    );
    return copy({...layer, value: Object.fromEntries(fields)});
  });
  return Object.assign({}, ...layers) as JsonObject;
}

function toMethodField(method: string, described: JsonObject): JsonObject {
  const field = method.toLowerCase();
  return METHODS.has(field) && method === method.toUpperCase()
    ? {[field]: described}
    : {additionalOperations: {[method]: described}};
}

/** Everything that is reached from what is reached, by section. */
function writeComponents(
  reached: Reached,
  copy: (entry: {component: Component; place: Located}) => {text: string; reached: Reached},
): string {
  const sections = new Map<string, string[]>();
  const all: Reached = new Map(reached);
  for (const entry of all.values()) {
    const {text, reached: further} = copy(entry);
    const {section, name} = entry.component;
    const texts = sections.get(section);
    if (texts) texts.push(`${JSON.stringify(name)}:${text}`);
    else sections.set(section, [`${JSON.stringify(name)}:${text}`]);
    for (const [key, next] of further) if (!all.has(key)) all.set(key, next);
  }
  return [...sections]
    .map(([section, texts]) => `${JSON.stringify(section)}:{${texts.join(',')}}`)
    .join(',');
}

function toField(name: string, value: Json | undefined): string {
  return value === undefined ? '' : `${JSON.stringify(name)}:${formatJson(value)}`;
}

function listSchemes(security: unknown): string[] {
  return Array.isArray(security)
    ? security.flatMap((requirement: unknown) =>
        typeof requirement === 'object' && requirement !== null ? Object.keys(requirement) : [],
      )
    : [];
}

/** The tags of the operation as the document declares them, with those above them. */
function listTags(declared: unknown, names: unknown): JsonObject[] {
  if (!Array.isArray(declared) || !Array.isArray(names)) return [];
  const tags = declared.filter(
    (tag): tag is JsonObject => typeof tag === 'object' && tag !== null && !Array.isArray(tag),
  );
  const byName = new Map(tags.map((tag) => [tag.name as unknown, tag]));
  const wanted = new Set<unknown>(names);
  for (const name of wanted) {
    const parent = byName.get(name)?.parent;
    if (parent !== undefined) wanted.add(parent);
  }
  return tags.filter(({name}) => wanted.has(name));
}
