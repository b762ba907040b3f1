import {cleanup, configure, fireEvent, screen, waitFor, within} from '@testing-library/react';
import {openConsole, type Console} from '../support/console';
import {yaml} from '../../support/yaml';

const SERVER = 'servers: [{url: http://api.example/v1}]';
/** An operation `POST /things` with these fields. */
const post = (fields: string) => `${SERVER}\npaths: {/things: {post: {${fields}}}}`;
const withParameters = (...parameters: string[]) =>
  openConsole(post(`parameters: [${parameters.map((each) => `{${each}}`).join(', ')}]`));
/** A body of this media type and schema. */
const withBody = (schema: string, mediaType = 'application/json', more = '') =>
  openConsole(
    post(`requestBody: {required: true, content: {${mediaType}: {schema: ${schema}${more}}}}`),
  );
const asForm = async (schema: string) => {
  const form = await withBody(`{type: object, required: [a], properties: {a: ${schema}}}`);
  return {...form, sends: (body: unknown) => sends(form, {body: JSON.stringify(body, null, 2)})};
};
async function sends({send, sent}: Console, expected: object): Promise<void> {
  const before = sent.length;
  send();
  await waitFor(() => expect(sent.length).toBe(before + 1));
  expect(sent.at(-1)).toMatchObject(expected);
  await waitFor(() => expect(screen.queryByRole('button', {name: 'Cancel'})).toBeNull());
}

it('Ctrl+Enter sends the request from the moment in which the console is there', async () => {
  const request = jest.fn(() => Promise.reject(new Error('not connected')));
  const observer = new MutationObserver(() => {
    if (!screen.queryByRole('dialog')) return;
    observer.disconnect();
    globalThis.fetch = request;
    fireEvent.keyDown(document, {key: 'Enter', ctrlKey: true});
  });
  observer.observe(document.body, {childList: true, subtree: true});
  await openConsole(post(''));
  await waitFor(() => expect(request).toHaveBeenCalledTimes(1));
});

it('Ctrl+Enter leaves the focus where it is while a request is sent', async () => {
  const form = await openConsole(post(''));
  globalThis.fetch = () => new Promise(() => {});
  form.send();
  const cancel = await screen.findByRole('button', {name: 'Cancel'});
  cancel.focus();
  form.send();
  await new Promise(requestAnimationFrame);
  expect(document.activeElement).toBe(cancel);
});

