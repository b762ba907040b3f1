/** Goes over the schemas of operations and of other schemas, in the order of the page. */
import type {ShownField} from '../document/vocabulary/applicators';
import {
  callbackAnchor,
  headerAnchor,
  mediaTypeAnchor,
  parameterAnchor,
  partAnchor,
  propertyAnchor,
  responseAnchor,
  variantAnchor,
  type Anchor,
} from './page/anchors';
import type {Header, MediaType, NodeSchema, Operation, Parameter, Response, Schema} from './types';

/** The fields of a schema that contain schemas. */
export type InnerField = ShownField;

/** A schema directly inside another. */
export type InnerSchema = {
  field: InnerField;
  schema: Schema;
  /**
   * The name of a property, the label of a variant, a keyword of a condition; otherwise the
   * position in its list.
   */
  key: string | number;
  /** The position of its group of variants, or of its condition. */
  group: number;
};
/** Where a schema is in the one around it. */
type InnerPosition = Omit<InnerSchema, 'schema'>;

type Add = (schema: Schema | undefined, key?: string | number, group?: number) => void;
type ListOf<field extends keyof NodeSchema> = (
  value: NonNullable<NodeSchema[field]>,
  add: Add,
) => void;

/** What each field contains, in the order of the page. */
const READERS: {[field in InnerField]: ListOf<field>} = {
  properties: (properties, add) => {
    for (const {name, schema} of properties) add(schema, name);
  },
  patternProperties: addEntries,
  additionalProperties: (schema, add) => add(schema),
  unevaluatedProperties: (schema, add) => add(schema),
  propertyNames: (schema, add) => add(schema),
  prefixItems: addAll,
  items: (schema, add) => add(schema),
  unevaluatedItems: (schema, add) => add(schema),
  contains: ({schema}, add) => add(schema),
  variants: (groups, add) =>
    groups.forEach(({variants}, group) => {
      for (const {label, schema} of variants) add(schema, label, group);
    }),
  dependentSchemas: addEntries,
  conditions: (conditions, add) =>
    conditions.forEach((condition, group) => {
      for (const key of ['if', 'then', 'else'] as const) add(condition[key], key, group);
    }),
  not: addAll,
  content: ({schema}, add) => add(schema),
};
const FIELDS = Object.keys(READERS) as InnerField[];

function addAll(schemas: readonly Schema[], add: Add): void {
  schemas.forEach((schema, index) => add(schema, index));
}

function addEntries(entries: readonly {schema: Schema}[], add: Add): void {
  entries.forEach(({schema}, index) => add(schema, index));
}

/** Visits the schemas directly inside a schema. References are not followed. */
export function visitInner(node: NodeSchema, visit: (inner: InnerSchema) => void): void {
  for (const field of FIELDS) visitField(node, field, visit);
}

function visitField<field extends InnerField>(
  node: NodeSchema,
  field: field,
  visit: (inner: InnerSchema) => void,
): void {
  const value = node[field];
  if (value !== undefined)
    READERS[field](value, (schema, key = 0, group = 0) => {
      if (schema) visit({field, schema, key, group});
    });
}

/** The schemas directly inside a schema. */
export function childSchemas(schema: Schema): Schema[] {
  const children: Schema[] = [];
  if (schema.kind === 'schema') visitInner(schema, (inner) => children.push(inner.schema));
  return children;
}

/** The number of schemas in a schema, itself included; stops counting beyond `enough`. */
export function countSchemas(schema: Schema, enough: number): number {
  const stack = [schema];
  let count = 0;
  for (let next = stack.pop(); next && count <= enough; next = stack.pop()) {
    count++;
    for (const item of childSchemas(next)) stack.push(item);
  }
  return count;
}

