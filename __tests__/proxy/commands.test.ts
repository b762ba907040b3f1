import {createHash} from 'crypto';
import fs from 'fs';
import http from 'http';
import https from 'https';
import net from 'net';
import path from 'path';
import {SERVE_SETTINGS} from '../../plugin/cli/serve';
import {readSettings} from '../../plugin/cli/server/readSettings';
import {PROXY_SETTINGS, toKey, toVariable} from '../../plugin/cli/server/settings';
import {toProxyOptions} from '../../plugin/cli/server/toProxyOptions';
import {DEFAULT_LIMITS} from '../../plugin/proxy';
import {createTestTerminal} from '../support/terminal';
import {createAuthority} from './support/certificates';
import {setEnvironment, until} from './support/closing';
import {runCommand, startCommand, startInProcess, writeSite} from './support/command';
import type {Started} from './support/command';
import {manifestFor} from './support/manifest';
import {exchange, post, verdictOf} from './support/proxy';
import type {Answer} from './support/proxy';
import {findPort, listen, startUpstream} from './support/upstream';
import type {Upstream} from './support/upstream';
import {rows} from './support/words';

function send(port: number, url: string, headers: {[name: string]: string} = {}): Promise<Answer> {
  return post(port, {operation: 'GET /', url}, headers);
}

/** Starts `proxy` in this process for APIs on this machine. */
function startFor(apis: Upstream[], ...flags: string[]): Promise<Started & {site: string}> {
  const site = writeSite(manifestFor(...apis.map(({origin}) => origin)));
  const hosts = apis.map(({host}) => host).join();
  return startInProcess(['proxy', site, '--allow-private-targets', hosts, ...flags]).then(
    (started) => ({...started, site}),
  );
}

const terminate = (): unknown => process.emit('SIGTERM', 'SIGTERM');

