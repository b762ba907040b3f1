import type {TryItDocument, TryItManifest} from '../../../plugin/proxy';

export const SITE = 'https://docs.example.org';

/** Creates a manifest with one document, `default`. */
export function manifestOf(document: Partial<TryItDocument>): TryItManifest {
  return {
    version: 1,
    site: {url: SITE, baseUrl: '/'},
    documents: [{id: 'default', servers: [], operations: [], auth: [], ...document}],
  };
}

/**
 * Headers and cookies of the operations below, as the parameters and security schemes of a document
 * would name them.
 */
const DOCUMENTED = {
  headers: ['Authorization', 'X-Api-Key', 'X-Tag', 'X_Only', 'X-A'],
  cookies: ['*'],
};

/** Creates a manifest in which every method is allowed on every path that the tests use. */
export function manifestFor(...servers: string[]): TryItManifest {
  const paths = ['/', '/{path}', '/v1/users', '/v1/users/{id}'];
  const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'];
  return manifestOf({
    servers: servers.map((url) => ({url})),
    operations: paths.flatMap((path) =>
      methods.map((method) => ({key: `${method} ${path}`, ...DOCUMENTED})),
    ),
  });
}
