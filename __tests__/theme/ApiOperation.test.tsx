import {act, fireEvent, screen, waitFor, within} from '@testing-library/react';
import {clearCredentials, setCredential} from '../../plugin/client/credentials/change';
import {getCredentials} from '../../plugin/client/credentials/credentials';
import type {
  Markdown,
  MarkdownNode,
  MediaType,
  Operation,
  Response,
  Schema,
} from '../../plugin/model/types';
import {toOperation} from '../support/reference';
import {object, renderOperation, renderStatic, string, withBody} from './support/operation';

const response = (status: string, ...content: MediaType[]): Response => ({
  status,
  headers: [],
  links: [],
  content,
});
const json = (more: Partial<MediaType>): MediaType => ({
  mediaType: 'application/json',
  examples: [],
  ...more,
});
const SECTIONS = {
  ...withBody(object({name: string})),
  parameters: [{name: 'limit', in: 'query' as const, examples: []}],
  responses: [response('200')],
};
const KEY = {name: 'key', kind: 'apiKey', in: 'header', parameterName: 'X-Key'} as const;
const renderDescription = (...description: MarkdownNode[]) =>
  renderOperation({operation: {description}});
const text = (selector: string) => document.querySelector(selector)?.textContent ?? '';

describe('the page of an operation', () => {
  it('has a single first-level heading, followed by its sections in order, to which it links', () => {
    renderOperation({operation: SECTIONS});
    expect(
      screen
        .getAllByRole('heading')
        .map((heading) => `${heading.tagName} ${heading.textContent?.replace(/\u200b/g, '')}`),
    ).toEqual([
      'H1 Add a thing · POST /things · Things',
      'H2 Query parameters',
      'H2 Request body',
      'H2 Responses',
      'H3 200 OK',
    ]);
    const navigation = within(screen.getByRole('navigation', {name: 'On this page'}));
    for (const link of navigation.getAllByRole('link'))
      expect(document.getElementById(link.getAttribute('href')!.slice(1))?.textContent).toContain(
        link.textContent,
      );
  });

  it('shows samples but no Try It button if the document turns Try It off', () => {
    renderOperation({operation: {page: {tryIt: 'samples'}}});
    expect(screen.queryByRole('button', {name: 'Try it'})).toBeNull();
    expect(text('.theme-api-samples')).toContain('curl');
  });

  it('shows the beginning of a very long example, and all of it on request', async () => {
    const value = Array.from({length: 4000}, (_, index) => ({entry: `number ${index}`}));
    const operation = {responses: [response('200', json({examples: [{value}]}))]};
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

  it('gives every parameter a unique ID, even if the names are similar', () => {
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

  it.each([
    {
      card: 'the sample',
      of: (content: MediaType): Partial<Operation> => ({
        requestBody: {required: true, content: [content]},
      }),
      code: '.theme-api-samples pre',
      chosen: '.theme-api-sample-choices option:checked',
      label: 'Example',
    },
    {
      card: 'the example of the response',
      of: (content: MediaType): Partial<Operation> => ({responses: [response('200', content)]}),
      code: '.theme-api-response-example > :not([hidden]) pre',
      chosen: '.theme-api-response-example option:checked',
      label: 'Example of 200',
    },
  ])('shows the latest choice of a schema variant or an example in $card', async (where) => {
    const variant = (value: string, own: string) => {
      const kind: Schema = {kind: 'schema', type: 'string', types: ['string'], const: value};
      const {properties, ...rest} = object({kind, [own]: string});
      return {
        label: value,
        schema: {
          ...rest,
          properties: properties!.map((each) => ({...each, required: true as const})),
        },
        values: [value],
      };
    };
    const schema: Schema = {
      kind: 'schema',
      type: 'cat | dog',
      variants: [
        {
          kind: 'oneOf',
          variants: [variant('cat', 'indoor'), variant('dog', 'breed')],
          discriminator: {propertyName: 'kind', mapping: []},
        },
      ],
    };
    const examples = ['yes', 'no'].map((indoor) => ({name: indoor, value: {kind: 'cat', indoor}}));
    renderOperation({operation: where.of(json({schema, examples}))});
    expect(text(where.code)).toContain('"indoor": "yes"');
    fireEvent.click(screen.getByRole('tab', {name: 'dog'}));
    await waitFor(() => expect(text(where.code)).toContain('"breed": "<'));
    expect(text(where.code)).not.toContain('indoor');
    expect(text(where.chosen)).toBe('Custom');
    fireEvent.change(screen.getByLabelText(where.label), {target: {value: '1'}});
    expect(text(where.code)).toContain('"indoor": "no"');
    expect(text(where.chosen)).toBe('no');
    const tab = (name: string) => screen.getByRole('tab', {name}).getAttribute('aria-selected');
    await waitFor(() => expect(tab('cat')).toBe('true'));
    expect(text(where.code)).toContain('"indoor": "no"');
    for (const name of ['cat', 'dog']) fireEvent.click(screen.getByRole('tab', {name}));
    expect(text(where.code)).toContain('"breed": "<');
  });

  it('counts the alternatives of authentication in the header if there are many', () => {
    const names = ['a', 'b', 'c', 'd'];
    renderOperation({
      operation: {security: names.map((name) => ({schemes: [{name, scopes: []}]}))},
    });
    expect(text('.theme-api-security-line')).toBe('a or b or 2 more');
  });

  it('lists the security alternatives and the schemes that each of them combines', () => {
    const key = {name: 'key', scopes: []};
    const token = {name: 'token', scopes: ['write']};
    const ghost = {name: 'ghost', scopes: []};
    renderOperation({
      operation: {security: [{schemes: [key, token]}, {schemes: [ghost]}, {schemes: []}]},
      document: {securitySchemes: [KEY, {name: 'token', kind: 'http', scheme: 'bearer'}]},
    });
    expect(text('.theme-api-security')).toBe(
      'API key in the X-Key header · keyandBearer token in Authorization · token · writeorghost not defined in the documentorNo authentication',
    );
  });

  it('shows the example of a parameter instead of that of its schema, which it overrides', () => {
    const schema: Schema = {kind: 'schema', type: 'integer', types: ['integer'], examples: [4523]};
    const limit = {name: 'limit', in: 'query' as const, examples: [{value: 5342}]};
    renderOperation({operation: {parameters: [{...limit, schema}]}});
    const row = screen.getByText('limit').closest('li')!;
    expect(row.textContent).toContain('Example 5342');
    expect(row.textContent).not.toContain('4523');
  });

  it('shows the first examples of a parameter, and the others behind a disclosure', () => {
    const examples = ['a', 'b', 'c', 'd', 'e'].map((name) => ({name, value: [name]}));
    renderOperation({operation: {parameters: [{name: 'it', in: 'query', examples}]}});
    const row = document.getElementById('query.it')!;
    expect(within(row).getByText('Examples')).toBeTruthy();
    const others = within(row).getByText('2 more examples').closest('details')!;
    expect(others.open).toBe(false);
    expect(within(others).getByText('d')).toBeTruthy();
    expect(within(others).queryByText('c')).toBeNull();
  });

  it('shows response examples by status, and marks those that are made and those that do not match', () => {
    const generated = {value: {}, origin: 'property-examples' as const};
    const schema = object({name: string});
    renderOperation({
      operation: {
        responses: [
          response('200', json({examples: [{value: 'given'}]})),
          response('400', json({generated})),
          response(
            '422',
            json({schema, generated: {...generated, incomplete: {keyword: 'contains', place: ''}}}),
          ),
          response('500'),
        ],
      },
    });
    const tabs = within(screen.getByRole('tablist', {name: 'Response examples'}));
    expect(tabs.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      '200',
      '400',
      '422',
      '500',
    ]);
    const show = (name: string) => {
      fireEvent.click(screen.getByRole('tab', {name}));
      return screen.getByRole('tabpanel', {name}).textContent;
    };
    expect(show('400')).toContain('Made from the schema');
    expect(show('400')).not.toContain('Incomplete');
    expect(show('422')).toContain('Incomplete');
  });

  it('shows media types with the same schema once, without tabs', () => {
    const schema = object({name: string});
    const content = [json({schema}), json({schema, mediaType: 'application/xml'})];
    renderOperation({operation: {requestBody: {content}}});
    expect(document.querySelectorAll('[id="body.name"]')).toHaveLength(1);
    expect(screen.queryByRole('tablist', {name: 'Media types'})).toBeNull();
    expect(document.getElementById('request-body')?.closest('section')?.textContent).toContain(
      'application/json, application/xml',
    );
  });

  it('shows callbacks, and callbacks of callbacks, like operations, each with unique IDs', async () => {
    const expression = '{$request.body#/url}';
    const callback: Operation = {
      ...toOperation(`POST ${expression}`, withBody(object({event: string}))),
      kind: 'callback',
      responses: [response('204')],
    };
    const outer = {...callback, callbacks: [{name: 'seen', expression, operations: [callback]}]};
    renderOperation({
      operation: {
        ...withBody(object({url: string})),
        callbacks: [{name: 'changed', expression, operations: [callback, outer]}],
      },
    });
    await waitFor(() => expect(document.getElementById('callbacks')).not.toBeNull());
    const ids = [...document.querySelectorAll('[id]')].map(({id}) => id);
    expect(ids).toContain('callback-1.changed/body.event');
    expect(ids).toContain('callback-2.changed/body.event');
    expect(ids).toContain('callback-2.changed/callback-1.seen/body.event');
    expect(ids.length).toBe(new Set(ids).size);
    // One level lower for each callback.
    expect(
      [
        ...document.querySelectorAll('[id$="responses"], .theme-api-callback .theme-api-status'),
      ].map(
        (part) => `${part.closest('h2, h3, h4, h5, h6')?.tagName} ${part.id || part.textContent}`,
      ),
    ).toEqual([
      'H3 callback-1.changed/responses',
      'H4 204',
      'H3 callback-2.changed/responses',
      'H4 204',
      'H4 callback-2.changed/callback-1.seen/responses',
      'H5 204',
    ]);
  });

  it('shows no sample for a webhook, and says that the API sends the request', () => {
    const {unmount} = renderOperation({operation: {kind: 'webhook', path: 'newThing'}});
    expect(document.querySelector('.theme-api-samples')).toBeNull();
    expect(text('.theme-api-request-line')).toBe('POSTnewThing');
    screen.getByText('Webhook: the API sends this request to you.');
    unmount();
    renderOperation({});
    expect(screen.queryByText(/sends this request/)).toBeNull();
  });

  it('lists samples from the document before generated samples', () => {
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

  it('shows the sample in the previously chosen language as soon as its code has loaded', async () => {
    window.localStorage.setItem('api-reference.sample', 'generated:python');
    renderOperation({});
    expect(screen.getByRole('group', {name: 'cURL'}).textContent).toContain('curl --request POST');
    expect((await screen.findByRole('group', {name: 'Python'})).textContent).toContain(
      'requests.request',
    );
    window.localStorage.clear();
  });

  it('shows the fields and the example that the reader selects in the sample', async () => {
    const schema = object({name: string, note: string});
    schema.properties![0]!.required = true;
    const examples = [
      {name: 'one', value: {name: 'One', note: 'first'}},
      {name: 'two', value: {name: 'Two', note: 'second'}},
    ];
    renderOperation({
      operation: {...SECTIONS, requestBody: {content: [json({schema, examples})], required: true}},
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

  it.each([true, false])('says in its heading whether its body is required: %j', (required) => {
    const content = [json({schema: object({name: string})})];
    renderOperation({
      operation: {...SECTIONS, requestBody: {content, ...(required && {required})}},
    });
    const heading = screen.getByRole('heading', {name: /Request body/});
    const note = heading.parentElement!.textContent;
    expect([note.includes('required'), note.includes('optional')]).toEqual([required, !required]);
  });

  it('names the media type of the sample, and describes its body', async () => {
    const xml: MediaType = {
      mediaType: 'application/xml',
      schema: object({name: string}),
      examples: [],
    };
    renderOperation({
      operation: {
        ...SECTIONS,
        requestBody: {
          content: [
            {
              ...xml,
              generated: {
                value: {},
                origin: 'skeleton',
                incomplete: {keyword: 'contains', place: ''},
              },
            },
            json({
              schema: object({name: string}),
              generated: {value: {name: 'made'}, origin: 'property-examples'},
            }),
          ],
          required: true,
        },
      },
    });
    const sample = () => screen.getByRole('group', {name: 'cURL'}).textContent;
    const choice = screen.getByLabelText<HTMLSelectElement>('Body');
    const chosen = () => choice.selectedOptions[0]!.textContent;
    expect([chosen(), text('.theme-api-sample-body-note')]).toEqual([
      'application/json',
      'Made from the schema',
    ]);
    expect(sample()).toContain('Content-Type: application/json');
    fireEvent.change(choice, {target: {value: '0'}});
    await waitFor(() => expect(sample()).toContain('Content-Type: application/xml'));
    expect(chosen()).toBe('application/xml');
    expect(text('.theme-api-sample-body-note')).toContain(
      'Incomplete: change the body to match its schema before you send it.',
    );
  });

  it("masks the reader's credentials in the sample until the reader shows them", async () => {
    const store = getCredentials('default');
    renderOperation({
      document: {security: [{schemes: [{name: 'key', scopes: []}]}], securitySchemes: [KEY]},
    });
    const sample = () => screen.getByRole('group', {name: 'cURL'}).textContent;
    act(() => setCredential(store, {scheme: 'key', kind: 'apiKey', value: 'SECRET'}));
    const use = await screen.findByRole('button', {name: 'Use my token'});
    expect(screen.queryByRole('button', {name: 'Show secrets'})).toBeNull();
    fireEvent.click(use);
    fireEvent.click(await screen.findByRole('button', {name: 'Show secrets'}));
    expect(sample()).toContain('X-Key: SECRET');
    fireEvent.click(screen.getByRole('button', {name: 'Mask secrets'}));
    expect(sample()).toContain('X-Key: <api_key>');
    act(() => clearCredentials(store));
  });

  it.each([
    ['#operation/listPets', '/api/default/pets/get'],
    ['guide.md', 'guide.md'],
  ])(
    'links to the part of the document that %s names, or to the address itself',
    (href, target) => {
      renderOperation({
        operation: {description: [['p', {}, [['a', {href}, ['there']]]]]},
        document: {documentLinks: {'#operation/listPets': '/api/default/pets/get'}},
      });
      expect(screen.getByRole('link', {name: 'there'}).getAttribute('href')).toBe(target);
    },
  );

  it('shows code in a description as written, with a copy button', async () => {
    const writeText = jest.fn(() => Promise.resolve());
    Object.assign(navigator, {clipboard: {writeText}});
    renderDescription(['pre', {}, [['code', {className: 'language-json'}, ['{"a": 1}\n']]]]);
    expect(text('.theme-api-markdown pre')).toBe('{"a": 1}');
    fireEvent.click(screen.getByRole('button', {name: 'Copy code to clipboard'}));
    expect(writeText).toHaveBeenCalledWith('{"a": 1}');
    expect(await screen.findByText('Copied')).toBeTruthy();
  });

  it('shows an alert in a description as a note with a title', () => {
    renderDescription(
      ['blockquote', {alert: 'warning'}, [['p', {}, ['It hurts.']]]],
      ['blockquote', {}, [['p', {}, ['Said.']]]],
    );
    expect(screen.getByRole('note').textContent).toBe('warningIt hurts.');
    expect(screen.getByText('Said.').closest('blockquote')).not.toBeNull();
  });

  it('links to the headings of its own descriptions, also where they are in bold', () => {
    const description: Markdown = [
      ['h2', {id: 'limits'}, ['Limits']],
      ['p', {}, [['a', {href: '#limits', isOwn: true}, ['here']]]],
    ];
    renderOperation({
      operation: {
        description,
        responses: [
          {
            status: '200',
            headers: [],
            links: [],
            content: [
              {
                mediaType: 'application/json',
                schema: {kind: 'schema', type: 'object', types: ['object'], description},
                examples: [],
              },
            ],
          },
        ],
      },
      // A heading of the document's own description has the same id.
      document: {documentLinks: {'#limits': '/api/default#section-limits'}},
    });
    const targets = screen
      .getAllByRole('link', {name: 'here'})
      .map((link) => document.getElementById(link.getAttribute('href')!.slice(1)));
    expect(targets.map((target) => target?.tagName)).toEqual(['H2', 'P']);
  });

  it('adjusts the headings of a description to consecutive levels', () => {
    renderDescription(['h3', {}, ['Part']], ['h6', {}, ['Detail']]);
    expect(screen.getByRole('heading', {name: 'Part'}).tagName).toBe('H2');
    expect(screen.getByRole('heading', {name: 'Detail'}).tagName).toBe('H3');
  });
});

it('external documentation of an operation links to the page of another one that its URL names', async () => {
  const html = await renderStatic({
    operation: {externalDocs: {url: '#operation/listPets', description: 'More'}},
    document: {documentLinks: {'#operation/listPets': '/api/default/pets/get'}},
  });
  expect(/<a [^>]*href="([^"]*)"[^>]*>More<\/a>/.exec(html)?.[1]).toBe('/api/default/pets/get');
});
