import fs from 'fs';
import path from 'path';
import Ajv from 'ajv';
import schema from '../../../schemas/check.schema.json';
import {FORMATS} from '../../../plugin/cli/check/formats';
import {runCheck} from '../../../plugin/cli/check/run';
import type {SetupReport} from '../../../plugin/cli/check/setupReport';
import {RULES} from '../../../plugin/diagnostics/codes';
import {runCommand} from '../../support/command';
import {createFolder} from '../../support/folder';
import {createTestTerminal} from '../../support/terminal';
import {yaml} from '../../support/yaml';

const DOCUMENT = `openapi: 3.1.0
info: {title: Pets, version: '1'}
servers: [{url: 'https://petstore.swagger.io'}]
paths:
  /pets:
    get:
      operationId: listPets
      tags: [Pets]
      summary: List pets
      parameters: [{name: limit, in: query, schema: {type: integer}}]
      responses: {'200': {description: All pets.}}
    post:
      operationId: addPet
      tags: [Pets]
      summary: Add a pet
      responses: {'201': {description: The pet.}}
`;
const BROKEN = DOCUMENT.replace(
  '{description: All pets.}',
  "{$ref: '#/components/responses/Nope'}",
);
const DOCS = '{"tab": "API", "api": {"source": "openapi.yaml"}}';

function createSite(files: {[name: string]: string} = {}) {
  return createFolder({'docs.json': DOCS, 'openapi.yaml': DOCUMENT, ...files});
}

// Joined from parts so that no secret scanner reports this file.
const TOKEN = ['ghp', 'abcdefghijklmnopqrstuvwxyz0123456789'].join('_');

const check = (folder: string, ...argv: string[]) => runCommand(folder, 'check', ...argv);

let onTestEnd = () => undefined as void;
afterEach(() => onTestEnd());

/** Starts `check --watch`, and waits for a number of its rounds. */
function watch(folder: string) {
  const terminal = createTestTerminal(folder);
  const code = runCheck(['--watch'], terminal);
  onTestEnd = terminal.interrupt;
  return {
    output: terminal.output,
    write: (name: string, text: string) => fs.writeFileSync(path.join(folder, name), text),
    rounds: (count: number) =>
      waitUntil(() => terminal.output().split('Waiting for changes').length > count),
    end: async () => {
      terminal.interrupt();
      expect(await code).toBe(0);
    },
  };
}
const SOUND = /No findings\.\n\nWaiting for changes[^\n]*\n$/;

