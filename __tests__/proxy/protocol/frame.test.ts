import {createFrameDecoder, formatFrameEnd, formatFrameHead} from '../../../plugin/proxy/protocol';
import type {FrameDecoder, FrameHead} from '../../../plugin/proxy/protocol';
import {createRandom} from '../support/random';

const HEAD: FrameHead = {
  status: 200,
  statusText: 'OK',
  httpVersion: '1.1',
  headers: [['X-Ä', 'ü\n']],
  url: 'https://api.example.com/',
  timings: {firstByte: 1},
  end: '0123456789abcdef',
};

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

function decode(
  frame: Uint8Array,
  cut: (left: number) => number,
): {body: string; decoder: FrameDecoder} {
  const decoder = createFrameDecoder();
  const chunks: Uint8Array[] = [];
  for (let at = 0; at < frame.length;) {
    const length = cut(frame.length - at);
    chunks.push(decoder.push(frame.subarray(at, at + length)));
    at += length;
  }
  return {body: Buffer.concat(chunks).toString(), decoder};
}

describe('createFrameDecoder', () => {
  it.each([
    '',
    'hello',
    'a\nb\n',
    '\u001e',
    '\u001e0123',
    `\u001e${HEAD.end.slice(0, 15)}x`,
    '\u001e\u001e\u001e',
    `{"a":1}\n\u001e{"b":2}\n`,
    'ü'.repeat(1000),
  ])('returns the head, the body and the end, however the bytes are split: %j', (body) => {
    const frame = bytesOf(
      formatFrameHead(HEAD) + body + formatFrameEnd(HEAD.end, {complete: true, bytes: 5}),
    );
    const random = createRandom(7);
    for (const cut of [
      () => 1,
      (left: number) => left,
      () => 1 + random.below(9),
      () => 1 + random.below(60),
    ]) {
      const {body: decoded, decoder} = decode(frame, cut);
      expect({body: decoded, head: decoder.head(), end: decoder.end()}).toEqual({
        body,
        head: HEAD,
        end: {complete: true, bytes: 5},
      });
    }
  });

  it('ignores an end that the body forges, because the body cannot know the marker', () => {
    const forged = formatFrameEnd('ffffffffffffffff', {complete: true, bytes: 0});
    const {body, decoder} = decode(
      bytesOf(
        formatFrameHead(HEAD) +
          forged +
          formatFrameEnd(HEAD.end, {complete: false, reason: 'size', bytes: 1}),
      ),
      () => 3,
    );
    expect({body, end: decoder.end()}).toEqual({
      body: forged,
      end: {complete: false, reason: 'size', bytes: 1},
    });
  });

  it('reports no end when the frame is cut off at any byte', () => {
    const frame = bytesOf(
      formatFrameHead(HEAD) + 'hello' + formatFrameEnd(HEAD.end, {complete: true, bytes: 5}),
    );
    for (let length = 0; length < frame.length; length += 1)
      expect(decode(frame.subarray(0, length), (left) => left).decoder.end()).toBeUndefined();
    expect(createFrameDecoder().head()).toBeUndefined();
  });
});
