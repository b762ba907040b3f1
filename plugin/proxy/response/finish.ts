import type {IncomingMessage, ServerResponse} from 'http';
import {createSlots} from '../limits/createSlots';

/** How long a caller may take to receive the rest of its response once all of it is written. */
const LINGER_MS = 5000;

/**
 * Resolves when the response has left this process or its connection is closed. Ends a connection
 * that takes too long.
 */
export function flush(request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (response.writableFinished || response.destroyed) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(() => {
      request.socket.destroy();
      resolve();
    }, LINGER_MS);
    response.once('close', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/**
 * How many requests are drained at the same time: for one client, as many as a browser has
 * connections.
 */
const MAX_DRAINED = {perClient: 6, total: 64};

/** Drains a request whose response is written, for its client. */
export type Drain = (request: IncomingMessage, response: ServerResponse, client: string) => void;

/**
 * Reads and drops the rest of a request whose response is written, so that the response reaches a
 * browser that is still sending. Ends the connection if the request is longer than `maxBytes`,
 * takes too long, or is one of too many.
 */
export function createDrain(maxBytes: number): Drain {
  const slots = createSlots(MAX_DRAINED);
  return (request, response, client) => {
    const {socket} = request;
    if (request.complete || request.destroyed || socket.destroyed) return;
    const release = slots.take(client);
    if (typeof release !== 'string') return drain(request, maxBytes, release);
    request.pause();
    void flush(request, response).then(() => socket.destroySoon());
  };
}

function drain(request: IncomingMessage, maxBytes: number, release: () => void): void {
  const {socket} = request;
  let left = maxBytes;
  const timer = setTimeout(() => socket.destroy(), LINGER_MS);
  const settle = (): void => {
    release();
    clearTimeout(timer);
    request.off('close', settle);
    socket.off('close', settle);
  };
  request.once('close', settle);
  // Node does not tell a request that has its response that its connection is closed.
  socket.once('close', settle);
  request.unpipe();
  request.on('data', (chunk: Buffer) => {
    left -= chunk.length;
    if (left < 0) socket.destroy();
  });
  request.resume();
}
