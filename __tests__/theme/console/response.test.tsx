import {brotliCompressSync, deflateSync, gzipSync} from 'zlib';
import {act, fireEvent, screen, waitFor, within} from '@testing-library/react';
import type {PropErrorIndex} from '../../../plugin/pages/props';
import {openConsole, type Reply} from '../support/console';
import {yaml} from '../../support/yaml';

const RESPONSE = `responses: {'200': {description: OK, headers: {X-Count: {required: true, schema: {type: integer}}}, content: {application/json: {schema: {type: object, required: [id], properties: {id: {type: integer}, name: {type: string, maxLength: 3}, code: {type: string, pattern: '^(a+)+$'}, secret: {type: string, writeOnly: true}}}}}}}`;
const things = (more = RESPONSE) =>
  `servers: [{url: http://api.example/v1}]\npaths: {/things: {get: {${more}}}}`;
const JSON_HEAD: [string, string] = ['Content-Type', 'application/json'];

/** Sends a request that gets this reply. */
async function ask(reply: Reply) {
  const opened = await openConsole(things());
  opened.reply(reply);
  opened.send();
  return opened;
}
const askFor = (type: string, body: string | Uint8Array, more: Partial<Reply> = {}) =>
  ask({headers: [['Content-Type', type]], body, ...more});
const region = () => screen.findByRole('region', {name: 'Body of the response'});
/** Waits until the body is shown like this. */
const shows = (text: string) =>
  waitFor(async () => expect((await region()).textContent).toBe(`${text}\n`));

