import type {TryItDocument, TryItManifest} from '../../../plugin/proxy';

export const SITE = 'https://docs.example.org';

/** A manifest with one document, `default`. */
export function manifestOf(document: Partial<TryItDocument>): TryItManifest {
  return {
    version: 1,
    site: {url: SITE, baseUrl: '/'},
    documents: [{id: 'default', servers: [], operations: [], auth: [], ...document}],
  };
}

/**
 * What the operations below document, as the parameters and security schemes of a real document
 * would.
 */
const DOCUMENTED = {
  headers: ['Authorization', 'X-Api-Key', 'X-Tag', 'X_Only', 'X-A'],
  cookies: ['*'],
};

/** A manifest that names one origin with every method on every path that the tests use. */
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
