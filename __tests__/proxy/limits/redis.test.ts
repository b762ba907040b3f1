import type net from 'net';
import {createRedisStores} from '../../../plugin/proxy';
import {closeAfterTest} from '../support/closing';
import {startWorld, verdictOf} from '../support/proxy';
import {findPort, startRawUpstream} from '../support/upstream';

/** The response to one command, as written; undefined keeps the client waiting. */
type Respond = (words: string[]) => string | undefined;

const OK = '+OK\r\n';
const SHA = `$40\r\n${'a'.repeat(40)}\r\n`;

/** A Redis that loads any script and answers `count` to the one that counts. */
const counting =
  (count: string | undefined): Respond =>
  ([command]) =>
    command === 'SCRIPT' ? SHA : command === 'EVALSHA' ? count : OK;

/** The commands in the bytes that a client has sent: lists of strings in Redis's protocol. */
function* readCommands(text: string): Generator<string[]> {
  const lines = text.split('\r\n');
  for (let line = 0; lines[line]?.startsWith('*');) {
    const length = Number(lines[line]?.slice(1));
    yield Array.from({length}, (_, word) => lines[line + 2 + 2 * word] ?? '');
    line += 1 + 2 * length;
  }
}

async function startRedis(respond: Respond): Promise<number> {
  const {port} = await startRawUpstream((socket: net.Socket, received) => {
    // The scripts of the client have line breaks of their own, but never `\r\n`.
    for (const words of readCommands(received.toString('latin1'))) {
      const answer = respond([words[0]?.toUpperCase() ?? '', ...words.slice(1)]);
      if (answer !== undefined) socket.write(answer, 'latin1');
    }
  });
  return port;
}

/** A proxy that allows two requests, with counts in a Redis at this port. */
async function startCounting(port: number) {
  const {store, close} = await createRedisStores(`redis://127.0.0.1:${port}`);
  closeAfterTest(close);
  return startWorld({rateLimitStore: store, limits: {ratePerClient: 2, ratePerTarget: 2}});
}

describe('the limits of the proxy, counted by a Redis that is not what it seems', () => {
  const rejections: unknown[] = [];
  const note = (reason: unknown) => rejections.push(reason);
  beforeAll(() => void process.on('unhandledRejection', note));
  afterAll(() => {
    process.off('unhandledRejection', note);
    expect(rejections).toEqual([]);
  });

  it('hold with one that counts', async () => {
    const {send} = await startCounting(await startRedis(counting('*2\r\n:2\r\n:60000\r\n')));
    // The client connects in the background.
    let answer = await send();
    while (answer.status === 503) answer = await send();
    expect(answer.headers['ratelimit']).toBe('"client"; r=0; t=60');
  });

  it.each<[string, Respond]>([
    ['never answers', () => undefined],
    ['never answers the script that counts', counting(undefined)],
    ['loads its data', counting('-LOADING Redis is loading the dataset in memory\r\n')],
    ['is part of a cluster', counting('-MOVED 3999 127.0.0.1:1\r\n')],
    ['asks for a password', () => '-NOAUTH Authentication required.\r\n'],
    ['answers a text', counting('+nonsense\r\n')],
    ['answers nothing', counting('*-1\r\n')],
    ['answers an empty list', counting('*0\r\n')],
    ['answers one number', counting('*1\r\n:1\r\n')],
    ['answers texts that are no numbers', counting('*2\r\n$3\r\nNaN\r\n$3\r\nNaN\r\n')],
    ['answers lists in lists', counting('*2\r\n*1\r\n*0\r\n*1\r\n*0\r\n')],
    ['answers a count below zero', counting('*2\r\n:-5\r\n:60000\r\n')],
    ['answers the count null', counting('*2\r\n$-1\r\n:60000\r\n')],
    ['answers a count without end', counting(`*2\r\n$400\r\n${'9'.repeat(400)}\r\n:60000\r\n`)],
    ['answers what is not its protocol', () => 'HTTP/1.1 400 Bad Request\r\n\r\n'],
  ])('threat 123: refuse each request when it %s', async (_title, respond) => {
    const {api, send} = await startCounting(await startRedis(respond));
    // Both at once: one that does not answer keeps each of them waiting for a second.
    const answers = await Promise.all([send(), send()]);
    expect(answers.map(verdictOf)).toEqual(answers.map(() => '503 limiter_unavailable'));
    expect(api.requests).toEqual([]);
  });

  it.each([
    ['negative', '*2\r\n:3\r\n:-1\r\n', '1'],
    ['no number', '*2\r\n:3\r\n$3\r\nNaN\r\n', '1'],
    ['longer than the window', '*2\r\n:3\r\n:1000000000000000\r\n', '60'],
  ])(
    'threat 123: name a possible time to wait when the answer is %s',
    async (_title, count, seconds) => {
      const {api, send} = await startCounting(await startRedis(counting(count)));
      let answer = await send();
      while (answer.status === 503) answer = await send();
      expect(verdictOf(answer)).toBe('429 rate_limited');
      expect(answer.headers).toMatchObject({'retry-after': seconds});
      expect(api.requests).toEqual([]);
    },
  );

  it('threat 123: refuse when there is none', async () => {
    const {api, send} = await startCounting(await findPort());
    expect(verdictOf(await send())).toBe('503 limiter_unavailable');
    expect(api.requests).toEqual([]);
  });
});
