import {isObject} from '../../document/isObject';
import {METHODS, type ObjectName, type Shape, toMethodField} from '../../document/objects';
import {childOf} from '../../document/place';
import {formatJson, formatValue} from '../../document/exactNumber';
import type {
  Json,
  JsonObject,
  LoadedDocument,
  Place,
  OperationPlace,
  PathItemPlace,
} from '../../document/types';
import type {Operation} from '../../model/types';
import {isRelativeUrl} from '../../document/parseUrl';
import {resolveUrl} from '../../model/text/url';
import {
  type Component,
  type PlacedComponent,
  type ReachedComponents,
  toObjectName,
} from './components';
import {createCopier} from './copier';
import {listRootFields} from './rootFields';

type DocumentOperation = Pick<Operation, 'key'>;

/** Makes the texts of documents that describe some operations of another document. */
export type PartialDocuments = {
  /** The smallest document of one operation; undefined for one that is not there. */
  ofOne: (operation: DocumentOperation) => string | undefined;
  /** A document of several operations, with the whole introduction. */
  ofAll: (operations: readonly DocumentOperation[]) => string;
};

/** Fields of the document that say what it is, whichever operations it has. */
const KEPT = ['openapi', '$self', 'info', 'jsonSchemaDialect'];
/** A description of the API that has more characters is a manual, which no operation needs. */
const MAX_INTRODUCTION = 5_000;
const SECURITY: Shape = {form: 'list', of: 'securityRequirement'};
/** An operation and its path item, copied. */
type Described = {
  field: PathItemPlace['field'];
  path: string;
  operation: JsonObject;
  /** The path item with this operation alone. */
  item: JsonObject;
  hasServers: boolean;
};

/**
 * Creates documents that contain some operations and everything they refer to. Names, version and
 * texts are the author's. Objects of other files become components with the names they have there.
 * Links to operations outside the document are left out.
 */
export function createPartialDocuments(document: LoadedDocument): PartialDocuments {
  const {root} = document;
  const places = new Map(
    document.operations.map((place): [string, OperationPlace] => [place.key, place]),
  );
  // Components are shared by all of these documents, which have only links that lead elsewhere.
  const writeOne = createWrite(document, []);
  const shortHead = toHead(root.value, withoutManual);
  return {
    ofOne: ({key}) => {
      const source = places.get(key);
      return source && writeOne(shortHead, [source]);
    },
    ofAll: (operations) => {
      const sources = operations.flatMap(({key}) => places.get(key) ?? []);
      const head = [
        ...toHead(root.value, (info) => info),
        ...listRootFields(document).map(([name, value]) => toField(name, value)),
      ];
      return createWrite(document, sources)(head, sources);
    },
  };
}

/**
 * Creates a function that writes documents. Each component is copied once and kept as text.
 * @param targets operations that links lead to
 */
function createWrite(
  document: LoadedDocument,
  targets: readonly OperationPlace[],
): (head: readonly string[], sources: readonly OperationPlace[]) => string {
  const copier = createCopier(document, {operations: targets});
  const copies = new Map<string, {text: string; reached: ReachedComponents}>();
  const {root} = document;

  const copyComponent = ({component, place}: PlacedComponent) => {
    const key = toKey(component);
    let copied = copies.get(key);
    if (!copied) {
      const reached: ReachedComponents = new Map();
      const of = toObjectName(component.section);
      const value = of && copier.copy({form: 'object', of}, place, collect(reached));
      copies.set(key, (copied = {text: formatJson(value ?? {}), reached}));
    }
    return copied;
  };
  const toBase = ({file}: Place) => document.pulledFrom?.get(file);

  return (head, sources) => {
    const reached: ReachedComponents = new Map();
    const copyAs = (of: ObjectName, place: Place) =>
      (copier.copy({form: 'object', of}, place, collect(reached)) ?? {}) as JsonObject;
    const described = sources.map((source) => toDescribed(source, copyAs, toBase));
    const security = described.every(({operation}) => operation.security !== undefined)
      ? undefined
      : childOf(root, 'security');
    const requirements = security && copier.copy(SECURITY, security, collect(reached));
    const components = writeComponents(reached, copyComponent);
    const tags = listTags(
      root.value.tags,
      described.flatMap(({operation: {tags: names}}) => (Array.isArray(names) ? names : [])),
    );
    const items = toItems(described);
    const fields = [
      ...head,
      described.every(({hasServers}) => hasServers)
        ? ''
        : toField('servers', root.value.servers && toServers(root.value.servers, toBase(root))),
      tags.length > 0 ? toField('tags', tags) : '',
      toField('security', requirements),
      // `x-webhooks` alone is no valid document.
      !items.has('paths') && (document.version === '3.0' || !items.has('webhooks'))
        ? '"paths":{}'
        : '',
      ...[...items].map(([field, item]) => toField(field, Object.fromEntries(item))),
      components === '' ? '' : `"components":{${components}}`,
    ];
    return `{${fields.filter((field) => field !== '').join(',')}}`;
  };
}

