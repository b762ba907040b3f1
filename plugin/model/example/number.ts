import {toBound, type ExactNumber} from '../../document/exactNumber';
import {checkScalar, matchesType} from '../validation/checkScalar';
import type {NodeSchema} from '../types';

/**
 * A number that a schema allows: its minimum, the nearest multiple, or else 1. Undefined if none is
 * found.
 */
export function composeNumber(
  schema: Pick<NodeSchema, 'constraints' | 'format'>,
  type: 'integer' | 'number',
): number | ExactNumber | undefined {
  return listNumbers(schema, type, 1)[0];
}

/** Several numbers that a schema allows, of which some may be equal. */
export function listNumbers(
  {constraints = {}, format}: Pick<NodeSchema, 'constraints' | 'format'>,
  type: 'integer' | 'number',
  count: number,
): (number | ExactNumber)[] {
  const {minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf} = constraints;
  const step = multipleOf !== undefined && multipleOf > 0 ? multipleOf : 1;
  const toNumbers = (...bounds: (number | ExactNumber | undefined)[]) =>
    bounds.flatMap((bound) => (bound === undefined ? [] : Number(toBound(bound))));
  const toMultiple = (count: number) => Number((count * step).toPrecision(12));
  const lower = toNumbers(minimum, exclusiveMinimum);
  const upper = toNumbers(maximum, exclusiveMaximum);
  const middle = lower.flatMap((low) => upper.map((high) => (low + high) / 2));
  const candidates = [
    ...(minimum === undefined ? [] : [toShort(minimum)]),
    ...lower.flatMap((bound) => [
      toMultiple(Math.ceil(bound / step)),
      toMultiple(Math.floor(bound / step) + 1),
    ]),
    1,
    ...[1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(toMultiple),
    0,
    ...(maximum === undefined ? [] : [toShort(maximum)]),
    ...upper.flatMap((bound) => [
      toMultiple(Math.floor(bound / step)),
      toMultiple(Math.ceil(bound / step) - 1),
    ]),
    ...middle,
    ...(count > 1 ? toNext(lower, upper, step).map(toMultiple) : []),
  ];
  const found: (number | ExactNumber)[] = [];
  for (const value of candidates) {
    if (found.length >= count) break;
    if (
      matchesType(type, value) &&
      checkScalar({...NUMBER, constraints, format}, value, never).length === 0
    )
      found.push(value);
  }
  return found;
}

/** Multiples of the step above the lowest and below the highest value. */
function toNext(lower: number[], upper: number[], step: number): number[] {
  const first = Math.ceil(
    (lower.length > 0 ? lower.reduce((one, other) => Math.max(one, other)) : 1) / step,
  );
  const last = Math.floor(
    (upper.length > 0 ? upper.reduce((one, other) => Math.min(one, other)) : 1) / step,
  );
  return Array.from({length: 20}, (_, at) => at).flatMap((at) =>
    lower.length > 0 || upper.length === 0 ? first + at : last - at,
  );
}

const NUMBER = {kind: 'schema', type: 'number'} as const;
/** Numbers have no patterns. */
const never = () => false;

/** `1.0` as 1; numbers that JavaScript cannot represent as they are written. */
function toShort(bound: number | ExactNumber): number | ExactNumber {
  const value = toBound(bound);
  return typeof value === 'number' || Number.isSafeInteger(Number(value)) ? Number(value) : bound;
}
