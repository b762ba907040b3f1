import {Refusal} from '../refusal';

/** Reads a small stream whole, as UTF-8. Refuses with `body_too_large` as soon as it is longer than `maxBytes`. */
export async function readText(stream: AsyncIterable<Buffer>, maxBytes: number): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of stream) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw new Refusal('body_too_large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
