import {act, fireEvent, screen, waitFor} from '@testing-library/react';
import {openConsole, type Console, type Reply} from '../support/console';
import {yaml} from '../../support/yaml';

const JSON_HEAD: [string, string][] = [['Content-Type', 'application/json']];
/** An operation that these schemes protect. */
const withSchemes = (schemes: string, security = '[{it: []}]') =>
  `servers: [{url: http://api.example}]
paths: {/things: {get: {security: ${security}, responses: {'200': {description: OK}}}}}
components: {securitySchemes: {${schemes}}}`;
const headerOf = ({sent}: Console, name: string) =>
  sent.at(-1)!.headers.find(([key]) => key.toLowerCase() === name)?.[1];

async function sends(console: Console): Promise<void> {
  const before = console.sent.length;
  console.send();
  await waitFor(() => expect(console.sent.length).toBe(before + 1));
}
/** The field of a scheme, whose label ends with its id, or with another label. */
const secret = (name: string | RegExp) =>
  screen.getByLabelText(typeof name === 'string' ? new RegExp(`(^| )${name}$`) : name, {
    selector: 'input',
  });

describe('the sample on the page', () => {
  it('asks for a token, and copies it while it masks it', async () => {
    const writeText = jest.fn((_text: string) => Promise.resolve());
    Object.assign(navigator, {clipboard: {writeText}});
    const {dialog} = await openConsole(withSchemes('it: {type: http, scheme: bearer}'));
    const close = async () => {
      screen.getByRole<HTMLDialogElement>('dialog').close();
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    };
    await close();
    expect(dialog.isConnected).toBe(false);
    const use = screen.getByRole('button', {name: 'Use my token', pressed: false});
    const sample = screen.getByRole('group', {name: 'cURL'});
    const copied = async () => {
      await act(async () => {
        fireEvent.click(screen.getByRole('button', {name: 'Copy the sample'}));
        await Promise.resolve();
      });
      return writeText.mock.lastCall?.[0];
    };
    fireEvent.click(use);
    await waitFor(() => expect(document.activeElement).toBe(secret('it')));
    fireEvent.change(secret('it'), {target: {value: 'SECRET'}});
    await close();
    await waitFor(() => expect(use.getAttribute('aria-pressed')).toBe('true'));
    expect(await copied()).toContain('Authorization: Bearer SECRET');
    expect(sample.textContent).toContain('Authorization: Bearer <token>');
    fireEvent.click(use);
    expect(await copied()).toContain('Authorization: Bearer <token>');
  });
});

