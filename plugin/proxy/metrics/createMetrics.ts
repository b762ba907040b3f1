import type {LogEntry} from '../log';

/**
 * What happens, in numbers. Labels are the proxy's own words, so their number does not depend on
 * what callers send.
 */
export type Metrics = {
  begin: () => void;
  end: (entry: LogEntry) => void;
  /** Counts a connection that was refused for lack of room. */
  refuseConnection: (reason: 'per client' | 'in all') => void;
  /** Prometheus text format 0.0.4. */
  format: () => string;
};

export const METRICS_MEDIA_TYPE = 'text/plain; version=0.0.4; charset=utf-8';

/** In seconds, from an API in the same data centre to the longest deadline. */
const DURATIONS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300];

export function createMetrics(): Metrics {
  const requests = createCounter(
    'try_it_requests_total',
    'Finished requests, by outcome.',
    'outcome',
  );
  const refusals = createCounter(
    'try_it_refusals_total',
    'Requests that the proxy refused, by code.',
    'code',
  );
  const answers = createCounter(
    'try_it_upstream_responses_total',
    'Responses of APIs, by status class.',
    'status',
  );
  const cuts = createCounter(
    'try_it_responses_cut_total',
    'Responses that were cut off, by reason.',
    'reason',
  );
  const refusedConnections = createCounter(
    'try_it_connections_refused_total',
    'Refused connections, by limit.',
    'reason',
  );
  const bytes = createCounter(
    'try_it_bytes_total',
    'Bytes of bodies to and from APIs.',
    'direction',
  );
  const duration = createHistogram(
    'try_it_request_duration_seconds',
    'Duration of requests.',
    DURATIONS,
  );
  let inFlight = 0;

  return {
    begin: () => {
      inFlight += 1;
    },
    end: (entry) => {
      inFlight -= 1;
      requests.add(entry.outcome, 1);
      if (entry.code !== undefined) refusals.add(entry.code, 1);
      if (entry.status !== undefined) answers.add(`${Math.floor(entry.status / 100)}xx`, 1);
      if (entry.cut !== undefined) cuts.add(entry.cut, 1);
      bytes.add('sent', entry.sent);
      bytes.add('received', entry.received);
      duration.observe(entry.ms / 1000);
    },
    refuseConnection: (reason) => refusedConnections.add(reason, 1),
    format: () =>
      [requests, refusals, answers, cuts, refusedConnections, bytes, duration]
        .map((metric) => metric.format())
        .concat(formatGauge('try_it_in_flight', 'Requests in progress.', inFlight))
        .concat(
          formatGauge(
            'process_resident_memory_bytes',
            'Memory of the process.',
            process.memoryUsage.rss(),
          ),
        )
        .join(''),
  };
}

function formatGauge(name: string, help: string, value: number): string {
  return `# HELP ${name} ${help}\n# TYPE ${name} gauge\n${name} ${value}\n`;
}

type Counter = {add: (label: string, value: number) => void; format: () => string};

/** A Prometheus counter with one label. Its values are words that need no escaping. */
function createCounter(name: string, help: string, label: string): Counter {
  const values = new Map<string, number>();
  return {
    add: (value, amount) => void values.set(value, (values.get(value) ?? 0) + amount),
    format: () =>
      `# HELP ${name} ${help}\n# TYPE ${name} counter\n${Array.from(values, ([value, total]) => `${name}{${label}="${value}"} ${total}\n`).join('')}`,
  };
}

type Histogram = {observe: (value: number) => void; format: () => string};

/** A Prometheus histogram. `bounds` ascend; the bucket for everything is added. */
function createHistogram(name: string, help: string, bounds: readonly number[]): Histogram {
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
