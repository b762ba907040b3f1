import {render, screen, within} from '@testing-library/react';
import {createMemoryHistory} from 'history';
import {Router} from 'react-router-dom';
import {ApiDocumentProvider} from '../../plugin/client';
import type {PropApiDocument, PropGlobalData} from '../../plugin/pages/props';
import ApiOverviewOtherApis from '../../theme/ApiOverview/OtherApis';

let instances: {[id: string]: PropGlobalData} | undefined;
jest.mock('@docusaurus/useGlobalData', () => ({useAllPluginInstancesData: () => instances}));

const document: PropApiDocument = {
  tabId: 'default',
  label: 'Pets',
  title: 'Pets',
  version: '1',
  openapi: '3.1.0',
  overview: '/api/default',
  servers: [],
  security: [],
  securitySchemes: [],
  tryIt: {document: 'default'},
  diagnostics: [],
};

function listOthers(given: typeof instances): string[] {
  instances = given;
  render(
    <Router history={createMemoryHistory()}>
      <ApiDocumentProvider document={document}>
        <ApiOverviewOtherApis />
      </ApiDocumentProvider>
    </Router>,
  );
  const list = screen.queryByRole('navigation', {name: 'Other APIs on this site'});
  return list
    ? within(list)
        .getAllByRole('link')
        .map((link) => `${link.textContent} ${link.getAttribute('href')}`)
    : [];
}

describe('the overview of a document', () => {
  const own = {label: 'Pets', overview: '/api/default'};

  it('leads to all other documents of the site, of every instance of the plugin', () => {
    expect(
      listOthers({
        default: {apis: [own, {label: 'Admin', overview: '/api/admin'}]},
        partners: {apis: [{label: 'Partners', overview: '/partners/api/default'}]},
      }),
    ).toEqual(['Admin /api/admin', 'Partners /partners/api/default']);
  });

  it.each([
    ['is alone', {default: {apis: [own]}}],
    ['is not known yet', undefined],
  ])('says nothing of others while it %s', (_when, given) => {
    expect(listOthers(given)).toEqual([]);
  });
});
