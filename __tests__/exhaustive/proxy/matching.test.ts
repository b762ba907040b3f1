import path from 'path';
import {createAllowlist} from '../../../plugin/proxy/allowlist/createAllowlist';
import type {Tab} from '../../../plugin/types';
import {loadDocument} from '../../../plugin/document/load';
import {toTryItDocuments} from '../../../plugin/exports/manifest';
import {toApiReference} from '../../../plugin/model/apiReference';
import {loadExpectations} from '../../support/corpus';
import {CORPUS, ROOT} from '../../support/site';
import {manifestOf} from '../../proxy/support/manifest';
import {LONG, MAX_MS, measure, OPTIONS} from '../../proxy/support/measure';

describe('threat 135: the cost of matching a request before any limit', () => {
  it('threat 135: is less than 5 ms with the example and with every real document of the corpus', async () => {
    for (const source of [
      path.join(ROOT, 'example-site/openapi/petstore.yaml'),
      ...loadExpectations('real').map(({file}) => path.join(CORPUS, 'real', file)),
    ]) {
      const name = path.basename(source);
      const loaded = await loadDocument(
        {rootDir: path.dirname(source), source: path.basename(source)},
        () => undefined,
      );
      const reference = await toApiReference(loaded!, () => undefined);
      const [document] = toTryItDocuments(
        [{config: {tabId: 'default'}, reference} as Tab],
        'default',
      );
      const allowlist = createAllowlist(manifestOf(document!), OPTIONS);
      const server =
        document!.servers[0]?.url.replace(/\{[^}]*\}/g, 'x').replace(/\/$/, '') ??
        'https://api.example.com';
      for (const operation of ['follow GET', document!.operations.at(-1)?.key ?? 'GET /']) {
        for (const text of ['none', ...LONG])
          expect({
            name,
            isQuick: measure(allowlist, operation, `${server}/${text}`) < MAX_MS,
          }).toEqual({name, isQuick: true});
      }
    }
  });
});
