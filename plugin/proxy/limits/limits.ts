/** What one request may cost, and how many there may be. Bytes and milliseconds. */
export type Limits = {
  maxRequestBytes: number;
  maxResponseBytes: number;
  idleTimeoutMs: number;
  totalTimeoutMs: number;
  streamIdleTimeoutMs: number;
  streamTotalTimeoutMs: number;
  maxConcurrentPerClient: number;
  maxConcurrent: number;
  maxConnectionsPerClient: number;
  maxConnections: number;
  rateWindowMs: number;
  ratePerClient: number;
  ratePerTarget: number;
};

export const DEFAULT_LIMITS: Readonly<Limits> = Object.freeze({
  maxRequestBytes: 10 * 1024 * 1024,
  maxResponseBytes: 25 * 1024 * 1024,
  idleTimeoutMs: 15_000,
  totalTimeoutMs: 30_000,
  streamIdleTimeoutMs: 60_000,
  streamTotalTimeoutMs: 300_000,
  maxConcurrentPerClient: 6,
  maxConcurrent: 64,
  maxConnectionsPerClient: 256,
  maxConnections: 1024,
  rateWindowMs: 60_000,
  ratePerClient: 120,
  ratePerTarget: 60,
});