describe('the parameters of a request', () => {
  it('start with what is required; examples, 0 and false among them, are hints to take over, and are sent in their places', async () => {
    const form = await openConsole(`${SERVER}
paths:
  /things/{id}:
    get:
      parameters:
        - {name: id, in: path, required: true, schema: {type: string, example: a/b}}
        - {name: zero, in: query, schema: {type: integer, example: 0}}
        - {name: no, in: query, schema: {type: boolean, example: false}}
        - {name: limit, in: query, schema: {type: integer, default: 20}}
        - {name: X-Own, in: header, schema: {type: string, example: own}}
        - {name: session, in: cookie, schema: {type: string, example: s}}
        - {name: Accept, in: header, schema: {type: string, example: never}}`);
    expect(screen.getAllByRole('heading', {level: 4}).map(({textContent}) => textContent)).toEqual([
      'In the path',
      'In the query',
      'In headers',
      'In cookies',
    ]);
    await sends(form, {url: 'http://api.example/v1/things/a%2Fb', cookies: []});
    expect(form.field(/^zero/).placeholder).toBe('0');
    fireEvent.keyDown(form.field(/^zero/), {key: 'ArrowRight'});
    for (const name of ['no', 'X-Own', 'session']) form.click(`Fill in ${name}`);
    await sends(form, {
      operation: 'GET /things/{id}',
      method: 'GET',
      url: 'http://api.example/v1/things/a%2Fb?zero=0&no=false',
      headers: expect.arrayContaining([['X-Own', 'own']]),
      cookies: [['session', 's']],
    });
    form.choose(/^no /, '(not sent)');
    form.choose(/^no /, 'true');
    form.fill(/^zero/, '');
    form.fill(/^limit/, '1.');
    expect(form.field(/^limit/).value).toBe('1.');
    form.fill(/^limit/, '12345678901234567890');
    await sends(form, {
      url: 'http://api.example/v1/things/a%2Fb?no=true&limit=12345678901234567890',
    });
  });

  it('have fields for dates and times, which show times of the reader’s zone and what is sent', async () => {
    const form = await withParameters(
      'name: at, in: query, schema: {type: string, format: date-time, example: "2026-01-15T09:30:00Z"}',
      'name: day, in: query, schema: {type: string, format: date, example: soon}',
    );
    form.click('Fill in day');
    expect(form.field(/^day/).type).toBe('text');
    form.fill(/^day/, '2026-02-03');
    expect([form.field(/^at/).type, form.field(/^day/).type]).toEqual(['datetime-local', 'date']);
    form.fill(/^at/, '2026-02-03T04:05:06');
    const at = new Date('2026-02-03T04:05:06').toISOString().replace('.000Z', 'Z');
    await form.sees(`Sent as ${at}`);
    await sends(form, {
      url: `http://api.example/v1/things?day=2026-02-03&at=${encodeURIComponent(at)}`,
    });
  });

  it('can be sent empty, filled in from an example, and edited as text if they have a media type', async () => {
    const form = await withParameters(
      'name: blank, in: query, allowEmptyValue: true, schema: {type: string}',
      'name: pick, in: query, schema: {type: string}, examples: {one: {value: first}, two: {serializedValue: "pick=raw"}}',
      'name: filter, in: query, content: {application/json: {schema: {type: object}, example: {a: 1}}}',
      `name: json, in: query, examples: {none: {value: []}, three: {serializedValue: 'json=%5B3%5D'}}, content: {application/json: {schema: {type: array}}}`,
    );
    expect(form.field(/^filter/).placeholder).toBe('{"a":1}');
    fireEvent.click(form.field('Send empty'));
    form.choose('Example of pick', 'two');
    form.choose('Example of json', 'three');
    form.fill(/^filter/, '{"b":2}');
    await sends(form, {
      url: 'http://api.example/v1/things?blank=&pick=raw&json=%5B3%5D&filter=%7B%22b%22%3A2%7D',
    });
    fireEvent.click(form.field('Send empty'));
    form.choose('Example of pick', 'one');
    form.fill(/^filter/, '');
    form.fill(/^json/, '');
    await sends(form, {url: 'http://api.example/v1/things?pick=first'});
  });

  it.each<[string, string, string, string]>(yaml`
    - [querystring, application/x-www-form-urlencoded, '{type: object}, example: {a: 1, b: x}', a=1&b=x]
    - [query, text/plain, '{type: string}, example: hello world', hello world]
    - [query, application/xml, '{type: object, xml: {name: a}}, example: {b: 1}', '<b>1</b>']
    - [header, application/json, '{type: object}, example: {a: [1, 2]}', '{"a":[1,2]}']
    - [cookie, application/json, '{type: object}, example: {a: 1}', '{"a":1}']
  `)(
    'with a media type are shown as they are sent, so that a change changes nothing else: %s, %s',
    async (location, mediaType, schema, text) => {
      const form = await withParameters(
        `name: it, in: ${location}, required: true, content: {${mediaType}: {schema: ${schema}}}`,
      );
      const field = form.field(/^it /);
      expect(field.value).toContain(text);
      expect(field.labels![0]!.textContent).toMatch(/required$/);
      expect(field.getAttribute('aria-required')).toBe('true');
      expect(field.getAttribute('aria-invalid')).toBe('false');
      await sends(form, {});
      const before = field.value;
      form.fill(/^it /, `${before} `);
      form.fill(/^it /, before);
      const [{url, headers, cookies}] = form.sent as [(typeof form.sent)[0]];
      await sends(form, {url, headers, cookies});
      form.fill(/^it /, '');
      await form.sees('it is required.');
      expect(field.getAttribute('aria-invalid')).toBe('true');
    },
  );

  it('that are required and empty are reported when the reader sends, and one of them is focused', async () => {
    const form = await openConsole(`${SERVER}
paths:
  /things/{id}:
    get:
      parameters:
        - {name: id, in: path, required: true, schema: {type: string}}
        - {name: page, in: query, required: true, schema: {type: integer}}`);
    expect(form.text()).not.toMatch(/Fill in|is required/);
    expect(form.field(/^id/).getAttribute('aria-invalid')).toBe('false');
    form.click('Send');
    await form.sees('Fill in the parameter id');
    await form.sees('page is required.');
    await waitFor(() => expect(document.activeElement).toBe(form.field(/^id/)));
    expect(form.sent).toEqual([]);
    form.fill(/^id/, '1');
    form.fill(/^page/, 'many');
    await form.sees('must be integer.');
    await sends(form, {url: 'http://api.example/v1/things/1?page=many'});
  });

  it('are said to be absent if a request has neither parameters nor a body', async () => {
    const form = await openConsole(post('summary: Do'));
    expect(form.text()).toContain('This request has no parameters and no body.');
    expect(form.text()).toContain('Nothing has been sent yet.');
  });
});

