import {manifestFor} from '../support/manifest';
import {startProxy} from '../support/proxy';
import type {Answer} from '../support/proxy';
import {startUpstream} from '../support/upstream';

/** Headers that depend on the connection or the clock. */
const OF_THE_SERVER = ['connection', 'date', 'keep-alive', 'transfer-encoding', 'content-length'];

const ALWAYS = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "sandbox; default-src 'none'",
  'content-disposition': 'attachment; filename="response.bin"',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  vary: 'Origin, Sec-Fetch-Site',
};

async function answerTo(
  headers: {[name: string]: string | string[]},
  status = 200,
): Promise<Answer> {
  const api = await startUpstream((response) =>
    response.writeHead(status, headers).end('<script>alert(1)</script>'),
  );
  const proxy = await startProxy({
    manifest: manifestFor(api.origin),
    allowPrivateTargets: [api.host],
  });
  return proxy.send({operation: 'GET /', url: `${api.origin}/`});
}

function ownHeaders({headers}: Answer): {[name: string]: unknown} {
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !OF_THE_SERVER.includes(name)),
  );
}

describe('API responses on the origin of the documentation', () => {
  it('threat 81: carry HTML as inert bytes', async () => {
    const answer = await answerTo({'Content-Type': 'text/html'});
    expect(ownHeaders(answer)).toEqual({...ALWAYS, 'content-type': 'application/x-try-it'});
    expect(answer.head?.headers).toContainEqual(['Content-Type', 'text/html']);
    expect(answer.body.toString()).toBe('<script>alert(1)</script>');
  });

  it('threat 82: carry SVG as inert bytes', async () => {
    expect(ownHeaders(await answerTo({'Content-Type': 'image/svg+xml'}))).toEqual({
      ...ALWAYS,
      'content-type': 'application/x-try-it',
    });
  });

  it('threat 85: carry cookies as data and set none', async () => {
    const answer = await answerTo({'Set-Cookie': ['session=evil; Domain=docs.example.org', 'b=2']});
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(answer.head?.headers.filter(([name]) => name === 'Set-Cookie')).toHaveLength(2);
  });

  it('threat 86: carry headers of the API as data and mirror none', async () => {
    const powerful = {
      'Clear-Site-Data': '"*"',
      'Service-Worker-Allowed': '/',
      Refresh: '0; url=https://evil.test',
      Link: '<https://evil.test>; rel=preload',
      'Content-Security-Policy': 'default-src *',
      'Strict-Transport-Security': 'max-age=0',
      'Alt-Svc': 'h3="evil.test:443"',
      NEL: '{"report_to":"x","max_age":1}',
      'Report-To': '{}',
      'Access-Control-Allow-Origin': '*',
      'Access-Control-Allow-Credentials': 'true',
      'X-Frame-Options': 'ALLOWALL',
      Location: 'https://evil.test',
      'Content-Disposition': 'inline; filename="x.html"',
      'Content-Encoding': 'x-unknown',
      Server: 'evil',
      Trailer: 'X',
      'Set-Login': 'logged-in',
      'Speculation-Rules': '"/x"',
      SourceMap: '/x',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    };
    const answer = await answerTo(powerful);
    expect(ownHeaders(answer)).toEqual({...ALWAYS, 'content-type': 'application/x-try-it'});
    const shown = new Map(answer.head?.headers.map(([name, value]) => [name, value]));
    for (const [name, value] of Object.entries(powerful)) expect(shown.get(name)).toBe(value);
  });

  it('threat 87: never make the browser ask for a password', async () => {
    const answer = await answerTo(
      {'WWW-Authenticate': 'Basic realm="docs login"', 'Proxy-Authenticate': 'Basic realm="x"'},
      401,
    );
    expect(answer).toMatchObject({status: 200, head: {status: 401}});
    expect(answer.headers['www-authenticate']).toBeUndefined();
    expect(answer.headers['proxy-authenticate']).toBeUndefined();
  });

  it('threat 88: forbid caching, whatever the API says', async () => {
    const answer = await answerTo({
      'Cache-Control': 'public, max-age=31536000',
      Expires: 'Fri, 01 Jan 2100 00:00:00 GMT',
      ETag: '"a"',
      Age: '0',
      'Last-Modified': 'Thu, 01 Jan 1970 00:00:00 GMT',
    });
    expect(answer.headers['cache-control']).toBe('no-store, no-transform');
    for (const name of ['expires', 'etag', 'age', 'last-modified'])
      expect(answer.headers[name]).toBeUndefined();
  });

  it('threat 89: have a fixed download name, whatever the API says', async () => {
    for (const name of ['../../x', 'con', 'a\u202egpj.exe', 'x'.repeat(10_000)]) {
      const answer = await answerTo({
        'Content-Disposition': `attachment; filename="${Buffer.from(name).toString('latin1')}"`,
      });
      expect(answer.headers['content-disposition']).toBe('attachment; filename="response.bin"');
    }
  });

  it('have the same headers as refusals', async () => {
    const proxy = await startProxy({manifest: manifestFor('http://api.example.com')});
    const refused = await proxy.send({operation: 'GET /', url: 'http://evil.test/'});
    expect(ownHeaders(refused)).toEqual({...ALWAYS, 'content-type': 'application/problem+json'});
    expect(refused.problem).toEqual({
      type: 'about:blank',
      title: expect.any(String),
      status: 403,
      code: 'target_not_allowed',
      requestId: proxy.logs[0]?.id,
    });
  });
});
