import type {DeadlineScope} from '../limits/withinDeadline';
import {Refusal} from '../refusal';

/**
 * The chunks of a stream; not every runtime can iterate over one. With a scope, the stream is
 * cancelled when the exchange is over, each chunk restarts its idle clock, and a stream that breaks
 * off is refused.
 */
export async function* chunksOf(
  stream: ReadableStream<Uint8Array> | null,
  scope?: Pick<DeadlineScope, 'onOver' | 'touch'>,
): AsyncGenerator<Uint8Array> {
  const reader = stream?.getReader();
  if (!reader) return;
  scope?.onOver(() => void reader.cancel().catch(() => undefined));
  for (;;) {
    const {done, value} = await reader.read().catch(() => {
      throw new Refusal('bad_envelope', undefined, 'the message breaks off');
    });
    if (done) return;
    scope?.touch();
    yield value;
  }
}
