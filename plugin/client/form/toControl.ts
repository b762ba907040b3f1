import {formatValue} from '../../document/exactNumber';
import type {Json, NodeSchema, Schema, SchemaTable, VariantGroup} from '../../model/types';
import {findNode, findType} from '../../request/schemas';

/** The part of a form that edits values of a schema. */
export type Control =
  | {kind: 'choice'; options: {value: Json; label: string}[]}
  | {kind: 'boolean'}
  | {kind: 'number'; integer: boolean}
  | {
      kind: 'text';
      input: 'text' | 'date' | 'datetime-local' | 'password' | 'email' | 'url';
      long: boolean;
    }
  | {kind: 'array'; items: Schema | undefined}
  | {kind: 'object'; node: NodeSchema}
  | {kind: 'variants'; group: VariantGroup; node: NodeSchema}
  /** Any value: edited as JSON. */
  | {kind: 'json'};

const INPUTS: ReadonlyMap<string, 'date' | 'datetime-local' | 'password' | 'email' | 'url'> =
  new Map([
    ['date', 'date'],
    ['date-time', 'datetime-local'],
    ['password', 'password'],
    ['email', 'email'],
    ['uri', 'url'],
    ['url', 'url'],
  ]);

/** Longer strings are likely to have several lines, like those that are files. */
const LONG = 200;

export function toControl(schema: Schema | undefined, table: SchemaTable): Control {
  const node = findNode(schema, table);
  if (!node) return {kind: 'json'};
  if (node.const !== undefined)
    return {kind: 'choice', options: [{value: node.const, label: toLabel(node.const)}]};
  if (node.enum)
    return {
      kind: 'choice',
      options: node.enum
        .filter(({value}) => value !== null)
        .map(({value, name}) => ({
          value,
          label: name === undefined ? toLabel(value) : `${toLabel(value)} (${name})`,
        })),
    };
  const group = node.variants?.[0];
  if (group) return {kind: 'variants', group, node};
  switch (findType(node)) {
    case 'boolean':
      return {kind: 'boolean'};
    case 'integer':
      return {kind: 'number', integer: true};
    case 'number':
      return {kind: 'number', integer: false};
    case 'string':
      return {
        kind: 'text',
        input: INPUTS.get(node.format ?? '') ?? 'text',
        long:
          node.format === undefined &&
          ((node.constraints?.maxLength ?? 0) > LONG ||
            (node.content?.mediaType !== undefined && node.content.encoding === undefined)),
      };
    case 'array':
      return {kind: 'array', items: node.items};
    case 'object':
      return {kind: 'object', node};
    default:
      return {kind: 'json'};
  }
}

function toLabel(value: Json): string {
  return formatValue(value);
}