/** Where a schema is on the page, in the schema around it. */
const ANCHORS: {[field in InnerField]: (owner: Anchor, inner: InnerPosition) => Anchor} = {
  properties: (owner, {key}) => propertyAnchor(owner, String(key)),
  patternProperties: (owner, {key}) => partAnchor(owner, `pattern-${Number(key)}`),
  additionalProperties: (owner) => partAnchor(owner, 'any'),
  unevaluatedProperties: (owner) => partAnchor(owner, 'other'),
  propertyNames: (owner) => partAnchor(owner, 'names'),
  prefixItems: (owner, {key}) => partAnchor(owner, `item-${Number(key)}`),
  items: (owner) => partAnchor(owner, 'items'),
  unevaluatedItems: (owner) => partAnchor(owner, 'other-items'),
  contains: (owner) => partAnchor(owner, 'contains'),
  variants: (owner, {key, group}) => variantAnchor(owner, group, String(key)),
  dependentSchemas: (owner, {key}) => partAnchor(owner, `with-${Number(key)}`),
  conditions: (owner, {key, group}) =>
    partAnchor(owner, `${key as 'if' | 'then' | 'else'}-${group}`),
  not: (owner, {key}) => partAnchor(owner, `not-${Number(key)}`),
  content: (owner) => partAnchor(owner, 'content'),
};

export function innerAnchor(owner: Anchor, inner: InnerPosition): Anchor {
  return ANCHORS[inner.field](owner, inner);
}

/** Handles each kind of schema. `add` lets another schema be visited after those that wait. */
export type SchemaHandlers<At> = {
  [kind in Schema['kind']]: (
    schema: Extract<Schema, {kind: kind}>,
    at: At,
    add: (schema: Schema, at: At) => void,
  ) => void;
};

/** Visits schemas, and those that the handlers add, nearest first. */
export function visitSchemas<At>(
  starts: Iterable<readonly [Schema, At]>,
  handlers: SchemaHandlers<At>,
): void {
  const pending = Array.from(starts);
  const add = (schema: Schema, at: At) => pending.push([schema, at]);
  // Grows during the loop.
  for (const [schema, at] of pending) {
    const handle = handlers[schema.kind] as (schema: Schema, at: At, more: typeof add) => void;
    handle(schema, at, add);
  }
}

type MessageSide = 'request' | 'response';

/** Handles the parts of an operation. Absent: such parts are only passed. */
export type OperationHandlers = {
  parameter?: (parameter: Parameter, anchor: Anchor) => void;
  response?: (response: Response, anchor: Anchor) => void;
  header?: (header: Header, anchor: Anchor) => void;
  /** Before the parts of its operation. */
  callback?: (name: string, operation: Operation, anchor: Anchor) => void;
  /** @param message that the schema describes, as `operation`, which may be a callback's, names it */
  schema?: (schema: Schema, anchor: Anchor, message: MessageSide, operation: Operation) => void;
};

/**
 * Visits the parts of an operation in the order of its page, callbacks last.
 * @param prefix of all anchors inside a callback
 */
export function visitOperation(
  operation: Operation,
  handlers: OperationHandlers,
  prefix = '',
): void {
  const {parameters, requestBody, responses, callbacks} = operation;
  const visitSchema = (schema: Schema | undefined, anchor: Anchor, message: MessageSide) =>
    schema && handlers.schema?.(schema, anchor, message, operation);
  const visitContent = (content: readonly MediaType[], outer: Anchor, message: MessageSide) =>
    content.forEach(({mediaType, schema, itemSchema}, index) => {
      const anchor = mediaTypeAnchor(outer, mediaType, index);
      visitSchema(schema, anchor, message);
      visitSchema(itemSchema, partAnchor(anchor, 'each'), message);
    });
  const visitValue = (
    {schema, content}: Parameter | Header,
    anchor: Anchor,
    message: MessageSide,
  ) => {
    visitSchema(schema, anchor, message);
    if (content) visitContent([content], anchor, message);
  };
  for (const parameter of parameters) {
    const anchor = prefix + parameterAnchor(parameter.in, parameter.name);
    handlers.parameter?.(parameter, anchor);
    visitValue(parameter, anchor, 'request');
  }
  visitContent(requestBody?.content ?? [], `${prefix}body`, 'request');
  for (const response of responses) {
    const anchor = prefix + responseAnchor(response.status);
    handlers.response?.(response, anchor);
    visitContent(response.content, anchor, 'response');
    for (const header of response.headers) {
      const own = headerAnchor(anchor, header.name);
      handlers.header?.(header, own);
      visitValue(header, own, 'response');
    }
  }
  callbacks
    .flatMap(({name, operations}) => operations.map((inner) => ({name, inner})))
    .forEach(({name, inner}, index) => {
      const anchor = `${prefix}${callbackAnchor(name, index)}`;
      handlers.callback?.(name, inner, anchor);
      visitOperation(inner, handlers, `${anchor}/`);
    });
}