describe('the form of a body', () => {
  it.each([
    ['a string', '{type: string}', /^a /, 'x', 'x'],
    ['a long string', '{type: string, maxLength: 900}', /^a /, 'x\ny', 'x\ny'],
    ['a number', '{type: number}', /^a /, '1.5', 1.5],
    ['a string where a number belongs', '{type: number}', /^a /, 'many', 'many'],
    ['any value, as JSON', '{}', 'a required', '{"b": [1]}', {b: [1]}],
    ['any value, as text', '{}', 'a required', 'plain', 'plain'],
  ])('has a field for %s', async (name, schema, label, text, value) => {
    const form = await asForm(schema);
    form.fill(label, text);
    expect(form.field(label).tagName).toBe(/a long|any value/.test(name) ? 'TEXTAREA' : 'INPUT');
    await form.sends({a: value});
  });

  it('offers the values of an enum, and keeps one that is not among them', async () => {
    const form = await withBody(
      '{type: object, properties: {a: {enum: [one, 2, {b: 1}]}}}',
      undefined,
      ', example: {a: three}',
    );
    form.click('Form');
    expect(
      within(form.field(/^a /))
        .getAllByRole('option')
        .map(({textContent}) => textContent),
    ).toEqual(['(not sent)', 'three', 'one', '2', '{"b":1}']);
    expect(form.field(/^a /).value).toBe('other');
    form.choose(/^a /, '{"b":1}');
    await sends(form, {body: '{\n  "a": {\n    "b": 1\n  }\n}'});
    expect(form.field(/^a /).value).toBe('2');
  });

  it('adds and removes items of lists, listed properties and properties of any name', async () => {
    const properties = Array.from({length: 14}, (_, index) => `p${index}: {type: string}`);
    const form = await withBody(
      `{type: object, properties: {list: {type: array, items: {type: integer}}, ${properties.join(', ')}}, additionalProperties: {type: boolean}}`,
    );
    form.choose('Add a property to Body', 'list');
    form.click('Add item to list');
    form.click('Add item to list');
    form.fill(/^list\[1\]/, '7');
    form.click('Remove list[0]');
    form.choose('Add a property to Body', 'p13');
    form.fill(/^p13/, 'last');
    const name = 'Name of a further property of Body';
    expect(screen.getByRole('button', {name: 'Add'}).ariaDisabled).toBe('true');
    for (const further of ['own', 'own']) {
      form.fill(name, further);
      form.click('Add');
      expect(form.field(name).value).toBe('');
    }
    form.choose(/^own/, 'true');
    form.fill(/^p0/, 'removed');
    form.click('Remove p0');
    expect(document.activeElement).toBe(form.field(/^p0/));
    await sends(form, {body: '{\n  "list": [\n    7\n  ],\n  "p13": "last",\n  "own": true\n}'});
  });

  it('keeps the focus near what the reader removes', async () => {
    const form = await withBody(
      '{type: object, properties: {name: {type: string}, list: {type: array, items: {type: string}}}, additionalProperties: {type: string}}',
    );
    const focused = () => document.activeElement?.getAttribute('aria-label');
    form.fill(/^name/, 'x');
    form.choose('Add a property to Body', 'list');
    form.click('Add item to list');
    form.click('Add item to list');
    form.click('Remove list[1]');
    expect(focused()).toBe('Remove list[0]');
    form.click('Remove list[0]');
    expect(focused()).toBe('Remove name');
    form.fill('Name of a further property of Body', 'more');
    form.click('Add');
    form.click('Remove more');
    expect(focused()).toBe('Remove list');
    form.click('Remove name');
    expect(document.activeElement).toBe(form.field(/^name/));
    form.click('Remove list');
    expect(document.activeElement).toBe(form.field(/^name/));
  });

  it('shows generated values as hints, and sends only fields that the reader has filled in', async () => {
    const form = await withBody(
      '{type: object, required: [name, size, wild], properties: {name: {type: string}, size: {type: integer, exclusiveMinimum: 1}, wild: {type: boolean}, note: {type: string}}}',
    );
    expect(form.field(/^size/).value).toBe('');
    expect(form.field(/^size/).getAttribute('placeholder')).toBe('2');
    expect(form.field(/^wild/).value).toBe('');
    form.fill(/^note/, 'calm');
    expect(form.field(/^size/).value).toBe('');
    form.send();
    await form.sees('Fill in name, size, wild.');
    expect(form.sent).toEqual([]);
    await sends(form, {body: '{\n  "note": "calm"\n}'});
    await form.sees('size is required.');
    form.fill(/^size/, '2');
    form.choose(/^wild/, 'true');
    await sends(form, {body: '{\n  "size": 2,\n  "wild": true,\n  "note": "calm"\n}'});
  });

  it('shows generated values of parameters as hints, too, and names the missing one', async () => {
    const form = await openConsole(
      "paths: {'/a/{id}': {get: {parameters: [{in: path, name: id, required: true, schema: {type: integer, minimum: 5}}, {in: query, name: q, schema: {type: string}}, {in: header, name: X-Size, schema: {type: integer, default: 20}}], responses: {}}}}\nservers: [{url: http://api.example}]",
    );
    const hintOf = (name: RegExp) => form.field(name).getAttribute('placeholder');
    expect([hintOf(/^id/), hintOf(/^q/), hintOf(/^X-Size/)]).toEqual(['5', '<q>', '20']);
    expect([/^id/, /^q/, /^X-Size/].map((name) => form.field(name).value)).toEqual(['', '', '']);
    form.send();
    await form.sees('Fill in the parameter id.');
    expect(form.sent).toEqual([]);
    form.fill(/^id/, '5');
    await sends(form, {url: 'http://api.example/a/5'});
  });

  const withVariant = (variant: string) =>
    `{oneOf: [{title: one, ${variant}}, {title: other, type: object, required: [z], properties: {z: {type: string}}}]}`;
  it.each<[string, string, RegExp, string, string, string | undefined]>([
    ['a text', '{type: string}', /^Body /, 'x', '""', '""'],
    ['a number', '{type: integer}', /^Body /, '7', '', undefined],
    ['a variant that is a text', withVariant('type: string'), /^Body /, 'x', '""', '""'],
    ['a variant that is a number', withVariant('type: integer'), /^Body /, '7', '', undefined],
  ])(
    'empties %s that is the whole body',
    async (_name, schema, label, text, required, optional) => {
      for (const [isRequired, body] of [
        [true, required],
        [false, optional],
      ] as const) {
        const form = await openConsole(
          post(
            `requestBody: {required: ${isRequired}, content: {application/json: {schema: ${schema}}}}`,
          ),
        );
        form.fill(label, text);
        form.fill(label, '');
        form.click('Send');
        if (body === '') form.click('Send anyway');
        await waitFor(() => expect(form.sent).toHaveLength(1));
        expect(form.sent[0]!.body).toBe(body);
        cleanup();
      }
    },
  );

  it('empties a list, a choice or an object that is the whole body', async () => {
    const list = await withBody('{type: array, items: {type: string}}');
    list.click('Remove Body[0]');
    await sends(list, {body: '[]'});
    cleanup();
    const choice = await withBody('{enum: [a, b]}');
    choice.choose(/^Body /, 'b');
    await sends(choice, {body: '"b"'});
    choice.choose(/^Body /, '(not sent)');
    choice.send();
    await choice.sees('Fill in the body.');
    await sends(choice, {body: ''});
    cleanup();
    const object = await withBody('{type: object, properties: {a: {type: string}}}');
    object.fill(/^a /, 'x');
    object.click('Remove a');
    await sends(object, {body: '{}'});
  });

  it('distinguishes null from empty', async () => {
    const form = await asForm('{type: [string, "null"]}');
    form.click('null for a');
    await form.sends({a: null});
    form.click('null for a');
    form.fill(/^a /, 'text');
    await form.sends({a: 'text'});
  });

  it('keeps common values when the reader switches between variants', async () => {
    const variant = (own: string) =>
      `{type: object, required: [name], properties: {name: {type: string}, ${own}: {type: boolean}}}`;
    const form = await openConsole(`${post(
      'requestBody: {required: true, content: {application/json: {schema: {$ref: "#/components/schemas/pet"}}}}',
    )}
components:
  schemas:
    pet: {type: object, required: [kind], properties: {kind: {type: string}, shared: {type: string}}, oneOf: [{$ref: '#/components/schemas/cat'}, {$ref: '#/components/schemas/dog'}], discriminator: {propertyName: kind}}
    cat: ${variant('purrs')}
    dog: ${variant('barks')}`);
    form.fill(/^name/, 'Rex');
    form.fill(/^shared/, 'both');
    form.choose('Variant of Body', 'dog');
    form.choose(/^barks/, 'true');
    const {body} = await read(form);
    expect(JSON.parse(body)).toEqual({kind: 'dog', name: 'Rex', shared: 'both', barks: true});
    expect(form.dialog.textContent).not.toContain('purrs');
  });

  it('takes the fixed values of the chosen variant, even without a discriminator', async () => {
    const variant = (kind: string, own: string) =>
      `{title: ${kind}, type: object, required: [kind], properties: {kind: {const: ${kind}}, size: {enum: [${own}, both]}}}`;
    const form = await withBody(
      `{type: object, oneOf: [${variant('cat', 'small')}, ${variant('dog', 'large')}]}`,
    );
    form.choose(/^size/, 'both');
    form.choose('Variant of Body', 'dog');
    expect(JSON.parse((await read(form)).body)).toEqual({kind: 'dog', size: 'both'});
  });

  it('produces text that keeps every digit, and is not shown for text that is not JSON', async () => {
    const form = await withBody(
      '{type: object, properties: {id: {type: integer}, name: {type: string}}}',
      undefined,
      ', example: {id: 1}',
    );
    const text = () => form.field('Body as application/json');
    form.click('Text');
    fireEvent.change(text(), {target: {value: '{"id": 12345678901234567890, "price": 10.50}'}});
    form.click('Form');
    form.fill(/^name/, 'Rex');
    form.click('Text');
    expect(text().value).toBe(
      '{\n  "id": 12345678901234567890,\n  "price": 10.50,\n  "name": "Rex"\n}',
    );
    fireEvent.change(text(), {target: {value: '{"id": '}});
    expect(form.text()).toContain('This is not JSON. It is sent unchanged.');
    expect(text().getAttribute('aria-invalid')).toBe('true');
    form.click('Form');
    expect(form.text()).toContain('The text is not JSON, so it cannot be shown as a form.');
    await sends(form, {body: '{"id": '});
  });
});

