/** Pseudo-random numbers that are the same in every run (mulberry32). */
export type Random = {
  /** A whole number from 0 up to but not including `limit`. */
  below: (limit: number) => number;
  /** True in one of `times` calls on average. */
  once: (times: number) => boolean;
  pick: <T>(values: readonly T[]) => T;
};

export function createRandom(seed: number): Random {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  return {
    below,
    once: (times) => below(times) === 0,
    pick: (values) => values[below(values.length)] as never,
  };
}

/** Changes, drops, repeats, inserts or moves some bytes. */
export function corrupt(bytes: Buffer, {below, once, pick}: Random): Buffer {
  let text = Buffer.from(bytes);
  for (let count = once(3) ? 1 + below(4) : 1; count > 0 && text.length > 0; count -= 1) {
    const at = below(text.length);
    const length = 1 + below(once(10) ? 400 : 4);
    const [before, piece, after] = [
      text.subarray(0, at),
      text.subarray(at, at + length),
      text.subarray(at + length),
    ];
    text = Buffer.concat(
      pick([
        [before, Buffer.from([below(256)]), text.subarray(at + 1)],
        [before, after],
        [before, piece, piece, after],
        [before],
        [before, pick(SPICE), text.subarray(at)],
        [after, before],
      ]),
    );
  }
  return text;
}

const SPICE = [
  ...['\r\n', '\n', '\r', '\0', '\r\n\r\n', '--', ':', ';', '"', '\\', '%00', '%2e%2e%2f'],
  ...['\u001e', '{', '[', 'é', '\ud800', '0', '-1', '9'.repeat(30), 'a'.repeat(5000), ' ', '\t'],
  ...[',', '@', '#', '//', '..', 'Content-Length: 1\r\n', 'Transfer-Encoding: chunked\r\n'],
  '__proto__',
].map((text) => Buffer.from(text));
