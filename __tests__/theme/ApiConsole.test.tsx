import {Blob as NodeBlob} from 'buffer';
import {TextDecoder, TextEncoder} from 'util';
import {act, configure, fireEvent, screen, waitFor, within} from '@testing-library/react';
import type {MediaType, Operation, Schema, SecurityScheme} from '../../plugin/model/types';
// Loaded beforehand, so that no test waits for it.
import '../../theme/ApiConsole';
import {array, object, renderOperation, string, withBody, type Page} from './support/operation';

const integer: Schema = {kind: 'schema', types: ['integer'], type: 'integer'};

/** What a test's API answers; each request is recorded. */
type Answer = {
  status?: number;
  statusText?: string;
  headers?: {[name: string]: string};
  chunks?: (string | Uint8Array)[];
  /** The connection breaks after the chunks. */
  breaks?: boolean;
};
const sent: {url: string; method?: string; headers: [string, string][]; body?: Blob}[] = [];
let answer: Answer | (() => Promise<Answer>) = {};

async function fetchAnswer(url: string, {method, headers, body}: RequestInit) {
  sent.push({
    url,
    method,
    headers: Array.from(new Headers(headers)),
    ...(body instanceof NodeBlob && {body: body as Blob}),
  });
  const given = typeof answer === 'function' ? await answer() : answer;
  const chunks = (given.chunks ?? []).map((chunk) =>
    typeof chunk === 'string' ? new TextEncoder().encode(chunk) : chunk,
  );
  return {
    type: 'basic',
    status: given.status ?? 200,
    statusText: given.statusText ?? 'OK',
    url,
    headers: new Headers(given.headers ?? {'content-type': 'application/json'}),
    body: {
      getReader: () => ({
        read: async () => {
          if (chunks.length === 0 && given.breaks) throw new TypeError('network error');
          return chunks.length > 0 ? {done: false, value: chunks.shift()} : {done: true};
        },
      }),
    },
  };
}

configure({asyncUtilTimeout: 20_000});

beforeAll(() => {
  Object.assign(globalThis, {Blob: NodeBlob, TextDecoder, TextEncoder, fetch: fetchAnswer});
  Object.assign(URL, {createObjectURL: () => 'blob:answer', revokeObjectURL: () => undefined});
  // jsdom has the element, but not what opens it.
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
      this.dispatchEvent(new Event('close'));
    },
  });
});
beforeEach(() => {
  sent.length = 0;
  answer = {chunks: ['{}']};
  sessionStorage.clear();
  localStorage.clear();
});

let count = 0;

/** Opens the console of an operation that no other test has, as forms are kept during a visit. */
async function openConsole({operation, document: shared}: Page = {}): Promise<HTMLElement> {
  count += 1;
  renderOperation({
    operation: {id: `operation-${count}`, ...operation},
    document: {tabId: `tab-${count}`, ...shared},
  });
  fireEvent.click(screen.getByRole('button', {name: 'Try it'}));
  return screen.findByRole('dialog');
}
const field = (name: RegExp | string) =>
  within(screen.getByRole('dialog')).getByLabelText(name, {selector: 'input, select, textarea'});
const fill = (name: RegExp | string, value: string) =>
  fireEvent.change(field(name), {target: {value}});
const press = (name: RegExp | string) =>
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', {name}));
const request = () => screen.getByLabelText('Request').textContent;
const problems = () => document.querySelector('.theme-api-console-problems')!.textContent;
async function send(): Promise<void> {
  await act(async () => press('Send'));
}
const dialogText = () => screen.getByRole('dialog').textContent;

