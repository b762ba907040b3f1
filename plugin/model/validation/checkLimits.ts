import {toBound} from '../../document/exactNumber';
import type {LimitedType, NumberKeywordOf} from '../../document/vocabulary/constraints';
import type {Constraints, Json, Limit} from '../types';
import type {Finding} from './types';

type LimitFinding = Omit<Extract<Finding, {kind: 'limit'}>, 'pointer'>;
type Breaks<V> = (value: V, limit: Limit) => boolean;
/** When a value breaks each limit of its type. */
type Rules<T extends LimitedType, V> = {readonly [keyword in NumberKeywordOf<T>]: Breaks<V>};

/** Returns a function that lists the limits that a value breaks. */
function createCheck<T extends LimitedType, V>(
  _type: T,
  rules: Rules<T, V>,
): (constraints: Constraints, value: V) => LimitFinding[] {
  const entries = Object.entries(rules) as [NumberKeywordOf<T>, Breaks<V>][];
  return (constraints, value) => {
    const findings: LimitFinding[] = [];
    for (const [keyword, breaks] of entries) {
      const limit = constraints[keyword];
      if (limit !== undefined && breaks(value, limit))
        findings.push({kind: 'limit', keyword, limit});
    }
    return findings;
  };
}

export const checkTextLimits = createCheck<'string', string>('string', {
  minLength: (text, limit) => countCharacters(text) < toBound(limit),
  maxLength: (text, limit) => countCharacters(text) > toBound(limit),
});

export const checkNumberLimits = createCheck<'number', number | bigint>('number', {
  minimum: (value, limit) => value < toBound(limit),
  maximum: (value, limit) => value > toBound(limit),
  exclusiveMinimum: (value, limit) => value <= toBound(limit),
  exclusiveMaximum: (value, limit) => value >= toBound(limit),
  multipleOf: (value, limit) => !isMultiple(value, Number(limit)),
});

export const checkItemLimits = createCheck<'array', readonly Json[]>('array', {
  minItems: (items, limit) => items.length < toBound(limit),
  maxItems: (items, limit) => items.length > toBound(limit),
});

/** Of an object, by the names of its properties. */
export const checkPropertyLimits = createCheck<'object', readonly string[]>('object', {
  minProperties: (names, limit) => names.length < toBound(limit),
  maxProperties: (names, limit) => names.length > toBound(limit),
});

/** JSON Schema counts characters, not UTF-16 units. */
function countCharacters(text: string): number {
  return text.replace(/[\uD800-\uDBFF][\uDC00-\uDFFF]/g, '_').length;
}

/** Compared as decimals, which division is not exact for: 0.3 is a multiple of 0.1. */
function isMultiple(value: number | bigint, multipleOf: number): boolean {
  if (multipleOf <= 0) return true;
  const [digits, scale] = toDecimal(value);
  const [ofDigits, ofScale] = toDecimal(multipleOf);
  const common = Math.max(scale, ofScale);
  const shift = (text: string, by: number) => BigInt(text + '0'.repeat(common - by));
  return shift(digits, scale) % shift(ofDigits, ofScale) === 0n;
}

/** The digits of a number, and how many of them are behind the point. */
function toDecimal(value: number | bigint): [digits: string, scale: number] {
  const [mantissa = '', exponent] = String(value).split('e');
  const [whole, fraction = ''] = mantissa.split('.');
  return [`${whole}${fraction}`, fraction.length - Number(exponent ?? 0)];
}
