import {toBound, type ExactNumber} from '../../document/exactNumber';
import {checkScalar, matchesType} from '../validation/checkScalar';
import type {NodeSchema} from '../types';

/**
 * A number that a schema allows: its minimum, the nearest multiple, or else 1. Undefined if none is
 * found.
 */
export function composeNumber(
  {constraints = {}, format}: Pick<NodeSchema, 'constraints' | 'format'>,
  type: 'integer' | 'number',
): number | ExactNumber | undefined {
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
  ];
  return candidates.find(
    (value) =>
      matchesType(type, value) &&
      checkScalar({...NUMBER, constraints, format}, value, never).length === 0,
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
