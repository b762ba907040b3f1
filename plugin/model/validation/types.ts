import type {LimitedType, NumberKeywordOf} from '../../document/vocabulary/constraints';
import type {Json, Limit, SchemaId} from '../types';
import type {PatternMatch} from './matchPattern';

/**
 * A mismatch between a value and its schema, or a value that was not compared, as data; the page
 * words it.
 */
export type Finding = {/** JSON pointer into the value. */ pointer: string} & (
  | {kind: 'type'; expected: string}
  | {kind: 'required'; name: string}
  /** @param keyword absent: `additionalProperties` */
  | {kind: 'unknown-property'; name: string; keyword?: RestKeyword | undefined}
  | {kind: 'enum'; values: Json[]}
  | {kind: 'limit'; keyword: LimitKeyword; limit: Limit}
  | {kind: 'pattern'; pattern: string}
  /** Not known to be a mismatch. */
  | {kind: 'unchecked'; pattern: string; reason: Exclude<PatternMatch, boolean>}
  /** The same: the table lacks the schema of this id and name. */
  | {kind: 'unchecked'; schema: SchemaId; name: string; reason: 'absent'}
  /**
   * The same: the comparison does not know the keyword of this name as the document uses it, or there
   * are too many values to compare this one and what follows with its type.
   */
  | {kind: 'unchecked'; name: string; reason: 'keyword' | 'size'}
  | {kind: 'format'; format: string}
  | {kind: 'unique'}
  /** No variant matches, or with `oneOf` more than one. */
  | {kind: 'variants'; rule: 'oneOf' | 'anyOf'; matches: number}
  /** `not`, or a schema that allows nothing. */
  | {kind: 'forbidden'}
);

type RestKeyword = 'propertyNames' | 'unevaluatedProperties';
export type LimitKeyword = NumberKeywordOf<LimitedType> | 'minContains' | 'maxContains';
