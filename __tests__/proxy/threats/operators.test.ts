import {createHmac} from 'crypto';
import {until} from '../support/closing';
import {startInProcess, writeSite} from '../support/command';
import {manifestFor} from '../support/manifest';
import {exchange, post, startProxy} from '../support/proxy';
import type {Answer} from '../support/proxy';
import {findPort, startUpstream} from '../support/upstream';
import {words} from '../support/words';

const NAMES = words('/metrics /metrics/ /METRICS //metrics /metrics?x /%6detrics /metrics/.');
const KEY = 'a key of the operator';

describe('threat 136: operator pages', () => {
  it.each(['serve', 'proxy'])(
    'of %s include metrics at the metrics port and not at the public port',
    async (command) => {
      const site = writeSite(manifestFor('https://api.example.com'));
      const metricsPort = await findPort();
      const server = await startInProcess([command, site, '--metrics-port', String(metricsPort)]);
      const get = (port: number, path: string): Promise<Answer> =>
        exchange({host: '127.0.0.1', port, path});
      for (const path of NAMES) {
        const answer = await get(server.port, path);
        expect({path, status: answer.status}).toEqual({path, status: 404});
        expect(answer.body.toString()).not.toContain('try_it_');
        // `serve` shows the 404 page of the site; `proxy` refuses.
        if (command === 'serve') expect(answer.body.toString()).toBe('Not here');
        else expect(answer.problem?.code).toBe('not_found');
      }
      expect((await get(metricsPort, '/metrics')).body.toString()).toContain(
        'try_it_in_flight 0\n',
      );
      for (const [path, status] of [
        ['/', 404],
        ['/metrics', 200],
      ] as const)
        expect(await get(metricsPort, path)).toMatchObject({
          status,
          headers: {
            'content-security-policy': "sandbox; default-src 'none'",
            'x-content-type-options': 'nosniff',
          },
        });
      expect(await post(metricsPort, {})).toMatchObject({status: 404});
    },
  );

  it('include no metrics by default', async () => {
    const server = await startInProcess([
      'proxy',
      writeSite(manifestFor('https://api.example.com')),
    ]);
    expect(server.stderr()).not.toContain('metrics');
    for (const path of NAMES)
      expect(await exchange({host: '127.0.0.1', port: server.port, path})).toMatchObject({
        status: 404,
      });
  });

  it('show the health of the process at exactly one path', async () => {
    const proxy = await startProxy({manifest: manifestFor('https://api.example.com')});
    const rows: {[path: string]: number} = {};
    for (const path of ['/healthz', '/healthz?x', '/healthz/', '/HEALTHZ', '//healthz'])
      rows[path] = (await proxy.request({path})).status;
    expect(Object.values(rows)).toEqual([200, 200, 404, 404, 404]);
  });
});

describe('the log', () => {
  const send = (port: number, url: string, client: string): Promise<Answer> =>
    post(port, {operation: 'GET /', url}, {'X-Forwarded-For': client});
  const nameOf = (client: string): string =>
    createHmac('sha256', KEY).update(client).digest('hex').slice(0, 16);

  it('identifies clients by a hash that instances with the same key share, never by address', async () => {
    const api = await startUpstream();
    const parameters = [
      writeSite(manifestFor(api.origin)),
      '--trust-proxy',
      '1',
      '--allow-private-targets',
      api.host,
    ];
    const instances = [
      await startInProcess(['serve', ...parameters], {TRY_IT_LOG_KEY: KEY}),
      await startInProcess(['proxy', ...parameters], {TRY_IT_LOG_KEY: KEY}),
      await startInProcess(['proxy', ...parameters]),
    ];
    const logged: string[][] = [];
    for (const {port, stdout} of instances) {
      await send(port, `${api.origin}/`, '203.0.113.7');
      await send(port, 'https://evil.test/', '203.0.113.7');
      await send(port, `${api.origin}/`, '2001:db8:1:123::3');
      await until(() => stdout().split('\n').length === 4);
      logged.push(
        stdout()
          .trim()
          .split('\n')
          .map((line) => (JSON.parse(line) as {client: string}).client),
      );
      for (const address of ['203.0.113.7', '2001:db8', '127.0.0.1', KEY])
        expect(stdout()).not.toContain(address);
    }
    const known = [nameOf('203.0.113.7'), nameOf('203.0.113.7'), nameOf('2001:db8:1:100::/56')];
    expect(logged.slice(0, 2)).toEqual([known, known]);
    // Without a key, each process has its own hashes.
    const [first, second, third] = logged[2] ?? [];
    expect(second).toBe(first);
    expect(third).not.toBe(first);
    expect(first).toMatch(/^[0-9a-f]{16}$/);
    expect(first).not.toBe(known[0]);
  });
});
