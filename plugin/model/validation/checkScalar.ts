import {isObject, isRecord} from '../../document/isObject';
import {toComparable} from '../../document/exactNumber';
import {memberOf, namesOf} from '../../document/keyOrder';
import type {Constraints, Json, NodeSchema} from '../types';
import {checkNumberLimits, checkTextLimits} from './checkLimits';
import type {MatchPattern} from './matchPattern';
import type {Finding} from './types';

type WithoutPlace<T> = T extends unknown ? Omit<T, 'pointer'> : never;
type ScalarFinding = WithoutPlace<Finding>;

const FORMATS: ReadonlyMap<string, RegExp> = new Map([
  ['date', /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/],
  [
    'date-time',
    /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])[Tt ](?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?(?:[Zz]|[+-]\d{2}:\d{2})$/,
  ],
  ['time', /^(?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?(?:[Zz]|[+-]\d{2}:\d{2})?$/],
  ['email', /^[^\s@]+@[^\s@]+$/],
  ['uuid', /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i],
  ['uri', /^[a-z][a-z0-9+.-]*:[^\s]+$/i],
  ['ipv4', /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?!$)|$)){4}$/],
  [
    'hostname',
    /^(?=.{1,253}$)[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*\.?$/i,
  ],
]);

/** Checks the constraints of strings and numbers. */
export function checkScalar(
  {constraints = {}, format}: NodeSchema,
  written: Json,
  match: MatchPattern,
): ScalarFinding[] {
  const value = toComparable(written);
  if (typeof value === 'string') return checkText(constraints, format, value, match);
  return isNumber(value) ? checkNumberLimits(constraints, value) : [];
}

function checkText(
  constraints: Constraints,
  format: string | undefined,
  value: string,
  match: MatchPattern,
): ScalarFinding[] {
  const findings: ScalarFinding[] = checkTextLimits(constraints, value);
  const {pattern} = constraints;
  if (pattern !== undefined) {
    const matches = match(pattern, value);
    if (matches === false) findings.push({kind: 'pattern', pattern});
    else if (matches !== true) findings.push({kind: 'unchecked', pattern, reason: matches});
  }
  if (format !== undefined && FORMATS.get(format)?.test(value) === false)
    findings.push({kind: 'format', format});
  return findings;
}

export function matchesType(type: string, written: Json): boolean {
  const value = toComparable(written);
  switch (type) {
    case 'null':
      return value === null;
    case 'integer':
      return (
        typeof value === 'bigint' ||
        (typeof value === 'number' && (Number.isInteger(value) || !Number.isFinite(value)))
      );
    case 'number':
      return typeof value === 'bigint' || typeof value === 'number';
    case 'array':
      return Array.isArray(value);
    case 'object':
      return isRecord(value);
    case 'string':
    case 'boolean':
      return typeof value === type;
    default:
      // Not a type of JSON Schema. It is reported at its place, and restricts no value.
      return true;
  }
}

/**
 * Equality of JSON values, whatever the order of keys and the notation of numbers. Looks no deeper
 * than the expected value.
 */
export function sameJson(expected: Json, value: Json): boolean {
  if (Array.isArray(expected))
    return (
      Array.isArray(value) &&
      value.length === expected.length &&
      expected.every((entry, index) => isSame(entry, value[index]))
    );
  if (isObject(expected))
    return (
      isObject(value) &&
      Object.keys(value).length === Object.keys(expected).length &&
      namesOf(expected).every((name) => isSame(memberOf(expected, name), memberOf(value, name)))
    );
  return expected === value || isSameNumber(toComparable(expected), toComparable(value));
}

function isSame(expected: Json | undefined, value: Json | undefined): boolean {
  return expected !== undefined && value !== undefined && sameJson(expected, value);
}

/** Regardless of notation: 1.0 is 1. */
function isSameNumber(left: Json | bigint, right: Json | bigint): boolean {
  return isNumber(left) && isNumber(right) && left <= right && left >= right;
}

function isNumber(value: Json | bigint): value is number | bigint {
  return typeof value === 'number' || typeof value === 'bigint';
}
