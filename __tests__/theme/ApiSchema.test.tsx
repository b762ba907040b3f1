import {act, fireEvent, screen, waitFor, within} from '@testing-library/react';
import type {LoadSchemas} from '../../plugin/client/internal';
import type {Schema} from '../../plugin/model/types';
import {
  array,
  fields,
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

const place = (id: string) => document.getElementById(id);
/** A list of nodes, each with the next one. */
const NODES = {
  Node: {
    name: 'Node',
    schema: object({
      label: string,
      next: {...reference('Node'), recursive: true} as never,
      other: string,
    }),
  },
};
/** Enough properties for a disclosure. */
const HOUSE = {street: string, zip: string, city: string};
const FAR = {Far: {name: 'Far', schema: object({away: string})}};
const toFar = (loadSchemas: LoadSchemas) =>
  renderOperation({
    operation: withBody(object({a: string, b: string, far: reference('Far')})),
    loadSchemas,
  });

// “Expand all” is remembered for the visit.
afterEach(() => sessionStorage.clear());

describe('a schema', () => {
  it('shows the properties of list items behind a single disclosure', () => {
    renderOperation({
      operation: withBody(object({a: string, b: string, tags: array(object({label: string}))})),
    });
    expect(screen.getByText('1 property').closest('li')?.id).toBe('body.tags');
    expect(place('body.tags:items.label')).not.toBeNull();
  });

  it('counts the properties and the variants of an object that has both', () => {
    const both = object({a: string, b: string});
    const variants = ['x', 'y'].map((label) => ({label, schema: object({[label]: string})}));
    both.variants = [{kind: 'oneOf', variants}];
    renderOperation({operation: withBody(object({c: string, both}))});
    expect(screen.getByText('2 properties, 2 variants')).not.toBeNull();
  });

  it('opens a choice on the first level of a request body', () => {
    const variants = ['x', 'y'].map((label) => ({label, schema: object({[label]: string})}));
    const choice: Schema = {kind: 'schema', type: 'x | y', variants: [{kind: 'oneOf', variants}]};
    const inner = object({a: string, b: string, deeper: choice});
    renderOperation({operation: withBody(object({method: choice, inner, c: string}))});
    const isOpen = (id: string) => place(id)!.querySelector('details')!.open;
    expect(['body.method', 'body.inner', 'body.inner.deeper'].map(isOpen)).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('shows a named schema once, and links to it from other places', () => {
    renderOperation({
      operation: withBody(object({a: reference('Owner'), b: reference('Owner'), c: string})),
      schemas: {Owner: {name: 'Owner', schema: object({email: string})}},
    });
    expect(place('body.a.email')).not.toBeNull();
    expect(place('body.b.email')).toBeNull();
    // The name in the line, and the link in place of its properties.
    const links = within(place('body.b')!).getAllByRole('link', {name: 'Owner'});
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['#body.a', '#body.a']);
  });

  it('expands a recursive schema one level at a time', () => {
    renderOperation({operation: withBody(reference('Node')), schemas: NODES});
    expect(place('body.next')?.textContent).toContain('recursive');
    expect(place('body.next.label')).toBeNull();
    open(within(place('body.next')!).getByText('3 properties'));
    expect(place('body.next.label')).not.toBeNull();
    open(within(place('body.next.next')!).getByText('3 properties'));
    expect(place('body.next.next.label')).not.toBeNull();
  });

  it('shows a condition that is no list of values as a schema', async () => {
    const long = {...string, constraints: {minLength: 2}} as Schema;
    const conditions = [{if: object({a: long})}];
    const html = await renderStatic({operation: withBody(object({a: string}, {conditions}))});
    expect(html).toMatch(/id="body:if-0".*≥ 2 characters/s);
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
    expect(place('body.id')?.closest('details')?.textContent).toContain('Read-only');
    expect(place('response-200.id')?.closest('details')?.textContent).not.toContain('not part of');
  });

  it('loads a schema that is not part of the page when it is opened', async () => {
    const loadSchemas = jest.fn(() => Promise.resolve(FAR));
    toFar(loadSchemas);
    expect(loadSchemas).not.toHaveBeenCalled();
    open(screen.getByText('Details of Far'));
    await waitFor(() => expect(place('body.far.away')).not.toBeNull());
  });

  it('offers to try again if such a schema fails to load', async () => {
    toFar(jest.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce(FAR));
    open(screen.getByText('Details of Far'));
    const main = document.createElement('main');
    main.append(...document.body.children);
    document.body.append(main);
    const retry = await screen.findByRole('button', {name: 'Try again'});
    retry.focus();
    fireEvent.click(retry);
    await waitFor(() => expect(place('body.far.away')).not.toBeNull());
    // The button has disappeared.
    expect(document.activeElement?.textContent).toBe('Details of Far');
    main.remove();
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

  it('expands all parts of the pages that a reader opens later, until they are collapsed', () => {
    const inner = object({a: string, b: string, c: string});
    const open = () => {
      const {unmount} = renderOperation({
        operation: withBody(object({first: inner, second: inner, third: string})),
      });
      const states = [...document.querySelectorAll('details')].map((element) => element.open);
      const [button] = screen.getAllByRole('button', {name: /(Expand|Collapse) all/});
      fireEvent.click(button!);
      unmount();
      return states;
    };
    expect([open(), open(), open()]).toEqual([
      [false, false],
      [true, true],
      [false, false],
    ]);
  });

  it('expands many parts in steps of 200', () => {
    const inner = object({a: string, b: string, c: string});
    const patternProperties = Array.from({length: 20}, (_, index) => ({
      pattern: `^x${index}`,
      schema: inner,
    }));
    renderOperation({
      operation: withBody(object(fields(200, inner), {patternProperties})),
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
    renderOperation({operation: withBody(object(fields(5000)))});
    const more = await screen.findByText('4800 more properties');
    expect(document.querySelectorAll('.theme-api-row').length).toBeLessThan(300);
    expect(place('body')?.textContent).toContain('field4999');
    open(more);
    fireEvent.change(await screen.findByLabelText('Filter properties'), {
      target: {value: 'field4999'},
    });
    expect(place('body.field4999')).not.toBeNull();
  });

  it('collapses a long list of enum values, and offers a filter', async () => {
    const schema = object({
      code: {
        ...string,
        enum: Array.from({length: 1000}, (_, index) => ({value: index * 7})),
      } as never,
    });
    renderOperation({operation: withBody(schema)});
    expect(place('body.code')?.textContent).toContain('6993');
    open(screen.getByText('One of 1000 values'));
    fireEvent.change(await screen.findByLabelText('Filter values'), {target: {value: '6993'}});
    expect(
      [...document.querySelectorAll('#body\\.code code')].map((code) => code.textContent),
    ).toEqual(['6993']);
  });
});

it.each([
  ['large', fields(100)],
  ['very large', fields(150, object(fields(10)))],
])(
  'the HTML file of a %s page has collapsed content for readers without JavaScript, in no nested `noscript`',
  async (_size, more) => {
    const schema = object({owner: object({...HOUSE, address: object(HOUSE)}), ...more});
    const html = await renderStatic({operation: withBody(schema)});
    expect(html).toContain('id="body.owner.address.street"');
    expect(html.split('<noscript>').length).toBeGreaterThan(1);
    expect(html).not.toMatch(/<noscript>(?:(?!<\/noscript>)[\s\S])*<noscript>/);
    renderOperation({operation: withBody(schema)});
    expect(place('body.owner')).not.toBeNull();
    expect(place('body.owner.address')).toBeNull();
  },
);

describe('a URL fragment inside a schema', () => {
  beforeEach(() => {
    scrollIntoView = jest.fn();
    Element.prototype.scrollIntoView = scrollIntoView;
  });
  let scrollIntoView: jest.Mock<void, [], Element>;
  const focused = () => document.activeElement?.closest('li')?.id;

  it('opens the collapsed parents of its target and nothing else, and shows them', async () => {
    const id = {...string, readOnly: true} as never;
    renderOperation({
      operation: withBody(wideObject({id, owner: object({id, address: object(HOUSE)})})),
      hash: '#body.owner.address.zip',
    });
    await waitFor(() => expect(focused()).toBe('body.owner.address.zip'));
    const open = Array.from(document.querySelectorAll('details[open] > summary'));
    expect(open.map(({ariaLabel, textContent}) => ariaLabel ?? textContent)).toEqual([
      'owner: 2 properties',
      'address: 3 properties',
    ]);
    expect(scrollIntoView.mock.contexts.map(({id}) => id)).toContain('body.owner');
  });

  it('can point to a property after the first rows of a very wide object', async () => {
    renderOperation({operation: withBody(object(fields(1000))), hash: '#body.field999'});
    await waitFor(() => expect(focused()).toBe('body.field999'));
    expect(place('body.field998')).toBeNull();
  });

  it('can point into a recursive schema', async () => {
    renderOperation({
      operation: withBody(reference('Node')),
      schemas: NODES,
      hash: '#body.next.next.next.label',
    });
    await waitFor(() => expect(focused()).toBe('body.next.next.next.label'));
  });

  it('selects the variant that contains its target', async () => {
    const variants = ['claws', 'bark'].map((own, index) => ({
      label: ['Cat', 'Dog'][index]!,
      schema: object({[own]: string, fur: string, eyes: string}),
    }));
    const pet: Schema = {kind: 'schema', type: 'Cat | Dog', variants: [{kind: 'oneOf', variants}]};
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
