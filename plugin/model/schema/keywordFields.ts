import {toPlainNumber} from '../../document/exactNumber';
import {APPLICATOR_ROWS, REST_KEYWORDS} from '../../document/vocabulary/applicators';
import {CONSTRAINT_TRAITS} from '../../document/vocabulary/constraints';
import {impliedTypes} from '../../document/vocabulary/impliedTypes';
import {toFieldName, WORD_ROWS, type Keyword} from '../../document/vocabulary/keywords';
import type {Constraints, Json, NodeSchema, Schema} from '../types';

/** The fields of the model that show a keyword. Limits are in one field together. */
const FIELDS: ReadonlyMap<Keyword, string | null> = new Map<Keyword, string | null>(
  [...APPLICATOR_ROWS, ...WORD_ROWS].map(([keyword, row]) => [keyword, toFieldName(keyword, row)]),
);

/** Whether a schema of the model has what a keyword of the document says. */
function hasKeyword(node: NodeSchema, keyword: Keyword): boolean {
  if (Object.hasOwn(CONSTRAINT_TRAITS, keyword))
    return node.constraints?.[keyword as keyof Constraints] !== undefined;
  const field = FIELDS.get(keyword);
  return typeof field === 'string' && node[field as keyof NodeSchema] !== undefined;
}

/** The types that a schema without `type` implies, by its values or its keywords. */
export function toImpliedTypes(node: NodeSchema): string[] {
  if (node.const !== undefined) return toTypesOf([node.const]);
  if (node.enum) return toTypesOf(node.enum.map(({value}) => value));
  return impliedTypes((keyword) => hasKeyword(node, keyword));
}

/** The schema of the properties that no other keyword describes; absent: any value. */
export function findRest(node: NodeSchema): Schema | undefined {
  const keyword = REST_KEYWORDS.find((each) => node[each] !== undefined);
  return keyword && node[keyword];
}

/** The types of values, as JSON Schema names them. */
function toTypesOf(values: readonly Json[]): string[] {
  const types = values.map(toPlainNumber).map((value) => {
    if (value === null) return 'null';
    if (Array.isArray(value)) return 'array';
    if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number';
    return typeof value;
  });
  return Array.from(new Set(types));
}
