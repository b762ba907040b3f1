import type {HttpRequest} from '../../request/types';
import {send} from '../send/send';
import type {SendTarget} from '../send/types';
import type {Store} from '../store';
import {reduceConsole} from './reduceConsole';
import type {ConsoleAction, ConsoleState, Exchange} from './types';

/** How often a growing body is redrawn. */
const REFRESH_MS = 100;

let count = 0;

/**
 * Sends a request and keeps the console's state up to date until the exchange ends. Aborting
 * `signal` cancels it.
 */
export async function exchange(
  store: Store<ConsoleState>,
  {request, target, signal}: {request: HttpRequest; target: SendTarget; signal: AbortSignal},
): Promise<Exchange | undefined> {
  count += 1;
  const id = count;
  const chunks: Uint8Array[] = [];
  let size = 0;
  let shownAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const dispatch = (action: Exclude<ConsoleAction, {kind: 'server'}>) =>
    store.set(reduceConsole(store.get(), action));
  dispatch({
    kind: 'sent',
    exchange: {
      id,
      request,
      method: request.method,
      via: target.via,
      startedAt: performance.now(),
      chunks,
      size,
    },
  });
  const outcome = await send({
    request,
    target,
    signal,
    onHead: (head) => dispatch({kind: 'head', id, head, at: performance.now()}),
    onBytes(bytes) {
      chunks.push(bytes);
      size += bytes.length;
      timer ??= setTimeout(
        () => {
          timer = undefined;
          shownAt = performance.now();
          dispatch({kind: 'received', id, size});
        },
        shownAt + REFRESH_MS - performance.now(),
      );
    },
  });
  clearTimeout(timer);
  dispatch({kind: 'ended', id, outcome, size, at: performance.now()});
  const {exchange: current} = store.get();
  return current?.id === id ? current : undefined;
}