async function read({send, sent}: Console): Promise<{body: string}> {
  send();
  await waitFor(() => expect(sent.length).toBe(1));
  return {body: sent[0]!.body as string};
}

describe('the kinds of bodies', () => {
  it('can be chosen with their examples, and an optional body is sent once it is filled in', async () => {
    const form = await openConsole(
      post(`requestBody: {content: {
        application/json: {schema: {type: object, properties: {a: {type: string}}}, examples: {one: {summary: First, value: {a: x}}, two: {summary: Second, value: {a: y}}}},
        application/x-www-form-urlencoded: {schema: {type: object, properties: {b: {type: string}, c: {type: integer}}}},
        text/*: {schema: {type: string}}}}`),
    );
    form.choose('Media type', 'No body');
    expect(form.text()).toContain('The body is sent once you fill in a field.');
    await sends(form, {body: undefined});
    form.choose('Media type', 'application/json');
    form.choose('Example', 'Second');
    await sends(form, {body: '{\n  "a": "y"\n}'});
    form.choose('Media type', 'application/x-www-form-urlencoded');
    form.fill(/^b /, 'ö&');
    form.fill(/^c /, '2');
    await sends(form, {
      body: 'b=%C3%B6%26&c=2',
      headers: expect.arrayContaining([['Content-Type', 'application/x-www-form-urlencoded']]),
    });
    form.choose('Media type', 'text/*');
    form.fill('Content-Type', 'text/csv');
    form.fill(/Body as/, 'a,b');
    await sends(form, {
      body: 'a,b',
      headers: expect.arrayContaining([['Content-Type', 'text/csv']]),
    });
  });

  it('an optional body without a value begins as JSON, whatever is listed first', async () => {
    const schema = 'schema: {type: object, properties: {a: {type: string}}}';
    const form = await openConsole(
      post(`requestBody: {content: {application/xml: {${schema}}, application/json: {${schema}}}}`),
    );
    form.fill(/^a /, 'x');
    await sends(form, {body: '{\n  "a": "x"\n}'});
  });

  const choose = (input: HTMLElement, name: string) =>
    fireEvent.change(input, {target: {files: [new File(['abc'], name, {type: 'image/png'})]}});

  it('a file is sent with its type, and must be chosen again after it is filled in from the history', async () => {
    const form = await withBody('{}', 'image/*');
    choose(form.field('File to send as image/*'), 'a.png');
    await form.sees('a.png, 3 bytes');
    await sends(form, {
      body: {kind: 'stream'},
      headers: expect.arrayContaining([['Content-Type', 'image/png']]),
    });
    form.click(/^Fill in the request/);
    await form.sees('Choose a.png again: files are not kept.');
    form.click('Send');
    await form.sees('Choose a file.');
    expect(form.sent).toHaveLength(1);
  });

  it('a multipart body has its parts in order, which can be added and removed', async () => {
    const form = await withBody(
      '{type: object, required: [name], properties: {name: {type: string}, tags: {type: array, items: {type: string}}, photo: {type: string, format: binary}}}',
      'multipart/form-data',
    );
    expect(screen.queryByRole('button', {name: 'Remove name'})).toBeNull();
    form.fill(/^name/, 'Rex');
    form.choose('Add a part', 'tags');
    choose(form.field(/^photo/), 'a.png');
    await form.sees('a.png, 3 bytes');
    form.click('Remove tags');
    await sends(form, {
      body: {
        kind: 'parts',
        parts: [
          expect.objectContaining({name: 'name'}),
          expect.objectContaining({name: 'photo', filename: 'a.png'}),
        ],
      },
    });
    form.click(/^Fill in the request/);
    await form.sees('Choose a.png again: files are not kept.');
    await form.sees('Choose a file for photo.');
    // So that the reader can choose the same file.
    expect(form.field(/^photo/)).toHaveProperty('value', '');
  });

  it.each([
    [
      'multipart/form-data',
      {kind: 'parts', parts: [{name: 'rows', contentType: 'text/csv', size: 3}]},
    ],
    ['application/x-www-form-urlencoded', 'rows=a%0A1'],
  ])(
    'a field in CSV is written as text, although its schema is a list: %s',
    async (mediaType, body) => {
      const form = await withBody(
        '{type: object, required: [rows], properties: {rows: {type: array, items: {type: object, properties: {a: {type: string}}}}}}',
        mediaType,
        ', encoding: {rows: {contentType: text/csv}}',
      );
      expect(form.field(/^rows/).tagName).toBe('TEXTAREA');
      form.fill(/^rows/, 'a\n1');
      await sends(form, {body});
      expect(form.text()).not.toContain('is not of the type');
    },
  );
});

