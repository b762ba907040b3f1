/**
 * The vocabulary of schemas: a row for each keyword of JSON Schema and of OpenAPI's Schema Object.
 * Whatever must know a keyword follows from its row, or is a table that does not compile without it.
 */
import type {Applicator, ApplicatorOf} from './applicators';
import type {Constraints, LimitedType} from './constraints';

type WordRow = {
  /**
   * What it holds. `word`: a value that restricts others; `names`: names of properties; `count`: how
   * many items `contains` must match; `content`: what the text of a string is; `note`: it restricts
   * nothing and is shown; `identity`: it says what a schema is for references.
   */
  holds: 'word' | 'names' | 'count' | 'content' | 'note' | 'identity';
  /** The type of the values that it is about; absent: values of any type. */
  on?: LimitedType | readonly LimitedType[];
  /** The field of a schema of the model that shows it; absent: one of the same name, if any. */
  field?: string;
  /** The Object of OpenAPI that it holds. */
  object?: 'discriminator' | 'xml' | 'externalDocs';
};

/** Keywords that hold no schema and are no limit. */
const WORDS = {
  type: {holds: 'word', field: 'types'},
  enum: {holds: 'word'},
  const: {holds: 'word'},
  required: {holds: 'names', on: 'object', field: 'properties'},
  dependentRequired: {holds: 'names', on: 'object'},
  minContains: {holds: 'count', on: 'array', field: 'contains'},
  maxContains: {holds: 'count', on: 'array', field: 'contains'},
  format: {holds: 'word', on: ['number', 'string']},
  contentEncoding: {holds: 'content', on: 'string', field: 'content'},
  contentMediaType: {holds: 'content', on: 'string', field: 'content'},
  /** It allows more. */
  nullable: {holds: 'note', field: 'types'},
  discriminator: {holds: 'word', object: 'discriminator'},
  title: {holds: 'note'},
  description: {holds: 'note'},
  default: {holds: 'note'},
  deprecated: {holds: 'note'},
  readOnly: {holds: 'note'},
  writeOnly: {holds: 'note'},
  examples: {holds: 'note'},
  example: {holds: 'note', field: 'examples'},
  xml: {holds: 'note', object: 'xml'},
  externalDocs: {holds: 'note', object: 'externalDocs'},
  $id: {holds: 'identity'},
  $schema: {holds: 'identity'},
  $ref: {holds: 'identity'},
  $anchor: {holds: 'identity'},
  $dynamicRef: {holds: 'identity'},
  $dynamicAnchor: {holds: 'identity'},
  /** Of 2019-09, before the two above. */
  $recursiveRef: {holds: 'identity'},
  $recursiveAnchor: {holds: 'identity'},
  $vocabulary: {holds: 'identity'},
  $comment: {holds: 'identity'},
} as const satisfies {readonly [keyword: string]: WordRow};

export type Word = keyof typeof WORDS;

/** The rows, with the traits that only some of them have. */
export const WORD_ROWS: readonly (readonly [keyword: Word, row: WordRow])[] = Object.entries(
  WORDS,
) as [Word, WordRow][];

/** The field of a schema of the model that shows a keyword, if any. */
export function toFieldName(
  keyword: Applicator | Word,
  {field}: {field?: string | null},
): string | null {
  return field === undefined ? keyword : field;
}

/** All keywords of a schema. */
export type Keyword = Applicator | keyof Constraints | Word;

/** The keywords that restrict values. */
export type Restriction = Exclude<
  Keyword,
  ApplicatorOf<{field: null}> | WordOf<{holds: 'note' | 'identity'}>
>;

type WordOf<Traits> = {
  [keyword in Word]: (typeof WORDS)[keyword] extends Traits ? keyword : never;
}[Word];
