/** A text and all that it was made of. */
type Text = {needs: readonly unknown[]; text: string};

/**
 * Texts of the last time, so that what is made of the same is not made again. Empty before the
 * first time.
 */
export type TextMemory = {last?: ReadonlyMap<unknown, Text>};

export type Texts = {
  /** The text of a key: made once, and not even once when it needs what it needed the last time. */
  keep(key: unknown, listNeeds: () => readonly unknown[], make: () => string): string;
  /** What is not asked for again the next time is forgotten. */
  end(): void;
};

/** @param memory absent where texts are made once: then nobody asks what they need */
export function createTexts(memory?: TextMemory): Texts {
  const texts = new Map<unknown, Text>();
  return {
    keep(key, listNeeds, make) {
      let known = texts.get(key);
      if (!known) {
        const last = memory?.last?.get(key);
        const needs = memory ? listNeeds() : [];
        known = last && isSameList(last.needs, needs) ? last : {needs, text: make()};
        texts.set(key, known);
      }
      return known.text;
    },
    end() {
      if (memory) memory.last = texts;
    },
  };
}

/** Whether two lists hold the same things in the same order; objects are compared by identity. */
function isSameList(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((entry, index) => entry === other[index]);
}

/** The JSON text of an object whose values are JSON texts. */
export function toObjectText(entries: readonly (readonly [key: string, value: string])[]): string {
  return `{${entries.map(([key, value]) => `${JSON.stringify(key)}:${value}`).join(',')}}`;
}
