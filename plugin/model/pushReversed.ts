/** Puts a list on a stack of what is still to be done, so that its first entry is taken first. */
export function pushReversed<T>(stack: T[], list: readonly T[]): void {
  for (const entry of [...list].reverse()) stack.push(entry);
}
