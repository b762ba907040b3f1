import {toPet} from './seed.mjs';

const PETS_AT_START = 24;

/** The data of the demo, in memory. */
export function createStore() {
  const store = {
    pets: new Map(),
    revisions: new Map(),
    photos: new Map(),
    orders: new Map(),
    nextPet: 0,
    reset,
  };
  function reset() {
    for (const map of [store.pets, store.revisions, store.photos, store.orders]) map.clear();
    for (let id = 1; id <= PETS_AT_START; id++) store.pets.set(id, toPet(id));
    store.nextPet = PETS_AT_START + 1;
  }
  reset();
  return store;
}

/**
 * One page of a list.
 * @template T
 * @param {T[]} all
 * @param {{limit: number, cursor?: string}} values
 */
export function toPage(all, {limit, cursor = '0'}) {
  const start = Number(cursor);
  const end = start + limit;
  return {items: all.slice(start, end), nextCursor: end < all.length ? String(end) : undefined};
}
