import React from 'react';
import {render, screen, waitFor} from '@testing-library/react';
import {HelmetProvider} from 'react-helmet-async';
import {MemoryRouter} from 'react-router-dom';
import {Context as RouteContext} from '@docusaurus/core/lib/client/routeContext';
import {TitleFormatterProvider} from '@docusaurus/theme-common/internal';
import ApiRoot from '@theme/ApiRoot';

jest.mock('@theme/Layout', () => ({
  __esModule: true,
  default: ({children}: {children: React.ReactNode}) => children,
}));

it('an address that belongs to no document has the title of a missing page', async () => {
  render(
    <HelmetProvider>
      <MemoryRouter initialEntries={['/api/nothing']}>
        <RouteContext.Provider
          value={{plugin: {name: 'docusaurus-plugin-api-reference', id: 'default'}}}
        >
          <TitleFormatterProvider formatter={({title}) => title}>
            <ApiRoot route={{}} />
          </TitleFormatterProvider>
        </RouteContext.Provider>
      </MemoryRouter>
    </HelmetProvider>,
  );
  expect(screen.getByRole('heading', {name: 'Page Not Found'})).toBeTruthy();
  await waitFor(() => expect(document.title).toContain('Page Not Found'));
});
