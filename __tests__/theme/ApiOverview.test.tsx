import {act, render, renderHook, screen, waitFor, within} from '@testing-library/react';
import {createMemoryHistory} from 'history';
import {Router} from 'react-router-dom';
import {useOldLinks} from '../../plugin/client/internal';
import type {PropGlobalData} from '../../plugin/pages/props';
import ApiOverviewDocuments from '../../parts/ApiOverview/Documents';
import ApiOverviewLogo from '../../parts/ApiOverview/Logo';
import ApiOverviewOtherApis from '../../parts/ApiOverview/OtherApis';
import {inDocument, toDocument} from './support/operation';

let instances: {[id: string]: PropGlobalData} | undefined;
jest.mock('@docusaurus/useGlobalData', () => ({useAllPluginInstancesData: () => instances}));

const document = toDocument({label: 'Pets', title: 'Pets', servers: []});

function listOthers(given: typeof instances): string[] {
  instances = given;
  render(inDocument(<ApiOverviewOtherApis />, document));
  const list = screen.queryByRole('navigation', {name: 'Other APIs on this site'});
  return list
    ? within(list)
        .getAllByRole('link')
        .map((link) => `${link.textContent} ${link.getAttribute('href')}`)
    : [];
}

describe('the overview of a document', () => {
  const own = {label: 'Pets', overview: '/api/default'};

  it('links to all other documents of the site, from every plugin instance', () => {
    expect(
      listOthers({
        default: {apis: [own, {label: 'Admin', overview: '/api/admin'}]},
        partners: {apis: [{label: 'Partners', overview: '/partners/api/default'}]},
      }),
    ).toEqual(['Admin /api/admin', 'Partners /partners/api/default']);
  });

  it.each([
    ['it is the only document', {default: {apis: [own]}}],
    ['the documents are not known yet', undefined],
  ])('lists no other documents if %s', (_when, given) => {
    expect(listOthers(given)).toEqual([]);
  });
});

describe('the logo of a document', () => {
  const show = (logo: {url: string; altText?: string; href?: string}) =>
    render(
      inDocument(<ApiOverviewLogo logo={logo} name="Pets" />, {
        ...document,
        imageHosts: ['img.example.com'],
      }),
    );

  it('links to its `href`, and has the name of the API if it has no alternative text', () => {
    show({url: '/logo.svg', href: 'https://example.com/'});
    const link = screen.getByRole('link', {name: 'Pets'});
    expect(link.getAttribute('href')).toBe('https://example.com/');
    expect(within(link).getByRole('img').getAttribute('src')).toBe('/logo.svg');
  });

  it('is replaced by a text link to its `href` if the site does not allow its host', () => {
    show({url: 'https://cdn.example.com/a.svg', altText: 'A shop', href: 'https://example.com/'});
    expect(screen.getByRole('link', {name: 'A shop'}).getAttribute('href')).toBe(
      'https://example.com/',
    );
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('is replaced by a link to its image, “Logo”, if its host is not allowed and it has no text or `href`', () => {
    show({url: 'https://cdn.example.com/a.svg'});
    expect(screen.getByRole('link', {name: 'Logo'}).getAttribute('href')).toBe(
      'https://cdn.example.com/a.svg',
    );
  });

  it('is only an image if it has no `href`', () => {
    show({url: 'https://img.example.com/a.svg', altText: 'A shop'});
    expect(screen.getByRole('img', {name: 'A shop'})).toBeTruthy();
    expect(screen.queryByRole('link')).toBeNull();
  });
});

describe('the overview of several documents', () => {
  it('has a section for each document, with its version, description, servers and download', () => {
    instances = undefined;
    const servers = [{url: 'https://users.example.com', variables: []}];
    render(
      inDocument(
        <ApiOverviewDocuments
          documents={[
            {
              id: 'document-users-api',
              label: 'Users API',
              info: {
                title: 'Users API',
                version: '2.1',
                description: [
                  ['h2', {id: 'section-limits'}, ['Limits']],
                  ['h3', {id: 'section-writing'}, ['Writing']],
                  ['h2', {id: 'section-errors'}, ['Errors']],
                  ['h4', {id: 'section-codes'}, ['Codes']],
                ],
              },
              specification: 'OpenAPI 3.1.0',
              servers,
              download: '/document/users.yaml',
            },
            {
              id: 'document-billing-api',
              label: 'Billing API',
              info: {title: 'Billing API', version: ''},
              specification: 'OpenAPI 3.0.3',
              servers: [],
            },
          ]}
        />,
        document,
      ),
    );
    expect(screen.getAllByRole('heading').map((heading) => [heading.tagName, heading.id])).toEqual([
      ['H2', 'document-users-api'],
      ['H3', 'section-limits'],
      ['H4', 'section-writing'],
      ['H3', 'section-errors'],
      ['H4', 'section-codes'],
      ['H2', 'document-billing-api'],
    ]);
    expect(screen.getByText('Version 2.1 · OpenAPI 3.1.0')).toBeTruthy();
    expect(screen.getByText('OpenAPI 3.0.3')).toBeTruthy();
    expect(screen.getByText('https://users.example.com')).toBeTruthy();
    expect(
      screen.getByRole('link', {name: 'Download the OpenAPI document'}).getAttribute('href'),
    ).toBe('/document/users.yaml');
  });
});

describe('a link of Redoc, Scalar or Swagger UI that is redirected to the overview', () => {
  const follow = (entry: string) => {
    instances = {default: {apis: [{label: 'Shop', overview: '/api/shop'}]}};
    const history = createMemoryHistory({initialEntries: ['/before', entry], initialIndex: 1});
    const load = jest.fn(() =>
      Promise.resolve({
        operations: [{method: 'GET', path: '/pets', operationId: 'list', permalink: '/pets/get'}],
        tags: [['Pets', '/api#group-pets'] satisfies [string, string]],
        sections: [],
        schemas: [],
      }),
    );
    renderHook(() => useOldLinks(load), {
      wrapper: ({children}) => inDocument(<Router history={history}>{children}</Router>, document),
    });
    return {history, load};
  };

  it.each([
    ['/api#tag/Pets/operation/list', '/pets/get'],
    ['/api#tag/pets/GET/pets', '/pets/get'],
    ['/api#/Pets/list', '/pets/get'],
    ['/api#tag/Pets', '/api#group-pets'],
    ['/api#shop/tag/Orders', '/api/shop#tag/Orders'],
  ])('opens the page that it names, and Back returns to the page before: %s', async (from, to) => {
    const {history} = follow(from);
    await waitFor(() => expect(history.createHref(history.location)).toBe(to));
    act(() => history.goBack());
    expect(history.location.pathname).toBe('/before');
  });

  it('stays on the overview if the document has no such part', async () => {
    const {history, load} = follow('/api#operation/gone');
    await waitFor(() => expect(load).toHaveBeenCalled());
    expect(history.createHref(history.location)).toBe('/api#operation/gone');
  });

  it('loads nothing for an anchor of the page', () => {
    expect(follow('/api#group-pets').load).not.toHaveBeenCalled();
  });
});
