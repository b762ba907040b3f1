import type {Locator} from 'playwright-core';
import {OPEN, useApi} from '../../browser/support/api';
import {useTryIt} from '../../browser/support/tryIt';

const tryIt = useTryIt();
/** Both allow every origin, and respond to every request. */
const answer: Parameters<typeof useApi>[0] = (response) =>
  response.writeHead(200, {'Content-Type': 'application/json', ...OPEN}).end('{}');
const api = useApi(answer, () => tryIt.sink.apis.origins!);
const foreign = useApi(answer);
const portOf = ({origin}: {origin: string}) => new URL(origin).port;
const received = () =>
  api.requests.map(({url, headers}) => ({url, key: headers['x-api-key'] as string | undefined}));

const ROUTES = [
  ['with the proxy', 'api/origins/things/get'],
  ['without a proxy', 'direct/origins/things/get'],
] as const;

/** Opens a link that an attacker could have made, in the same tab. */
async function follow(
  route: string,
  server: {index: number; variables: {name: string; value: string}[]},
): Promise<Locator> {
  const {page, sink} = tryIt;
  const values = {
    server,
    parameters: [{in: 'query', name: 'page', value: 7}],
    security: {alternative: 0},
  };
  await page.goto('about:blank');
  await page.goto(
    `${sink.origin}/${route}#try-it=${Buffer.from(JSON.stringify(values)).toString('base64url')}`,
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
  expect(received()).toMatchObject([{url: '/v1/things', key: 'SECRET'}]);
  api.requests.length = 0;
}

describe.each(ROUTES)('a link to a filled-in form, %s', (_site, route) => {
  it('threats 129 and 130: cannot send a key to another host; the console says what it left out', async () => {
    await enterKey(route);
    for (const value of [
      `127.0.0.1:${portOf(foreign)}/`,
      `127.0.0.1:${portOf(foreign)}#`,
      `127.0.0.1:${portOf(foreign)}?`,
      `x@127.0.0.1:${portOf(foreign)}/`,
    ]) {
      const dialog = await follow(route, {index: 0, variables: [{name: 'region', value}]});
      await dialog
        .getByRole('status')
        .filter({hasText: 'was left out: a link cannot change where requests go.'})
        .waitFor();
      expect(await dialog.getByLabel('page').inputValue()).toBe('7');
      expect([api.requests, foreign.requests]).toEqual([[], []]);
      await tryIt.send();
      await tryIt.status('200');
      expect(received()).toEqual([{url: '/v1/things?page=7', key: 'SECRET'}]);
      expect(foreign.requests).toEqual([]);
      api.requests.length = 0;
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
    expect(received()).toMatchObject([{url: '/v1/things?page=7'}]);
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
      `127.0.0.1:${portOf(foreign)}/`,
      `a@127.0.0.1:${portOf(foreign)}`,
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
      ).toContain(`http://{host}:${portOf(api)}/typed/things`);
      await tryIt.send();
    }
    expect([api.requests, foreign.requests]).toEqual([[], []]);
  });

  it('receives a key that was entered for another host only after the reader confirms', async () => {
    await enterKey(route);
    const {page, open} = tryIt;
    await page.goto('about:blank');
    const dialog = await open(route);
    await dialog.getByLabel('Send to').selectOption('1');
    await dialog.getByRole('textbox', {name: 'host'}).fill('app.localhost');
    const confirm = dialog.getByRole('button', {
      name: `Use them for http://app.localhost:${portOf(api)}`,
    });
    await confirm.waitFor();
    expect(await dialog.getByRole('button', {name: 'Send', exact: true}).isDisabled()).toBe(true);
    await tryIt.send();
    expect(api.requests).toEqual([]);
    await confirm.click();
    await dialog.getByRole('button', {name: 'Send', exact: true}).click();
    if (!route.startsWith('direct/')) {
      await dialog
        .getByText(`Your browser can send it directly to http://app.localhost:${portOf(api)}.`)
        .waitFor();
      expect(api.requests).toEqual([]);
      await dialog.getByRole('button', {name: 'Send from the browser'}).click();
    }
    await tryIt.status('200');
    expect(received()).toEqual([{url: '/typed/things', key: 'SECRET'}]);
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
    const dialog = await open('api/origins/things/get');
    await send();
    await dialog.getByRole('alert').filter({hasText: 'target_not_allowed'}).waitFor();
    expect(await dialog.getByRole('button', {name: 'Send from the browser'}).count()).toBe(0);
    expect(api.requests).toEqual([]);
  });
});
