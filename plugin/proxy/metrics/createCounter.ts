export type Counter = {add: (label: string, value: number) => void; format: () => string};

/** A Prometheus counter with one label. Its values are words that need no escaping. */
export function createCounter(name: string, help: string, label: string): Counter {
  const values = new Map<string, number>();
  return {
    add: (value, amount) => void values.set(value, (values.get(value) ?? 0) + amount),
    format: () =>
      `# HELP ${name} ${help}\n# TYPE ${name} counter\n${Array.from(values, ([value, total]) => `${name}{${label}="${value}"} ${total}\n`).join('')}`,
  };
}