describe('check', () => {
  it('summarizes a site without findings', async () => {
    const {code, output} = await check(createSite());
    expect(code).toBe(0);
    expect(output).toContain('API: openapi.yaml');
    expect(output).toContain('2 operations, 2 pages, 2 in the navigation');
    expect(output).toContain(
      'Content         All of it is on the pages: operation IDs 2, paths 1, methods 2, servers 1',
    );
    expect(output).toMatch(/No findings\.\n$/);
  });

  it('leaves out notes with `--min-severity warning`, and says so', async () => {
    const folder = createSite({
      'openapi.yaml': DOCUMENT.replace('petstore.swagger.io', 'a.example.com'),
    });
    expect((await check(folder)).output).toContain('1 note.');
    const {code, output} = await check(folder, '--min-severity', 'warning');
    expect(output).not.toContain('info-placeholder');
    expect(output).toMatch(/No findings; 1 finding below --min-severity\.\n$/);
    expect(code).toBe(0);
  });

  it.each([
    ['the site folder', (folder: string) => [folder]],
    ['a subfolder', (folder: string) => [path.join(folder, 'src')]],
    ['its own path', (folder: string) => [path.join(folder, 'docs.json')]],
  ])('finds docs.json from %s', async (_name, toArguments) => {
    const folder = createSite({'src/a.txt': ''});
    expect((await check('/', ...toArguments(folder))).code).toBe(0);
  });

  it('lists document errors and configuration errors separately, with their positions', async () => {
    const {code, output} = await check(
      createSite({'openapi.yaml': BROKEN, 'docs.json': DOCS.replace('}}', ', "tagOrder": []}}')}),
    );
    expect(code).toBe(2);
    expect(output).toMatch(
      /Document errors[^]*ref-unresolved\n {2}openapi\.yaml:11[^]*Configuration errors[^]*config-unknown-key\n {2}docs\.json:1[^]*Did you mean `tagsOrder`/,
    );
  });

  it('fails on warnings only with `--strict`', async () => {
    const folder = createSite({'docs.json': DOCS.replace('}}', ', "tagsOrder": ["Cats"]}}')});
    expect((await check(folder)).code).toBe(0);
    expect((await check(folder, '--strict')).code).toBe(1);
  });

  it('shows at most `--max-problems` findings and counts all of them', async () => {
    const folder = createSite({
      'docs.json': DOCS.replace('}}', ', "tagsOrder": ["A", "B", "C"]}}'),
    });
    const {output} = await check(folder, '--max-problems', '1');
    expect(output.match(/warning config-tags-order-unmatched/g)).toHaveLength(1);
    expect(output).toContain('… and 2 more findings; `--verbose` shows them all.');
    expect(output).toMatch(/3 warnings\.\n$/);
  });

  it('lists a mistake once with its first positions, and with all positions with `--verbose`', async () => {
    const folder = createSite({
      'openapi.yaml': `${DOCUMENT.replace('{description: The pet.}', "{description: The pet., content: {application/json: {schema: {$ref: '#/components/schemas/Pet'}}}}")}components:\n  schemas:\n    Pet:\n      properties:\n${Array.from({length: 30}, (_, index) => `        p${index}: {type: string, nullable: true}\n`).join('')}`,
    });
    const {output} = await check(folder);
    expect(output).toMatch(/^30 warnings\. No errors\.\n/);
    expect(output.match(/`nullable`/g)).toHaveLength(1);
    expect(output).toMatch(
      /\(30 places\)\n {4}openapi\.yaml:21:\d+ {2}#\/components\/schemas\/Pet\/properties\/p0\/nullable\n {4}openapi\.yaml:22[^\n]*\n {4}openapi\.yaml:23[^\n]*\n {4}… and 27 more\n {2}help: /,
    );
    expect(output).not.toContain('> 21 |');
    const verbose = (await check(folder, '--verbose')).output;
    for (let line = 21; line < 51; line++) expect(verbose).toContain(`    openapi.yaml:${line}:`);
    expect(verbose).not.toMatch(/… and \d/);
    expect((await check(folder, '--frames')).output).toContain('> 21 |');
    const {findings, mistakes} = JSON.parse((await check(folder, '--format', 'json')).output) as {
      findings: {rule: string; pointer: string}[];
      mistakes: {rule: string; findings: number[]}[];
    };
    const [first] = mistakes;
    expect([findings.length, first!.rule]).toEqual([30, 'document-schema']);
    expect(first!.findings.map((index) => findings[index]!.pointer)).toEqual(
      findings.map((_, index) => `/components/schemas/Pet/properties/p${index}/nullable`),
    );
    expect((await check(folder, '--update-baseline')).output).toContain('30 known findings');
    const added = '        p30: {type: string, nullable: true}\n';
    fs.appendFileSync(path.join(folder, 'openapi.yaml'), added);
    expect((await check(folder)).output).toMatch(/document-schema\n {2}openapi\.yaml:51:\d+ /);
  });

  it('ignores findings in the baseline and reports those that no longer occur', async () => {
    const folder = createSite({'openapi.yaml': BROKEN});
    expect((await check(folder, '--update-baseline')).code).toBe(0);
    expect((await check(folder)).output).toMatch(/1 known finding in the baseline\.\n$/);
    fs.writeFileSync(path.join(folder, 'openapi.yaml'), DOCUMENT);
    expect((await check(folder)).output).toMatch(
      /1 finding of the baseline no longer occurs; remove with --update-baseline/,
    );
  });

  it('accepts no error of the configuration into the baseline', async () => {
    const folder = createSite({
      'docs.json': JSON.stringify({tab: 'API', api: {source: 'openapi.yaml', tagsOrde: []}}),
    });
    for (const argv of [['--update-baseline'], []]) {
      const {code, output} = await check(folder, ...argv);
      expect([code, output]).toEqual([2, expect.stringContaining('tagsOrde')]);
    }
    expect((await check(createFolder({}), '--update-baseline')).code).toBe(2);
  });

  it('reads and writes the baseline in the file of `--baseline`', async () => {
    const folder = createSite({'openapi.yaml': BROKEN});
    expect(await check(folder, '--baseline', 'known.json')).toEqual({
      code: 2,
      output: '',
      errors: expect.stringMatching(
        /^There is no file `[^`]+known\.json`; `--update-baseline` writes it\.\n$/,
      ),
    });
    await check(folder, '--baseline', 'known.json', '--update-baseline');
    expect((await check(folder)).code).toBe(1);
    expect((await check(folder, '--baseline', 'known.json')).code).toBe(0);
  });

  it('writes JSON that matches its schema, even for a faulty or unusable document', async () => {
    const validate = new Ajv({strict: true, strictRequired: false}).compile(schema);
    for (const folder of [
      createSite(),
      createSite({'openapi.yaml': BROKEN}),
      createSite({'openapi.yaml': '- no document'}),
    ]) {
      const {output} = await check(folder, '--format', 'json');
      expect([validate(JSON.parse(output)), validate.errors]).toEqual([true, null]);
    }
  });

  it('writes setup reports in JSON and Markdown', async () => {
    const folder = createSite({'openapi.yaml': BROKEN});
    await check(folder, '--report', 'report.json', '--report', 'report.md');
    const report = JSON.parse(
      fs.readFileSync(path.join(folder, 'report.json'), 'utf8'),
    ) as SetupReport;
    expect(report).toMatchObject(yaml<object>`
      {version: 1, documentErrors: [{code: ref-unresolved, source: {file: openapi.yaml, line: 11}}], configurationErrors: [],
        filesChanged: [], commandsRun: [docusaurus-plugin-api-reference check --report report.json --report report.md],
        operationsInspected: [{key: GET /pets, permalink: /api/default/pets/get, parameters: [query limit]}, {key: POST /pets, title: Add a pet}],
        tabs: [{tab: API, source: openapi.yaml, document: {operations: 2}}]}
    `);
    expect(report.toCorrectByApiOwner.map(({code}) => code)).toContain('ref-unresolved');
    const markdown = fs.readFileSync(path.join(folder, 'report.md'), 'utf8');
    for (const title of [
      ...['Document errors', 'Configuration errors', 'Warnings', 'Files changed', 'Commands run'],
      ...['What the owner of the API must correct', 'Operations inspected', 'Tab API'],
    ])
      expect(markdown).toContain(`\n## ${title}`);
    expect(markdown).toContain(
      '  - cURL:\n\n    ```bash\n    curl --request POST \\\n      --url https://petstore.swagger.io/pets\n    ```\n',
    );
    expect(markdown).toContain(
      'Source facts preserved: 2 of 2 operation IDs, 1 of 1 paths, 2 of 2 methods',
    );
  });

  it('masks likely secrets in every format, in the report and in the baseline', async () => {
    const document = DOCUMENT.replace('title: Pets', `title: ${TOKEN}`)
      .replace('/pets:', `/${TOKEN}/{x}:`)
      .replace('https://api.', `https://${TOKEN}.api.`);
    const folder = createSite({
      'openapi.yaml': document.replace('tags: [Pets]', `tags: [${TOKEN}]`),
      'docs.json': JSON.stringify({
        tab: TOKEN,
        api: {source: 'openapi.yaml', overrides: {[`GET /${TOKEN}`]: {title: TOKEN}}},
      }),
    });
    const names = Object.keys(FORMATS);
    const {output} = await check(
      folder,
      '--inspect',
      'auto',
      ...names.flatMap((name) => ['--format', `${name}=${name}.txt`, '--format', name]),
      '--report',
      'report.json',
    );
    await check(folder, '--update-baseline');
    const written = [
      ...names.map((name) => `${name}.txt`),
      'report.json',
      '.api-reference-baseline.json',
    ].map((name) => fs.readFileSync(path.join(folder, name), 'utf8'));
    expect(output).toContain('path-parameter-undeclared');
    for (const text of [output, ...written]) {
      expect(text).toContain('***');
      expect(text).not.toContain(TOKEN);
    }
  });

  it('inspects representative or named operations with `--inspect`', async () => {
    const folder = createSite();
    const {output} = await check(folder, '--inspect', 'auto');
    expect(output).toMatch(/\nGET \/pets\n {2}Title +List pets\n[^]*\nPOST \/pets\n/);
    expect((await check(folder, '--inspect', 'POST /pets')).output).not.toContain('\nGET /pets\n');
    expect((await check(folder)).output).not.toContain('Title');
  });

  it('rejects an unknown operation to inspect and suggests the nearest one', async () => {
    const {code, errors} = await check(createSite(), '--inspect', 'PUT /pets');
    expect(code).toBe(2);
    expect(errors).toBe(
      'There is no operation `PUT /pets` to inspect. Did you mean `GET /pets`?\n',
    );
  });

  it('shows the error of an unusable document instead of an inspection', async () => {
    const {code, output} = await check(
      createSite({'openapi.yaml': '- no document'}),
      '--inspect',
      'GET /pets',
    );
    expect([code, output]).toEqual([2, expect.stringContaining('error document-kind')]);
  });

  it('rejects a missing folder instead of checking another one', async () => {
    expect(await check(createSite(), 'webiste')).toEqual({
      code: 2,
      output: '',
      errors: 'There is no folder or file `webiste`.\n',
    });
  });

  it('rejects a baseline of an unknown version', async () => {
    const {code, output, errors} = await check(
      createSite({'.api-reference-baseline.json': '{"version": 7}'}),
    );
    expect([code, output, errors]).toEqual([
      2,
      '',
      expect.stringMatching(/^`[^`]+baseline\.json` is not a baseline of this version[^\n]+\n$/),
    ]);
  });

  it('lists all rules with their summaries', async () => {
    const {code, output} = await check('/', '--explain', 'all');
    expect(code).toBe(0);
    for (const [rule, {summary}] of Object.entries(RULES))
      expect(output).toMatch(
        new RegExp(
          `^  ${rule} \\(\\w+\\) +${summary.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`,
          'm',
        ),
      );
  });

  it.each([
    ['operation-id-duplicate', true],
    ['config-override-unmatched', true],
    ['config-site-url', false],
  ])('explains how to silence %s, if that is possible', async (rule, isPossible) => {
    const {output} = await check('/', '--explain', rule);
    expect(output.includes(`"rules": {"${rule}": "off"}`)).toBe(isPossible);
  });

  it('explains a rule, and suggests the nearest one for an unknown name', async () => {
    expect(await check('/', '--explain', 'ref-remote')).toMatchObject({
      code: 0,
      output: expect.stringMatching(/^ref-remote \(error\)\n\n[^]*Why: [^]*What to do: /),
    });
    expect(await check('/', '--explain', 'ref-remot')).toMatchObject({
      code: 2,
      output: '',
      errors: 'There is no rule `ref-remot`. Did you mean `ref-remote`?\n',
    });
  });

  it('checks again when a file changes, until it is interrupted', async () => {
    const {output, write, rounds, end} = watch(createSite());
    await rounds(1);
    write('openapi.yaml', BROKEN);
    await rounds(2);
    expect(output()).toContain('ref-unresolved');
    write('openapi.yaml', DOCUMENT);
    await rounds(3);
    expect(output()).toMatch(SOUND);
    await end();
  }, 60_000);

  it('checks again when a missing file appears', async () => {
    const folder = createSite({
      'openapi.yaml': DOCUMENT.replace('{description: All pets.}', '{$ref: parts.yaml}'),
    });
    const file = (name: string) => path.join(folder, name);
    const {output, write, rounds, end} = watch(folder);
    await rounds(1);
    write('parts.yaml', 'description: All pets.\n');
    await rounds(2);
    expect(output()).toMatch(SOUND);
    fs.renameSync(file('openapi.yaml'), file('away.txt'));
    await rounds(3);
    expect(output()).toContain('config-source-missing');
    fs.renameSync(file('away.txt'), file('openapi.yaml'));
    await rounds(4);
    expect(output()).toMatch(SOUND);
    await end();
  }, 60_000);

  it('checks again when the folder of a missing file appears', async () => {
    const folder = createSite({
      'docs.json': JSON.stringify({tab: 'API', api: {source: 'apis/pets/openapi.yaml'}}),
    });
    const {output, write, rounds, end} = watch(folder);
    await rounds(1);
    expect(output()).toContain('config-source-missing');
    fs.mkdirSync(path.join(folder, 'apis'));
    await rounds(2);
    fs.mkdirSync(path.join(folder, 'apis/pets'));
    await rounds(3);
    write('apis/pets/openapi.yaml', DOCUMENT);
    await rounds(4);
    expect(output()).toMatch(SOUND);
    await end();
  }, 60_000);

  it('checks again when a new file matches a pattern, even in a new folder', async () => {
    const folder = createSite({
      'docs.json': JSON.stringify({tab: 'API', api: {source: ['openapi.yaml', 'more/**/*.yaml']}}),
      'more/one.yaml': toPaths('/one'),
    });
    const {output, write, rounds, end} = watch(folder);
    await rounds(1);
    write('more/two.yaml', toPaths('/one'));
    await rounds(2);
    expect(output()).toContain('`GET /one` is also in `more/one.yaml:4:3`');
    fs.rmSync(path.join(folder, 'more/two.yaml'));
    await rounds(3);
    fs.mkdirSync(path.join(folder, 'more/new'));
    await rounds(4);
    write('more/new/three.yaml', toPaths('/three'));
    await rounds(5);
    expect(output()).toContain('more/new/three.yaml: Pets 1 (OpenAPI 3.1.0), 1 operation');
    await end();
  }, 60_000);
});

/** A document with one operation. */
function toPaths(route: string): string {
  return `openapi: 3.1.0\ninfo: {title: Pets, version: '1'}\npaths:\n  ${route}:\n    get: {responses: {'200': {description: OK}}}\n`;
}

/** Fails with a message if the condition is never met. */
async function waitUntil(holds: () => boolean): Promise<void> {
  for (let attempt = 0; !holds(); attempt++) {
    if (attempt === 1500) throw new Error('Nothing happened.');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
