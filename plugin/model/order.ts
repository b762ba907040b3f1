import {toPlainNumber} from '../document/exactNumber';
import {extensionOf} from '../document/extensions/read';
import type {Place} from '../document/types';

/** The number in the `x-order` of an object; the first of its definitions that has one counts. */
export function orderOf(places: readonly Place[]): number | undefined {
  for (const {value} of places) {
    const order = toPlainNumber(extensionOf(value, 'order'));
    if (typeof order === 'number') return order;
  }
  return undefined;
}

/** Sorts entries with a number first, by their numbers; the others follow in document order. */
export function byOrder<T>(items: readonly T[], toOrder: (item: T) => number | undefined): T[] {
  const ordered = items.map((item) => ({item, order: toOrder(item) ?? Infinity}));
  return ordered
    .sort((a, b) => (a.order === b.order ? 0 : a.order - b.order))
    .map(({item}) => item);
}
