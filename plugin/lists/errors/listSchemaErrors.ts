/** Reads the problem types and codes that the schema of an error allows. */
import {present} from '../../document/present';
import {
  ERROR_FIELDS,
  type ErrorField,
  type ErrorName,
  toErrorName,
} from '../../model/operation/errorNames';
import {toAllowed} from '../../model/schema/allowed';
import {findSchema} from '../../model/schema/findNode';
import {isAddress} from '../../model/schema/names';
import type {EnumValue, Markdown, NodeSchema, Schema, SchemaTable} from '../../model/types';
import {type InnerField, visitInner, visitSchemas} from '../../model/visit';

export type SchemaError = ErrorName & {title?: string; description?: Markdown};

/** Schemas that describe the value of the schema around them, or the items of its list. */
const SAME_LEVEL: {[field in InnerField]?: true} = {
  items: true,
  variants: true,
  conditions: true,
};

/**
 * The names that a body may have, each once. Bodies such as `{error: {code}}` have them one level
 * deeper; deeper ones are about other things, such as the `type` of the resource.
 */
export function listSchemaErrors(body: Schema, table: SchemaTable): SchemaError[] {
  const outer = readLevel([body], table);
  const [first, ...others] = outer.found;
  // Of an envelope such as `{type: 'error', error: {type}}` the only name says nothing.
  const isEnvelope = !first || (others.length === 0 && !isAddress(first.name));
  const found = isEnvelope ? [...outer.found, ...readLevel(outer.inner, table).found] : outer.found;
  return [...new Map(found.map((one) => [`${one.field} ${one.name}`, one])).values()];
}

function readLevel(
  schemas: readonly Schema[],
  table: SchemaTable,
): {found: SchemaError[]; inner: Schema[]} {
  const found: SchemaError[] = [];
  const inner: Schema[] = [];
  visitLevel(schemas, table, (node) => {
    for (const {name, schema} of node.properties ?? []) {
      const field = ERROR_FIELDS.find((one) => one === name);
      if (field) for (const one of readField(field, schema, node, table)) found.push(one);
      else inner.push(schema);
    }
  });
  return {found, inner};
}

/** Visits what describes the same value, each named schema once. */
function visitLevel(
  schemas: readonly Schema[],
  table: SchemaTable,
  visit: (node: NodeSchema) => void,
): void {
  const seen = new Set<string>();
  visitSchemas<undefined>(
    schemas.map((schema) => [schema, undefined]),
    {
      reference({id}, at, add) {
        const target = seen.has(id) ? undefined : findSchema(table, id);
        seen.add(id);
        if (target) add(target, at);
      },
      schema(node, at, add) {
        visit(node);
        visitInner(node, ({field, schema}) => SAME_LEVEL[field] && add(schema, at));
      },
      boolean: () => undefined,
      unknown: () => undefined,
    },
  );
}

/** The values of a field; a single one is described by the object that has it. */
function readField(
  field: ErrorField,
  schema: Schema,
  owner: NodeSchema,
  table: SchemaTable,
): SchemaError[] {
  const values: EnumValue[] = [];
  let preset = schema.kind === 'unknown' ? undefined : schema.default;
  visitLevel([schema], table, (node) => {
    const {only, values: listed = []} = toAllowed(node);
    preset ??= node.default;
    for (const one of listed) values.push(one);
    if (only !== undefined && listed.length === 0) values.push({value: only});
  });
  if (values.length === 0 && preset !== undefined) values.push({value: preset});
  const {title, description} = owner;
  return values.flatMap((one) => {
    const name = toErrorName(field, one.value);
    if (!name) return [];
    return present(
      values.length === 1
        ? {...name, title: one.name ?? title, description: one.description ?? description}
        : {...name, title: one.name, description: one.description},
    );
  });
}
