import React from 'react';
import {render, screen, waitFor} from '@testing-library/react';
import {createMemoryHistory, type MemoryHistory} from 'history';
import {Router} from 'react-router-dom';
import ApiMissing from 'docusaurus-plugin-api-reference/parts/ApiMissing';

jest.mock('@docusaurus/useDocusaurusContext', () => ({
  __esModule: true,
  default: () => ({siteConfig: {baseUrl: '/docs/'}}),
}));

const TABLE = {
  redirects: {'/docs/api/old': '/docs/api/new'},
  gone: {'/docs/api/gone': '2026-11-29'},
};

/** What the site's server gives for the table. */
function stubTable(answer: () => Response): jest.Mock {
  const stub = jest.fn(() => Promise.resolve(answer()));
  globalThis.fetch = stub;
  return stub;
}

function show(history: MemoryHistory): void {
  render(
    <Router history={history}>
      <ApiMissing>Not here</ApiMissing>
    </Router>,
  );
}

/** A reader has followed a link to this address. */
function followed(address: string): MemoryHistory {
  const history = createMemoryHistory({initialEntries: ['/docs/']});
  history.push(address);
  return history;
}

const toTable = () =>
  ({
    ok: true,
    headers: new Headers(),
    text: () => Promise.resolve(JSON.stringify(TABLE)),
  }) as Response;

describe('an address without a page', () => {
  it('leads on if a link has led to the former address of a page, with query and fragment', async () => {
    const asked = stubTable(toTable);
    const history = followed('/docs/api/old?x=1#body');
    show(history);
    await waitFor(() => expect(history.location.pathname).toBe('/docs/api/new'));
    expect([history.location.search, history.location.hash]).toEqual(['?x=1', '#body']);
    expect(history).toHaveLength(2);
    expect(asked).toHaveBeenCalledWith('/docs/api-redirects.json', {credentials: 'same-origin'});
  });

  it('is missing if the browser has loaded it itself, and asks for nothing', () => {
    const asked = stubTable(toTable);
    show(createMemoryHistory({initialEntries: ['/docs/api/old']}));
    expect(screen.getByText('Not here')).toBeTruthy();
    expect(asked).not.toHaveBeenCalled();
  });

  it.each([
    ['it is no former address', toTable],
    ['there is no table', () => ({ok: false, status: 404, headers: new Headers()}) as Response],
  ])('is missing after a link if %s', async (_name, answer) => {
    stubTable(answer);
    show(followed('/docs/api/never'));
    expect(await screen.findByText('Not here')).toBeTruthy();
  });
});
