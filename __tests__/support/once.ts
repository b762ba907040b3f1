/** Makes a value when it is first needed, and keeps it. */
export function once<T>(make: () => T): () => T {
  let made: {value: T} | undefined;
  return () => (made ??= {value: make()}).value;
}
