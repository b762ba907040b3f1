import path from 'path';
import {loadCheckedSite} from '../../../plugin/cli/check/site';
import {runCommand} from '../../support/command';
import {createFolder} from '../../support/folder';
import {ROOT} from '../../support/site';

const NAME = 'docusaurus-plugin-api-reference';
const DOCUMENT =
  "openapi: 3.1.0\ninfo: {title: Pets, version: '1', description: '[Pets](/docs/reference/default/pets/get/) and [none](/docs/reference/none)'}\nservers: [{url: 'https://api.example.com'}]\npaths: {/pets: {get: {operationId: listPets, responses: {'200': {description: Pets.}}}}}\n";
const DOCS = '{"tab": "API", "api": {"source": "openapi.yaml"}}';

const toConfig = (plugins: unknown[]) =>
  `module.exports = ${JSON.stringify({title: 'T', url: 'https://docs.example.com', baseUrl: '/docs/', trailingSlash: true, plugins})};\n`;
/** Lets a site find Docusaurus as if it were installed there. */
const LINK = {
  'node_modules/@docusaurus/core/lib/server/config.js': `module.exports = require(${JSON.stringify(path.join(ROOT, 'node_modules/@docusaurus/core/lib/server/config.js'))});\n`,
};

const check = (folder: string, ...argv: string[]) => runCommand(folder, 'check', ...argv);

