/**
 * The keywords of JSON Schema that limit a value. Fields of a schema, its type, its validation, and
 * the comparison of documents follow from this table.
 */
import type {ExactNumber} from '../exactNumber';

/**
 * The keywords' own names and values; zero is a value. Boolean exclusive bounds of OpenAPI 3.0 are
 * turned into numbers.
 */
export type Constraints = {
  multipleOf?: number;
  minimum?: Limit;
  exclusiveMinimum?: Limit;
  maximum?: Limit;
  exclusiveMaximum?: Limit;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: true;
  minProperties?: number;
  maxProperties?: number;
};

/**
 * A number, kept as written where JavaScript cannot represent it (`9223372036854775807`): print it
 * with `formatJson`.
 */
export type Limit = number | ExactNumber;

/** The types of JSON Schema whose values have limits, in the order in which a page lists them. */
export const LIMITED_TYPES = ['object', 'array', 'string', 'number'] as const;
export type LimitedType = (typeof LIMITED_TYPES)[number];

/** Keywords whose value is a number. */
type NumberKeyword = {
  [keyword in keyof Constraints]-?: Constraints[keyword] extends Limit | undefined
    ? keyword
    : never;
}[keyof Constraints];

/**
 * The type whose values a keyword limits; whether it is a bound, of which the highest or the lowest
 * number is the strictest; and whether the bound itself is no valid value.
 */
type Traits = {of: LimitedType; bound?: 'lower' | 'upper'; isExclusive?: true};

export const CONSTRAINT_TRAITS = {
  pattern: {of: 'string'},
  multipleOf: {of: 'number'},
  minimum: {of: 'number', bound: 'lower'},
  maximum: {of: 'number', bound: 'upper'},
  exclusiveMinimum: {of: 'number', bound: 'lower', isExclusive: true},
  exclusiveMaximum: {of: 'number', bound: 'upper', isExclusive: true},
  minLength: {of: 'string', bound: 'lower'},
  maxLength: {of: 'string', bound: 'upper'},
  minItems: {of: 'array', bound: 'lower'},
  maxItems: {of: 'array', bound: 'upper'},
  uniqueItems: {of: 'array'},
  minProperties: {of: 'object', bound: 'lower'},
  maxProperties: {of: 'object', bound: 'upper'},
} as const satisfies {readonly [keyword in keyof Constraints]-?: Traits};

type Table = typeof CONSTRAINT_TRAITS;
type WithTraits<T> = {
  [keyword in keyof Table]: Table[keyword] extends T ? keyword : never;
}[keyof Table];

/** Keywords whose number limits the values of a type. */
export type NumberKeywordOf<T extends LimitedType> = NumberKeyword & WithTraits<{of: T}>;

/** Keywords whose number is a bound of the values of a type. */
export type BoundKeyword<T extends LimitedType = LimitedType> = WithTraits<{
  of: T;
  bound: 'lower' | 'upper';
}>;

const KEYWORDS = Object.keys(CONSTRAINT_TRAITS) as (keyof Constraints)[];

/** All keywords that limit the values of a type. */
export function listConstraints(type: LimitedType): (keyof Constraints)[] {
  return KEYWORDS.filter((keyword) => CONSTRAINT_TRAITS[keyword].of === type);
}

/** Lower or upper bounds. */
export function listBounds(bound: 'lower' | 'upper'): BoundKeyword[] {
  return KEYWORDS.filter((keyword): keyword is BoundKeyword => boundOf(keyword) === bound);
}

/** Keywords that are not bounds. */
export function listOtherConstraints(): (keyof Constraints)[] {
  return KEYWORDS.filter((keyword) => boundOf(keyword) === undefined);
}

function boundOf(keyword: keyof Constraints): Traits['bound'] {
  return traitsOf(keyword).bound;
}

/** The traits of a keyword, also those that only others have. */
export function traitsOf(keyword: keyof Constraints): Traits {
  return CONSTRAINT_TRAITS[keyword];
}