describe('serve', () => {
  it('serves the site and the proxy on one port, counts and logs requests, and stops on SIGTERM', async () => {
    const api = await startUpstream();
    const site = writeSite(manifestFor(api.origin), {'build/docs/intro/index.html': 'Intro'});
    const metricsPort = await findPort();
    // Node reads these when a process starts (threat 61).
    const evil = await startUpstream();
    const names = ['HTTP_PROXY', 'http_proxy', 'HTTPS_PROXY', 'https_proxy', 'ALL_PROXY'];
    const server = await startCommand(
      [
        ...['serve', site, '--allow-private-targets', api.host],
        ...['--metrics-port', String(metricsPort)],
      ],
      {
        ...Object.fromEntries(names.map((name) => [name, evil.origin])),
        NODE_USE_ENV_PROXY: '1',
        NO_PROXY: '',
      },
    );
    const get = (url: string) => exchange({host: '127.0.0.1', port: server.port, path: url});
    expect((await get('/docs/intro')).body.toString()).toBe('Intro');
    expect(await get('/nothing')).toMatchObject({status: 404});
    expect(await send(server.port, `${api.origin}/`)).toMatchObject({
      status: 200,
      head: {status: 200},
    });
    // The server listens on loopback only, so pages on localhost may use it.
    expect(
      await send(server.port, `${api.origin}/`, {Origin: `http://localhost:${server.port}`}),
    ).toMatchObject({status: 200});
    expect(await send(server.port, 'http://evil.test/')).toMatchObject({status: 403});
    expect(evil.connections()).toBe(0);
    expect(await get('/healthz')).toMatchObject({status: 200});
    const metrics = (
      await exchange({host: '127.0.0.1', port: metricsPort, path: '/metrics'})
    ).body.toString();
    expect(metrics).toContain('try_it_requests_total{outcome="answered"} 2\n');
    expect(metrics).toContain('try_it_refusals_total{code="target_not_allowed"} 1\n');
    const lines = server
      .stdout()
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as {outcome: string});
    expect(lines.map(({outcome}) => outcome)).toEqual(['answered', 'answered', 'refused']);
    server.child.kill('SIGTERM');
    expect(await server.exit).toMatchObject({
      code: 0,
      stderr: expect.stringContaining(
        `Serving ${site}/build at http://127.0.0.1:${server.port}, Try It at /api/try-it, metrics at http://127.0.0.1:${metricsPort}/metrics. Press Ctrl-C to stop.`,
      ),
    });
  });

  it('prefers flags over the environment, and the environment over the config file', async () => {
    const api = await startUpstream();
    const file = {
      allowPrivateTargets: [api.host],
      origins: ['https://file.test'],
      path: '/from-file',
      ratePerClient: 2,
      log: 'none',
    };
    const site = writeSite(manifestFor(api.origin), {'server.json': JSON.stringify(file)});
    const server = await startInProcess(
      ['serve', site, '--config', 'server.json', '--path', '/from-flag'],
      {TRY_IT_ORIGINS: 'https://one.test, https://two.test', TRY_IT_PATH: '/from-environment'},
    );
    const ask = (Origin: string, url = '/from-flag') =>
      post(server.port, {operation: 'GET /', url: `${api.origin}/`}, {Origin}, {path: url});
    // A refused request counts toward the limit, too.
    expect((await ask('https://file.test')).status).toBe(403);
    expect((await ask('https://two.test')).status).toBe(200);
    expect((await ask('https://one.test')).status).toBe(429);
    expect((await ask('https://one.test', '/from-environment')).status).toBe(405);
    expect(server.stdout()).toBe('');
  });

  it('sends the content security policy of its settings', async () => {
    const hash = createHash('sha256').update('1').digest('base64');
    const site = writeSite(manifestFor('https://api.example.com'), {
      'build/index.html': '<script>1</script>',
      'build/script-sources.json': `{"version": 1, "sources": ["'sha256-${hash}'"]}`,
    });
    const sources = 'script-src https://one.example.com,script-src https://two.example.com';
    const server = await startInProcess(['serve', site, '--csp-sources', sources], {
      TRY_IT_CSP: 'report',
    });
    const {headers} = await exchange({host: '127.0.0.1', port: server.port, path: '/'});
    expect(headers['content-security-policy']).toBe("frame-ancestors 'self'");
    expect(headers['content-security-policy-report-only']).toMatch(
      /^script-src 'self' 'wasm-unsafe-eval' https:\/\/one\.example\.com https:\/\/two\.example\.com 'sha256-[\w+/]{43}=';/,
    );
  });

  it.each(
    rows<[string, string, string]>(`
    there is no build · serve /nowhere · There is no build in /nowhere/build
    the port is taken · serve SITE --port TAKEN · is in use. Choose another with --port.
    the metrics port is taken · proxy SITE --metrics-port TAKEN · is in use. Choose another with --metrics-port.
    the log key is too short · proxy SITE --log-key secret · logKey must have at least 16 characters.
    the manifest is missing · serve SITE --manifest none.json · cannot be read; \`docusaurus build\` writes it
    the manifest is not JSON · proxy SITE --manifest build/index.html · is not valid: it is not JSON.
    the manifest has another version · proxy SITE --manifest later.json · it has version 99, and this proxy reads version 1
    a numeric setting is not a number · TRY_IT_MAX_CONCURRENT=eighty proxy SITE · TRY_IT_MAX_CONCURRENT must be a whole number, not "eighty".
    the port in the environment is out of range · TRY_IT_PORT=65536 proxy SITE · TRY_IT_PORT must be a port from 1 to 65535, not "65536".
    the port is out of range · serve SITE --port 99999 · --port must be a port from 1 to 65535, not "99999".
    the port is 0 · serve SITE --port 0 · --port must be a port from 1 to 65535, not "0".
    the mode of the content security policy is unknown · serve SITE --csp on · --csp takes enforce, report, none, not "on".
    a source of the content security policy is malformed · serve SITE --csp-sources https://a.example · A source of the content security policy is written like "script-src https://scripts.example.com", not "https://a.example".
    the host is not an address of this machine · proxy SITE --host 203.0.113.1 --port 1 · is not an address to listen on (EADDRNOTAVAIL).
    the host of the metrics is not an address of this machine · proxy SITE --metrics-host 203.0.113.1 --metrics-port 1 · 203.0.113.1:1 is not an address to listen on (EADDRNOTAVAIL).
    the config file has an unknown key · proxy SITE --config wrong.json · has the key "orgins", which is not a setting. Did you mean "origins"?
    the config file is missing · proxy SITE --config none.json · none.json cannot be read.
    the log format is unknown · proxy SITE --log xml · --log takes json or none, not "xml".
    the address of Redis is not a URL · proxy SITE --redis counters:6379 · The address of Redis must be a URL like redis://counters:6379.
    the address of Redis is a malformed URL · proxy SITE --redis redis://:pass@word@:x · The address of Redis must be a URL like redis://counters:6379.
    the file of certificate authorities is missing · proxy SITE --certificate-authorities none.pem · none.pem cannot be read.
  `),
  )(
    'exits with code 2 and a one-line message, as `proxy` does, when %s',
    async (_what, line, sentence) => {
      const site = writeSite(manifestFor('https://api.example.com'), {
        'later.json': JSON.stringify({version: 99}),
        'wrong.json': JSON.stringify({orgins: []}),
      });
      const taken = await listen(net.createServer());
      const parts = line.replace('SITE', site).replace('TAKEN', String(taken.port)).split(' ');
      const variable = /^(TRY_IT_\w+)=(.*)$/.exec(parts[0] ?? '');
      const env = variable ? {[variable[1] as string]: variable[2] as string} : {};
      const ran = await runCommand(variable ? parts.slice(1) : parts, env).exit;
      expect(ran).toMatchObject({code: 2, stdout: ''});
      expect(ran.stderr).toContain(sentence);
      expect(ran.stderr.trim().split('\n')).toHaveLength(1);
    },
  );

  it('passes every limit and the other settings of the proxy to it, as `proxy` does', () => {
    const flags = Object.keys(PROXY_SETTINGS).filter((flag) =>
      Object.hasOwn(DEFAULT_LIMITS, toKey(flag)),
    );
    const given = {
      ...Object.fromEntries(flags.map((flag, index) => [flag, String(index + 1)])),
      'trust-proxy': '2',
      discovery: 'off',
      'open-origins': ['https://api.example.com'],
    };
    const terminal = createTestTerminal('/');
    expect(toProxyOptions(readSettings(PROXY_SETTINGS, given, terminal), terminal)).toMatchObject({
      limits: Object.fromEntries(flags.map((flag, index) => [toKey(flag), index + 1])),
      trustProxy: 2,
      discovery: false,
      openOrigins: ['https://api.example.com'],
    });
  });

  it('counts the requests of a client anew after `--rate-window-ms`', async () => {
    const api = await startUpstream();
    const server = await startFor([api], '--rate-window-ms', '600000', '--rate-per-client', '1');
    const ask = () => send(server.port, `${api.origin}/`);
    expect((await ask()).status).toBe(200);
    const {status, headers} = await ask();
    expect(status).toBe(429);
    // More than the default of a minute.
    expect(Number(headers['retry-after'])).toBeGreaterThan(60);
  });

  it('has every setting documented, with its variable, key and default limit', () => {
    const text = fs.readFileSync(
      path.resolve(__dirname, '../../example-site/docs/deploying.md'),
      'utf8',
    );
    const variables = Object.keys(SERVE_SETTINGS).map(toVariable);
    expect((text.match(/\bTRY_IT_\w+/g) ?? []).filter((name) => !variables.includes(name))).toEqual(
      [],
    );
    for (const flag of Object.keys(SERVE_SETTINGS)) {
      const row = text
        .split('\n')
        .find((line) =>
          line.startsWith(
            `| \`--${flag}\` | \`${toVariable(flag)}\` | ${flag === 'config' ? '' : `\`${toKey(flag)}\` `}|`,
          ),
        );
      expect(row ?? flag).toContain('|');
      const limit = (DEFAULT_LIMITS as {[name: string]: number})[toKey(flag)];
      if (limit !== undefined) expect(row).toContain(`| \`${limit}\` |`);
    }
  });
});

