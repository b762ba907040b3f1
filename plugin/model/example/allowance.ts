import {isObject} from '../../document/isObject';
import type {Json} from '../types';
import type {Budget} from './composition';

/**
 * Characters of JSON that generated examples may still add: a document of 1 KB could ask for
 * gigabytes. Real documents have 600 characters per operation, and at most 6,000 on one page.
 */
export type Allowance = {
  left: number;
  /** That of the document, for a page. */
  within?: Allowance;
};

const PAGE = 1_000_000;
const DOCUMENT = {base: 5_000_000, perOperation: 10_000};

export function toDocumentAllowance(operations: number): Allowance {
  return {left: DOCUMENT.base + DOCUMENT.perOperation * operations};
}

export function toPageAllowance(document: Allowance): Allowance {
  return {left: PAGE, within: document};
}

/** Takes the size of a value. The value that empties the allowance is still shown. */
export function spend(allowance: Allowance | undefined, value: Json): void {
  const size = allowance ? sizeOf(value) : 0;
  for (let level = allowance; level; level = level.within) level.left -= size;
}

export function isSpent(allowance: Allowance | undefined): boolean {
  return allowance !== undefined && (allowance.left <= 0 || isSpent(allowance.within));
}

/** Takes the size of a value from what one example may contain. */
export function take(budget: Budget, value: Json): Json {
  budget.size -= sizeOf(value);
  return value;
}

/** The length of a value as JSON, nearly; lists and objects are not written out for it. */
export function sizeOf(value: Json): number {
  if (typeof value === 'string') return value.length + 3;
  if (Array.isArray(value)) return value.reduce<number>((size, part) => size + sizeOf(part), 3);
  if (!isObject(value)) return 5;
  return Object.entries(value).reduce(
    (size, [name, part]) => size + name.length + 3 + sizeOf(part),
    3,
  );
}