describe('a response', () => {
  it.each([
    ['text/html', '<script>1</script>', undefined],
    ['image/svg+xml', '<svg><script>1</script></svg>', /^data:image\/svg\+xml;charset=utf-8,/],
    ['application/xml', '<x xmlns="http://www.w3.org/1999/xhtml"/>', undefined],
    ['image/x-icon', new Uint8Array([0, 1, 255]), 'application/octet-stream'],
    ['image/png', new Uint8Array([0, 1, 255]), 'image/png'],
    ['application/pdf', new Uint8Array([0, 1, 255]), 'application/pdf'],
  ])('threat 150: no address of a response runs scripts: %s', async (type, body, source) => {
    const types = new Map<string, string>();
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => {
        const url = `blob:${types.size}`;
        types.set(url, blob.type);
        return url;
      },
    });
    const {dialog} = await askFor(type, body);
    const link = await screen.findByRole('link', {name: 'Download'});
    const download = link.getAttribute('href')!;
    expect(types.get(download)).toBe('application/octet-stream');
    const element = dialog.querySelector('img, object');
    const url = element?.getAttribute('src') ?? element?.getAttribute('data') ?? undefined;
    if (source === undefined) expect(url).toBeUndefined();
    else expect(types.get(url!) ?? url).toEqual(expect.stringMatching(source));
  });

  it('is shown with its status, times, size, route and headers, including repeated ones', async () => {
    const {dialog, sees} = await ask({
      status: 404,
      headers: [JSON_HEAD, ['Set-Cookie', 'a=1; Path=/'], ['Set-Cookie', 'b=2']],
      body: `"${'x'.repeat(2046)}"`,
    });
    await sees('404 Text of 404');
    await region();
    const [summary, headers, way] = [...dialog.querySelectorAll('dl')].map((list) =>
      [...list.children].map(({textContent}) => textContent),
    );
    expect(summary).toEqual([expect.stringMatching(/^Time\d+ ms$/), 'Size2.0 KB']);
    expect(way).toEqual([
      'Sentthrough this site',
      'Name lookup1 ms',
      'Connection2 ms',
      'TLS3 ms',
      'First byte1.50 s',
    ]);
    expect(headers).toEqual([
      'Content-Typeapplication/json',
      'Set-Cookiea=1; Path=/',
      'Set-Cookieb=2',
    ]);
  });

  it('of JSON is laid out or as received, keeps every digit, and can be searched and copied', async () => {
    const text = '{"id":12345678901234567890,"tiny":1.0,"text":"<b>bold</b>","list":[1,1]}';
    const {click, fill, sees} = await askFor('application/problem+json', text);
    await shows(
      '{\n  "id": 12345678901234567890,\n  "tiny": 1.0,\n  "text": "<b>bold</b>",\n  "list": [\n    1,\n    1\n  ]\n}',
    );
    click('Search in the body');
    fill('Search', '1');
    await sees('1 of 4 lines');
    click('Next line');
    await sees('2 of 4 lines');
    click('Previous line');
    click('Previous line');
    await sees('4 of 4 lines');
    expect(screen.getAllByText('1', {selector: 'mark'}).length).toBeGreaterThan(3);
    click('Raw');
    await shows(text);
    const writeText = jest.fn(() => Promise.resolve());
    Object.assign(navigator, {clipboard: {writeText}});
    click('Copy the body');
    expect(writeText).toHaveBeenCalledWith(text);
    await screen.findByText('Copied');
  });

  it.each([
    ['image/svg+xml', '<svg onload="x"/>', 'img', ['Preview', 'Raw']],
    ['image/png', 'x', 'img', []],
    ['audio/wav', 'x', 'audio', []],
    ['video/mp4', 'x', 'video', []],
    ['application/pdf', 'x', 'object[type="application/pdf"]', []],
    ['text/html', '<p>', undefined, ['Raw', 'Preview']],
    ['text/csv', 'a,b', undefined, []],
    ['application/octet-stream', 'text', undefined, []],
  ])('of %s has the views that are safe for it', async (type, text, media, views) => {
    const {dialog, sees} = await askFor(type, text);
    await sees('Download');
    expect(dialog.querySelector('.theme-api-console-body img, audio, video, object, iframe')).toBe(
      media ? dialog.querySelector(media) : null,
    );
    const group = screen.queryByRole('group', {name: 'Show the body as'});
    expect(
      group
        ? within(group)
            .getAllByRole('button')
            .map(({textContent}) => textContent)
        : [],
    ).toEqual(views);
    if (!media) await shows(text);
  });

  it('threat 83: of HTML has a preview without any rights, and is inert', async () => {
    const html = '<!doctype html><html lang="en" class="x"><body><a href="/x">x</a></body></html>';
    const {click, dialog, sees} = await askFor('text/html', html);
    await sees('Download');
    click('Preview');
    const frame = dialog.querySelector('iframe');
    expect(frame?.getAttribute('sandbox')).toBe('');
    const shown = new DOMParser().parseFromString(frame?.srcdoc ?? '', 'text/html');
    expect(shown.compatMode).toBe('CSS1Compat');
    expect(shown.documentElement.outerHTML).toMatch(/^<html inert="" lang="en" class="x"><head>/);
    expect(shown.querySelector('meta')?.content).toContain("default-src 'none'");
  });

  it('that the browser cannot show says so', async () => {
    const {dialog, sees} = await askFor('video/mp4', 'x');
    await sees('Download');
    fireEvent.error(dialog.querySelector('video')!);
    await sees('The browser cannot show this. Download it to view it.');
  });

  it.each<[string, Uint8Array, string]>([
    ['gzip', gzipSync('{"id":1}'), '{\n  "id": 1\n}'],
    ['gzip, deflate', deflateSync(gzipSync('{"id":1}')), '{\n  "id": 1\n}'],
    ['gzip', Buffer.from('{"id":1}'), '{\n  "id": 1\n}'],
    ['br', Buffer.from('{"id":1}'), '{\n  "id": 1\n}'],
  ])('encoded as %s, although not asked for, is decoded if it is', async (encoding, body, text) => {
    const {sees} = await ask({headers: [JSON_HEAD, ['Content-Encoding', encoding]], body});
    await shows(text);
    await sees('Not as documented');
  });

  it.each<[string, Uint8Array]>([
    ['x-unknown', brotliCompressSync('{"id":1}')],
    ['gzip', brotliCompressSync('{"id":1}')],
  ])(
    'with bytes that the browser cannot decode as %s says so, and not that it is no JSON',
    async (encoding, body) => {
      const {dialog, sees} = await ask({
        headers: [JSON_HEAD, ['Content-Encoding', encoding]],
        body,
      });
      await sees(`The body is encoded as ${encoding}, which your browser cannot decode.`);
      await sees('Not as documented');
      expect(dialog.textContent).not.toContain('not JSON');
    },
  );

  it('with bytes that are too many once they are decoded says so', async () => {
    const {sees} = await ask({
      headers: [
        ['Content-Type', 'text/css'],
        ['Content-Encoding', 'gzip'],
      ],
      body: gzipSync(Buffer.alloc(51 * 1024 * 1024, 'x')),
    });
    await sees('Cut off: the response is too large for this site.');
  });

  it('without a body, or with bytes that are not text, says so', async () => {
    const {reply, send, sees} = await ask({status: 204});
    await sees('The response has no body.');
    reply({body: new Uint8Array([0, 1, 255])});
    send();
    await sees('Binary content. Download it to view it.');
    expect(screen.getByRole('link', {name: 'Download'}).getAttribute('download')).toBe(
      'things.bin',
    );
  });

  it.each([
    ['application/x-ndjson', '{"line": 1}\n{"line": 2}\n'],
    ['text/event-stream', 'data: {"line": 1}\n\ndata: {"line": 2}\n\n'],
  ])(
    'of %s is listed as it arrives, the latest first, until the reader stops it',
    async (type, text) => {
      const {click, sees} = await askFor(type, text, {end: 'never'});
      await sees('2 items so far');
      expect(
        screen
          .getAllByRole('listitem')
          .slice(0, 2)
          .map(({textContent}) => textContent),
      ).toEqual(['{"line": 2}', '{"line": 1}']);
      click('Stop');
      await sees('Stopped. The part that arrived is shown.');
      await sees('2 items');
    },
  );

  it('names the events and their IDs', async () => {
    const {sees} = await askFor('text/event-stream', 'event: born\nid: 7\ndata: Rex\n\n');
    await sees('born 7 Rex');
  });

  it.each([
    ['size', 'Cut off: the response is too large for this site.'],
    ['deadline', 'Cut off: the response took longer than this site waits.'],
    ['idle', 'Cut off: the response took longer than this site waits.'],
    ['upstream', 'Cut off: the connection broke.'],
    ['broken', 'Cut off: the connection broke.'],
  ] as const)('that ends early is marked: %s', async (reason, text) => {
    const {sees} = await ask({
      body: 'half',
      end: reason === 'broken' ? reason : {complete: false, reason, bytes: 4},
    });
    await sees(text);
    await shows('half');
  });
});