describe('the credentials of a scheme', () => {
  it.each([
    ['{type: http, scheme: bearer}', 'it'],
    ['{type: http, scheme: basic}', 'Password'],
    ['{type: http, scheme: basic}', /User name/],
  ])(
    'threat 151: what is typed is never in the HTML of the page: %s, %s',
    async (scheme, label) => {
      const console = await openConsole(withSchemes(`it: ${scheme}`));
      fireEvent.change(secret(label), {target: {value: 'TYPED-SECRET'}});
      await sends(console);
      expect(secret(label)).toHaveProperty('value', 'TYPED-SECRET');
      expect(document.documentElement.outerHTML).not.toContain('TYPED-SECRET');
    },
  );

  it.each<[string, string, string, string, string]>(yaml`
    - ['{type: apiKey, in: header, name: X-Key}', API key in the X-Key header, '', x-key, SECRET]
    - ['{type: http, scheme: bearer}', Bearer token in Authorization, '', authorization, Bearer SECRET]
    - ['{type: http, scheme: Bearer, bearerFormat: JWT}', Bearer token (JWT) in Authorization, '', authorization, Bearer SECRET]
    - ['{type: http, scheme: hoba}', HTTP Hoba in Authorization, 'The whole Authorization header, beginning with hoba', authorization, SECRET]
    - ['{type: oauth2, flows: {}}', OAuth 2.0, Access token, authorization, Bearer SECRET]
  `)('are asked for, covered, and sent: %s', async (scheme, title, hint, header, value) => {
    const console = await openConsole(withSchemes(`it: ${scheme}`));
    expect(console.text()).toContain(`${title} it ${hint}`);
    expect(secret('it')).toHaveProperty('type', 'password');
    console.click(`Show ${title}`);
    expect(secret('it')).toHaveProperty('type', 'text');
    expect(screen.getByRole('button', {name: `Hide ${title}`}).textContent).toBe('Hide');
    fireEvent.change(secret('it'), {target: {value: 'SECRET'}});
    await sends(console);
    expect(headerOf(console, header)).toBe(value);
    const code = console.dialog.querySelector('pre')!;
    expect(code.textContent).not.toContain('SECRET');
    console.click('Show secrets');
    expect(code.textContent).toContain('SECRET');
    fireEvent.change(secret('it'), {target: {value: ''}});
    // What is missing is named once, before the request is sent without it.
    console.send();
    await console.sees('The credentials of it are missing.');
    expect(console.sent).toHaveLength(1);
    console.reply({status: 401});
    console.click('Send anyway');
    await console.sees('The API refused the request, which had no credentials for it.');
    expect(console.text()).not.toContain('Not as documented');
    expect(headerOf(console, header)).toBeUndefined();
    await waitFor(() => expect(screen.queryByRole('button', {name: 'Cancel'})).toBeNull());
    await sends(console);
  });

  it.each([
    ['basic', '/api/try-it', undefined],
    ['digest', '/api/try-it', 'The proxy of this site answers the challenge of the API'],
    [
      'digest',
      undefined,
      'Digest authentication answers a challenge from the API, which a page cannot do.',
    ],
  ])('are a user name and a password: %s with the proxy %s', async (scheme, proxyPath, text) => {
    const console = await openConsole(withSchemes(`it: {type: http, scheme: ${scheme}}`), {
      tryIt: {proxyPath},
    });
    console.fill(/User name/, 'jürgen');
    fireEvent.change(secret('Password'), {target: {value: 'gehéim'}});
    if (text !== undefined) expect(console.text()).toContain(text);
    await sends(console);
    if (scheme === 'basic')
      expect(headerOf(console, 'authorization')).toBe(
        `Basic ${Buffer.from('jürgen:gehéim').toString('base64')}`,
      );
    else if (proxyPath) expect(console.sent[0]).toMatchObject({digest: {username: 'jürgen'}});
    else expect(headerOf(console, 'authorization')).toBeUndefined();
  });

  it.each([
    ['{type: mutualTLS}', 'it: the API requires a TLS client certificate, which no page can send.'],
    ['{type: telepathy}', 'it is of a kind that the console does not support.'],
  ])('that no page can send are explained: %s', async (scheme, text) => {
    expect((await openConsole(withSchemes(`it: ${scheme}`))).text()).toContain(text);
  });
});

