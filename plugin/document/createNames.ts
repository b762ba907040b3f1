/**
 * Creates names that differ in more than case: one that is taken gets the first free number, from 2.
 * It takes constant time even for many equal names.
 * @param taken names that are taken from the beginning
 */
export function createNames(taken: Iterable<string> = []): (name: string) => string {
  const used = new Set(Array.from(taken, (name) => name.toLowerCase()));
  const numbers = new Map<string, number>();
  return (name) => {
    const key = name.toLowerCase();
    let number = numbers.get(key) ?? 1;
    let free = name;
    while (used.has(free.toLowerCase())) free = `${name}-${++number}`;
    numbers.set(key, number);
    used.add(free.toLowerCase());
    return free;
  };
}