function toDescribed(
  {item, path, method, place}: OperationPlace,
  copyAs: (of: ObjectName, place: Place) => JsonObject,
  toBase: (place: Place) => string | undefined,
): Described {
  const copyWithServers = (of: ObjectName, from: Place) => {
    const {servers, ...rest} = copyAs(of, from);
    return servers ? {...rest, servers: toServers(servers, toBase(from))} : rest;
  };
  const described = copyWithServers('operation', place);
  const shared = copyShared(item, (layer) => copyWithServers('pathItem', layer));
  return {
    field: item.field,
    path,
    operation: described,
    item: {...shared, ...toMethodFields(method, described)},
    hasServers: described.servers !== undefined || shared.servers !== undefined,
  };
}

/** Servers of a pulled document without URLs that are relative to where it was. */
function toServers(servers: Json, base: string | undefined): Json {
  if (base === undefined || !Array.isArray(servers)) return servers;
  return servers.map((server) =>
    isObject(server) && typeof server.url === 'string' && isRelativeUrl(server.url)
      ? {...server, url: resolveUrl(server.url, base)}
      : server,
  );
}

/** The path items with all of their operations, by field and path. */
function toItems(
  described: readonly Described[],
): Map<PathItemPlace['field'], Map<string, JsonObject>> {
  const fields = new Map<PathItemPlace['field'], Map<string, JsonObject>>();
  for (const {field, path, item} of described) {
    const items = fields.get(field) ?? new Map<string, JsonObject>();
    fields.set(field, items);
    const {additionalOperations: known, ...others} = items.get(path) ?? {};
    const {additionalOperations: more} = item;
    items.set(path, {
      ...others,
      ...item,
      ...((known ?? more) !== undefined && {
        additionalOperations: {...(isObject(known) && known), ...(isObject(more) && more)},
      }),
    });
  }
  return fields;
}

function toHead(
  document: JsonObject,
  toInfo: (info: Json | undefined) => Json | undefined,
): string[] {
  return KEPT.map((name) =>
    toField(name, name === 'info' ? toInfo(document.info) : document[name]),
  );
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

function collect(reached: ReachedComponents): (found: PlacedComponent) => void {
  return (found) => {
    const key = toKey(found.component);
    if (!reached.has(key)) reached.set(key, found);
  };
}

function toKey({section, name}: Component): string {
  return `${section}/${name}`;
}

/** Copies the fields of a path item that apply to all of its methods. */
function copyShared({layers}: PathItemPlace, copy: (place: Place) => JsonObject): JsonObject {
  const copies = [...layers].reverse().map((layer) => {
    const fields = Object.entries(layer.value).filter(
      ([name]) => !METHODS.includes(name) && name !== 'additionalOperations' && name !== '$ref',
    );
    return copy({...layer, value: Object.fromEntries(fields)});
  });
  return Object.assign({}, ...copies) as JsonObject;
}

function toMethodFields(method: string, described: JsonObject): JsonObject {
  const field = toMethodField(method);
  return field === undefined ? {additionalOperations: {[method]: described}} : {[field]: described};
}

/** Writes the components that were reached and all that these reach, by section. */
function writeComponents(
  reached: ReachedComponents,
  copy: (entry: PlacedComponent) => {text: string; reached: ReachedComponents},
): string {
  const sections = new Map<string, string[]>();
  const all: ReachedComponents = new Map(reached);
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

/** The tags of the operations as the document declares them, with those above them. */
function listTags(declared: unknown, names: readonly unknown[]): JsonObject[] {
  if (!Array.isArray(declared)) return [];
  const tags = declared.filter(isObject);
  const byName = new Map(tags.map((tag) => [tag.name as unknown, tag]));
  const wanted = new Set<unknown>(names);
  for (const name of wanted) {
    const parent = byName.get(name)?.parent;
    if (parent !== undefined) wanted.add(parent);
  }
  return tags.filter(({name}) => wanted.has(name));
}
