import {Readable} from 'stream';
import type {UpstreamBody} from '../request/createBody';

/** A body as a stream of Node. */
export function toStream({content}: Pick<UpstreamBody, 'content'>): Readable {
  if (!(content instanceof Uint8Array)) return Readable.from(content, {objectMode: false});
  return new Readable({
    read() {
      if (content.length > 0) this.push(content);
      this.push(null);
    },
  });
}
