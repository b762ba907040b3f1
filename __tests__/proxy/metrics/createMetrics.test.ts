import {createMetrics} from '../../../plugin/proxy';
import {yaml} from '../../support/yaml';

const ENTRY = {time: '', id: '', client: '', sent: 10, received: 20, ms: 80} as const;

describe('createMetrics', () => {
  it('reports requests, refusals, cut responses and durations in the Prometheus text format', () => {
    const metrics = createMetrics();
    for (let count = 0; count < 4; count += 1) metrics.begin();
    metrics.end({...ENTRY, outcome: 'answered', status: 201});
    metrics.end({...ENTRY, outcome: 'answered', status: 503, cut: 'size', ms: 40_000});
    metrics.end({...ENTRY, outcome: 'refused', code: 'rate_limited', sent: 0, received: 0, ms: 1});
    metrics.refuseConnection('per client');
    const text = metrics.format();
    const samples = text.match(/^try_it_(?!.*_bucket).*/gm);
    expect(samples).toEqual(yaml`
      ['try_it_requests_total{outcome="answered"} 2', 'try_it_requests_total{outcome="refused"} 1',
        'try_it_refusals_total{code="rate_limited"} 1', 'try_it_upstream_responses_total{status="2xx"} 1',
        'try_it_upstream_responses_total{status="5xx"} 1', 'try_it_responses_cut_total{reason="size"} 1',
        'try_it_connections_refused_total{reason="per client"} 1', 'try_it_bytes_total{direction="sent"} 20',
        'try_it_bytes_total{direction="received"} 40', try_it_request_duration_seconds_sum 40.080999999999996,
        try_it_request_duration_seconds_count 3, try_it_in_flight 1]
    `);
    const buckets = [...text.matchAll(/_bucket\{le="(.*)"\} (\d)/g)].map(
      ([, le, count]) => `${le}:${count}`,
    );
    expect(buckets.join(' ')).toBe(
      '0.01:1 0.025:1 0.05:1 0.1:2 0.25:2 0.5:2 1:2 2.5:2 5:2 10:2 30:2 60:3 300:3 +Inf:3',
    );
    for (const line of text.trim().split('\n'))
      expect(line).toMatch(/^(# (HELP|TYPE) [a-z_]+ .+|[a-z_]+(\{[a-z]+="[^"\\]+"\})? [\d.]+)$/);
  });
});