describe('differences between a form and its document', () => {
  it.each<[string, string, string]>(yaml`
    - ['{type: integer}', '"x"', must be integer.]
    - ['{type: object, required: [b]}', '{}', b is required.]
    - ['{type: object, properties: {}, additionalProperties: false}', '{"z": 1}', z is not a documented property.]
    - ['{enum: [x, 2]}', '"y"', 'must be one of "x", 2.']
    - ['{type: string, pattern: "^a$"}', '"b"', must match ^a$.]
    - ['{type: string, pattern: "^(a+)+$"}', '"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaab"', 'was not checked: comparing it with ^(a+)+$ takes too long.']
    - ['{type: string, format: date}', '"x"', must have the format date.]
    - ['{type: array, uniqueItems: true}', '[1, 1]', must not have equal items.]
    - ['{oneOf: [{type: string}, {type: boolean}]}', '1', fits none of the documented variants.]
    - ['{oneOf: [{type: integer}, {type: number}]}', '1', 'fits 2 of the documented variants, and only one may fit.']
    - ['{not: {type: string}}', '"x"', is a value that the document forbids.]
    - ['{type: integer, maximum: 3}', '4', must be at most 3.]
  `)('are described beside the body: %s', async (schema, value, finding) => {
    const form = await withBody(
      `{type: object, properties: {a: ${schema}}}`,
      undefined,
      ', example: {a: null}',
    );
    form.click('Text');
    form.fill('Body as application/json', `{"a": ${value}}`);
    expect((await form.sees(finding)).closest('li')?.textContent).toMatch(/^a/);
  });
});