describe('the alternatives of an operation', () => {
  it('can be chosen, are stored only if the reader asks, and forgotten with one button', async () => {
    const console = await openConsole(
      withSchemes(
        'a: {type: apiKey, in: query, name: a}, b: {type: apiKey, in: cookie, name: b}',
        '[{a: []}, {a: [], b: []}, {}]',
      ),
    );
    console.choose(
      'Authenticate with',
      'API key in the a query parameter · a + API key in the b cookie · b',
    );
    fireEvent.change(secret('a'), {target: {value: 'SECRET-A'}});
    fireEvent.change(secret('b'), {target: {value: 'SECRET-B'}});
    await sends(console);
    expect(console.sent[0]).toMatchObject({
      url: 'http://api.example/things?a=SECRET-A',
      cookies: [['b', 'SECRET-B']],
    });
    const stored = () => JSON.stringify({...sessionStorage}) + JSON.stringify({...localStorage});
    expect(stored()).not.toContain('SECRET');
    fireEvent.click(console.field('Remember in this browser tab'));
    expect(JSON.stringify({...sessionStorage})).toContain('SECRET-A');
    console.click('Clear all credentials');
    expect(stored()).not.toContain('SECRET');
    console.choose('Authenticate with', 'No authentication');
    expect(screen.queryByLabelText('Remember in this browser tab')).toBeNull();
    await sends(console);
    expect(console.sent[1]!.url).toBe('http://api.example/things');
  });

  it('are not shown if an operation needs no credentials', async () => {
    const console = await openConsole(withSchemes('it: {type: mutualTLS}', '[]'));
    expect(console.text()).not.toContain('Authentication');
  });

  it('are sent to another server only after the reader confirms it', async () => {
    const console = await openConsole(`servers:
  - {url: http://api.example}
  - {url: 'http://{host}.example', variables: {host: {default: api}}}
security: [{it: []}]
paths: {/things: {get: {}}}
components: {securitySchemes: {it: {type: http, scheme: bearer}}}`);
    fireEvent.change(secret('it'), {target: {value: 'SECRET'}});
    console.choose('Send to', 'http://{host}.example');
    console.fill('host', 'other');
    await console.sees('Nothing is sent to http://other.example until you confirm it.');
    console.send();
    expect(console.sent).toEqual([]);
    console.click('Use them for http://other.example');
    await sends(console);
    expect(console.sent[0]!.url).toBe('http://other.example/things');
  });
});

