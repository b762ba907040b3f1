import type {IncomingMessage, ServerResponse} from 'http';
import {createPlaces} from '../limits/createPlaces';

/** How long a caller may take for what is left after its response is written. */
const LINGER_MS = 5000;

/**
 * Resolves when the response has left this process, or its connection is closed. Ends a connection
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
 * Requests whose rest is read at the same time: as many of a client as a browser has connections.
 */
const MAX_DRAINED = {perClient: 6, total: 64};

/** Takes a request that has its response, whoever sent it. */
export type Drain = (request: IncomingMessage, response: ServerResponse, client: string) => void;

/**
 * Reads and drops what is still on its way of a request that has its response, so that the response
 * reaches a browser that is still sending. Ends the connection of a request that is longer than
 * `maxBytes`, takes too long, or is one of too many.
 */
export function createDrain(maxBytes: number): Drain {
  const places = createPlaces(MAX_DRAINED);
  return (request, response, client) => {
    const {socket} = request;
    if (request.complete || request.destroyed || socket.destroyed) return;
    const release = places.take(client);
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
