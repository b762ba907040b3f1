import {APPLICATOR_ROWS} from '../../document/vocabulary/applicators';
import {toFieldName} from '../../document/vocabulary/keywords';
import type {NodeSchema} from '../types';
import {saysMore} from './saysMore';

/** A block of the page that shows schemas inside a schema. */
export type Block = NonNullable<(typeof APPLICATOR_ROWS)[number][1]['block']>;

type Part = {field: keyof NodeSchema; block: Block; isRest: boolean};

/** The fields that hold schemas which a page shows. */
const PARTS: readonly Part[] = Array.from(
  new Map(
    APPLICATOR_ROWS.flatMap(([keyword, row]) => {
      const {block, isRest = false} = row;
      const field = toFieldName(keyword, row) as keyof NodeSchema;
      return block ? [[field, {field, block, isRest}] as const] : [];
    }),
  ).values(),
);

function holds(node: NodeSchema, {field}: Part): boolean {
  return (field === 'content' ? node.content?.schema : node[field]) !== undefined;
}

/** Whether a schema has a part that a block of its page shows. */
export function hasBlock(node: NodeSchema, block: Block): boolean {
  return PARTS.some((part) => part.block === block && holds(node, part));
}

/** Whether properties of an object have no names and patterns of their own. */
export function isPlainMap(node: NodeSchema): boolean {
  return !!node.additionalProperties && !node.properties && !node.patternProperties;
}

/** The fields with parts about which there is more to say than that anything is allowed, or nothing. */
export function listParts(node: NodeSchema): (keyof NodeSchema)[] {
  return PARTS.flatMap((part) => {
    const {field, isRest} = part;
    return holds(node, part) && (!isRest || saysMore(node[field] as Parameters<typeof saysMore>[0]))
      ? [field]
      : [];
  });
}
