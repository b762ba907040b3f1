/** Slots for exchanges. A caller without one does nothing that costs memory or reaches an API. */
export type Slots = {
  /**
   * Takes a slot for a client and returns the function that frees it, or says which limit is
   * reached.
   */
  take: (client: string) => (() => void) | NoSlot;
  /** Whether no client can get a slot now. */
  isFull: () => boolean;
};

type NoSlot = 'per client' | 'in all';

/**
 * Limits how many exchanges run at the same time, for one client and for all. Counted in this
 * process: each instance protects its own memory.
 */
export function createSlots({perClient, total}: {perClient: number; total: number}): Slots {
  const slots = new Map<string, number>();
  let taken = 0;
  return {
    isFull: () => taken >= total,
    take: (client) => {
      const own = slots.get(client) ?? 0;
      if (own >= perClient) return 'per client';
      if (taken >= total) return 'in all';
      slots.set(client, own + 1);
      taken += 1;
      let held = true;
      return () => {
        if (!held) return;
        held = false;
        taken -= 1;
        const left = (slots.get(client) ?? 1) - 1;
        if (left > 0) slots.set(client, left);
        else slots.delete(client);
      };
    },
  };
}
