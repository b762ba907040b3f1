import {fireEvent, render, screen} from '@testing-library/react';
import type {PropSchemaPage} from '../../plugin/pages/props';
import ApiSchemaPageUses from '../../parts/ApiSchemaPage/Uses';
import {standIn} from '../support/standIn';
import {inDocument} from './support/operation';
import {renderToHtml} from './support/renderToHtml';

const many = Array.from({length: 400}, (_, index) => `many ${index}`);
const operations = {
  ...Object.fromEntries(
    many.map((key) => [key, {title: 'Many', permalink: '/api/many', method: 'GET'}]),
  ),
  list: {title: 'List pets', permalink: '/api/pets/get', method: 'GET'},
  add: {title: 'Add a pet', permalink: '/api/pets/post', method: 'POST', deprecated: true as const},
};
const toPage = (page: Partial<PropSchemaPage>) =>
  inDocument(
    <ApiSchemaPageUses
      page={standIn<PropSchemaPage>({direct: [], through: [], usedBy: [], names: [], ...page})}
      operations={operations}
    />,
  );
const show = (page: Partial<PropSchemaPage>) => {
  render(toPage(page));
  return [...document.querySelectorAll('section')].map(
    (section) =>
      `${section.querySelector('[id]')?.id ?? section.id}: ${section.textContent.replace(/\u200b/g, '')}`,
  );
};

describe('the uses of a schema on its page', () => {
  it('are the operations with their parts, and the schemas, each below a heading with an id', () => {
    const shown = show({
      direct: [
        {operation: 'list', parts: [{kind: 'response', status: '200'}, {kind: 'request'}]},
        {operation: 'hidden', parts: [{kind: 'request'}]},
      ],
      through: [
        {
          operation: 'add',
          parts: [
            {kind: 'parameter', in: 'query', name: 'filter'},
            {kind: 'callback', name: 'done'},
          ],
        },
      ],
      left: 7,
      usedBy: [{name: 'Shop', to: '/api/schemas/Shop'}, {name: 'Order'}],
      names: [{name: 'Tag'}],
    });
    expect(shown).toEqual([
      'operations: Used by operationsGETList pets Response 200 · Request body',
      'operations-through-schemas: Used through other schemasPOSTAdd a pet Parameter filter · Callback doneMore operations that use it through the schemas below: 7',
      'used-by-schemas: Used by schemasShop, Order',
      'uses-schemas: Uses schemasTag',
    ]);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      expect.arrayContaining(['/api/pets/get', '/api/pets/post', '/api/schemas/Shop']),
    );
    expect(document.querySelector('s')?.textContent).toBe('Add a pet');
  });

  it.each<[string, () => void]>([
    ['asks for them', () => fireEvent.click(screen.getByRole('button', {name: 'Show more'}))],
    ["turns to the browser's search", () => fireEvent.blur(window)],
    ['prints', () => fireEvent(window, new Event('beforeprint'))],
  ])('are few in the page until a reader %s', (_case, act) => {
    const links = () => screen.getAllByRole('link', {name: 'Many'});
    show({direct: many.map((operation) => ({operation, parts: []}))});
    expect(links()).toHaveLength(50);
    act();
    expect(links()).toHaveLength(400);
    // Readers who ask continue with the first new line.
    expect([document.body, links()[50]]).toContain(document.activeElement);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('are all in the HTML', async () => {
    const direct = many.map((operation) => ({operation, parts: []}));
    const html = await renderToHtml(toPage({direct}));
    expect(html.split('href="/api/many"')).toHaveLength(401);
    expect(html.replace(/<noscript>.*?<\/noscript>/s, '').split('<li')).toHaveLength(51);
  });

  it('have no headings where there are none', () => {
    expect(show({})).toEqual([]);
  });
});
