/** The JSON text of each key's value, made once. */
export function createTexts<K>(toValue: (key: K) => unknown): (key: K) => string {
  const known = new Map<K, string>();
  return (key) => {
    let text = known.get(key);
    if (text === undefined) known.set(key, (text = JSON.stringify(toValue(key))));
    return text;
  };
}

/** The JSON text of an object whose values are JSON texts. */
export function toObjectText(entries: readonly (readonly [key: string, value: string])[]): string {
  return `{${entries.map(([key, value]) => `${JSON.stringify(key)}:${value}`).join(',')}}`;
}
