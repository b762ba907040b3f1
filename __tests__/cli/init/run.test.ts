import fs from 'fs';
import path from 'path';
import {runCommand} from '../../support/command';
import {createFolder} from '../../support/folder';
import {INSTALLED, toConfig} from '../../support/installed';
import {ROOT} from '../../support/site';

const CONFIG = `const config = {
  title: 'Site',
  presets: ['classic'],
  themeConfig: {
    navbar: {
      items: [
        {to: '/blog', label: 'Blog'},
      ],
    },
  } satisfies object,
};
export default config;
`;
const PACKAGE =
  '{\n    "name": "site",\n    "scripts": {\n        "start": "docusaurus start"\n    },\n    "private":true\n}\n';
const SITE = {'docusaurus.config.ts': CONFIG, 'package.json': PACKAGE};
const OWN = `openapi: 3.1.0
info: {title: Shop, version: '1'}
tags: [{name: Orders}, {name: Unused}, {name: Items}]
paths:
  /items:
    get: {tags: [Items], responses: {'200': {description: Items.}}}
    post: {tags: [Extra, Orders], responses: {'201': {description: Item.}}}
`;

async function init(folder: string, ...argv: string[]) {
  return {
    ...(await runCommand(folder, 'init', ...argv)),
    read: (name: string) => fs.readFileSync(path.join(folder, name), 'utf8'),
  };
}