describe('the site of a check', () => {
  it('determines the addresses of pages', async () => {
    const folder = createFolder({
      ...LINK,
      'docusaurus.config.js': toConfig([[NAME, {routeBasePath: 'reference'}]]),
      'docs.json': DOCS,
      'openapi.yaml': DOCUMENT,
    });
    const {code, output} = await check(folder, '--inspect', 'auto');
    expect(code).toBe(0);
    expect(output).toContain('Page        /docs/reference/default/pets/get/');
    expect(output.match(/info description-link/g)).toHaveLength(1);
    expect(output).toContain('The link `/docs/reference/none` is not a page of the reference.');
  });

  it('includes the docs.json of every plugin instance', async () => {
    const folder = createFolder({
      ...LINK,
      'docusaurus.config.js': toConfig([
        [NAME, {docsJson: 'one/docs.json'}],
        ['api-reference', {id: 'two', docsJson: 'two/docs.json', routeBasePath: 'two'}],
      ]),
      'one/docs.json': DOCS,
      'one/openapi.yaml': DOCUMENT.replace('/docs/reference/none', 'https://example.com'),
      'two/docs.json': DOCS.replace('"API"', '"Two"'),
      'two/openapi.yaml': DOCUMENT.replace('description: Pets.', '$ref: nowhere.yaml'),
    });
    const {code, output} = await check(folder);
    expect(code).toBe(1);
    expect(output).toMatch(
      /ref-unresolved\n {2}two\/openapi\.yaml:4[^]*API: one\/openapi\.yaml[^]*Two: two\/openapi\.yaml/,
    );
    expect((await check(folder, 'one')).output).not.toContain('Two:');
  });

  it('gets a warning when its configuration cannot be loaded, and the defaults apply', async () => {
    const folder = createFolder({
      ...LINK,
      'docusaurus.config.js': 'throw new Error("No token.");\n',
      'docs.json': DOCS,
      'openapi.yaml': DOCUMENT,
    });
    const {code, output} = await check(folder, '--inspect', 'auto');
    expect(code).toBe(0);
    expect(output).toMatch(/warning config-site\n {2}docusaurus\.config\.js {2}.*No token\./);
    expect(output).toContain('Page        /api/default/pets/get');
  });

  it('gets an error when the options of the plugin are invalid', async () => {
    const folder = createFolder({
      ...LINK,
      'docusaurus.config.js': toConfig([[NAME, {docJson: 'x'}]]),
      'docs.json': DOCS,
      'openapi.yaml': DOCUMENT,
    });
    const {code, output} = await check(folder);
    expect(code).toBe(2);
    expect(output).toMatch(/error config-site[^]*Did you mean `docsJson`\?/);
  });

  it('gets an error when the docs plugin has the same path', async () => {
    const folder = createFolder({
      ...LINK,
      'docusaurus.config.js': toConfig([
        NAME,
        ['@docusaurus/plugin-content-docs', {routeBasePath: '/api/'}],
      ]),
      'docs.json': DOCS,
      'openapi.yaml': DOCUMENT,
    });
    const {code, output} = await check(folder);
    expect(code).toBe(2);
    expect(output).toMatch(
      /error config-site\n {2}docusaurus\.config\.js {2}[^]*the same `routeBasePath`, `\/api`/,
    );
  });

  it('gets an error when a package that must be unique is installed twice', async () => {
    const twice = {
      'node_modules/react/package.json': '{"version": "18.3.1"}',
      'node_modules/@docusaurus/core/package.json': '{}',
      [`node_modules/${NAME}/package.json`]: '{}',
      [`node_modules/${NAME}/node_modules/react/package.json`]: '{"version": "19.3.1"}',
    };
    const {code, output} = await check(
      createFolder({
        ...LINK,
        ...twice,
        'docusaurus.config.js': toConfig([NAME]),
        'docs.json': DOCS,
        'openapi.yaml': DOCUMENT,
      }),
    );
    expect(code).toBe(2);
    expect(output).toMatch(
      /error config-copies\n {2}package\.json {2}[^]*18\.3\.1 in `node_modules\/react`/,
    );
  });

  it('gets a warning when its URL is still the placeholder of the template', async () => {
    const run = async (url: string) =>
      (
        await check(
          createFolder({
            ...LINK,
            'docusaurus.config.js': `module.exports = ${JSON.stringify({title: 'T', url, baseUrl: '/', plugins: [NAME]})};\n`,
            'docs.json': DOCS,
            'openapi.yaml': DOCUMENT,
          }),
        )
      ).output;
    expect(await run('https://your-docusaurus-site.example.com')).toMatch(
      /warning config-site-url\n {2}docusaurus\.config\.js {2}`url` is still `https:\/\/your-docusaurus-site\.example\.com`/,
    );
    expect(await run('https://docs.example.com')).not.toContain('config-site-url');
  });

  it('gets a warning when it does not use the plugin', async () => {
    const run = async (config: object) =>
      (
        await check(
          createFolder({
            ...LINK,
            'docusaurus.config.js': `module.exports = ${JSON.stringify({title: 'T', url: 'https://docs.example.com', baseUrl: '/', ...config})};\n`,
            'docs.json': DOCS,
            'openapi.yaml': DOCUMENT,
          }),
        )
      ).output;
    for (const config of [{}, {plugins: [['other', {}]], presets: [['classic', {}]]}])
      expect(await run(config)).toMatch(
        /warning config-plugin-missing\n {2}docusaurus\.config\.js {2}/,
      );
    // Another preset or a local plugin may add it.
    for (const config of [
      {plugins: [NAME]},
      {presets: [['@docs/preset', {}]]},
      {plugins: ['./src/reference']},
    ])
      expect(await run(config)).not.toContain('config-plugin-missing');
  });

  it.each([
    ['there is no configuration', {}],
    ['Docusaurus is not installed', {'docusaurus.config.js': 'throw new Error();'}],
  ])('has the defaults and no findings when %s', async (_name, files) => {
    const folder = createFolder({...files, 'docs.json': DOCS, 'openapi.yaml': DOCUMENT});
    expect(await loadCheckedSite(folder)).toEqual({
      contexts: [
        {
          siteDir: folder,
          docsJson: path.join(folder, 'docs.json'),
          baseUrl: '/',
          trailingSlash: undefined,
          routeBasePath: 'api',
          showExtensions: [],
          hasStaticFile: expect.any(Function),
          imageHosts: [],
          maxFileSize: 100,
        },
      ],
      diagnostics: [],
    });
  });
});
