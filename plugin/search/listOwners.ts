/** Lists what the search index contains besides operations, with its place on the pages. */
import {formatJson} from '../document/exactNumber';
import {toExcerpt} from '../model/markdown/excerpt';
import type {Anchor} from '../model/page/anchors';
import {toReason} from '../model/text/reason';
import {findSchema} from '../model/schema/findNode';
import type {
  Header,
  Json,
  Markdown,
  NodeSchema,
  Operation,
  Parameter,
  Response,
  Schema,
  SchemaId,
  SchemaTable,
} from '../model/types';
import {innerAnchor, visitInner, visitOperation, visitSchemas} from '../model/visit';
import type {SearchName, SearchOwner} from './types';

/** The owner of a schema, and its anchor, which continues that of its owner. */
type OwnedPlace = {owner: SearchOwner; anchor: Anchor};

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
  const pending: [Schema, OwnedPlace][] = [];
  const owners = operations.map((operation, index) => {
    const owner: SearchOwner = {operation: index};
    addParts(operation, owner, pending);
    return owner;
  });
  return {operations: owners, schemas: enterSchemas(pending, table)};
}

/** Lists what an operation itself has, and its schemas. */
function addParts(operation: Operation, owner: SearchOwner, pending: [Schema, OwnedPlace][]): void {
  const addDeprecated = ({deprecated}: Parameter | Header, anchor: Anchor) => {
    if (deprecated) (owner.deprecated ??= []).push(anchor);
  };
  visitOperation(operation, {
    parameter(parameter, anchor) {
      (owner.parameters ??= []).push(toName(anchor, parameter.name));
      addDeprecated(parameter, anchor);
    },
    response: (response, anchor) => (owner.responses ??= []).push([anchor, toLabel(response)]),
    header(header, anchor) {
      (owner.headers ??= []).push(toName(anchor, header.name));
      addDeprecated(header, anchor);
    },
    schema: (schema, anchor) => pending.push([schema, {owner, anchor}]),
  });
}

function toLabel(response: Response): string {
  return response.summary ?? toReason(response.status) ?? toBeginning(response);
}

/** The beginning of a description, without markup. */
export function toBeginning({description}: {description?: Markdown}, length?: number): string {
  return description === undefined ? '' : toExcerpt(description, length);
}

function enterSchemas(
  pending: readonly (readonly [Schema, OwnedPlace])[],
  table: SchemaTable,
): SchemaOwner[] {
  const found: SchemaOwner[] = [];
  const seen = new Set<SchemaId>();
  const enterNamed = (
    id: SchemaId,
    {owner, anchor}: OwnedPlace,
    add: (schema: Schema, at: OwnedPlace) => void,
  ) => {
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
    add(target, {owner: own, anchor: ''});
  };
  visitSchemas(pending, {
    reference: ({id}, at, add) => enterNamed(id, at, add),
    schema(node, at, add) {
      const {owner, anchor} = at;
      visitInner(node, (inner) => {
        const own = innerAnchor(anchor, inner);
        if (inner.field === 'properties') {
          (owner.fields ??= []).push(toName(own, String(inner.key)));
          if (isDeprecated(inner.schema)) (owner.deprecated ??= []).push(own);
        }
        add(inner.schema, {owner, anchor: own});
      });
      const values = listValues(node);
      if (values.length > 0) (owner.values ??= []).push([anchor, ...values]);
      // A schema that is merged into another is shown in the same place.
      for (const {id} of node.allOf ?? []) enterNamed(id, at, add);
    },
    boolean: () => undefined,
    unknown: () => undefined,
  });
  return found;
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
