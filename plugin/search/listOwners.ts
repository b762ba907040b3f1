/** Lists what the search index contains besides operations, with its place on the pages. */
import {formatJson} from '../document/exactNumber';
import {toExcerpt} from '../model/markdown/excerpt';
import {
  callbackAnchor,
  headerAnchor,
  mediaTypeAnchor,
  parameterAnchor,
  partAnchor,
  propertyAnchor,
  responseAnchor,
  type Anchor,
} from '../model/page/anchors';
import {toInnerPlaces} from '../model/page/innerPlaces';
import {toReason} from '../model/reason';
import {findSchema} from '../model/schema/findNode';
import type {
  Header,
  Json,
  MediaType,
  NodeSchema,
  Operation,
  Parameter,
  Response,
  Schema,
  SchemaId,
  SchemaTable,
} from '../model/types';
import type {SearchName, SearchOwner} from './types';

/** A schema during the walk. Its anchor continues that of its owner. */
type Entry = {schema: Schema; owner: SearchOwner; anchor: Anchor};

/** The facts of a named schema, with its id. */
type SchemaOwner = {id: SchemaId; owner: SearchOwner};

/**
 * The owners of all facts: the operations, then the named schemas on their pages. All operations
 * are walked at once, nearest schemas first, so that each schema is found where it takes the fewest
 * steps to open.
 */
export function listOwners(
  operations: readonly Operation[],
  table: SchemaTable,
): {operations: SearchOwner[]; schemas: SchemaOwner[]} {
  const pending: Entry[] = [];
  const owners = operations.map((operation, index) => {
    const owner: SearchOwner = {operation: index};
    addParts(operation, owner, pending);
    return owner;
  });
  return {operations: owners, schemas: enterSchemas(pending, table)};
}

/**
 * Lists the owners inside an operation.
 * @param prefix of all anchors inside a callback
 */
function addParts(operation: Operation, owner: SearchOwner, pending: Entry[], prefix = ''): void {
  const enter = (schema: Schema | undefined, anchor: Anchor) => {
    if (schema) pending.push({schema, owner, anchor});
  };
  const enterContent = (content: readonly MediaType[], outer: Anchor) =>
    content.forEach(({mediaType, schema, itemSchema}, index) => {
      const anchor = mediaTypeAnchor(outer, mediaType, index);
      enter(schema, anchor);
      enter(itemSchema, partAnchor(anchor, 'each'));
    });
  const enterValue = ({deprecated, schema, content}: Parameter | Header, anchor: Anchor) => {
    if (deprecated) (owner.deprecated ??= []).push(anchor);
    enter(schema, anchor);
    enterContent(content ? [content] : [], anchor);
  };
  for (const parameter of operation.parameters) {
    const anchor = prefix + parameterAnchor(parameter.in, parameter.name);
    (owner.parameters ??= []).push(toName(anchor, parameter.name));
    enterValue(parameter, anchor);
  }
  enterContent(operation.requestBody?.content ?? [], `${prefix}body`);
  for (const response of operation.responses) {
    const anchor = prefix + responseAnchor(response.status);
    (owner.responses ??= []).push([anchor, toLabel(response)]);
    for (const header of response.headers) {
      const own = headerAnchor(anchor, header.name);
      (owner.headers ??= []).push(toName(own, header.name));
      enterValue(header, own);
    }
    enterContent(response.content, anchor);
  }
  operation.callbacks
    .flatMap(({name, operations}) => operations.map((inner) => ({name, inner})))
    .forEach(({name, inner}, index) =>
      addParts(inner, owner, pending, `${prefix}${callbackAnchor(name, index)}/`),
    );
}

function toLabel({status, summary, description}: Response): string {
  return summary ?? toReason(status) ?? (description === undefined ? '' : toExcerpt(description));
}

function enterSchemas(pending: Entry[], table: SchemaTable): SchemaOwner[] {
  const found: SchemaOwner[] = [];
  const seen = new Set<SchemaId>();
  const enterNamed = (id: SchemaId, {owner, anchor}: Entry) => {
    const target = seen.has(id) ? undefined : findSchema(table, id);
    seen.add(id);
    if (!target) return;
    const own: SearchOwner = {
      operation: owner.operation,
      schema: table[id]?.name ?? id,
      anchor: (owner.anchor ?? '') + anchor,
    };
    found.push({id, owner: own});
    if (isDeprecated(target)) own.deprecated = [''];
    pending.push({schema: target, owner: own, anchor: ''});
  };
  // The list grows during the loop.
  for (const entry of pending) {
    const {schema} = entry;
    if (schema.kind === 'reference') enterNamed(schema.id, entry);
    else if (schema.kind === 'schema') {
      addNode(schema, entry, pending);
      // A schema that is merged into another is shown in the same place.
      schema.allOf?.forEach(({id}) => enterNamed(id, entry));
    }
  }
  return found;
}

function addNode(node: NodeSchema, {owner, anchor}: Entry, pending: Entry[]): void {
  const {properties = [], ...others} = node;
  for (const {name, schema} of properties) {
    const own = propertyAnchor(anchor, name);
    (owner.fields ??= []).push(toName(own, name));
    if (isDeprecated(schema)) (owner.deprecated ??= []).push(own);
    pending.push({schema, owner, anchor: own});
  }
  const values = listValues(node);
  if (values.length > 0) (owner.values ??= []).push([anchor, ...values]);
  for (const inner of toInnerPlaces(others, anchor)) pending.push({...inner, owner});
}

function isDeprecated(schema: Schema): boolean {
  return schema.kind !== 'unknown' && schema.deprecated !== undefined;
}

function listValues({enum: values = [], const: only}: NodeSchema): string[] {
  const all = [...values.map(({value}) => value), ...(only === undefined ? [] : [only])];
  return all.flatMap((value) => (value === null || value === '' ? [] : toText(value)));
}

function toText(value: Json): string {
  return typeof value === 'string' ? value : formatJson(value);
}

/** The name alone is in the anchor, where that has it unchanged. */
function toName(anchor: Anchor, name: string): SearchName {
  return name !== '' && anchor.endsWith(`.${name}`) && !/[.~]/.test(name) ? anchor : [anchor, name];
}