describe('the comparison with the document', () => {
  it('confirms a response that is as documented', async () => {
    const {sees} = await ask({headers: [JSON_HEAD, ['X-Count', '1']], body: '{"id": 1}'});
    await sees('The response matches the documented 200.');
  });

  it('notes a write-only value, which the schema does not forbid', async () => {
    const head: [string, string][] = [JSON_HEAD, ['X-Count', '1']];
    const {sees, text} = await ask({headers: head, body: '{"id": 1, "secret": "s"}'});
    await sees('The response matches the documented 200.');
    expect(text()).toContain('secret is write-only.');
    expect(text()).not.toContain('Not as documented');
  });

  it.each<[string, Reply, string[]]>(yaml`
    - [status, {status: 500}, ['This status is not documented; these are: 200.']]
    - [media type, {headers: [[Content-Type, text/plain], [X-Count, '1']], body: x},
        ['The media type text/plain is not documented; these are: application/json.']]
    - [headers and body, {headers: [[Content-Type, application/json]], body: '{"name": "long"}'},
        [The header X-Count is missing., id is required., name must be at most 3 characters long.]]
    - ['the value of a header, and text that is not JSON', {headers: [[Content-Type, application/json], [X-Count, many]], body: '{"id'},
        [X-Countmust be integer., The body is not JSON.]]
  `)('lists differences: %s', async (_name, reply, differences) => {
    const {sees} = await ask(reply);
    const list = (await sees('Not as documented')).closest('[role=group]')!;
    for (const text of differences) expect(list.textContent).toContain(text);
  });

  it.each<[string, boolean, string[]]>([
    ['{"a": {"id": 1}}', true, ['The response matches the documented 200.']],
    ['{"a": {"id": "x"}}', true, ['Not as documented', 'a fits none of the documented variants.']],
    [
      '{"a": {"id": 1}}',
      false,
      ['Not checked completely', 'a was not checked: its schema One could not be loaded.'],
    ],
  ])('needs schemas that the page lacks: %s, which load: %s', async (body, loads, texts) => {
    const content =
      'content: {application/json: {schema: {$ref: "#/components/schemas/Both"}, example: {a: {id: x}}}}';
    const {reply, sees, send} = await openConsole(
      `servers: [{url: http://api.example/v1}]
paths: {/things: {post: {requestBody: {${content}}, responses: {'200': {description: OK, ${content}}}}}}
components:
  schemas:
    Both: {type: object, properties: {a: {oneOf: [{$ref: '#/components/schemas/One'}, {$ref: '#/components/schemas/Other'}]}}}
    One: {type: object, properties: {id: {type: integer}}}
    Other: {type: string}`,
      {
        loadSchema: async (id, schemas) => {
          if (!loads && id !== 'Both') throw new Error('offline');
          return {[id]: schemas[id]!};
        },
      },
    );
    // That of the form, whose body is wrong.
    await sees(loads ? 'fits none of the documented variants.' : 'was not checked: its schema One');
    reply({headers: [JSON_HEAD], body});
    send();
    for (const text of texts) await sees(text);
  });

  it('names a keyword that is not compared because the parts of a schema are shown as one', async () => {
    const {reply, sees, send} = await openConsole(
      `servers: [{url: http://api.example/v1}]
paths:
  /things:
    post:
      responses:
        '200':
          description: OK
          content:
            application/json:
              schema:
                allOf:
                  - {type: object, properties: {id: {type: integer}}}
                  - {type: object, properties: {name: {type: string}}, unevaluatedProperties: false}`,
    );
    reply({headers: [JSON_HEAD], body: '{"id": 1}'});
    send();
    const list = (await sees('Not checked completely')).closest('[role=group]')!;
    expect(list.textContent).toContain('was not checked against unevaluatedProperties.');
  });

  it('says nothing about a body of which only a part arrived', async () => {
    const {dialog, sees} = await ask({
      headers: [JSON_HEAD],
      body: '{"id',
      end: {complete: false, reason: 'upstream', bytes: 4},
    });
    await sees('The header X-Count is missing.');
    expect(dialog.textContent).not.toContain('not JSON');
  });

  it('leaves open what takes too long to compare', async () => {
    const {sees} = await ask({
      headers: [JSON_HEAD, ['X-Count', '1']],
      body: `{"id": 1, "code": "${'a'.repeat(40)}b"}`,
    });
    const list = (await sees('Not checked completely')).closest('[role=group]')!;
    expect(list.textContent).toContain('code was not checked: comparing it with ^(a+)+$');
  });
});

