import {createMetrics} from '../../../plugin/proxy';

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
    expect(text.replace(/process_resident_memory_bytes \d+\n/, '')).toMatchInlineSnapshot(`
"# HELP try_it_requests_total Finished requests, by outcome.
# TYPE try_it_requests_total counter
try_it_requests_total{outcome="answered"} 2
try_it_requests_total{outcome="refused"} 1
# HELP try_it_refusals_total Requests that the proxy refused, by code.
# TYPE try_it_refusals_total counter
try_it_refusals_total{code="rate_limited"} 1
# HELP try_it_upstream_responses_total Responses of APIs, by status class.
# TYPE try_it_upstream_responses_total counter
try_it_upstream_responses_total{status="2xx"} 1
try_it_upstream_responses_total{status="5xx"} 1
# HELP try_it_responses_cut_total Responses that were cut off, by reason.
# TYPE try_it_responses_cut_total counter
try_it_responses_cut_total{reason="size"} 1
# HELP try_it_connections_refused_total Refused connections, by limit.
# TYPE try_it_connections_refused_total counter
try_it_connections_refused_total{reason="per client"} 1
# HELP try_it_bytes_total Bytes of bodies to and from APIs.
# TYPE try_it_bytes_total counter
try_it_bytes_total{direction="sent"} 20
try_it_bytes_total{direction="received"} 40
# HELP try_it_request_duration_seconds Duration of requests.
# TYPE try_it_request_duration_seconds histogram
try_it_request_duration_seconds_bucket{le="0.01"} 1
try_it_request_duration_seconds_bucket{le="0.025"} 1
try_it_request_duration_seconds_bucket{le="0.05"} 1
try_it_request_duration_seconds_bucket{le="0.1"} 2
try_it_request_duration_seconds_bucket{le="0.25"} 2
try_it_request_duration_seconds_bucket{le="0.5"} 2
try_it_request_duration_seconds_bucket{le="1"} 2
try_it_request_duration_seconds_bucket{le="2.5"} 2
try_it_request_duration_seconds_bucket{le="5"} 2
try_it_request_duration_seconds_bucket{le="10"} 2
try_it_request_duration_seconds_bucket{le="30"} 2
try_it_request_duration_seconds_bucket{le="60"} 3
try_it_request_duration_seconds_bucket{le="300"} 3
try_it_request_duration_seconds_bucket{le="+Inf"} 3
try_it_request_duration_seconds_sum 40.080999999999996
try_it_request_duration_seconds_count 3
# HELP try_it_in_flight Requests in progress.
# TYPE try_it_in_flight gauge
try_it_in_flight 1
# HELP process_resident_memory_bytes Memory of the process.
# TYPE process_resident_memory_bytes gauge
"
`);
    for (const line of text.trim().split('\n'))
      expect(line).toMatch(/^(# (HELP|TYPE) [a-z_]+ .+|[a-z_]+(\{[a-z]+="[^"\\]+"\})? [\d.]+)$/);
  });
});
