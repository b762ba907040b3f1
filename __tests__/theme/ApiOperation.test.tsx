import {act, fireEvent, screen, waitFor, within} from '@testing-library/react';
import {clearCredentials, setCredential} from '../../plugin/client/credentials/change';
import {getCredentials} from '../../plugin/client/credentials/credentials';
import type {Schema} from '../../plugin/model/types';
import {object, renderOperation, renderStatic, string, withBody} from './support/operation';

const text = (selector: string) => document.querySelector(selector)?.textContent ?? '';

describe('the page of an operation', () => {
  it('has one heading of the first level and the sections below it in order', () => {
    renderOperation({
      operation: {
        ...withBody(object({name: string})),
        parameters: [{name: 'limit', in: 'query', examples: []}],
        responses: [{status: '200', headers: [], content: [], links: []}],
      },
    });
    expect(
      screen
        .getAllByRole('heading')
        .map((heading) => `${heading.tagName} ${heading.textContent?.replace(/\u200b/g, '')}`),
    ).toEqual(['H1 Add a thing', 'H2 Query parameters', 'H2 Request body', 'H2 Responses']);
  });

  it('has the operation ID in its text, for readers and for search', async () => {
    expect(await renderStatic({operation: {operationId: 'addThing'}})).toMatch(
      /Operation ID:.*<code>addThing<\/code>/s,
    );
    expect(await renderStatic({})).not.toContain('Operation ID');
  });

  it('has no Try It where the document turns it off, and its samples all the same', () => {
    renderOperation({operation: {page: {tryIt: false}}});
    expect(screen.queryByRole('button', {name: 'Try it'})).toBeNull();
    expect(text('.theme-api-samples')).toContain('curl');
  });

  it('has the beginning of a very long example, says so, and shows all when asked', async () => {
    const value = Array.from({length: 4000}, (_, index) => ({entry: `number ${index}`}));
    const operation = {
      responses: [
        {
          status: '200',
          headers: [],
          content: [{mediaType: 'application/json', examples: [{value}]}],
          links: [],
        },
      ],
    };
    const html = await renderStatic({operation});
    expect(html).toContain('number 1&quot;');
    expect(html).not.toContain('number 3999');
    expect(html.length).toBeLessThan(40_000);
    renderOperation({operation});
    expect(text('.theme-api-long-code')).toMatch(/^The first 8 of 1\d\d KB\./);
    fireEvent.click(screen.getByRole('button', {name: 'Show all'}));
    expect(text('.theme-api-response-example')).toContain('number 3999');
    expect(screen.queryByRole('button', {name: 'Show all'})).toBeNull();
  });

  it('says that a sample is incomplete where its schema refuses it', () => {
    const operation = withBody(object({name: string}));
    const [content] = operation.requestBody!.content;
    renderOperation({
      operation: {
        ...operation,
        requestBody: {
          ...operation.requestBody!,
          content: [{...content!, generated: {value: {}, origin: 'skeleton', incomplete: true}}],
        },
      },
    });
    expect(text('.theme-api-samples')).toContain(
      'Incomplete: change the body to match its schema before you send it.',
    );
  });

  it('links to its sections', () => {
    renderOperation({
      operation: {
        ...withBody(object({name: string})),
        parameters: [{name: 'limit', in: 'query', examples: []}],
        responses: [{status: '200', headers: [], content: [], links: []}],
      },
    });
    const links = within(screen.getByRole('navigation', {name: 'On this page'})).getAllByRole(
      'link',
    );
    for (const link of links)
      expect(document.getElementById(link.getAttribute('href')!.slice(1))?.textContent).toContain(
        link.textContent,
      );
  });

  it('gives every parameter its own id, however alike the names are', () => {
    const names = ['a.b', 'a b', 'a:b', 'a', 'ab', 'ä'];
    renderOperation({
      operation: {
        parameters: (['query', 'header'] as const).flatMap((location) =>
          names.map((name) => ({name, in: location, examples: []})),
        ),
      },
    });
    const ids = [...document.querySelectorAll('.theme-api-row')].map(({id}) => id);
    expect(new Set(ids).size).toBe(12);
  });

  it('shows the chosen server in the request line and in the sample', async () => {
    const servers = [
      {url: 'https://api.example.com/v1', variables: []},
      {
        url: 'https://{region}.example.com',
        variables: [{name: 'region', default: 'eu', enum: ['eu', 'us']}],
      },
    ];
    renderOperation({document: {servers}});
    expect(text('.theme-api-request-line')).toContain('https://api.example.com/v1/things');
    fireEvent.change(screen.getByLabelText('Server'), {target: {value: '1'}});
    fireEvent.change(screen.getByLabelText('region'), {target: {value: 'us'}});
    await waitFor(() =>
      expect(text('.theme-api-request-line')).toContain('https://us.example.com/things'),
    );
    await waitFor(() =>
      expect(text('.theme-api-samples')).toContain('https://us.example.com/things'),
    );
  });

  it('shows the variant that is chosen among the schemas in the sample, and the example that is chosen after it', async () => {
    const kind = (value: string): Schema => ({
      kind: 'schema',
      type: 'string',
      types: ['string'],
      const: value,
    });
    const variants = [
      {label: 'Cat', schema: object({kind: kind('cat'), indoor: string}, {}), values: ['cat']},
      {
        label: 'Dog',
        schema: {
          ...object({kind: kind('dog'), breed: string}),
          properties: [
            {name: 'kind', schema: kind('dog'), required: true as const},
            {name: 'breed', schema: string, required: true as const},
          ],
        },
        values: ['dog'],
      },
    ];
    const schema: Schema = {
      kind: 'schema',
      type: 'Cat | Dog',
      variants: [{kind: 'oneOf', variants, discriminator: {propertyName: 'kind', mapping: []}}],
    };
    const examples = [
      {name: 'mimi', value: {kind: 'cat', indoor: 'yes'}},
      {name: 'luna', value: {kind: 'cat', indoor: 'no'}},
    ];
    renderOperation({
      operation: {
        requestBody: {required: true, content: [{mediaType: 'application/json', schema, examples}]},
      },
    });
    expect(text('.theme-api-samples')).toContain('"indoor": "yes"');
    fireEvent.click(screen.getByRole('tab', {name: 'Dog'}));
    await waitFor(() => expect(text('.theme-api-samples pre')).toContain('"breed": "<breed>"'));
    expect(text('.theme-api-samples pre')).not.toContain('indoor');
    fireEvent.change(screen.getByLabelText('Example'), {target: {value: '1'}});
    expect(text('.theme-api-samples pre')).toContain('"indoor": "no"');
    fireEvent.click(screen.getByRole('tab', {name: 'Cat'}));
    fireEvent.click(screen.getByRole('tab', {name: 'Dog'}));
    expect(text('.theme-api-samples pre')).toContain('"breed": "<breed>"');
  });

  it('says which alternatives of authorization there are, and what they take together', () => {
    renderOperation({
      operation: {
        security: [
          {
            schemes: [
              {name: 'key', scopes: []},
              {name: 'token', scopes: ['write']},
            ],
          },
          {schemes: []},
        ],
      },
      document: {
        securitySchemes: [
          {name: 'key', kind: 'apiKey', in: 'header', parameterName: 'X-Key'},
          {name: 'token', kind: 'http', scheme: 'bearer'},
        ],
      },
    });
    expect(text('.theme-api-security')).toBe(
      'key API key in header X-Keyandtoken HTTP Bearer · writeorNo authentication',
    );
  });

  it('says where an operation needs no authorization although the document does', () => {
    renderOperation({
      operation: {security: []},
      document: {security: [{schemes: [{name: 'key', scopes: []}]}]},
    });
    expect(text('.theme-api-security')).toBe('No authentication');
  });

  it('shows the examples of responses that the document gives, by status, and says which are composed', () => {
    const content = (value: string, isComposed: boolean) => [
      {
        mediaType: 'application/json',
        examples: isComposed ? [] : [{value}],
        ...(isComposed && {generated: {value, origin: 'property-examples' as const}}),
      },
    ];
    renderOperation({
      operation: {
        responses: [
          {status: '200', headers: [], links: [], content: content('given', false)},
          {status: '400', headers: [], links: [], content: content('put together', true)},
          {status: '500', headers: [], links: [], content: []},
        ],
      },
    });
    expect(
      within(screen.getByRole('tablist', {name: 'Response examples'}))
        .getAllByRole('tab')
        .map((tab) => tab.textContent),
    ).toEqual(['200', '400', '500']);
    fireEvent.click(screen.getByRole('tab', {name: '400'}));
    expect(screen.getByRole('tabpanel', {name: '400'}).textContent).toContain('Assembled');
  });

  it('lets a reader choose among several examples', () => {
    const examples = [
      {name: 'first', value: 1},
      {name: 'second', value: 2},
    ];
    renderOperation({
      operation: {
        responses: [
          {
            status: '200',
            headers: [],
            links: [],
            content: [{mediaType: 'application/json', examples}],
          },
        ],
      },
    });
    const shown = () =>
      [...document.querySelectorAll('.theme-api-response-example > :not([hidden]) pre')].map(
        (code) => code.textContent,
      );
    expect(shown()).toEqual(['1']);
    fireEvent.change(screen.getByLabelText('Example of 200'), {target: {value: '1'}});
    expect(shown()).toEqual(['2']);
  });

  it('shows media types of the same schema once, and others as tabs', () => {
    const schema = object({name: string});
    renderOperation({
      operation: {
        requestBody: {
          content: ['application/json', 'application/xml'].map((mediaType) => ({
            mediaType,
            schema,
            examples: [],
          })),
        },
      },
    });
    expect(document.querySelectorAll('[id="body.name"]')).toHaveLength(1);
    expect(screen.queryByRole('tablist', {name: 'Media types'})).toBeNull();
    expect(document.getElementById('request-body')?.closest('section')?.textContent).toContain(
      'application/json, application/xml',
    );
  });

  it('gives the first media type the id of the body, and the others ids of their own', async () => {
    const html = await renderStatic({
      operation: {
        requestBody: {
          content: [
            {mediaType: 'application/json', schema: object({a: string}), examples: []},
            {mediaType: 'text/x', schema: object({b: string}), examples: []},
          ],
        },
      },
    });
    expect(html).toContain('id="body.a"');
    expect(html).toContain('id="body@text/x.b"');
  });

  it('shows callbacks with everything an operation has, each under ids of its own', async () => {
    const callback = {
      id: 'cb',
      kind: 'callback' as const,
      key: '',
      method: 'POST',
      path: '{$request.body#/url}',
      tags: [],
      parameters: [],
      responses: [{status: '204', description: 'Understood', headers: [], content: [], links: []}],
      callbacks: [],
      codeSamples: [],
      schemas: [],
      formats: [],
      ...withBody(object({event: string})),
    };
    renderOperation({
      operation: {
        ...withBody(object({url: string})),
        callbacks: [
          {name: 'changed', expression: '{$request.body#/url}', operations: [callback, callback]},
        ],
      },
    });
    await waitFor(() => expect(document.getElementById('callbacks')).not.toBeNull());
    const ids = [...document.querySelectorAll('[id]')].map(({id}) => id);
    expect(ids).toContain('callback-1.changed/body.event');
    expect(ids).toContain('callback-2.changed/body.event');
    expect(ids.length).toBe(new Set(ids).size);
  });

  it('shows no request for a webhook, which the API sends itself', () => {
    renderOperation({operation: {kind: 'webhook', path: 'newThing'}});
    expect(document.querySelector('.theme-api-samples')).toBeNull();
    expect(text('.theme-api-request-line')).toBe('POST newThing'.replace(' ', ''));
    screen.getByText('Webhook: the API sends this request to you.');
  });

  it('does not say of an operation that the API sends it', () => {
    renderOperation({});
    expect(screen.queryByText(/sends this request/)).toBeNull();
  });

  it('puts samples that the document brings along before its own', () => {
    renderOperation({operation: {codeSamples: [{lang: 'Ruby', source: 'Thing.create'}]}});
    const language = screen.getByLabelText<HTMLSelectElement>('Language');
    expect(
      [...language.querySelectorAll('optgroup')].map(({label, children}) => [
        label,
        children[0]!.textContent,
      ]),
    ).toEqual([
      ['From the document', 'Ruby'],
      ['For this request', 'cURL'],
    ]);
    expect(screen.getByRole('group', {name: 'Ruby'}).textContent).toBe('Thing.create');
  });

  it('writes the sample in the language that was chosen before, when the code for it has come', async () => {
    window.localStorage.setItem('api-reference.sample', 'generated:python');
    renderOperation({});
    expect(screen.getByRole('group', {name: 'cURL'}).textContent).toContain('curl --request POST');
    expect((await screen.findByRole('group', {name: 'Python'})).textContent).toContain(
      'requests.request',
    );
    window.localStorage.clear();
  });

  it('shows as much of the request as the reader wants, and the example that they choose', async () => {
    const body = {
      content: [
        {
          mediaType: 'application/json',
          schema: object(
            {name: string, note: string},
            {
              properties: [
                {name: 'name', schema: string, required: true},
                {name: 'note', schema: string},
              ],
            },
          ),
          examples: [
            {name: 'one', value: {name: 'One', note: 'first'}},
            {name: 'two', value: {name: 'Two', note: 'second'}},
          ],
        },
      ],
    };
    renderOperation({
      operation: {
        requestBody: {...body, required: true},
        parameters: [{name: 'limit', in: 'query', examples: []}],
      },
    });
    const sample = () => screen.getByRole('group', {name: 'cURL'}).textContent;
    expect(sample()).toMatch(/One[^]*first/);
    fireEvent.change(screen.getByLabelText('Example'), {target: {value: '1'}});
    await waitFor(() => expect(sample()).toMatch(/Two[^]*second/));
    fireEvent.change(screen.getByLabelText('Fields in the sample'), {target: {value: 'required'}});
    expect(sample()).toContain('Two');
    expect(sample()).not.toContain('second');
    fireEvent.change(screen.getByLabelText('Fields in the sample'), {target: {value: 'all'}});
    expect(sample()).toContain('limit=<limit>');
  });

  it('masks the credentials that the reader has entered until they want to see them', async () => {
    const store = getCredentials('default');
    renderOperation({
      document: {
        security: [{schemes: [{name: 'key', scopes: []}]}],
        securitySchemes: [{name: 'key', kind: 'apiKey', in: 'header', parameterName: 'X-Key'}],
      },
    });
    const sample = () => screen.getByRole('group', {name: 'cURL'}).textContent;
    expect(screen.queryByRole('button', {name: 'Show secrets'})).toBeNull();
    act(() => setCredential(store, {scheme: 'key', kind: 'apiKey', value: 'SECRET'}));
    fireEvent.click(await screen.findByRole('button', {name: 'Show secrets'}));
    expect(sample()).toContain('X-Key: SECRET');
    fireEvent.click(screen.getByRole('button', {name: 'Mask secrets'}));
    expect(sample()).toContain('X-Key: <api_key>');
    act(() => clearCredentials(store));
  });

  it('leaves relative links of a document as they are', () => {
    renderOperation({
      operation: {description: [['p', {}, [['a', {href: 'guide.md'}, ['the guide']]]]]},
    });
    expect(screen.getByRole('link', {name: 'the guide'}).getAttribute('href')).toBe('guide.md');
  });

  it('shows the code in a description as written, with a button that copies it', async () => {
    const writeText = jest.fn(() => Promise.resolve());
    Object.assign(navigator, {clipboard: {writeText}});
    renderOperation({
      operation: {
        description: [['pre', {}, [['code', {className: 'language-json'}, ['{"a": 1}\n']]]]],
      },
    });
    expect(text('.theme-api-markdown pre')).toBe('{"a": 1}');
    fireEvent.click(screen.getByRole('button', {name: 'Copy code to clipboard'}));
    expect(writeText).toHaveBeenCalledWith('{"a": 1}');
    expect(await screen.findByText('Copied')).toBeTruthy();
  });

  it('shows an alert of a description as a note with its title', () => {
    renderOperation({
      operation: {
        description: [
          ['blockquote', {alert: 'warning'}, [['p', {}, ['It hurts.']]]],
          ['blockquote', {}, [['p', {}, ['Said.']]]],
        ],
      },
    });
    expect(screen.getByRole('note').textContent).toBe('warningIt hurts.');
    expect(screen.getByText('Said.').closest('blockquote')).not.toBeNull();
  });

  it('keeps the headings of a description in order, whatever levels it uses', () => {
    renderOperation({
      operation: {
        description: [
          ['h3', {}, ['Part']],
          ['h6', {}, ['Detail']],
        ],
      },
    });
    expect(screen.getByRole('heading', {name: 'Part'}).tagName).toBe('H2');
    expect(screen.getByRole('heading', {name: 'Detail'}).tagName).toBe('H3');
  });
});
