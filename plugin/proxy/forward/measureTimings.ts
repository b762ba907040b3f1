import type {ClientRequest} from 'http';
import type {FrameTimings} from '../protocol';

/**
 * Watches a request's socket. Call the returned function when the first byte of the response
 * arrives.
 */
export function measureTimings(request: ClientRequest, started: number): () => FrameTimings {
  const at: {lookup?: number; connect?: number; secureConnect?: number} = {};
  for (const event of ['lookup', 'connect', 'secureConnect'] as const) {
    request.socket?.once(event, () => {
      at[event] = performance.now();
    });
  }
  return () => ({
    ...(at.lookup === undefined ? {} : {dns: round(at.lookup - started)}),
    ...(at.connect === undefined ? {} : {connect: round(at.connect - (at.lookup ?? started))}),
    ...(at.connect === undefined || at.secureConnect === undefined
      ? {}
      : {tls: round(at.secureConnect - at.connect)}),
    firstByte: round(performance.now() - started),
  });
}

/** Milliseconds, rounded to a tenth. */
const round = (milliseconds: number): number => Math.round(milliseconds * 10) / 10;