describe('a request that cannot be sent', () => {
  it.each<[string, {[label: string]: string}, string]>(yaml`
    - ['paths: {/a: {get: {}}}', {}, 'The document names no server, so nothing can be sent.']
    - ["servers: [{url: \"ftp://x/\"}]\npaths: {/a: {get: {}}}", {}, 'Requests cannot be sent to the server’s URL, ftp://x/.']
    - ["servers: [{url: http://api.example/v1}]\npaths: {/things: {post: {parameters: [{name: X-A, in: header, schema: {type: string}}]}}}",
        {X-A string: "a\u0001"}, X-A has characters that HTTP does not allow there.]
    - ["servers: [{url: http://api.example/v1}]\npaths: {\"/a/{b}\": {get: {parameters: [{name: b, in: path, required: true, schema: {type: string}}]}}}",
        {b string required: ..}, 'The parameter b cannot be "." or "..": that would be another path.']
    - ["servers: [{url: \"http://{h}.example.com\", variables: {h: {default: a}}}]\npaths: {/a: {get: {}}}", {h: a/b},
        The value of the server variable h is not allowed there.]
  `)('says why, and its button is disabled: %s', async (lines, values, text) => {
    const form = await openConsole(lines);
    for (const [label, value] of Object.entries(values)) form.fill(label, value);
    await form.sees(text);
    expect(screen.getByRole('button', {name: 'Send'})).toHaveProperty('disabled', true);
    form.send();
    expect(form.sent).toEqual([]);
  });

  it('says that a server variable is missing only after the reader has tried to send', async () => {
    const form = await openConsole(
      'servers: [{url: "http://{h}.example.com", variables: {h: {default: ""}}}]\npaths: {/a: {get: {}}}',
    );
    expect(form.text()).not.toContain('Fill in');
    form.click('Send');
    await form.sees('Fill in the server variable h.');
    expect(form.field('h').getAttribute('aria-invalid')).toBe('true');
    expect(form.sent).toEqual([]);
  });
});