describe('a redirect', () => {
  const REDIRECT: Reply = {status: 302, redirect: 'http://other.example/x'};

  it('is shown, and followed only when the reader clicks', async () => {
    const {click, reply, sees, sent} = await ask(REDIRECT);
    await sees('Redirects to http://other.example/x');
    expect(sent).toHaveLength(1);
    reply({status: 200});
    click('Follow');
    await sees('200 Text of 200');
    expect(sent[1]).toMatchObject({operation: 'follow GET', url: 'http://other.example/x'});
    expect(screen.getAllByRole('button', {name: /^Fill in the request/})).toHaveLength(1);
  });

  const SIGNED = `servers: [{url: 'http://{host}.example', variables: {host: {default: api}}}, {url: http://other.example}]
security: [{it: []}]
paths: {/things: {post: {requestBody: {content: {application/json: {schema: {type: object, properties: {a: {type: string}}}, example: {a: sent}}}}}}}
components: {securitySchemes: {it: {type: http, scheme: bearer}}}`;
  const BEARER = ['Authorization', 'Bearer SECRET'];
  const signIn = () =>
    fireEvent.change(screen.getByLabelText(/ it$/, {selector: 'input'}), {
      target: {value: 'SECRET'},
    });

  it.each<[string, [number, string][], string, boolean, boolean]>([
    ['one', [[307, 'http://api.example/2']], 'POST', true, true],
    [
      'a GET',
      [
        [303, 'http://api.example/job'],
        [307, 'http://api.example/job/2'],
      ],
      'GET',
      true,
      false,
    ],
    [
      'one without credentials',
      [
        [307, 'http://other.example/x'],
        [307, 'http://api.example/transfer'],
      ],
      'POST',
      false,
      true,
    ],
  ])(
    'threat 69: is followed with the request that it answered, not with an edited form: %s',
    async (_name, hops, method, hasCredentials, hasBody) => {
      const {click, fill, reply, sees, send, sent} = await openConsole(SIGNED);
      signIn();
      for (const [index, [status, redirect]] of hops.entries()) {
        reply({status, redirect});
        if (index === 0) send();
        else click('Follow');
        await sees(`Redirects to ${redirect}`);
      }
      click('Text');
      fill('Body as application/json', '{"a": "edited"}');
      fill('host', 'no host');
      reply({status: 200});
      click('Follow');
      await sees('200 Text of 200');
      const last = sent.at(-1)!;
      expect(last).toMatchObject({method, url: hops.at(-1)![1]});
      expect(last.headers.some(([name]) => name === 'Authorization')).toBe(hasCredentials);
      if (hasCredentials) expect(last.headers).toContainEqual(BEARER);
      expect(last.body).toEqual(hasBody ? JSON.stringify({a: 'sent'}, null, 2) : undefined);
    },
  );

  it('is not followed with credentials that the reader has cleared', async () => {
    const {click, reply, sees, send} = await openConsole(SIGNED);
    signIn();
    reply({status: 307, redirect: 'http://api.example/2'});
    send();
    await sees('Redirects to http://api.example/2');
    click('Clear all credentials');
    await waitFor(() => expect(screen.queryByRole('button', {name: 'Follow'})).toBeNull());
    await sees('307 Text of 307');
  });

  it('without a proxy after it was followed offers no request of the form instead', async () => {
    const {click, reply, sees, send} = await openConsole(SIGNED);
    signIn();
    reply({status: 303, redirect: 'http://api.example/job'});
    send();
    await sees('Redirects to http://api.example/job');
    reply({missing: 404});
    click('Follow');
    await sees('This site’s request proxy is unavailable (404).');
    expect(screen.queryByRole('button', {name: 'Send from the browser'})).toBeNull();
  });
});

