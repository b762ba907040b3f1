import {LIMITS} from '../plugin/document/limits';
import {DEFAULT_OPTIONS, validateOptions, type Options} from '../plugin/options';

const validate = (options: unknown) => validateOptions({options: options as Options});

describe('validateOptions', () => {
  it('fills in every default', () => {
    expect(validate(undefined)).toEqual(DEFAULT_OPTIONS);
    const few = {docsJson: undefined, tryIt: {}, formats: {markdown: true}};
    expect(validate(few)).toEqual(DEFAULT_OPTIONS);
    expect(DEFAULT_OPTIONS.maxFileSize).toBe(LIMITS.fileMegabytes);
  });

  it('keeps the given values', () => {
    const options = {
      id: 'admin',
      docsJson: 'config/docs.json',
      routeBasePath: 'reference/v1.2',
      tryIt: {
        proxy: 'https://proxy.example.com/try-it',
        ownServer: true,
        mode: {GET: 'full', '*': 'none'},
      },
      samples: [{id: 'curl'}, {id: 'python', label: 'Python', variant: 'httpx'}],
      showExtensions: ['x-rate-limit'],
      imageHosts: ['img.example.com', '*.example.org'],
      schemaDepth: 2,
      editUrl: 'https://github.com/acme/api/edit/main/',
      showLastUpdateTime: true,
      maxFileSize: 250,
      formats: {markdown: true, openapi: false, llms: true, llmsFull: false, apiCatalog: true},
      pageMenu: ['view'],
      mcp: {enabled: true, tools: ['search'], tabs: ['default']},
      search: false,
    };
    expect(validate(options)).toEqual({...options, tryIt: {...options.tryIt, isProxyNamed: true}});
  });

  it.each([
    ['/api/', 'api'],
    ['/', ''],
  ])('removes the slashes at the ends of the base path %j', (routeBasePath, expected) => {
    expect(validate({routeBasePath}).routeBasePath).toBe(expected);
  });

  it('suggests the closest option for an unknown one, or lists all options', () => {
    expect(() => validate({docJson: 'x'})).toThrow(
      'There is no option `docJson`. Did you mean `docsJson`?',
    );
    expect(() => validate({tryIt: {proxi: true}})).toThrow(
      'There is no option `tryIt.proxi`. Did you mean `tryIt.proxy`?',
    );
    expect(() => validate({formats: {markdwn: true}})).toThrow('Did you mean `formats.markdown`?');
    expect(() => validate({formats: {llms: 'yes'}})).toThrow(
      '`formats.llms` must be true or false.',
    );
    expect(() => validate({somethingElse: 1})).toThrow(
      'Known options: docsJson, routeBasePath, tryIt, samples, showExtensions, schemaDepth, editUrl, showLastUpdateTime, imageHosts, maxFileSize, formats, pageMenu, mcp, search, id.',
    );
  });

  it('says that the tools for programs need the Markdown of the pages', () => {
    expect(() => validate({mcp: {enabled: true}, formats: {markdown: false}})).toThrow(
      '`mcp.enabled` needs `formats.markdown`, which is false. Remove one of them.',
    );
    expect(() => validate({mcp: {tools: ['serch']}})).toThrow('`mcp.tools`');
  });

  it.each([
    ['id', {id: 'a b'}],
    ['docsJson', {docsJson: ''}],
    ['routeBasePath', {routeBasePath: 'a//b'}],
    ['routeBasePath', {routeBasePath: '../api'}],
    ['routeBasePath', {routeBasePath: ':lang/api'}],
    ['routeBasePath', {routeBasePath: ''}],
    ['id', {id: () => 'a'}],
    ['tryIt', {tryIt: false}],
    ['formats', {formats: null}],
    ['tryIt.proxy', {tryIt: {proxy: '//evil.example.com'}}],
    ['tryIt.proxy', {tryIt: {proxy: 'javascript:alert(1)'}}],
    ['tryIt.proxy', {tryIt: {proxy: '/\\evil.example.com'}}],
    ['tryIt.proxy', {tryIt: {proxy: 'https://proxy example.com'}}],
    ['tryIt.proxy', {tryIt: {proxy: 'https://me:word@proxy.example.com/try-it'}}],
    ['tryIt.mode', {tryIt: {mode: 'off'}}],
    ['tryIt.mode', {tryIt: {mode: {}}}],
    ['tryIt.mode.GET', {tryIt: {mode: {GET: 'off'}}}],
    ['samples', {samples: 'curl'}],
    ['samples[0].label', {samples: [{id: 'curl', label: ''}]}],
    ['maxFileSize', {maxFileSize: '200MB'}],
    ['maxFileSize', {maxFileSize: 0}],
    ['search', {search: 'on'}],
    ['search', {search: {everywhere: true}}],
    ['imageHosts', {imageHosts: ['https://img.example.com']}],
    ['pageMenu', {pageMenu: true}],
    ['pageMenu', {pageMenu: ['copy', 'chatgtp']}],
    ['showExtensions', {showExtensions: 'x-a'}],
    ['showExtensions', {showExtensions: ['internal']}],
  ])('rejects an invalid %s', (name, options) => {
    expect(() => validate(options)).toThrow(`\`${name}\` must be`);
  });

  it('takes ids of languages, and rejects others', () => {
    expect(validate({samples: ['curl', {id: 'go'}]}).samples).toEqual([{id: 'curl'}, {id: 'go'}]);
    expect(() => validate({samples: ['pyton']})).toThrow(
      'There are no samples in `pyton`. Did you mean "python"?',
    );
    expect(() => validate({tryIt: {mode: {get: 'full'}}})).toThrow(
      'There is no option `tryIt.mode.get`.',
    );
  });

  it('does not repeat a value, which may be a secret of the environment', () => {
    const options = {tryIt: {proxy: 'me:word@proxy.example.com'}};
    expect(() => validate(options)).toThrow(
      '`tryIt.proxy` must be true, false, or the path or URL of a proxy, without spaces and credentials.',
    );
    expect(() => validate(options)).not.toThrow('word');
  });

  it('reports all mistakes in one error', () => {
    expect(() => validate({docsJson: 1, foo: 2})).toThrow(/foo[^]*docsJson/);
  });
});