describe('a token', () => {
  const FLOWS = `clientCredentials: {tokenUrl: https://id.example/token, refreshUrl: https://id.example/refresh, scopes: {read: R, write: W}},
    password: {tokenUrl: https://other.example/token, scopes: {}},
    deviceAuthorization: {deviceAuthorizationUrl: https://id.example/device, tokenUrl: https://id.example/token, scopes: {}}`;
  const TOKEN = {
    access_token: 'TOKEN-1',
    token_type: 'bearer',
    expires_in: 60,
    refresh_token: 'R-1',
  };
  const DEVICE = {
    device_code: 'd',
    user_code: 'ABC',
    verification_uri: 'https://id.example/enter',
  };
  const reply = (body: object | string): Reply => ({
    headers: JSON_HEAD,
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  async function choose(flow: string): Promise<Console> {
    const console = await openConsole(
      withSchemes(`it: {type: oauth2, flows: {${FLOWS}}}`, '[{it: [read]}]'),
    );
    console.choose('Flow', flow);
    expect(screen.getByRole('button', {name: 'Get token'}).ariaDisabled).toBe('true');
    console.fill('Client ID', 'client');
    return console;
  }
  const formOf = ({sent}: Console) =>
    Object.fromEntries(new URLSearchParams(sent.at(-1)!.body as string));

  it('is obtained with client credentials and the chosen scopes, used, and refreshed', async () => {
    const console = await choose('Client credentials');
    fireEvent.change(secret('Client secret'), {target: {value: 'S'}});
    fireEvent.click(console.field(/^write/));
    console.fill(/further scopes/i, 'further  more');
    console.reply(reply(TOKEN));
    console.click('Get token');
    await console.sees(/Token obtained, valid until \d/);
    expect(console.sent[0]).toMatchObject({
      operation: 'auth it token',
      url: 'https://id.example/token',
      headers: expect.arrayContaining([['Authorization', `Basic ${btoa('client:S')}`]]),
    });
    expect(formOf(console)).toEqual({
      grant_type: 'client_credentials',
      scope: 'read write further more',
    });
    console.reply(reply({access_token: 'TOKEN-2', expires_in: null}));
    console.click('Refresh');
    await console.sees(/Token obtained\./);
    expect(formOf(console)).toMatchObject({grant_type: 'refresh_token', refresh_token: 'R-1'});
    expect(console.sent[1]).toMatchObject({
      operation: 'auth it refresh',
      url: 'https://id.example/refresh',
    });
    await sends(console);
    expect(headerOf(console, 'authorization')).toBe('Bearer TOKEN-2');
  });

  it('is obtained with a password, and the secret of the client in the body', async () => {
    const console = await choose('Password');
    expect(console.text()).toContain('only for confidential clients');
    fireEvent.change(secret('Client secret'), {target: {value: 'S'}});
    console.choose('Send the secret', 'in the body');
    console.fill('User name', 'reader');
    fireEvent.change(secret('Password'), {target: {value: 'pass'}});
    console.reply(reply(TOKEN));
    console.click('Get token');
    await console.sees('Token obtained');
    expect(formOf(console)).toEqual(yaml`
      {grant_type: password, username: reader, password: pass, scope: read, client_id: client, client_secret: S}
    `);
    // Another flow of the scheme belongs to another server.
    console.reply(reply({access_token: 'TOKEN-2'}));
    console.click('Refresh');
    await console.sees(/Token obtained\./);
    expect(console.sent[1]).toMatchObject({
      operation: 'auth it token',
      url: 'https://other.example/token',
    });
  });

  it('is waited for with device authorization until the reader cancels', async () => {
    const console = await choose('Device authorization');
    console.reply(reply({...DEVICE, interval: 60}));
    console.click('Get token');
    await console.sees('Go to https://id.example/enter and enter the code ABC.');
    expect(console.text()).toContain('Waiting for the authorization server…');
    console.click('Cancel');
    await console.sees('Cancelled.');
  });

  it.each([
    [0.001, 1],
    [1e9, 60],
    [-1, 5],
    ['0', 5],
  ])('threat 156: is polled for at sane intervals: %p', async (interval, seconds) => {
    const console = await choose('Device authorization');
    console.reply(reply({...DEVICE, interval}));
    const waits = jest.spyOn(globalThis, 'setTimeout');
    console.click('Get token');
    await console.sees('Waiting for the authorization server…');
    const waited = waits.mock.calls.map(([, milliseconds]) => milliseconds);
    waits.mockRestore();
    expect(console.sent).toHaveLength(1);
    console.click('Cancel');
    await console.sees('Cancelled.');
    expect(waited).toContain(seconds * 1000);
  });

  it.each<[Reply, string | RegExp]>([
    [reply({error: 'invalid_client', error_description: 'Who?'}), /invalid_client.*Who\?/],
    [reply({}), 'The authorization server’s response does not follow OAuth.'],
    [reply('<p>'), 'The authorization server’s response does not follow OAuth. 200'],
    [{problem: 'discovery_off'}, 'this site does not use the metadata of authorization servers.'],
    [{problem: 'not_proxyable'}, 'the document leaves the host of the server open'],
  ])('that cannot be obtained is explained: %j', async (answer, text) => {
    const console = await choose('Client credentials');
    console.reply(answer);
    console.click('Get token');
    await console.sees(text);
    expect(screen.queryByRole('button', {name: 'Send from the browser'})).toBeNull();
    expect(secret('it')).toHaveProperty('value', '');
  });

  it('has flows of the authorization server if its metadata names the right issuer', async () => {
    const console = await openConsole(
      withSchemes(
        'it: {type: openIdConnect, openIdConnectUrl: "https://id.example/.well-known/openid-configuration"}',
      ),
    );
    const discover = 'Ask the authorization server what it offers';
    const metadata = {
      issuer: 'https://evil.example',
      token_endpoint: 'https://id.example/token',
      grant_types_supported: ['client_credentials'],
    };
    console.reply(reply(metadata));
    console.click(discover);
    await console.sees('names another issuer (https://evil.example), so it was not used.');
    console.reply(reply({...metadata, issuer: 'https://id.example'}));
    console.click(discover);
    await waitFor(() => expect(screen.queryByRole('button', {name: discover})).toBeNull());
    expect(console.sent[0]!.operation).toBe('auth it discovery');
    console.field('Client ID');
  });
});