describe('a request without a response', () => {
  const NOT_ALLOWED =
    'Check the server and its variables: this site forwards requests only to URLs in the document.';
  it.each<[Reply, string[]]>(yaml`
    - [{problem: target_not_allowed}, ["Check the server and its variables: this site forwards requests only to URLs in the document.", No response from the API., target_not_allowed r1]]
    - [{problem: address_not_allowed}, ["Check the server and its variables: this site forwards requests only to URLs in the document."]]
    - [{problem: discovery_off}, ["this site does not use the metadata of authorization servers."]]
    - [{problem: rate_limited, retryAfter: 7}, ["Wait a moment and send again: this site is handling too many requests.", Try again in 7 seconds.]]
    - [{problem: busy}, ["Wait a moment and send again: this site is handling too many requests."]]
    - [{problem: body_too_large}, ["Send a smaller request, or use the cURL command: it is too large for this site’s proxy."]]
    - [{problem: header_too_large}, ["Send a smaller request, or use the cURL command: it is too large for this site’s proxy."]]
    - [{problem: no_challenge}, [The API responded without asking for Digest credentials]]
    - [{problem: upstream_unreachable}, ['Check that the API runs at this address: it could not be reached, or its response is not HTTP.']]
    - [{problem: upstream_tls}, ['Check the certificate of the API: there is no secure connection, because it is not valid or the TLS handshake failed.']]
    - [{problem: upstream_timeout}, ["Try again later: the API did not respond in time."]]
    - [{problem: unheard_of, detail: Why}, [Title of unheard_of, Why]]
    - [{fails: true}, ['No connection to this site, so nothing is known about the API.']]
  `)('is explained: %j', async (reply, texts) => {
    const {sees} = await ask(reply);
    for (const text of texts) await sees(text);
    expect(screen.getByRole('alert').textContent).toContain(texts[0]);
    expect(screen.queryByRole('button', {name: 'Send from the browser'})).toBeNull();
  });

  it('shows only the reason of the proxy if it gives one for an address of the document', async () => {
    const {sees, text} = await ask({
      problem: 'address_not_allowed',
      detail: 'The address is private.',
    });
    await sees('The address is private.');
    expect(text()).not.toContain(NOT_ALLOWED);
  });

  it.each<[Reply, string]>([
    [{missing: 404}, 'This site’s request proxy is unavailable (404). Nothing was sent.'],
    [{problem: 'not_proxyable'}, 'the document leaves the host of the server open'],
  ])('can be sent from the browser instead: %j', async (reply, text) => {
    const {click, sees, sent, ...console} = await ask(reply);
    await sees(text);
    await sees('Your browser can send it directly to http://api.example.');
    console.reply({headers: [['content-type', 'text/plain']], body: 'direct'});
    click('Send from the browser');
    await sees('directly from the browser');
    expect(sent[1]).toMatchObject({url: 'http://api.example/v1/things', method: 'GET'});
    await shows('direct');
    await sees('The browser hides headers');
  });

  it('can be cancelled with the button and with Escape, which otherwise closes the console', async () => {
    const {click, dialog, send, sees, sent} = await ask({hangs: true});
    await sees('Waiting for a response…');
    screen.getByRole('button', {name: 'Cancel'}).focus();
    click('Cancel');
    await sees('Cancelled before a response arrived. The API may have received the request.');
    // The button keeps the focus, and a held key sends nothing again.
    expect(document.activeElement).toHaveProperty('textContent', 'Send');
    fireEvent.keyDown(document, {key: 'Enter', ctrlKey: true, repeat: true});
    expect(sent).toHaveLength(1);
    send();
    await sees('Waiting for a response…');
    const escape = new Event('cancel', {cancelable: true});
    act(() => void dialog.dispatchEvent(escape));
    expect(escape.defaultPrevented).toBe(true);
    await sees('Cancelled before');
    const second = new Event('cancel', {cancelable: true});
    act(() => void dialog.dispatchEvent(second));
    expect(second.defaultPrevented).toBe(false);
  });

  it('is given up after 90 seconds', async () => {
    const opened = await openConsole(things());
    opened.reply({hangs: true});
    jest.useFakeTimers();
    opened.send();
    await act(() => jest.advanceTimersByTimeAsync(89_000));
    expect(opened.text()).toContain('89.0 s');
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    jest.useRealTimers();
    await opened.sees('Try again: there was no response in time.');
  });
});

describe('a failed response', () => {
  const ERRORS: PropErrorIndex = [
    ['4XX', 'status', '4XX'],
    ['late', 'code', 'late'],
  ];
  const askAbout = async (reply: Reply) => {
    const opened = await openConsole(things(), {errors: ERRORS});
    opened.reply(reply);
    opened.send();
    await opened.sees(/Text of/);
    return opened;
  };
  const find = () => screen.findByRole('link', {name: 'About this error'});

  it.each([
    ['code', '{"error": {"code": "late"}}', '/api/default/errors#late'],
    ['status', 'Not found', '/api/default/errors#4XX'],
  ])('links to the entry of its %s, in a new tab', async (_of, body, to) => {
    await askAbout({status: 404, headers: [JSON_HEAD], body});
    const link = await find();
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([to, '_blank']);
  });

  it.each([
    ['without an entry', 500],
    ['that has not failed', 200],
  ])('has no link %s', async (_when, status) => {
    await askAbout({status, headers: [JSON_HEAD], body: '{"code": 1}'});
    await region();
    expect(screen.queryByRole('link', {name: 'About this error'})).toBeNull();
  });
});