describe('proxy', () => {
  it('reloads the manifest when the build replaces it, and keeps the last good one while it is broken', async () => {
    const [one, two] = [await startUpstream(), await startUpstream()];
    const server = await startFor([one, two], '--rate-per-client', '0', '--rate-per-target', '0');
    const file = path.join(server.site, 'build/try-it.json');
    const ask = async ({origin}: Upstream) => (await send(server.port, `${origin}/`)).status;
    for (const [index, text] of ['{"version": 1, "half"', '{"version": 99}'].entries()) {
      fs.writeFileSync(file, text);
      const warned = (): boolean =>
        server.stderr().split('The previous one stays in use.').length === index + 2;
      while (!warned()) expect(await ask(one)).toBe(200);
      expect(await ask(one)).toBe(200);
    }
    expect(server.stderr()).toContain(
      'is not valid: it is not JSON. The previous one stays in use.\n',
    );
    expect(server.stderr()).toContain('is not valid: it has version 99');
    fs.writeFileSync(`${file}.next`, JSON.stringify(manifestFor(two.origin)));
    fs.renameSync(`${file}.next`, file);
    await until(async () => (await ask(one)) === 403);
    expect(await ask(two)).toBe(200);
  });

  it('after SIGTERM finishes running requests, accepts no new ones, and exits even if a load balancer keeps its connections open', async () => {
    let finish: () => void = () => undefined;
    const api = await startUpstream((response) => {
      response.write('first ');
      finish = () => response.end('last');
    });
    const server = await startFor([api], '--shutdown-timeout-ms', '2000000000');
    const agent = new http.Agent({keepAlive: true});
    const answer = post(server.port, {operation: 'GET /', url: `${api.origin}/`}, {}, {agent});
    await until(() => api.requests.length === 1);
    terminate();
    await until(() => server.stderr().includes('Shutting down'));
    await expect(send(server.port, `${api.origin}/`)).rejects.toThrow('ECONNREFUSED');
    finish();
    const {body, headers} = await answer;
    expect({body: body.toString(), connection: headers.connection}).toEqual({
      body: 'first last',
      connection: 'keep-alive',
    });
    expect(await server.exit).toMatchObject({code: 0});
    agent.destroy();
  });

  it('aborts requests that outlast the shutdown timeout', async () => {
    const api = await startUpstream((response) => response.write('first '));
    const server = await startFor([api], '--shutdown-timeout-ms', '100');
    const answer = send(server.port, `${api.origin}/`).catch((error: Error) => error.message);
    await until(() => api.requests.length === 1);
    terminate();
    expect(await server.exit).toMatchObject({code: 0});
    expect(await answer).toMatch(/aborted|hang up|ECONNRESET/);
  });

  it('threat 60: verifies certificates with the authorities of its settings, whatever the environment says', async () => {
    setEnvironment({NODE_TLS_REJECT_UNAUTHORIZED: '0'});
    const authority = createAuthority();
    const server = https.createServer(authority.issue('localhost'), (_request, response) =>
      response.end('ok'),
    );
    const {port} = await listen(server);
    const hosts = [`localhost:${port}`, `127.0.0.1:${port}`];
    const manifest = manifestFor(...hosts.map((host) => `https://${host}`));
    const site = writeSite(manifest, {'ca.pem': authority.ca});
    const allowed = ['--allow-private-targets', hosts.join()];
    const judge = async (...flags: string[]): Promise<string[]> => {
      const started = await startInProcess(['proxy', site, ...allowed, ...flags]);
      const verdicts = [];
      for (const host of hosts)
        verdicts.push(verdictOf(await send(started.port, `https://${host}/`)));
      return verdicts;
    };
    expect(await judge()).toEqual(['502 upstream_tls', '502 upstream_tls']);
    // The authority is trusted, but the certificate is not for 127.0.0.1.
    expect(await judge('--certificate-authorities', 'ca.pem')).toEqual(['200', '502 upstream_tls']);
  });
});
