import http from 'http';
import type {AddressInfo} from 'net';
import type {Locator} from 'playwright-core';
import {useTryIt} from '../support/tryIt';

type Recorder = {
  server: http.Server;
  port: number;
  received: {method: string; url: string; key: string | undefined}[];
};

/** Starts an API that allows every origin, responds to every request, and records it. */
async function record(): Promise<Recorder> {
  const received: Recorder['received'] = [];
  const server = http.createServer((request, response) => {
    if (request.method !== 'OPTIONS')
      received.push({
        method: request.method!,
        url: request.url!,
        key: request.headers['x-api-key'] as string | undefined,
      });
    response
      .writeHead(200, {
        'Content-Type': 'application/json',
        'Access-Control-Allow-Origin': '*',
        'Access-Control-Allow-Headers': '*',
      })
      .end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {server, port: (server.address() as AddressInfo).port, received};
}

let api: Recorder;
let foreign: Recorder;

/**
 * The variables of the first server have a choice and a path; the second server has an open host.
 */
const toDocument = (port: number) =>
  JSON.stringify({
    openapi: '3.1.0',
    info: {title: 'Things', version: '1'},
    servers: [
      {
        url: `http://{region}:${port}/{version}`,
        variables: {
          region: {default: '127.0.0.1', enum: ['127.0.0.1', 'localhost']},
          version: {default: 'v1'},
        },
      },
      {url: `http://{host}:${port}/typed`, variables: {host: {default: '127.0.0.1'}}},
    ],
    security: [{key: []}],
    paths: {
      '/things': {
        get: {
          summary: 'List things',
          parameters: [{name: 'page', in: 'query', schema: {type: 'integer'}}],
          responses: {200: {description: 'Things'}},
        },
      },
    },
    components: {securitySchemes: {key: {type: 'apiKey', in: 'header', name: 'X-API-Key'}}},
  });

const tryIt = useTryIt(
  async () => {
    api = await record();
    foreign = await record();
    return {Things: toDocument(api.port)};
  },
  {withDirectTwin: true},
);

afterAll(() => {
  for (const {server} of [api, foreign]) {
    server?.closeAllConnections();
    server?.close();
  }
});
beforeEach(() => {
  api.received.length = 0;
  foreign.received.length = 0;
});

const ROUTES = [
  ['with the proxy', 'default/things/get'],
  ['without a proxy', 'direct/default/things/get'],
] as const;

/** Opens a link that an attacker could have made, in the same tab. */
async function follow(
  route: string,
  server: {index: number; variables: {name: string; value: string}[]},
): Promise<Locator> {
  const {page, site} = tryIt;
  const values = {
    server,
    parameters: [{in: 'query', name: 'page', value: 7}],
    security: {alternative: 0},
  };
  await page.goto('about:blank');
  await page.goto(
    `${site.origin}/${route.startsWith('direct/') ? '' : 'api/'}${route}#try-it=${Buffer.from(JSON.stringify(values)).toString('base64url')}`,
  );
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  return dialog;
}

/** Enters a key, has the tab remember it, and sends a request with it. */
async function enterKey(route: string): Promise<void> {
  const dialog = await tryIt.open(route);
  await dialog.getByRole('textbox', {name: 'key'}).fill('SECRET');
  await dialog.getByLabel('Remember in this browser tab').check();
  await tryIt.send();
  await tryIt.status('200');
  expect(api.received).toMatchObject([{url: '/v1/things', key: 'SECRET'}]);
  api.received.length = 0;
}

describe.each(ROUTES)('a link to a filled-in form, %s', (_site, route) => {
  it('threats 129 and 130: cannot send a key to another host; the console says what it left out', async () => {
    await enterKey(route);
    for (const value of [
      `127.0.0.1:${foreign.port}/`,
      `127.0.0.1:${foreign.port}#`,
      `127.0.0.1:${foreign.port}?`,
      `x@127.0.0.1:${foreign.port}/`,
    ]) {
      const dialog = await follow(route, {index: 0, variables: [{name: 'region', value}]});
      await dialog
        .getByRole('status')
        .filter({hasText: 'was left out: a link cannot change where requests go.'})
        .waitFor();
      expect(await dialog.getByLabel('page').inputValue()).toBe('7');
      expect([api.received, foreign.received]).toEqual([[], []]);
      await tryIt.send();
      await tryIt.status('200');
      expect(api.received).toEqual([{method: 'GET', url: '/v1/things?page=7', key: 'SECRET'}]);
      expect(foreign.received).toEqual([]);
      api.received.length = 0;
    }
  });

  it('threats 129 and 130: cannot fill in an open host or climb out of the path of a server', async () => {
    await enterKey(route);
    const typed = await follow(route, {index: 1, variables: [{name: 'host', value: 'localhost'}]});
    await typed.getByRole('status').filter({hasText: 'was left out'}).waitFor();
    expect(await typed.getByRole('textbox', {name: 'host'}).inputValue()).toBe('127.0.0.1');
    const climbing = await follow(route, {
      index: 0,
      variables: [{name: 'version', value: '../..'}],
    });
    await climbing.getByRole('status').filter({hasText: 'was left out'}).waitFor();
    await tryIt.send();
    await tryIt.status('200');
    expect(api.received).toMatchObject([{url: '/v1/things?page=7'}]);
  });
});

describe.each(ROUTES)('a host typed by the reader, %s', (_site, route) => {
  it('is refused if it has a port, user or path, or is an unusual spelling of an IP address', async () => {
    await enterKey(route);
    const {page, open} = tryIt;
    await page.goto('about:blank');
    const dialog = await open(route);
    await dialog.getByLabel('Send to').selectOption('1');
    for (const value of [
      `127.0.0.1:${foreign.port}/`,
      `a@127.0.0.1:${foreign.port}`,
      '１２７.0.0.1',
      '127.1',
    ]) {
      await dialog.getByRole('textbox', {name: 'host'}).fill(value);
      await dialog
        .getByText('The value of the server variable host is not allowed there.')
        .waitFor();
      expect(await dialog.getByRole('button', {name: 'Send', exact: true}).isDisabled()).toBe(true);
      expect(
        await dialog.getByRole('group', {name: 'Request', exact: true}).textContent(),
      ).toContain(`http://{host}:${api.port}/typed/things`);
      await tryIt.send();
    }
    expect([api.received, foreign.received]).toEqual([[], []]);
  });

  it('receives a key that was entered for another host only after the reader confirms', async () => {
    await enterKey(route);
    const {page, open} = tryIt;
    await page.goto('about:blank');
    const dialog = await open(route);
    await dialog.getByLabel('Send to').selectOption('1');
    await dialog.getByRole('textbox', {name: 'host'}).fill('app.localhost');
    const confirm = dialog.getByRole('button', {
      name: `Use them for http://app.localhost:${api.port}`,
    });
    await confirm.waitFor();
    expect(await dialog.getByRole('button', {name: 'Send', exact: true}).isDisabled()).toBe(true);
    await tryIt.send();
    expect(api.received).toEqual([]);
    await confirm.click();
    await dialog.getByRole('button', {name: 'Send', exact: true}).click();
    if (!route.startsWith('direct/')) {
      await dialog
        .getByText(`Your browser can send it directly to http://app.localhost:${api.port}.`)
        .waitFor();
      expect(api.received).toEqual([]);
      await dialog.getByRole('button', {name: 'Send from the browser'}).click();
    }
    await tryIt.status('200');
    expect(api.received).toEqual([{method: 'GET', url: '/typed/things', key: 'SECRET'}]);
  });
});

describe('a request refused by the proxy', () => {
  it('has no button to send it from the browser instead', async () => {
    const {page, open, send} = tryIt;
    await page.route('**/api/try-it', (route) =>
      route.fulfill({
        status: 403,
        contentType: 'application/problem+json',
        body: JSON.stringify({
          type: 'about:blank',
          title: 'No',
          status: 403,
          code: 'target_not_allowed',
          requestId: 'r1',
        }),
      }),
    );
    const dialog = await open('default/things/get');
    await send();
    await dialog.getByRole('alert').filter({hasText: 'target_not_allowed'}).waitFor();
    expect(await dialog.getByRole('button', {name: 'Send from the browser'}).count()).toBe(0);
    expect(api.received).toEqual([]);
  });
});
