/** Caches a function's result for each object, as long as the object lives. */
export function rememberOf<K extends object, T>(make: (key: K) => T): (key: K) => T {
  const known = new WeakMap<K, {value: T}>();
  return (key) => {
    let made = known.get(key);
    if (made === undefined) known.set(key, (made = {value: make(key)}));
    return made.value;
  };
}

/** Caches a function's result for each string. */
export function remember<T>(make: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    let value = known.get(text);
    if (value === undefined) known.set(text, (value = make(text)));
    return value;
  };
}
