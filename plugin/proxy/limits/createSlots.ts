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

type SlotOptions = {
  perClient: number;
  total: number;
  /** A slot that is held longer is free again, in milliseconds. */
  leaseMs?: number;
};

/**
 * Limits how many exchanges run at the same time, for one client and for all. Counted in this
 * process: each instance protects its own memory.
 */
export function createSlots({perClient, total, leaseMs = Infinity}: SlotOptions): Slots {
  /** In the order in which they were taken. */
  const held = new Set<{client: string; since: number}>();
  const endLeases = (now: number): void => {
    for (const slot of held) {
      if (now - slot.since < leaseMs) return;
      held.delete(slot);
    }
  };
  return {
    isFull: () => {
      endLeases(Date.now());
      return held.size >= total;
    },
    take: (client) => {
      const since = Date.now();
      endLeases(since);
      let own = 0;
      for (const slot of held) if (slot.client === client) own += 1;
      if (own >= perClient) return 'per client';
      if (held.size >= total) return 'in all';
      const slot = {client, since};
      held.add(slot);
      return () => void held.delete(slot);
    },
  };
}
