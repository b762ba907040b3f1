import {render, screen} from '@testing-library/react';
import {createMemoryHistory} from 'history';
import {Router} from 'react-router-dom';
import type {PropSchemaPage} from '../../plugin/pages/props';
import ApiSchemaPageUses from '../../parts/ApiSchemaPage/Uses';
import {standIn} from '../support/standIn';

Object.assign(window, {docusaurus: {prefetch: () => false, preload: () => Promise.resolve()}});

const operations = {
  list: {title: 'List pets', permalink: '/api/pets/get', method: 'GET'},
  add: {title: 'Add a pet', permalink: '/api/pets/post', method: 'POST', deprecated: true as const},
};
const show = (page: Partial<PropSchemaPage>) => {
  render(
    <Router history={createMemoryHistory()}>
      <ApiSchemaPageUses
        page={standIn<PropSchemaPage>({direct: [], through: [], usedBy: [], names: [], ...page})}
        operations={operations}
      />
    </Router>,
  );
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

  it('have no headings where there are none', () => {
    expect(show({})).toEqual([]);
  });
});
