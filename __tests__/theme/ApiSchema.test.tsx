import {act, fireEvent, screen, waitFor, within} from '@testing-library/react';
import {
  array,
  object,
  reference,
  renderOperation,
  renderStatic,
  string,
  wideObject,
  withBody,
} from './support/operation';

/** Opens a disclosure and fires the event that React needs and jsdom does not fire. */
function open(summary: HTMLElement): void {
  const details = summary.closest('details')!;
  details.open = true;
  fireEvent(details, new Event('toggle'));
}

describe('a schema', () => {
  it('shows the type and constraints of a property beside its name, and that it is required', () => {
    const schema = object({
      name: {
        kind: 'schema',
        types: ['string'],
        type: 'string',
        constraints: {minLength: 1, maxLength: 40},
      },
    });
    schema.properties![0]!.required = true;
    renderOperation({operation: withBody(schema)});
    expect(document.getElementById('body.name')).toHaveProperty(
      'textContent',
      'name required string · 1–40 characters',
    );
  });

  it('shows a constraint of zero', () => {
    renderOperation({
      operation: withBody(
        object({
          count: {kind: 'schema', types: ['integer'], type: 'integer', constraints: {minimum: 0}},
        }),
      ),
    });
    expect(document.getElementById('body.count')?.textContent).toContain('≥ 0');
  });

  it('shows the properties of list items behind a single disclosure', () => {
    renderOperation({
      operation: withBody(object({a: string, b: string, tags: array(object({label: string}))})),
    });
    expect(screen.getByText('1 property').closest('li')?.id).toBe('body.tags');
    expect(document.getElementById('body.tags:items.label')).not.toBeNull();
  });

  it('shows an invalid schema as JSON, with a warning', () => {
    renderOperation({
      operation: withBody(object({odd: {kind: 'unknown', value: ['not', 'a schema']}})),
    });
    const row = within(document.getElementById('body.odd')!);
    expect(row.getByText(/no valid schema here/)).toBeTruthy();
    expect(row.getByText('["not","a schema"]')).toBeTruthy();
  });

  it('shows a named schema once, and links to it from other places', () => {
    renderOperation({
      operation: withBody(object({a: reference('Owner'), b: reference('Owner'), c: string})),
      schemas: {Owner: {name: 'Owner', schema: object({email: string})}},
    });
    expect(document.getElementById('body.a.email')).not.toBeNull();
    expect(document.getElementById('body.b.email')).toBeNull();
    expect(
      within(document.getElementById('body.b')!)
        .getAllByRole('link', {name: 'Owner'})[0]
        ?.getAttribute('href'),
    ).toBe('#body.a');
  });

  it('expands a recursive schema one level at a time', () => {
    const schemas = {
      Node: {
        name: 'Node',
        schema: object({
          label: string,
          next: {...reference('Node'), recursive: true} as never,
          other: string,
        }),
      },
    };
    renderOperation({operation: withBody(reference('Node')), schemas});
    expect(document.getElementById('body.next')?.textContent).toContain('recursive');
    expect(document.getElementById('body.next.label')).toBeNull();
    open(within(document.getElementById('body.next')!).getByText('3 properties'));
    expect(document.getElementById('body.next.label')).not.toBeNull();
    open(within(document.getElementById('body.next.next')!).getByText('3 properties'));
    expect(document.getElementById('body.next.next.label')).not.toBeNull();
  });

  it('labels a disclosure with the property that it opens', () => {
    renderOperation({
      operation: withBody(object({a: string, b: string, owner: object({email: string})})),
    });
    expect(document.querySelector('#body\\.owner summary')?.getAttribute('aria-label')).toBe(
      'owner: 1 property',
    );
  });

  it('separates read-only properties in a request, but not in a response', () => {
    const schema = object({id: {...string, readOnly: true} as never, name: string, size: string});
    renderOperation({
      operation: {
        ...withBody(schema),
        responses: [
          {
            status: '200',
            headers: [],
            links: [],
            content: [{mediaType: 'application/json', schema, examples: []}],
          },
        ],
      },
    });
    expect(document.getElementById('body.id')?.closest('details')?.textContent).toContain(
      'Read-only',
    );
    expect(
      document.getElementById('response-200.id')?.closest('details')?.textContent,
    ).not.toContain('not part of');
  });

  it('loads a schema that is not part of the page when it is opened', async () => {
    const loadSchemas = jest.fn(() =>
      Promise.resolve({Far: {name: 'Far', schema: object({away: string})}}),
    );
    renderOperation({
      operation: withBody(object({a: string, b: string, far: reference('Far')})),
      loadSchemas,
    });
    expect(loadSchemas).not.toHaveBeenCalled();
    open(screen.getByText('Details of Far'));
    await waitFor(() => expect(document.getElementById('body.far.away')).not.toBeNull());
  });

  it('offers to try again if such a schema fails to load', async () => {
    const loadSchemas = jest
      .fn()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValueOnce({Far: {name: 'Far', schema: object({away: string})}});
    renderOperation({
      operation: withBody(object({a: string, b: string, far: reference('Far')})),
      loadSchemas,
    });
    open(screen.getByText('Details of Far'));
    fireEvent.click(await screen.findByText('Try again'));
    await waitFor(() => expect(document.getElementById('body.far.away')).not.toBeNull());
  });

  it('can expand and collapse all its parts, except recursive schemas', async () => {
    const schemas = {
      Node: {
        name: 'Node',
        schema: object({
          label: string,
          inner: object({
            deep: object({leaf: string, more: string, most: string}),
            b: string,
            c: string,
          }),
          next: {...reference('Node'), recursive: true} as never,
        }),
      },
    };
    renderOperation({operation: withBody(reference('Node')), schemas});
    const details = () =>
      Object.fromEntries(
        [...document.querySelectorAll('details')].map((element) => [
          element.closest('li')!.id,
          element.open,
        ]),
      );
    expect(details()).toEqual({'body.inner': false, 'body.inner.deep': false, 'body.next': false});
    fireEvent.click(screen.getByRole('button', {name: 'Expand all: request body'}));
    expect(details()).toEqual({'body.inner': true, 'body.inner.deep': true, 'body.next': false});
    fireEvent.click(screen.getByRole('button', {name: 'Collapse all: request body'}));
    expect(details()).toEqual({'body.inner': false, 'body.inner.deep': false, 'body.next': false});
  });

  it('expands many parts in steps of 200', () => {
    const inner = object({a: string, b: string, c: string});
    const names = Array.from({length: 200}, (_, index) => `field${index}`);
    const patternProperties = Array.from({length: 20}, (_, index) => ({
      pattern: `^x${index}`,
      schema: inner,
    }));
    renderOperation({
      operation: withBody(
        object(Object.fromEntries(names.map((name) => [name, inner])), {patternProperties}),
      ),
    });
    const countOpen = () => document.querySelectorAll('details[open]').length;
    fireEvent.click(screen.getByRole('button', {name: 'Expand all: request body'}));
    expect(countOpen()).toBe(200);
    fireEvent.click(screen.getByRole('button', {name: 'Expand all: request body'}));
    expect(countOpen()).toBe(220);
    expect(screen.getByRole('button', {name: 'Collapse all: request body'})).toBeTruthy();
  });

  it('has no “Expand all” button for a single disclosure', () => {
    renderOperation({
      operation: withBody(object({a: string, b: string, inner: object({c: string})})),
    });
    expect(screen.queryByRole('button', {name: /Expand all/})).toBeNull();
  });

  it('shows the first rows of a very wide object, all property names, and the remaining rows on request', async () => {
    const names = Array.from({length: 5000}, (_, index) => `field${index}`);
    renderOperation({
      operation: withBody(object(Object.fromEntries(names.map((name) => [name, string])))),
    });
    const more = await screen.findByText('4800 more properties');
    expect(document.querySelectorAll('.theme-api-row').length).toBeLessThan(300);
    expect(document.getElementById('body')?.textContent).toContain('field4999');
    open(more);
    fireEvent.change(await screen.findByLabelText('Filter properties'), {
      target: {value: 'field4999'},
    });
    expect(document.getElementById('body.field4999')).not.toBeNull();
  });

  it('collapses a long list of enum values, and offers a filter', async () => {
    const schema = object({
      code: {
        kind: 'schema',
        types: ['integer'],
        type: 'integer',
        enum: Array.from({length: 1000}, (_, index) => ({value: index * 7})),
      },
    });
    renderOperation({operation: withBody(schema)});
    expect(document.getElementById('body.code')?.textContent).toContain('6993');
    open(screen.getByText('One of 1000 values'));
    fireEvent.change(await screen.findByLabelText('Filter values'), {target: {value: '6993'}});
    expect(
      [...document.querySelectorAll('#body\\.code code')].map((code) => code.textContent),
    ).toEqual(['6993']);
  });
});

