import http from 'http';
import {createTryItRouter} from '../../../plugin/proxy';
import {manifestFor, SITE} from '../support/manifest';
import {envelopeOf, pageHeaders, startWorld, verdictOf} from '../support/proxy';
import {inRuntime, RUNTIMES} from '../support/runtimes';
import {sendRaw} from '../support/raw';
import {listen} from '../support/upstream';
import {words} from '../support/words';

type Headers = {[name: string]: string | undefined};

const CROSS_SITE = {Origin: 'https://evil.test', 'Sec-Fetch-Site': 'cross-site'};

const REFUSED: [title: string, headers: Headers[], verdict?: string][] = [
  [
    'threat 70: form posts of other sites',
    [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'application/vnd.try-it+json',
    ].map((type) => ({...CROSS_SITE, 'X-Try-It': undefined, 'Content-Type': type})),
  ],
  // Each check works without the others.
  [
    'threat 70: requests that lack one mark of a page of the site',
    [
      {'X-Try-It': undefined},
      {'X-Try-It': '0'},
      {Origin: undefined},
      {'Sec-Fetch-Site': 'cross-site'},
    ],
  ],
  [
    'threat 70: other media types',
    [{'Content-Type': 'text/plain'}, {'Content-Type': undefined}, {'Content-Encoding': 'gzip'}],
    '415 unsupported_media_type',
  ],
  [
    'threat 71: no-cors fetches of other sites',
    ['cross-site', 'same-site', 'none'].flatMap((site) => [
      {Origin: 'https://evil.test', 'Sec-Fetch-Site': site, 'Content-Type': 'text/plain'},
      {'Sec-Fetch-Site': site},
    ]),
  ],
  ['threat 73: the origin `null`', [{Origin: 'null'}]],
  [
    'threat 74: origins that resemble the origin of the site',
    [
      `${SITE}.evil.com`,
      'http://docs.example.org',
      `${SITE}:8443`,
      `${SITE}/`,
      SITE.toUpperCase(),
      'https://evil-docs.example.org',
      'https://sub.docs.example.org',
      `${SITE} https://evil.test`,
      `${SITE}, https://evil.test`,
      '',
    ].map((origin) => ({Origin: origin})),
  ],
  [
    'threat 75: foreign origins that `Host` or `X-Forwarded-Host` confirms',
    ['Host', 'X-Forwarded-Host', 'X-Original-Host', 'Forwarded'].map((name) => ({
      [name]: 'evil.test',
      Origin: 'https://evil.test',
    })),
  ],
];

describe.each(RUNTIMES)('callers, on %s: the proxy', (runtime) => {
  inRuntime(runtime);

  it.each(REFUSED)('%s are refused', async (_title, requests, verdict = '403 forbidden_origin') => {
    const {api, send} = await startWorld();
    for (const headers of requests)
      expect({headers, verdict: verdictOf(await send({}, headers))}).toEqual({headers, verdict});
    expect(api.connections()).toBe(0);
  });

  it('threat 75: accepts requests of the site under a foreign `Host`', async () => {
    const {send} = await startWorld();
    const headers = {Host: 'evil.test', 'X-Forwarded-Host': 'evil.test'};
    expect(await send({}, headers)).toMatchObject({status: 200});
  });

  it('threat 72: grants no CORS preflight', async () => {
    const {proxy} = await startWorld();
    for (const origin of ['https://evil.test', SITE, 'null']) {
      const answer = await proxy.request({
        method: 'OPTIONS',
        path: '/api/try-it',
        headers: {
          Origin: origin,
          'Access-Control-Request-Method': 'POST',
          'Access-Control-Request-Headers': 'x-try-it, content-type',
        },
      });
      expect(answer).toMatchObject({status: 204, headers: {allow: 'POST'}});
      expect(Object.keys(answer.headers).join()).not.toContain('access-control-');
    }
  });
});

describe('callers: the proxy', () => {
  it('threat 76: accepts only POST', async () => {
    const {api, proxy} = await startWorld();
    for (const method of ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'PROPFIND'])
      expect(
        await proxy.request(
          {method, path: '/api/try-it?url=http://evil.test', headers: pageHeaders()},
          method === 'PUT' ? JSON.stringify(envelopeOf({url: api.origin})) : undefined,
        ),
      ).toMatchObject({status: 405, headers: {allow: 'POST'}});
    expect(api.connections()).toBe(0);
  });

  it('threat 77: limits callers that are not browsers by the allowlist and the rate limit', async () => {
    const {api, send} = await startWorld({limits: {ratePerClient: 4}});
    // The refused request counts, too.
    expect(verdictOf(await send({url: 'http://evil.test/'}))).toBe('403 target_not_allowed');
    const statuses = [];
    for (let count = 0; count < 5; count += 1) statuses.push((await send()).status);
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
    expect(api.requests).toHaveLength(3);
    expect(await send()).toMatchObject({
      status: 429,
      problem: {code: 'rate_limited'},
      headers: {
        'retry-after': expect.stringMatching(/^\d+$/),
        ratelimit: expect.stringContaining('r=0'),
      },
    });
  });

  it('threat 78: responds at exactly one path', async () => {
    const {api, proxy} = await startWorld();
    const envelope = JSON.stringify(envelopeOf({operation: 'GET /', url: `${api.origin}/`}));
    for (const path of words(
      '/api/try-it/http://x /api/try-it//x /API/TRY-IT /api/try-it;x /api/try-it/ //api/try-it',
      '/api//try-it /api/%74ry-it /x/../api/try-it /api/try-it%20 http://evil.test/api/try-it',
      '/api/try-it/..',
    )) {
      const answer = await proxy.request({method: 'POST', path, headers: pageHeaders()}, envelope);
      expect({path, status: answer.status}).toEqual({path, status: 404});
    }
    const connect = 'CONNECT 127.0.0.1:22 HTTP/1.1\r\nHost: x\r\n\r\n';
    expect(await sendRaw(proxy.port, connect)).toBe('');
    expect(api.connections()).toBe(0);
  });

  it('threat 78: responds at exactly one path if it is mounted in another Express app', async () => {
    const {default: express} = await import('express');
    const {api, proxy} = await startWorld();
    const manifest = {...manifestFor(api.origin), site: {url: SITE, baseUrl: '/docs/'}};
    const router = createTryItRouter({manifest, allowPrivateTargets: [api.host]});
    const {port} = await listen(http.createServer(express().use('/docs/api/try-it', router)));
    const envelope = JSON.stringify(envelopeOf({operation: 'GET /', url: `${api.origin}/`}));
    for (const [path, status] of [
      ['/docs/api/try-it', 200],
      ['/docs/api/try-it/x', 404],
      ['/DOCS/API/TRY-IT', 404],
      ['/docs/api/try-it/', 404],
    ] as const) {
      const request = {port, method: 'POST', path, headers: pageHeaders()};
      expect({path, status: (await proxy.request(request, envelope)).status}).toEqual({
        path,
        status,
      });
    }
  });
});
