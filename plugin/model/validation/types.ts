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
  | {kind: 'unknown-property'; name: string}
  | {kind: 'enum'; values: Json[]}
  | {kind: 'limit'; keyword: NumberKeywordOf<LimitedType>; limit: Limit}
  | {kind: 'pattern'; pattern: string}
  /** Not known to be a mismatch. */
  | {kind: 'unchecked'; pattern: string; reason: Exclude<PatternMatch, boolean>}
  /** The same: the table lacks the schema of this id and name. */
  | {kind: 'unchecked'; schema: SchemaId; name: string; reason: 'absent'}
  | {kind: 'format'; format: string}
  | {kind: 'unique'}
  /** No variant matches, or with `oneOf` more than one. */
  | {kind: 'variants'; rule: 'oneOf' | 'anyOf'; matches: number}
  /** `not`, or a schema that allows nothing. */
  | {kind: 'forbidden'}
);
