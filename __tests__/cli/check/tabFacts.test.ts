import {toFactRows} from '../../../plugin/cli/check/formatTabFacts';
import {toTabFacts} from '../../../plugin/cli/check/tabFacts';
import type {Tab} from '../../../plugin/types';
import type {LoadedDocument} from '../../../plugin/document/types';
import {toReadyTab} from '../../support/readyTab';
import {navigate, toReference, toTab} from '../../support/reference';

function toContent(): Tab {
  const reference = toReference(
    [
      ['GET /pets', {tags: ['Pets', 'Shop']}],
      ['POST /pets', {tags: ['Pets']}],
      ['GET /debug', {}],
      ['POST adopted', {kind: 'webhook'}],
    ],
    {
      internal: ['GET /secret'],
      tags: [{name: 'Shop'}, {name: 'Pets', parent: 'Shop'}],
      servers: [{url: 'https://api.example.com', variables: []}],
      securitySchemes: [
        {name: 'key', kind: 'apiKey', in: 'header', parameterName: 'X-Key'},
        {name: 'oauth', kind: 'oauth2', flows: [{kind: 'authorizationCode', scopes: []}]},
      ],
    },
  );
  const tab = toTab({overrides: new Map([['GET /debug', {hidden: true}]])});
  return {
    ...toReadyTab({reference, ...navigate(reference, tab)}),
    documents: [{files: ['openapi.yaml', 'pets.yaml']} as LoadedDocument],
  };
}

describe('the facts of a tab', () => {
  it('summarize the document', () => {
    expect(toFactRows(toTabFacts(toContent()))).toEqual([
      ['Document', 'Pets 1 (OpenAPI 3.1.0, 2 files)'],
      ['Operations', '3 operations, 1 webhook, 4 pages, 3 in the navigation, 1 hidden, 1 left out'],
      ['Groups', 'Shop (1) [Pets (2)], Webhooks (1)'],
      ['Servers', 'https://api.example.com'],
      ['Authentication', 'key: API key in the X-Key header; oauth: OAuth 2.0 (authorizationCode)'],
      ['Try It', 'https://api.example.com: Through the proxy.'],
    ]);
  });

  it('state when the document cannot be used', () => {
    expect(toFactRows(toTabFacts({config: toTab(), documents: []}))).toEqual([
      ['Document', 'cannot be used; see the findings.'],
    ]);
  });
});