describe('servers', () => {
  it('are chosen by name, with their variables', async () => {
    const form = await openConsole(`servers:
  - {url: 'http://{region}.example.com/{v}', variables: {region: {default: eu, enum: [eu, us]}, v: {default: v1}}}
  - {url: http://test.example, name: Test}
paths: {/a: {get: {}}}`);
    form.choose('region', 'us');
    form.fill('v', 'v2');
    await sends(form, {url: 'http://us.example.com/v2/a'});
    form.fill('v', 'v1');
    form.choose('Send to', 'Test (http://test.example)');
    expect(screen.queryByLabelText('region')).toBeNull();
    await sends(form, {url: 'http://test.example/a'});
  });

  it('have URLs written from left to right, also on pages from right to left', async () => {
    const form = await openConsole('servers: [{url: /a/}, {url: /b/}]\npaths: {/a: {get: {}}}');
    const options = [...form.field('Send to').querySelectorAll('option')];
    expect(options.map(({dir, text}) => [dir, text])).toEqual([
      ['auto', '/a/'],
      ['auto', '/b/'],
    ]);
  });

  it('that are the site itself receive requests directly from the browser', async () => {
    const form = await openConsole('servers: [{url: /here}]\npaths: {/a: {get: {}}}');
    await form.sees('The server is this site itself: your browser sends requests to it directly.');
    await sends(form, {url: 'http://localhost/here/a'});
    expect(form.sent[0]).not.toHaveProperty('operation');
    await form.sees('directly from the browser');
  });

  it('of a site without a proxy are said to get requests directly, without what browsers hold back', async () => {
    const form = await openConsole(
      post(
        'parameters: [{name: c, in: cookie, required: true, schema: {type: string, example: x}}]',
      ),
      {tryIt: {proxyPath: undefined}},
    );
    await form.sees('Requests go directly from your browser to http://api.example;');
    await form.sees('Browsers do not let pages send these: Cookie.');
    await sends(form, {url: 'http://api.example/v1/things'});
    expect(form.sent[0]).not.toHaveProperty('operation');
    form.reply({fails: true});
    await sends(form, {});
    await form.sees('it does not allow this site through CORS.');
  });
});

