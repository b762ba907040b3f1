import {Refusal} from '../refusal';

/** Takes a place for a client, or refuses with `busy`. Returns what gives the place back. */
export type ConcurrencyLimit = (client: string) => () => void;

/** So many exchanges at the same time, of one client and of all. Counted in this process: each instance has its own memory to protect. */
export function createConcurrencyLimit({perClient, total}: {perClient: number; total: number}): ConcurrencyLimit {
  const places = new Map<string, number>();
  let taken = 0;
  return (client) => {
    const own = places.get(client) ?? 0;
    if (own >= perClient || taken >= total) throw new Refusal('busy', undefined, own >= perClient ? 'per client' : 'in all', {'Retry-After': '1'});
    places.set(client, own + 1);
    taken += 1;
    let held = true;
    return () => {
      if (!held) return;
      held = false;
      taken -= 1;
      const left = (places.get(client) ?? 1) - 1;
      if (left > 0) places.set(client, left);
      else places.delete(client);
    };
  };
}
