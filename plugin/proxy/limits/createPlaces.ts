/** Places for exchanges. Whoever has none does nothing that costs memory or reaches an API. */
export type Places = {
  /** Takes a place for a client, and returns what gives it back; or says which bound is reached. */
  take: (client: string) => (() => void) | NoPlace;
  /** No client gets a place now. */
  isFull: () => boolean;
};

type NoPlace = 'per client' | 'in all';

/**
 * So many exchanges at the same time, of one client and of all. Counted in this process: each
 * instance has its own memory to protect.
 */
export function createPlaces({perClient, total}: {perClient: number; total: number}): Places {
  const places = new Map<string, number>();
  let taken = 0;
  return {
    isFull: () => taken >= total,
    take: (client) => {
      const own = places.get(client) ?? 0;
      if (own >= perClient) return 'per client';
      if (taken >= total) return 'in all';
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
    },
  };
}