describe('saved and shared requests', () => {
  const LIMIT = 'name: limit, in: query, schema: {type: integer}';

  it('an entry of the history fills in the form without sending, and the history can be cleared', async () => {
    const form = await withParameters(LIMIT);
    form.fill(/^limit/, '3');
    form.reply({status: 404});
    await sends(form, {});
    await form.sees(/^POSThttp|POST http:\/\/api\.example\/v1\/things\?limit=3404/);
    form.fill(/^limit/, '7');
    form.click(/^Fill in the request/);
    expect(form.field(/^limit/).value).toBe('3');
    expect(form.sent).toHaveLength(1);
    form.click('Clear');
    expect(screen.queryByRole('button', {name: /^Fill in the request/})).toBeNull();
    expect(form.dialog.contains(document.activeElement)).toBe(true);
    form.click('Reset');
    expect(form.field(/^limit/).value).toBe('');
  });

  it.each([
    [false, '13'],
    [true, '14'],
  ])('a copied link fills in the form without sending; StrictMode %j', async (strict, limit) => {
    configure({reactStrictMode: strict});
    let copied = '';
    Object.assign(navigator, {
      clipboard: {writeText: (text: string) => Promise.resolve(void (copied = text))},
    });
    const form = await withParameters(LIMIT);
    form.fill(/^limit/, limit);
    form.click('Copy link');
    await form.sees('Copied');
    document.body.replaceChildren();
    const other = await openConsole(post(`parameters: [{${LIMIT}}]`), {hash: new URL(copied).hash});
    configure({reactStrictMode: false});
    expect(other.field(/^limit/).value).toBe(limit);
    expect(other.sent).toEqual([]);
    expect(other.dialog).toHaveProperty('open', true);
    other.click('Close');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it.each<[object, string]>(yaml`
    - [{server: {index: 7, variables: []}}, The link names a server that the document does not have. The first one is chosen instead.]
    - [{server: {index: 0, variables: [{name: v, value: ../x}]}},
        'The value ../x for the server variable v was left out: a link cannot change where requests go.']
    - [{parameters: [{in: query, name: other, value: 1}]}, 'The parameter other was left out: the operation does not have it.']
    - [{body: {mediaType: text/plain, kind: text, text: x}}, 'The body was left out: the operation does not take text/plain.']
  `)('a link says which of its values were left out: %j', async (values, text) => {
    const hash = Buffer.from(
      JSON.stringify({server: {index: 0, variables: []}, parameters: [], security: {}, ...values}),
    ).toString('base64url');
    const form = await openConsole(
      'servers: [{url: "http://api.example/{v}", variables: {v: {default: v1}}}]\npaths: {/a: {get: {}}}',
      {hash: `#try-it=${hash}`},
    );
    await form.sees(text);
  });
});
