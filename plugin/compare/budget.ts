/** Limits how long a comparison takes: a few lines can describe more pairs of schemas than atoms. */

/** Takes steps of a budget; false once it is spent. */
export type Take = (steps: number) => boolean;

export type CompareBudget = {
  take: Take;
  /**
   * Begins with the next of several parts, which gets half of what is left: no part uses up what the
   * others need.
   */
  renew: () => void;
};

/** @param least what every part may take in any case, enough for an ordinary one */
export function createBudget({total, least}: {total: number; least: number}): CompareBudget {
  let [all, left] = [total, 0];
  return {
    take(steps) {
      if (left <= 0) return false;
      left -= steps;
      all -= steps;
      return true;
    },
    renew() {
      left = Math.max(all / 2, least);
    },
  };
}
