import type {ChildProcess} from 'child_process';
import fs from 'fs';
import http from 'http';
import type {AddressInfo} from 'net';
import path from 'path';
import {createSite, removeSite, startDocusaurus, stopDocusaurus} from '../../support/site';
import {findFreePort, waitForServer} from '../../support/staticServer';

describe.each([
  ['Rspack', true],
  ['webpack', false],
])('Try It in `docusaurus start` with %s', (_bundler, faster) => {
  let api: http.Server;
  let apiOrigin: string;
  let dir: string;
  let origin: string;
  let server: ChildProcess;

  const writeDocument = (...paths: string[]) =>
    fs.writeFileSync(
      path.join(dir, 'openapi.json'),
      JSON.stringify({
        openapi: '3.1.0',
        info: {title: 'Live', version: '1'},
        servers: [{url: apiOrigin}],
        paths: Object.fromEntries(
          paths.map((each) => [each, {get: {responses: {200: {description: 'OK'}}}}]),
        ),
      }),
    );
  const send = (route: string, {from = origin, at = '/docs/api/try-it'} = {}) =>
    fetch(`${origin}${at}`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/vnd.try-it+json',
        'X-Try-It': '1',
        Origin: from,
        'Sec-Fetch-Site': 'same-origin',
      },
      body: JSON.stringify({
        v: 1,
        document: 'default',
        operation: `GET ${route}`,
        url: `${apiOrigin}${route}`,
        method: 'GET',
        headers: [],
        cookies: [],
        body: {kind: 'none'},
      }),
    });

  beforeAll(async () => {
    api = http.createServer((_request, response) => response.end('from the API'));
    await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
    apiOrigin = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
    dir = createSite({
      docs: {tab: 'API', api: {source: 'openapi.json'}},
      config: {baseUrl: '/docs/'},
      faster,
    });
    writeDocument('/things');
    const port = await findFreePort();
    origin = `http://127.0.0.1:${port}`;
    server = startDocusaurus(dir, [
      'start',
      '--no-open',
      '--host',
      '127.0.0.1',
      '--port',
      String(port),
    ]);
    server.stdout?.resume();
    server.stderr?.resume();
    await waitForServer(`${origin}/docs/`);
  }, 180_000);
  afterAll(async () => {
    await stopDocusaurus(server);
    api?.close();
    removeSite(dir);
  });

  it('forwards requests below the base URL, refuses other origins and sends no CORS headers', async () => {
    const answer = await send('/things');
    expect(await answer.text()).toContain('from the API');
    expect(answer.status).toBe(200);
    expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual(
      [],
    );
    expect(answer.headers.get('content-type')).toBe('application/x-try-it');
    expect((await send('/things', {from: 'https://evil.test'})).status).toBe(403);
    expect((await send('/things', {at: '/api/try-it'})).headers.get('content-type')).not.toBe(
      'application/x-try-it',
    );
    expect((await fetch(`${origin}/docs/api/try-it`)).status).toBe(405);
  });

  it('updates the allowed operations when the document is edited', async () => {
    expect((await send('/others')).status).toBe(403);
    writeDocument('/others');
    while ((await send('/others')).status !== 200)
      await new Promise((resolve) => setTimeout(resolve, 100));
    expect((await send('/things')).status).toBe(403);
  });
});
