import {parse as parseCode} from '@babel/parser';
import {execFileSync} from 'child_process';
import fs from 'fs';
import path from 'path';
import {parse} from 'jsonc-parser';
import {readBlock} from '../../proxy/support/documentation';
import {HOSTS} from '../../../plugin/cli/init/hosts';
import {NPM} from '../../../plugin/cli/init/packageManager';
import {main} from '../../../plugin/cli/main';
import {runCommand} from '../../support/command';
import {createFolder} from '../../support/folder';
import {INSTALLED, toConfig} from '../../support/installed';
import {createTestTerminal} from '../../support/terminal';
import {parse as parseYaml} from 'yaml';

const NAME = 'docusaurus-plugin-api-reference';

/** What each configuration needs. */
const REQUIRED = "title: 'T', url: 'https://a.example.com', baseUrl: '/'";

function toSite(
  options: {[name: string]: unknown} = {},
  manifest: object = {name: 'docs'},
): {[file: string]: string} {
  return {
    ...INSTALLED,
    'package.json': `${JSON.stringify(manifest)}\n`,
    'package-lock.json': '{}\n',
    'docusaurus.config.js': toConfig(options),
  };
}

async function init(files: {[file: string]: string}, host: string, ...argv: string[]) {
  const folder = createFolder(files);
  return {
    ...(await runCommand(folder, 'init', '--host', host, ...argv)),
    read: (name: string) => fs.readFileSync(path.join(folder, name), 'utf8'),
  };
}

/** The files of each host, and the page of the documentation that shows them. */
const FILES: [host: string, page: string, file: string][] = [
  ['vercel', 'hosts.md', 'api/try-it.js'],
  ['vercel', 'hosts.md', 'vercel.json'],
  ['netlify', 'hosts.md', 'netlify/functions/try-it.mjs'],
  ['netlify', 'hosts.md', 'netlify/edge-functions/markdown.js'],
  ['netlify', 'hosts.md', 'netlify.toml'],
  ['netlify', 'hosts.md', 'static/_headers'],
  ['cloudflare', 'hosts.md', 'worker.js'],
  ['cloudflare', 'hosts.md', 'wrangler.jsonc'],
  ['cloudflare', 'hosts.md', 'static/_headers'],
  ['github-pages', 'hosts.md', '.github/workflows/pages.yml'],
  ['node', 'deploying.md', 'Dockerfile'],
  ['node', 'deploying.md', '.dockerignore'],
];

