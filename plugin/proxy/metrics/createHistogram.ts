export type Histogram = {observe: (value: number) => void; format: () => string};

/** A Prometheus histogram. `bounds` ascend; the bucket for everything is added. */
export function createHistogram(name: string, help: string, bounds: readonly number[]): Histogram {
  const counts = bounds.map(() => 0);
  let count = 0;
  let sum = 0;
  return {
    observe: (value) => {
      count += 1;
      sum += value;
      for (const [index, bound] of bounds.entries())
        if (value <= bound) counts[index] = (counts[index] as number) + 1;
    },
    format: () => {
      const buckets = bounds
        .map((bound, index) => `${name}_bucket{le="${bound}"} ${counts[index]}\n`)
        .join('');
      return `# HELP ${name} ${help}\n# TYPE ${name} histogram\n${buckets}${name}_bucket{le="+Inf"} ${count}\n${name}_sum ${sum}\n${name}_count ${count}\n`;
    },
  };
}