describe('the console', () => {
  it('begins at its title, and closes with its button', async () => {
    await openConsole();
    expect(document.activeElement?.textContent).toBe('Try it: Add a thing');
    expect(screen.getByRole('dialog').textContent).toContain('Nothing has been sent yet.');
    press('Close');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('shows and sends the values of its fields, and names those that are missing', async () => {
    await openConsole({
      operation: {
        method: 'GET',
        path: '/things/{id}',
        parameters: [
          {name: 'id', in: 'path', required: true, schema: string, examples: []},
          {name: 'limit', in: 'query', schema: integer, examples: []},
          {name: 'tags', in: 'query', schema: array(string), examples: []},
          {name: 'X-Trace', in: 'header', schema: string, examples: []},
        ],
      },
    });
    await send();
    expect(sent).toEqual([]);
    expect(problems()).toBe('Fill in the parameter id.');
    fill(/^id/, 'a b');
    fill(/^limit/, '5');
    press('Add item to tags');
    fill(/^tags\[0\]/, 'x');
    fill(/^X-Trace/, 't1');
    expect(problems()).toBe('');
    expect(request()).toBe('GET https://api.example.com/v1/things/a%20b?limit=5&tags=x');
    await act(async () => {
      fireEvent.keyDown(document, {key: 'Enter', ctrlKey: true});
    });
    expect(sent).toEqual([
      {
        url: 'https://api.example.com/v1/things/a%20b?limit=5&tags=x',
        method: 'GET',
        headers: expect.arrayContaining([['x-trace', 't1']]),
      },
    ]);
    press('Remove tags[0]');
    expect(request()).not.toContain('tags');
    press('Reset');
    expect(request()).toBe('GET https://api.example.com/v1/things/{id}');
  });

  it('marks a value that does not match its schema', async () => {
    await openConsole({
      operation: {
        parameters: [
          {
            name: 'limit',
            in: 'query',
            schema: {...integer, constraints: {maximum: 9}},
            examples: [],
          },
        ],
      },
    });
    fill(/^limit/, '12');
    await waitFor(() => expect(field(/^limit/).getAttribute('aria-invalid')).toBe('true'));
    const findings = document.getElementById(field(/^limit/).getAttribute('aria-describedby')!);
    expect(findings?.textContent).toContain('maximum: 9');
    fill(/^limit/, 'many');
    await waitFor(() => expect(findings?.isConnected && findings.textContent).toContain('integer'));
  });

  it('chooses among servers and their variables', async () => {
    await openConsole({
      document: {
        servers: [
          {url: 'https://api.example.com', variables: []},
          {
            url: 'https://{region}.example.com/{base}',
            variables: [
              {name: 'region', default: 'eu', enum: ['eu', 'us']},
              {name: 'base', default: 'v2'},
            ],
          },
        ],
      },
    });
    fill('Send to', '1');
    expect(request()).toBe('POST https://eu.example.com/v2/things');
    fill(/^region/, 'us');
    fill(/^base/, 'v3');
    expect(request()).toBe('POST https://us.example.com/v3/things');
    fill(/^base/, '');
    await send();
    expect(problems()).toMatch(/base/);
    expect(sent).toEqual([]);
  });
});

describe('the body in the console', () => {
  const schema = object({
    name: string,
    size: {kind: 'schema', types: ['integer', 'null'], type: 'integer | null'},
    kind: {
      kind: 'schema',
      types: ['string'],
      type: 'string',
      enum: [{value: 'cat'}, {value: 'dog'}],
    },
    isGood: {kind: 'schema', types: ['boolean'], type: 'boolean'},
    born: {kind: 'schema', types: ['string'], type: 'string', format: 'date'},
    seen: {kind: 'schema', types: ['string'], type: 'string', format: 'date-time'},
  });
  const bodyOf = async () =>
    new TextDecoder().decode(await (sent.at(-1)!.body as Blob).arrayBuffer());

  it('is a form made from the schema', async () => {
    await openConsole({operation: withBody(schema)});
    fill(/^name/, 'Mimi');
    fill(/^kind/, '1');
    fill(/^isGood/, '0');
    press('null for size');
    fill(/^born/, '2024-02-29');
    // To the second.
    expect(field(/^seen/)).toMatchObject({type: 'datetime-local', step: '1'});
    fill(/^seen/, '2024-02-29T10:20:30');
    const seen = new Date('2024-02-29T10:20:30');
    expect(dialogText()).toMatch(/Sent as 2024-0\d-\d\dT/);
    await send();
    const body = JSON.parse(await bodyOf()) as {seen: string};
    expect(new Date(body.seen)).toEqual(seen);
    expect(body).toMatchObject({
      name: 'Mimi',
      size: null,
      kind: 'dog',
      isGood: true,
      born: '2024-02-29',
    });
    expect(sent[0]!.headers).toContainEqual(['content-type', 'application/json']);
  });

  it('can be one of several media types', async () => {
    const content: MediaType[] = [
      {mediaType: 'application/json', schema, examples: []},
      {mediaType: 'text/plain', schema: string, examples: []},
    ];
    await openConsole({operation: {requestBody: {required: true, content}}});
    fill('Media type', 'text/plain');
    fill(/^Body/, 'Hello');
    await send();
    expect(await bodyOf()).toBe('Hello');
    expect(sent[0]!.headers).toContainEqual(['content-type', 'text/plain']);
  });
});

describe('the credentials in the console', () => {
  const withSchemes = (...securitySchemes: SecurityScheme[]): Page => ({
    document: {
      securitySchemes,
      security: securitySchemes.map(({name}) => ({schemes: [{name, scopes: []}]})),
    },
  });

  it.each<[string, SecurityScheme, [RegExp | string, string][], [string, string]]>([
    [
      'an API key',
      {name: 'key', kind: 'apiKey', in: 'header', parameterName: 'X-Key'},
      [['key', 's3']],
      ['x-key', 's3'],
    ],
    [
      'a token',
      {name: 'token', kind: 'http', scheme: 'bearer'},
      [['token', 's3']],
      ['authorization', 'Bearer s3'],
    ],
    [
      'a password',
      {name: 'basic', kind: 'http', scheme: 'basic'},
      [
        [/User name/, 'u'],
        ['Password', 's3'],
      ],
      ['authorization', 'Basic dTpzMw=='],
    ],
    [
      'a whole header',
      {name: 'own', kind: 'http', scheme: 'HOBA'},
      [['own', 'HOBA s3']],
      ['authorization', 'HOBA s3'],
    ],
  ])('are sent: %s', async (_title, scheme, values, header) => {
    await openConsole(withSchemes(scheme));
    for (const [label, value] of values) fill(label, value);
    await send();
    expect(sent[0]!.headers).toContainEqual(header);
    const secret = values.at(-1)![0] as string;
    expect(field(secret)).toHaveProperty('type', 'password');
    press(`Show ${secret}`);
    expect(field(secret)).toHaveProperty('type', 'text');
  });

  it('can be one of several alternatives, and none if the document allows that', async () => {
    const page = withSchemes(
      {name: 'key', kind: 'apiKey', in: 'query', parameterName: 'key'},
      {name: 'cert', kind: 'mutualTLS'},
    );
    page.document!.security = [...page.document!.security!, {schemes: []}];
    await openConsole(page);
    fill('Authenticate with', '1');
    expect(dialogText()).toContain('the API requires a TLS client certificate');
    fill('Authenticate with', '2');
    await send();
    expect(sent).toMatchObject([{url: 'https://api.example.com/v1/things'}]);
  });
});

describe('OAuth in the console', () => {
  it('gets a token with the credentials of a client, sends it, and says if the server refuses', async () => {
    const login: SecurityScheme = {
      name: 'login',
      kind: 'oauth2',
      flows: [
        {
          kind: 'clientCredentials',
          tokenUrl: 'https://login.example.com/token',
          scopes: [
            {name: 'read', description: ''},
            {name: 'write', description: ''},
          ],
        },
      ],
    };
    await openConsole({
      document: {
        securitySchemes: [login],
        security: [{schemes: [{name: 'login', scopes: ['read']}]}],
      },
    });
    fill(/Client ID/, 'me');
    fill(/Client secret/, 's3');
    answer = {status: 400, chunks: ['{"error":"invalid_client"}']};
    await act(async () => press('Get token'));
    await waitFor(() => expect(dialogText()).toContain('invalid_client'));
    answer = {chunks: ['{"access_token":"t0","token_type":"bearer"}']};
    await act(async () => press('Get token'));
    await waitFor(() => expect(dialogText()).toContain('Token obtained.'));
    const [, asked] = sent;
    expect(asked).toMatchObject({url: 'https://login.example.com/token', method: 'POST'});
    expect(asked!.headers).toContainEqual(['authorization', 'Basic bWU6czM=']);
    expect(new TextDecoder().decode(await asked!.body!.arrayBuffer())).toBe(
      'grant_type=client_credentials&scope=read',
    );
    await send();
    expect(sent.at(-1)!.headers).toContainEqual(['authorization', 'Bearer t0']);
  });
});

describe('the response in the console', () => {
  const documented: Partial<Operation> = {
    responses: [
      {
        status: '200',
        headers: [{name: 'X-Rate', required: true, schema: integer, examples: []}],
        links: [],
        content: [{mediaType: 'application/json', schema: object({id: integer}), examples: []}],
      },
    ],
  };

  it('has its status, size, way, headers and body, and is compared with the document', async () => {
    answer = {
      headers: {'content-type': 'application/json', 'x-rate': '9'},
      chunks: ['{"id":', '12}'],
    };
    await openConsole({operation: documented});
    await send();
    await waitFor(() => expect(dialogText()).toContain('As documented for 200.'));
    expect(dialogText()).toMatch(/200 OK/);
    expect(dialogText()).toContain('Size9 B');
    expect(dialogText()).toContain('Sentdirectly from the browser');
    expect(dialogText()).toContain('Headers (2)');
    expect(dialogText()).toContain('The browser hides headers');
    const body = () => document.querySelector('.theme-api-console-body')!.textContent;
    await waitFor(() => expect(body()).toContain('"id": 12'));
    press('Raw');
    await waitFor(() => expect(body()).toContain('{"id":12}'));
    expect(screen.getByRole('link', {name: 'Download'}).getAttribute('href')).toBe('blob:answer');
  });

  it.each<[string, Answer, string[]]>([
    [
      'an undocumented status',
      {status: 404, statusText: 'Not Found', chunks: ['{}']},
      ['404 Not Found', 'This status is not documented; these are: 200.'],
    ],
    [
      'another media type',
      {headers: {'content-type': 'text/plain', 'x-rate': '1'}, chunks: ['x']},
      ['The media type text/plain is not documented; these are: application/json.'],
    ],
    [
      'invalid JSON',
      {headers: {'content-type': 'application/json', 'x-rate': '1'}, chunks: ['{']},
      ['The body is not JSON.'],
    ],
    [
      'another type',
      {headers: {'content-type': 'application/json', 'x-rate': 'a'}, chunks: ['{"id":"x"}']},
      ['/id should be integer.', 'X-Rate'],
    ],
    ['no body', {headers: {'x-rate': '1'}}, ['The response has no body.']],
    [
      'bytes',
      {headers: {'content-type': 'application/octet-stream'}, chunks: [new Uint8Array([0, 255])]},
      ['Binary content. Download it to view it.', 'Size2 B'],
    ],
    [
      'an end that is missing',
      {chunks: ['{"a"'], breaks: true},
      ['200 OK', 'Cut off: the connection broke.'],
    ],
  ])('may differ from the document: %s', async (_title, given, expected) => {
    answer = given;
    await openConsole({operation: documented});
    await send();
    for (const text of expected) await waitFor(() => expect(dialogText()).toContain(text));
  });

  it('can be cancelled while it is awaited', async () => {
    answer = () => new Promise(() => undefined);
    await openConsole();
    await send();
    expect(dialogText()).toContain('Waiting for a response…');
    expect(screen.queryByRole('button', {name: 'Send'})).toBeNull();
    expect(screen.getByRole('button', {name: 'Cancel'})).toBeTruthy();
  });

  it('is missing if the API cannot be reached', async () => {
    answer = () => Promise.reject(new TypeError('Failed to fetch'));
    await openConsole();
    await send();
    expect((await screen.findByRole('alert')).textContent).toContain('cURL');
  });

  it('shows the events of a stream', async () => {
    answer = {
      headers: {'content-type': 'text/event-stream'},
      chunks: ['data: one\n\n', 'data: two\n\n'],
    };
    await openConsole();
    await send();
    await waitFor(() => expect(dialogText()).toMatch(/2 items.*two.*one/));
  });
});

describe('the history of the console', () => {
  it('fills in an earlier request, and can be cleared', async () => {
    await openConsole({
      operation: {parameters: [{name: 'q', in: 'query', schema: string, examples: []}]},
    });
    fill(/^q/, 'first');
    await send();
    fill(/^q/, 'second');
    const entries = screen.getAllByRole('button', {name: /Fill in the request/});
    expect(entries).toHaveLength(1);
    fireEvent.click(entries[0]!);
    expect(request()).toContain('?q=first');
    press('Clear');
    expect(dialogText()).not.toContain('History');
  });
});