describe('init --host', () => {
  it.each([...new Set(FILES.map(([host]) => host))])(
    'writes the files of %s as the documentation shows them, and says what is left to do',
    async (host) => {
      const {code, output, read} = await init(toSite(), host);
      const files = FILES.filter(([each]) => each === host);
      for (const [, page, file] of files) expect(read(file)).toBe(`${readBlock(page, file)}\n`);
      expect(code).toBe(0);
      expect(output.match(/^Created {2}.*$/gm)?.slice(3)).toEqual(
        files.map(([, , file]) => `Created  ${file}`),
      );
      expect(output).toMatch(/\n\nOn [A-Z].*:\n\n/);
    },
  );

  it('writes every name as one string of the language of a file', () => {
    const [baseUrl, branch] = [`/a'b"c\\/`, 'fix/[1],{it}#'];
    const site = {
      siteDir: '/repository/docs: 1',
      baseUrl,
      trailingSlash: undefined,
      routeBasePath: "it's",
      manager: NPM,
      isModule: false,
      name: 'docs',
      repository: {dir: '/repository', branch},
    };
    const textOf = (host: string, name: string) =>
      HOSTS.get(host)!
        .plan(site)
        .files.find(({file}) => file.endsWith(name))!.text;
    const strings = (host: string, name: string) =>
      parseCode(textOf(host, name), {sourceType: 'module', tokens: true}).tokens!.flatMap(
        ({type, value}: {type: {label?: string}; value: unknown}) =>
          type.label === 'string' ? value : [],
      );
    const manifest = `build${baseUrl}try-it.json`;
    expect(strings('vercel', 'try-it.js')).toContain(`../${manifest}`);
    expect(strings('cloudflare', 'worker.js')).toContain(`./${manifest}`);
    expect(strings('netlify', 'try-it.mjs')).toEqual(
      expect.arrayContaining([`../../${manifest}`, `${baseUrl}api/try-it`]),
    );
    expect(strings('netlify', 'markdown.js')).toContain(`${baseUrl}it's/*`);
    expect(textOf('netlify', 'netlify.toml')).toContain(`to = ${JSON.stringify(baseUrl)}\n`);
    expect(parseYaml(textOf('github-pages', 'pages.yml'))).toMatchObject({
      on: {push: {branches: [branch]}},
      jobs: {build: {defaults: {run: {'working-directory': 'docs: 1'}}}},
    });
  });

  it('never overwrites a file, and prints what to add to it', async () => {
    const own = '{"cleanUrls": false}';
    const {output, read} = await init({...toSite(), 'vercel.json': own}, 'vercel');
    expect(read('vercel.json')).toBe(own);
    expect(output).toContain('Kept     vercel.json: it existed already; what to add is below\n');
    expect(output).toMatch(/`vercel\.json` is yours\.[^]*\n {8}"api\/try-it\.js": \{\n/);
    expect(output).toContain('Created  api/try-it.js\n');
  });

  it('keeps its own files when it runs again, and with another host', async () => {
    const folder = createFolder(toSite());
    await runCommand(folder, 'init', '--host', 'netlify');
    const {output} = await runCommand(folder, 'init', '--host', 'cloudflare');
    expect(output).toContain('Kept     static/_headers: nothing is missing in it\n');
    expect(output).not.toContain('is yours');
  });

  it('puts a site with a baseUrl where its URLs say', async () => {
    const site = toSite({baseUrl: '/docs/', trailingSlash: true});
    const vercel = await init(site, 'vercel');
    expect(vercel.read('api/try-it.js')).toContain("from '../build/docs/try-it.json'");
    const {redirects, headers, ...rest} = parse(vercel.read('vercel.json')) as {
      [name: string]: {source: string}[];
    };
    expect(rest).toMatchObject({
      buildCommand: 'npm run build -- --out-dir build/docs && cp build/docs/404.html build/',
      outputDirectory: 'build',
      rewrites: [{source: '/docs/api/try-it', destination: '/api/try-it'}],
    });
    expect(redirects?.map(({source}) => source.slice(0, 11))).toEqual(['/', '/docs/api/:']);
    expect(headers?.map(({source}) => source)).toEqual(['/(.*)', '/docs/assets/(.*)']);
    // It would redirect the requests of the proxy.
    expect(rest).not.toHaveProperty('trailingSlash');

    const netlify = await init(site, 'netlify');
    expect(netlify.read('netlify.toml')).toContain(
      '"npm run build -- --out-dir build/docs && mv build/docs/_headers build/ && if [ -f build/docs/_redirects ]; then mv build/docs/_redirects build/; fi && npx docusaurus-plugin-api-reference csp --dir build/docs --write build/_headers"',
    );
    expect(netlify.read('netlify.toml')).toMatch(/from = "\/\*"\n {2}to = "\/docs\/404\.html"/);
    expect(netlify.read('netlify/functions/try-it.mjs')).toContain("path: '/docs/api/try-it'");
    expect(netlify.read('netlify/edge-functions/markdown.js')).toContain(
      "path: ['/docs/api', '/docs/api/*']",
    );

    const cloudflare = await init(site, 'cloudflare');
    expect(parse(cloudflare.read('wrangler.jsonc'))).toMatchObject({
      build: {
        command:
          'npm run build -- --out-dir build/docs && mv build/docs/_headers build/docs/_redirects build/ && cp build/docs/404.html build/ && npx docusaurus-plugin-api-reference csp --dir build/docs --write build/_headers',
      },
      assets: {
        directory: './build',
        html_handling: 'force-trailing-slash',
        run_worker_first: ['/docs/api/try-it'],
      },
    });
    expect(cloudflare.read('static/_redirects')).toBe('/ /docs/ 302\n');
    expect(cloudflare.read('static/_headers')).toContain('\n/docs/assets/*\n');
  });

  it('follows `routeBasePath`, and names the worker after the package', async () => {
    const plugins = [[NAME, {routeBasePath: 'reference/http'}]];
    const site = toSite({plugins}, {name: '@acme/Developer_Portal'});
    const {read} = await init(site, 'netlify');
    expect(read('netlify/edge-functions/markdown.js')).toContain("'/reference/http/*'");
    const cloudflare = await init(site, 'cloudflare');
    expect(parse(cloudflare.read('wrangler.jsonc'))).toMatchObject({name: 'acme-developer-portal'});
  });

  it('writes an import attribute where Node runs the function as an ES module', async () => {
    const {read} = await init(toSite({}, {name: 'docs', type: 'module'}), 'vercel');
    expect(read('api/try-it.js')).toContain("try-it.json' with {type: 'json'};");
  });

  it.each([
    ['pnpm-lock.yaml', '', 'pnpm install --frozen-lockfile', 'pnpm run build', 'corepack enable'],
    ['yarn.lock', '# yarn lockfile v1', 'yarn install --frozen-lockfile', 'yarn run build', ''],
    ['yarn.lock', '__metadata:\n', 'yarn install --immutable', 'yarn run build', 'corepack enable'],
    ['bun.lock', '{}', 'bun install --frozen-lockfile', 'bun run build', 'setup-bun'],
  ])('uses the package manager of %s (%s)', async (lock, text, install, build, setup) => {
    const {'package-lock.json': _lock, ...rest} = toSite({baseUrl: '/docs/'});
    const site = {...rest, [lock]: text};
    const pages = await init(site, 'github-pages');
    const workflow = pages.read('.github/workflows/pages.yml');
    expect(workflow).toContain(`- run: ${install}\n      - run: ${build}\n`);
    expect(workflow).toContain(setup);
    expect(pages.output).toMatch(new RegExp(`^    ${lock.slice(0, 3)}\\w* add ${NAME}$`, 'm'));
    const netlify = await init(site, 'netlify');
    expect(netlify.read('netlify.toml')).toContain(`"${build} --out-dir build/docs && `);
    const node = await init(site, 'node');
    expect(node.read('Dockerfile')).toContain(`COPY package*.json ${lock} ./\n`);
    expect(node.read('Dockerfile')).toContain(`RUN ${install}\n`);
  });

  describe('for GitHub Pages', () => {
    it('writes the workflow of a site in a folder at the root of the repository', async () => {
      const site = Object.entries(toSite()).map(([file, text]) => [`website/${file}`, text]);
      const folder = createFolder(Object.fromEntries(site) as {[file: string]: string});
      execFileSync('git', ['init', '--quiet', '--initial-branch=master', folder]);
      const {output} = await runCommand(folder, 'init', 'website', '--host', 'github-pages');
      const workflow = fs.readFileSync(path.join(folder, '.github/workflows/pages.yml'), 'utf8');
      expect(parseYaml(workflow)).toMatchObject({
        on: {push: {branches: ['master']}},
        jobs: {
          build: {
            defaults: {run: {'working-directory': 'website'}},
            steps: expect.arrayContaining([
              {
                uses: 'actions/upload-pages-artifact@v5',
                with: {path: 'website/build', 'include-hidden-files': true},
              },
            ]),
          },
        },
      });
      expect(output).toContain('Created  ../.github/workflows/pages.yml\n');
    });

    it.each([
      ['{SITE}', "{SITE, plugins: [['NAME', {tryIt: {proxy: false}}]]}"],
      [
        "{SITE, plugins: ['other', 'NAME']}",
        "{SITE, plugins: ['other', ['NAME', {tryIt: {proxy: false}}]]}",
      ],
      [
        "{SITE, plugins: [['NAME', {docsJson: 'a.json'}]]}",
        "{SITE, plugins: [['NAME', {docsJson: 'a.json', tryIt: {proxy: false}}]]}",
      ],
      ["{SITE, plugins: [['NAME', {tryIt: {proxy: false}}]]}", undefined],
    ])('lets requests go directly from the browser: %s', async (before, after) => {
      const toText = (config: string) =>
        `module.exports = ${config.replaceAll('NAME', NAME).replace('SITE', REQUIRED)};\n`;
      const site = {...toSite(), 'docusaurus.config.js': toText(before)};
      const shown = await init(site, 'github-pages');
      expect(shown.read('docusaurus.config.js')).toBe(toText(before));
      expect(shown.output.includes(`    plugins: [['${NAME}', {tryIt: {proxy: false}}]],\n`)).toBe(
        after !== undefined,
      );
      const {read, output} = await init(site, 'github-pages', '--write-config');
      expect(read('docusaurus.config.js')).toBe(toText(after ?? before));
      expect(output).not.toContain('    plugins: [');
      expect(output).toContain('On GitHub Pages:');
      expect(output.replaceAll('\n', ' ')).toContain('The proxy never answers CORS');
    });

    it('says what to write where the options of the plugin are not clear', async () => {
      const config = `const all = {};\nmodule.exports = {${REQUIRED}, plugins: [['${NAME}', all]]};\n`;
      const site = {...toSite(), 'docusaurus.config.js': config};
      const {read, output} = await init(site, 'github-pages', '--write-config');
      expect(read('docusaurus.config.js')).toBe(config);
      expect(output).toContain('Write `tryIt: {proxy: false}` into the options of the plugin.');
    });
  });

  const BROKEN = {'docusaurus.config.js': 'throw new Error("no token");\n'};
  it.each<[string, {[file: string]: string}, string, RegExp]>([
    [
      'Docusaurus is not installed',
      {'docusaurus.config.js': toConfig()},
      'node',
      /is not installed/,
    ],
    ['it cannot load the configuration', {...INSTALLED, ...BROKEN}, 'node', /loaded: no token/],
    [
      'it does not know the host',
      toSite(),
      'heroku',
      /`heroku`.* the hosts vercel, netlify, cloudflare/,
    ],
  ])('writes nothing if %s', async (_what, files, host, message) => {
    const folder = createFolder(files);
    const {code, errors} = await runCommand(folder, 'init', '--host', host);
    expect(code).toBe(2);
    expect(errors).toMatch(message);
    expect(fs.existsSync(path.join(folder, 'docs.json'))).toBe(false);
  });

  it('gives Markdown on Vercel for pages of the reference alone', async () => {
    const {read} = await init(toSite(), 'vercel');
    const {redirects} = parse(read('vercel.json')) as {redirects: {source: string}[]};
    // In Vercel's syntax, `:page(…)` names a group, and `{/}?` is an optional slash.
    const pattern = redirects[0]?.source.replace(':page', '').replace('{/}?', '/?');
    const toPage = (url: string) => new RegExp(`^${pattern}$`).exec(url)?.[1];
    expect(
      [
        '/api/default',
        '/api/default/pets/get/',
        '/api/default/1.0',
        '/api/default/2.x/',
        '/api/try-it',
        '/api/default/get.md',
        '/docs/a',
      ].map(toPage),
    ).toEqual([
      'default',
      'default/pets/get',
      'default/1.0',
      'default/2.x',
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('does not redirect other pages on Vercel if the reference is at the root of the site', async () => {
    const site = toSite({plugins: [[NAME, {routeBasePath: '/'}]]});
    const {read} = await init(site, 'vercel');
    expect(parse(read('vercel.json'))).toMatchObject({redirects: []});
  });

  describe('gives Markdown for pages that keep addresses of another tool', () => {
    const toLock = (...addresses: string[]) => ({
      'routes.lock.json': JSON.stringify({
        lockVersion: 1,
        addresses: addresses.map((address) => ({
          address,
          kind: 'tag',
          tab: 'default',
          name: 'a',
          title: 'A',
        })),
      }),
    });
    const site = {
      ...toSite({baseUrl: '/site/'}),
      ...toLock('/pets', '/docs/pets/add.pet', '/docs/pets/ペット', 'default/tags/a'),
    };

    it('on Netlify, also for those that get an address in the same folder', async () => {
      const {read} = await init(site, 'netlify');
      expect(read('netlify/edge-functions/markdown.js')).toContain(
        "path: ['/site/api', '/site/api/*', '/site/pets', '/site/pets/', '/site/docs/pets/*'],",
      );
    });

    it('on Vercel, and for no doc beside them', async () => {
      const {read} = await init(site, 'vercel');
      const {redirects} = parse(read('vercel.json')) as {redirects: {source: string}[]};
      expect(redirects.slice(2)).toMatchObject([
        {source: '/site/:page(pets){/}?', destination: '/site/:page.md'},
        {
          source: '/site/docs/pets/:page(add\\.pet|%E3%83%9A%E3%83%83%E3%83%88){/}?',
          destination: '/site/docs/pets/:page.md',
        },
      ]);
    });

    it('on Vercel, in as many redirects as the length of one needs', async () => {
      const names = Array.from({length: 300}, (_, index) => `operation-${1000 + index}`);
      const {read} = await init(
        {...toSite(), ...toLock(...names.map((name) => `/docs/${name}`))},
        'vercel',
      );
      const {redirects} = parse(read('vercel.json')) as {redirects: {source: string}[]};
      const sources = redirects.slice(1).map(({source}) => source);
      expect(Math.max(...sources.map((source) => source.length))).toBeLessThan(4096);
      expect(sources.flatMap((source) => source.match(/operation-\d+/g))).toEqual(names);
    });
  });

  it('is asked for in a terminal', async () => {
    const folder = createFolder(toSite());
    const terminal = createTestTerminal(folder);
    const questions: string[] = [];
    const answers = ['Netlfy', 'netlify'];
    const ask = (question: string) => {
      questions.push(question);
      return Promise.resolve(answers.shift() ?? '');
    };
    expect(await main(['init'], {...terminal, ask})).toBe(0);
    expect(questions).toEqual([expect.stringMatching(/vercel, .* or Enter for none/), 'Host: ']);
    expect(terminal.output()).toMatch(/Did you mean `netlify`\?[^]*On Netlify:/);
    expect(fs.existsSync(path.join(folder, 'netlify.toml'))).toBe(true);
  });

  it('is named where no host is given', async () => {
    const {output} = await runCommand(createFolder(toSite()), 'init');
    expect(output).toMatch(/`docusaurus-plugin-api-reference init --host HOST` writes what a host/);
  });
});
