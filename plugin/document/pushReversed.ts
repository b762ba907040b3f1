/** Pushes a list onto a stack so that its first entry is taken first. */
export function pushReversed<T>(stack: T[], list: readonly T[]): void {
  for (const entry of [...list].reverse()) stack.push(entry);
}