describe('init', () => {
  it('adds the template and docs.json to a site, lists the next steps and checks the site', async () => {
    const folder = createFolder(SITE);
    const {code, output, read} = await init(folder);
    expect(code).toBe(0);
    expect(read('openapi.yaml')).toBe(
      fs.readFileSync(path.join(ROOT, 'plugin/cli/init/templates/openapi.yaml'), 'utf8'),
    );
    expect(JSON.parse(read('docs.json'))).toEqual({
      $schema: './node_modules/docusaurus-plugin-api-reference/schemas/docs.schema.json',
      tab: 'API Reference',
      api: {id: 'default', source: 'openapi.yaml'},
    });
    expect(output).toMatch(
      /^Created {2}openapi\.yaml\nCreated {2}docs\.json\nCreated {2}routes\.lock\.json\n/,
    );
    expect(output).toContain("plugins: ['docusaurus-plugin-api-reference']");
    expect(output).toContain('npm install docusaurus-plugin-api-reference');
    expect(output).toMatch(/Starter API[^]*No findings\.\n$/);
    expect([read('docusaurus.config.ts'), read('package.json')]).toEqual([CONFIG, PACKAGE]);
  });

  it('does not warn of what it has just listed as a step', async () => {
    const site = {...INSTALLED, 'docusaurus.config.js': toConfig(), 'openapi.yaml': OWN};
    const folder = createFolder(site);
    const {output} = await init(folder);
    expect(output).toContain('Add the plugin');
    expect(output).not.toContain('config-plugin-missing');
    expect((await runCommand(folder, 'check')).output).toContain('config-plugin-missing');
  });

  /** A site in a folder beside that of its docs.json. */
  const createNamed = (files: {[name: string]: string} = {}) => {
    const options = {docsJson: '../q/docs.json', routeBasePath: 'docs/ref'};
    const config = toConfig({
      plugins: [['docusaurus-plugin-api-reference', options]],
      themeConfig: {navbar: {items: [{to: '/docs/a', label: 'A'}]}},
    });
    const own = Object.entries({...INSTALLED, 'docusaurus.config.js': config});
    const site = Object.fromEntries(own.map(([name, text]) => [`site/${name}`, text]));
    return path.join(createFolder({...site, ...files}), 'site');
  };

  it('keeps the docs.json that the configuration names, and links to its pages', async () => {
    const docs = {'q/docs.json': '{"tab": "Q", "api": {"source": "q.yaml"}}', 'q/q.yaml': OWN};
    const site = createNamed(docs);
    const {output, read} = await init(site, '--write-config', '--host', 'vercel');
    expect(output).toContain('Kept     ../q/docs.json: it existed already');
    expect(output).toContain('shows the reference at /docs/ref,');
    expect(read('docusaurus.config.js')).toContain(
      '"label":"A"}, {to: "/docs/ref/default", label: "Q"}]',
    );
    expect(fs.readdirSync(site)).not.toContain('openapi.yaml');
    const again = await init(site, '--write-config');
    expect(again.output).toContain('Kept     docusaurus.config.js: nothing is missing in it');
  });

  it('names the address of the reference with the baseUrl of the site', async () => {
    const config = toConfig({baseUrl: '/shop/', plugins: ['docusaurus-plugin-api-reference']});
    const folder = createFolder({...INSTALLED, 'docusaurus.config.js': config});
    expect((await init(folder)).output).toContain('shows the reference at /shop/api,');
  });

  it('ends with the steps for a host, without a report of `check`', async () => {
    const config = toConfig({plugins: ['docusaurus-plugin-api-reference']});
    const folder = createFolder({
      ...INSTALLED,
      'docusaurus.config.js': config,
      'openapi.yaml': OWN,
    });
    const {code, output} = await init(folder, '--host', 'netlify');
    expect(code).toBe(0);
    expect(output).toMatch(/Created {2}netlify\/[^]*On Netlify:/);
    expect(output).not.toMatch(/What `.*check` says|Document +Shop/);
    const report = await init(folder, '--host', 'netlify', '--report', 'report.json');
    expect(report.output).toMatch(/Document +Shop/);
  });

  it.each<[string, string, string]>([
    ['{}', '{\n  "compilerOptions": {\n    "types": ["T"]\n  }\n}', 'Changed'],
    [
      '{\n  // Ours\n  "compilerOptions": {"types": ["node"], "strict": true},\n}\n',
      '{\n  // Ours\n  "compilerOptions": {"types": ["node", "T"], "strict": true},\n}\n',
      'Changed',
    ],
    ['{"compilerOptions": {"types": ["T"]}}', '', 'Kept'],
    ['{"compilerOptions": {"types": "node"}}', '', 'Kept'],
    ['{"compilerOptions": ', '', 'Kept'],
  ])(
    'adds what a component in TypeScript needs to tsconfig.json, or shows it: %j',
    async (before, after, kind) => {
      const toText = (text: string) =>
        text.replace('"T"', '"docusaurus-plugin-api-reference/theme"');
      const text = toText(before);
      const folder = createFolder({...SITE, 'tsconfig.json': text});
      const shown = 'To wrap components in TypeScript, add this to `types`';
      const isPresent = text !== before;
      expect((await init(folder)).output.includes(shown)).toBe(!isPresent);
      expect(fs.readFileSync(path.join(folder, 'tsconfig.json'), 'utf8')).toBe(text);
      const {output, read} = await init(folder, '--write-config');
      expect(output).toMatch(new RegExp(`${kind} +tsconfig\\.json`));
      expect(output.includes(shown)).toBe(kind === 'Kept' && !isPresent);
      const written = JSON.stringify(read('tsconfig.json')).replace(/\s|\\n/g, '');
      expect(written).toBe(
        JSON.stringify(after === '' ? text : toText(after)).replace(/\s|\\n/g, ''),
      );
    },
  );

  it('writes docs.json where the configuration names it', async () => {
    const site = createNamed();
    const {code, output, read} = await init(site);
    expect(code).toBe(0);
    expect(output).toMatch(
      /^Created {2}\.\.\/q\/openapi\.yaml\nCreated {2}\.\.\/q\/docs\.json\nCreated {2}\.\.\/q\/routes\.lock\.json\n/,
    );
    expect(output).toContain('replace ../q/openapi.yaml');
    expect(JSON.parse(read('../q/docs.json'))).toMatchObject({
      $schema: '../site/node_modules/docusaurus-plugin-api-reference/schemas/docs.schema.json',
    });
    const outside = await init(site, '--source', 'docusaurus.config.js');
    expect(outside.errors).toContain('is outside the folder of `../q/docs.json`');
  });

  it.each<[string, string]>([
    ['a folder', 'docs.json'],
    ['a link to nothing', 'docs.json'],
    ['a folder', 'openapi.yaml'],
  ])('writes nothing where %s has the name %s', async (what, name) => {
    const folder = createFolder(SITE);
    if (what === 'a folder') fs.mkdirSync(path.join(folder, name));
    else fs.symlinkSync('nowhere', path.join(folder, name));
    const {code, output, errors} = await init(folder, '--write-config');
    expect([code, output]).toEqual([2, '']);
    expect(errors).toMatch(new RegExp(`^\`${name}\` is a folder, or a link to nothing.*\\n$`));
    expect(fs.readdirSync(folder).sort()).toEqual([...Object.keys(SITE), name].sort());
  });

  it('uses an existing document, whose groups follow the document', async () => {
    const {code, output, read} = await init(createFolder({...SITE, 'openapi.yaml': OWN}));
    expect(code).toBe(0);
    expect(read('openapi.yaml')).toBe(OWN);
    expect(JSON.parse(read('docs.json'))).toEqual({
      $schema: expect.any(String),
      tab: 'API Reference',
      api: {id: 'default', source: 'openapi.yaml'},
    });
    expect(output).toContain('Kept     openapi.yaml');
  });

  it('asks for the page of errors if the document has codes', async () => {
    const codes = `paths: {/a: {get: {operationId: a, responses: {'200': {description: OK}, '400': {description: Wrong, content: {application/json: {schema: {properties: {code: {enum: [a]}}}}}}}}}}`;
    const document = `openapi: 3.1.0\ninfo: {title: A, version: '1'}\n${codes}\n`;
    const {read, output} = await init(createFolder({...SITE, 'openapi.yaml': document}));
    expect(JSON.parse(read('docs.json'))).toMatchObject({api: {errors: true}});
    expect(output).not.toContain('config-errors');
  });

  it('uses the document of `--source`, even for a site in another folder', async () => {
    const folder = createFolder({'site/docusaurus.config.ts': CONFIG, 'site/apis/shop.yml': OWN});
    const {code} = await init(folder, 'site', '--source', 'site/apis/shop.yml');
    expect(code).toBe(0);
    expect(JSON.parse(fs.readFileSync(path.join(folder, 'site/docs.json'), 'utf8'))).toMatchObject({
      api: {source: 'apis/shop.yml'},
    });
    expect(fs.existsSync(path.join(folder, 'site/openapi.yaml'))).toBe(false);
  });

  it('keeps an existing docs.json and creates no other files', async () => {
    const docs = '{"tab": "Mine", "api": {"source": "mine.yaml"}}';
    const folder = createFolder({...SITE, 'docs.json': docs, 'mine.yaml': OWN});
    const {code, read} = await init(folder);
    expect(code).toBe(0);
    expect(read('docs.json')).toBe(docs);
    expect(fs.readdirSync(folder).sort().join(' ')).toBe(
      'docs.json docusaurus.config.ts mine.yaml package.json',
    );
  });

  it('says how the navbar gets links to all tabs of an existing docs.json', async () => {
    const toTab = (id: string) => ({tab: id, api: {id, source: `${id}.yaml`}});
    const docs = JSON.stringify({tabs: [toTab('one'), toTab('two')]});
    const folder = createFolder({...SITE, 'docs.json': docs, 'one.yaml': OWN, 'two.yaml': OWN});
    const {output, read} = await init(folder, '--write-config');
    expect(read('docusaurus.config.ts')).toContain("{to: '/api/one', label: 'one'}");
    expect(output).toContain('.apiNavbarItems(),\n');
    fs.appendFileSync(path.join(folder, 'docusaurus.config.ts'), '// /api/two\n');
    expect((await init(folder)).output).not.toContain('apiNavbarItems');
  });

  it('edits the configuration and the scripts with `--write-config`, but only once', async () => {
    const folder = createFolder(SITE);
    const {output, read} = await init(folder, '--write-config');
    expect(read('docusaurus.config.ts')).toBe(
      CONFIG.replace(
        '} satisfies object,\n',
        "} satisfies object,\n  plugins: ['docusaurus-plugin-api-reference'],\n",
      ).replace(
        "label: 'Blog'},\n",
        "label: 'Blog'},\n        {to: '/api/default', label: 'API Reference'},\n",
      ),
    );
    expect(read('package.json')).toBe(
      PACKAGE.replace(
        'start"\n',
        'start",\n        "dev": "docusaurus start",\n        "check": "docusaurus-plugin-api-reference check"\n',
      ),
    );
    expect(output).toMatch(
      /Changed {2}package\.json: added the scripts `dev` and `check`\nChanged {2}docusaurus\.config\.ts: added the plugin and a link in the navbar\n/,
    );
    expect(output).not.toMatch(/Add the plugin|Add a link/);
    const before = [read('docusaurus.config.ts'), read('package.json')];
    const again = await init(folder, '--write-config');
    expect(again.output).not.toContain('Changed');
    expect([read('docusaurus.config.ts'), read('package.json')]).toEqual(before);
  });

  it('writes a setup report with the changed files and the inspected operations', async () => {
    const folder = createFolder(SITE);
    const {read} = await init(folder, '--write-config', '--report', 'report.json');
    expect(JSON.parse(read('report.json'))).toMatchObject({
      filesChanged: [
        'openapi.yaml',
        'docs.json',
        'routes.lock.json',
        'package.json',
        'docusaurus.config.ts',
      ],
      commandsRun: ['docusaurus-plugin-api-reference init --write-config --report report.json'],
      operationsInspected: [
        {key: 'GET /items'},
        {key: 'POST /items', curl: expect.stringMatching(/^curl --request POST/)},
      ],
    });
  });

  it('shows the lines to add when it cannot edit the configuration', async () => {
    const config = 'module.exports = require("./other");\n';
    const folder = createFolder({...SITE, 'docusaurus.config.ts': config});
    const {output, read} = await init(folder, '--write-config');
    expect(output).toContain('Kept     docusaurus.config.ts: It does not export an object');
    expect(output).toMatch(/Add the plugin[^]*Add a link[^]*\{to: '\/api\/default'/);
    expect(read('docusaurus.config.ts')).toBe(config);
  });

  it('adds and shows only what is missing', async () => {
    const config =
      "export default {\n  plugins: ['docusaurus-plugin-api-reference'],\n  themeConfig: {navbar: {items: [{to: '/api', label: 'API'}]}},\n};\n";
    const manifest =
      '{"scripts": {"dev": "docusaurus start"}, "devDependencies": {"docusaurus-plugin-api-reference": "*"}}';
    const {output, read} = await init(
      createFolder({'docusaurus.config.ts': config, 'package.json': manifest, 'openapi.yaml': OWN}),
      '--write-config',
    );
    expect(output).toMatch(
      /^Kept {5}openapi\.yaml\nCreated {2}docs\.json\nCreated {2}routes\.lock\.json\nChanged {2}package\.json: added the script `check`\nKept {5}docusaurus\.config\.ts: nothing is missing in it\n\nThen `npm run dev`, or `npm start`,/,
    );
    expect(output).not.toContain('replace openapi.yaml');
    expect(read('docusaurus.config.ts')).toBe(config);
  });

  it('does not edit a package.json that is not valid JSON', async () => {
    const folder = createFolder({...SITE, 'package.json': '{"name": }'});
    const {code, output, read} = await init(folder, '--write-config');
    expect(code).toBe(0);
    expect(output).toContain('Kept     package.json: It is not an object in JSON.\n');
    expect(output).toContain('npm install docusaurus-plugin-api-reference');
    expect(read('package.json')).toBe('{"name": }');
  });

  it.each([
    ['a folder without a site', {}, [], /no docusaurus\.config\.ts/],
    ['a missing folder', SITE, ['nowhere'], /no docusaurus\.config\.ts/],
    [
      'a document in place of the folder',
      SITE,
      ['openapi.yaml'],
      /is not the folder of a site\. For a document, write `init --source openapi\.yaml`/,
    ],
    ['a missing document', SITE, ['--source', 'x.yaml'], /There is no file `x\.yaml`/],
    ['a document outside the site', SITE, ['--source', '../x.yaml'], /outside the site/],
    ['an unknown option', SITE, ['--sorce', 'x'], /Did you mean `--source`\?/],
  ])('rejects %s', async (_name, files, argv, message) => {
    const folder = createFolder(files);
    const {code, errors} = await init(folder, ...argv);
    expect(code).toBe(2);
    expect(errors).toMatch(message);
    expect(fs.readdirSync(folder).sort()).toEqual(Object.keys(files).sort());
  });
});