describe('the HTML file of a large page', () => {
  const schema = wideObject({owner: object({address: object({street: string})})});

  it('contains collapsed content for readers without JavaScript', async () => {
    const html = await renderStatic({operation: withBody(schema)});
    expect(html).toContain('id="body.owner.address.street"');
  });

  it('contains no nested `noscript` elements', async () => {
    const html = await renderStatic({operation: withBody(schema)});
    const parts = html.split(/<noscript>|<\/noscript>/);
    expect(parts.length).toBeGreaterThan(2);
    expect(html).not.toMatch(/<noscript>(?:(?!<\/noscript>)[\s\S])*<noscript>/);
  });

  it('renders only expanded content in the browser', () => {
    renderOperation({operation: withBody(schema)});
    expect(document.getElementById('body.owner')).not.toBeNull();
    expect(document.getElementById('body.owner.address')).toBeNull();
  });
});

describe('a URL fragment inside a schema', () => {
  beforeEach(() => {
    Element.prototype.scrollIntoView = jest.fn();
  });
  const focused = () => document.activeElement?.closest('li')?.id;

  it('opens the collapsed parents of its target and moves the focus to the target', async () => {
    renderOperation({
      operation: withBody(
        wideObject({owner: object({address: object({street: string, zip: string, city: string})})}),
      ),
      hash: '#body.owner.address.zip',
    });
    await waitFor(() => expect(focused()).toBe('body.owner.address.zip'));
    for (
      let details = document.getElementById('body.owner.address.zip')!.closest('details');
      details;
      details = details.parentElement!.closest('details')
    )
      expect(details.open).toBe(true);
  });

  it('can point into a recursive schema', async () => {
    const schemas = {
      Node: {
        name: 'Node',
        schema: object({
          label: string,
          next: {...reference('Node'), recursive: true} as never,
          other: string,
        }),
      },
    };
    renderOperation({
      operation: withBody(reference('Node')),
      schemas,
      hash: '#body.next.next.next.label',
    });
    await waitFor(() => expect(focused()).toBe('body.next.next.next.label'));
  });

  it('selects the variant that contains its target', async () => {
    const pet: NodeSchemaWithVariants = {
      kind: 'schema',
      type: 'Cat | Dog',
      variants: [
        {
          kind: 'oneOf',
          variants: [
            {label: 'Cat', schema: object({claws: string, fur: string, eyes: string})},
            {label: 'Dog', schema: object({bark: string, fur: string, eyes: string})},
          ],
        },
      ],
    };
    renderOperation({operation: withBody(pet), hash: '#body=Dog.bark'});
    await waitFor(() =>
      expect(screen.getByRole('tab', {name: 'Dog'}).getAttribute('aria-selected')).toBe('true'),
    );
    await waitFor(() => expect(focused()).toBe('body=Dog.bark'));
  });

  it('moves the focus when it changes', async () => {
    const {history} = renderOperation({
      operation: withBody(object({a: string, b: string, owner: object({email: string})})),
    });
    act(() => history.push('#body.owner.email'));
    await waitFor(() => expect(focused()).toBe('body.owner.email'));
  });

  it('may be an invalid encoding', () => {
    expect(() =>
      renderOperation({operation: withBody(object({a: string})), hash: '#100%'}),
    ).not.toThrow();
  });
});

type NodeSchemaWithVariants = Parameters<typeof withBody>[0];
