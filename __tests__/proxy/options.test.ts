import {createTryItRouter, parseProxyOptions} from '../../plugin/proxy';
import type {ProxyOptions, TryItOperation} from '../../plugin/proxy';
import {manifestFor, manifestOf} from './support/manifest';

const manifest = manifestFor('https://api.example.com');

const toManifest = (operation: object) => ({
  manifest: manifestOf({operations: [operation as TryItOperation]}),
});

describe('parseProxyOptions', () => {
  it('derives the path and the origins from the site in the manifest and fills in defaults', () => {
    const options = parseProxyOptions({
      manifest: {...manifest, site: {url: 'https://docs.example.org/', baseUrl: '/docs/'}},
    });
    expect(options).toMatchObject({
      path: '/docs/api/try-it',
      origins: new Set(['https://docs.example.org']),
      trustProxy: 0,
      access: 'public',
    });
  });

  it('percent-encodes a non-ASCII path as browsers do, and keeps an encoded one', () => {
    expect(
      parseProxyOptions({
        manifest: {...manifest, site: {url: 'https://docs.example.org/', baseUrl: '/größe/'}},
      }).path,
    ).toBe('/gr%C3%B6%C3%9Fe/api/try-it');
    expect(parseProxyOptions({manifest, path: '/gr%C3%B6%C3%9Fe/try'}).path).toBe(
      '/gr%C3%B6%C3%9Fe/try',
    );
  });

  it.each([
    [{orgins: []}, '"orgins" is not an option of the proxy.'],
    [
      {path: 'api/try-it'},
      'path must be an absolute path without a slash at the end, not "api/try-it".',
    ],
    [{path: '/api/try-it/'}, 'path must be an absolute path'],
    [{origins: []}, 'origins must name at least one origin.'],
    [
      {origins: ['https://docs.example.org/']},
      'origins takes origins like https://docs.example.com, not "https://docs.example.org/".',
    ],
    [{origins: ['null']}, 'origins takes origins'],
    [{openOrigins: ['*']}, 'openOrigins takes origins'],
    [{trustProxy: true}, 'trustProxy must be the number of proxies in front.'],
    [{trustProxy: -1}, 'trustProxy must be the number'],
    [
      {allowPrivateTargets: ['localhost']},
      'allowPrivateTargets takes host:port as in a URL, in lower case, not "localhost".',
    ],
    ...[
      ...['http://localhost:1', 'API.internal:443', '*.internal:443', 'api.internal:0443'],
      ...['api.internal:99999', '[fd00:0:0::1]:443', 'a@api.internal:443', 'api.internal:443/'],
    ].map((target): [object, string] => [
      {allowPrivateTargets: [target]},
      `allowPrivateTargets takes host:port as in a URL, in lower case, not "${target}".`,
    ]),
    [
      {certificateAuthorities: ['\u0030\u0082']},
      'certificateAuthorities takes certificates in PEM',
    ],
    [{limits: {maxRequestByte: 1}}, '"maxRequestByte" is not a limit of the proxy.'],
    [{limits: {totalTimeoutMs: 0}}, 'totalTimeoutMs must be a whole number above 0, not 0.'],
    [{limits: {ratePerClient: -1}}, 'ratePerClient must be a whole number, not -1.'],
    [
      {limits: {idleTimeoutMs: Infinity}},
      'idleTimeoutMs must be a whole number above 0, not Infinity.',
    ],
    [{manifest: {version: 2}}, 'it has version 2, and this proxy reads version 1'],
    [{manifest: '/nowhere/try-it.json'}, 'The manifest /nowhere/try-it.json cannot be read'],
    [
      {manifest: {...manifest, site: {url: 'docs', baseUrl: '/'}}},
      'site.url must be an absolute URL, not "docs".',
    ],
    [toManifest({key: '/pets'}), '"/pets" is not a method and a path.'],
    [{manifest: {...manifest, documents: {}}}, 'documents must be a list.'],
    [toManifest({key: 'GET /{id}', matrix: 'id'}), 'matrix must be a list.'],
  ] as [object, string][])('rejects %j, and so does `createTryItRouter`', (wrong, sentence) => {
    const options = {manifest, ...wrong} as ProxyOptions;
    expect(() => parseProxyOptions(options)).toThrow(sentence);
    expect(() => createTryItRouter(options)).toThrow(sentence);
  });
});
