import {spawnSync} from 'child_process';
import fs from 'fs';
import os from 'os';
import path from 'path';
import {parse} from 'yaml';
import {ROOT} from './support/site';

type Step = {run?: string; uses?: string};
type Workflow = {
  permissions: unknown;
  jobs: {[name: string]: {permissions?: {[scope: string]: string}; steps?: Step[]; uses?: string}};
};

const read = (file: string): string => fs.readFileSync(path.join(ROOT, file), 'utf8');
const manifest = JSON.parse(read('package.json')) as {
  version: string;
  homepage: string;
  repository: {url: string};
  bugs: {url: string};
};
const workflow = (name: string): Workflow =>
  parse(read(`.github/workflows/${name}.yml`)) as Workflow;
const releaseNotes = (...argv: string[]) =>
  spawnSync(process.execPath, [path.join(ROOT, 'scripts/release-notes.mjs'), ...argv], {
    encoding: 'utf8',
  });

/** Actions whose commit is not known yet; Renovate pins them. */
const UNPINNED: string[] = [];

describe('the repository', () => {
  it('has the same URL in package.json, the documentation and the issue forms', () => {
    const address = manifest.bugs.url.replace(/\/issues$/, '');
    expect(manifest).toMatchObject({
      homepage: `${address}#readme`,
      repository: {url: `git+${address}.git`},
    });
    for (const file of ['.github/ISSUE_TEMPLATE/config.yml', 'example-site/docs/security.md'])
      expect(read(file)).toContain(`${address}/security`);
  });

  it('gives workflows read access only, except for the jobs that publish, announce a release or comment', () => {
    const names = ['ci', 'exhaustive', 'preview', 'preview-comment', 'release'];
    const rights = names.flatMap((name) =>
      Object.entries(workflow(name).jobs).flatMap(([job, {permissions = {}}]) =>
        Object.entries(permissions)
          .filter(([, right]) => right === 'write')
          .map(([scope]) => `${name} ${job} ${scope}`),
      ),
    );
    for (const name of names) expect(workflow(name).permissions).toEqual({contents: 'read'});
    expect(rights).toEqual([
      'preview-comment comment pull-requests',
      'release publish id-token',
      'release announce contents',
    ]);
  });

  it('publishes with provenance, and only after the tests have passed', () => {
    const {jobs} = workflow('release');
    expect(jobs).toMatchObject({
      test: {uses: './.github/workflows/ci.yml'},
      exhaustive: {uses: './.github/workflows/exhaustive.yml'},
      publish: {needs: ['test', 'exhaustive', 'package']},
      announce: {needs: 'publish'},
    });
    const published = jobs.publish?.steps?.flatMap(({run = ''}) =>
      run.startsWith('npm publish') ? [run] : [],
    );
    expect(published).toEqual([
      expect.stringMatching(/^npm publish \.\/package\/\*\.tgz .*--provenance/),
      expect.stringMatching(/^npm publish \.\/package\/create\/\*\.tgz .*--provenance/),
    ]);
  });

  it('threat 157: pins actions by commit, and gives the right to publish only to a job without dependencies', () => {
    const files = fs.readdirSync(path.join(ROOT, '.github/workflows'));
    const uses = ['action.yml', ...files.map((file) => `.github/workflows/${file}`)].flatMap(
      (file) => [...read(file).matchAll(/^[ -]*uses: *(.+)$/gm)].map(([, used = '']) => used),
    );
    const isPinned = /^[\w-]+\/[\w./-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/;
    expect(uses.filter((used) => isPinned.test(used)).length).toBeGreaterThan(5);
    expect(uses.filter((used) => !isPinned.test(used) && !used.startsWith('./'))).toEqual(UNPINNED);

    const jobs = files.flatMap((file) =>
      Object.values((parse(read(`.github/workflows/${file}`)) as Workflow).jobs),
    );
    for (const {steps = []} of jobs)
      for (const {run = ''} of steps) expect(run).not.toMatch(/npm (?:install|i|exec)\b|\bnpx\b/);
    const publishing = jobs.filter(({permissions}) => permissions?.['id-token'] === 'write');
    expect(publishing).toHaveLength(1);
    for (const {steps = []} of publishing) {
      expect(steps.map(({uses: action = ''}) => action.split('@')[0]).filter(Boolean)).toEqual([
        'actions/setup-node',
      ]);
      expect(steps.map(({run = ''}) => run.split(/ [."-]/)[0]).filter(Boolean)).toEqual([
        'gh run download',
        'npm publish',
        'npm publish',
      ]);
    }
    // The published file is the one that was tried.
    const {package: packing, publish} = workflow('release').jobs;
    const commands = packing?.steps?.map(({run = '', uses: action = ''}) => run || action) ?? [];
    const order = [
      'npm ci --ignore-scripts',
      'npm pack',
      'PACKAGE_TARBALL=',
      'upload-artifact',
    ].map((part) => commands.findIndex((command) => command.includes(part)));
    expect(order).toEqual([...order].sort((a, b) => a - b));
    expect(order).not.toContain(-1);
    for (const {run} of publish?.steps?.slice(-2) ?? [])
      expect(run).toMatch(/^npm publish \.\/package\/(?:create\/)?\*\.tgz --ignore-scripts /);
  });
});

describe('the root folder of the repository', () => {
  /** Entries that tools create there: those of .gitignore. */
  const made = new Set([
    '.git',
    ...read('.gitignore')
      .split('\n')
      .map((line) => line.replace('/', '')),
  ]);

  it('contains only the expected files and folders', () => {
    const found = fs.readdirSync(ROOT).filter((entry) => !made.has(entry));
    expect(found.sort()).toEqual(
      [
        ...['plugin', 'theme', 'parts', 'example-site', 'docs.json', '__tests__'],
        ...['locales', 'schemas', 'scripts', 'packages', 'examples'],
        ...[
          'README.md',
          'CHANGELOG.md',
          'CONTRIBUTING.md',
          'AGENTS.md',
          'CODE_OF_CONDUCT.md',
          'LICENSE',
          'SECURITY.md',
        ],
        ...['package.json', 'package-lock.json', 'tsconfig.json', 'jest.config.ts', 'action.yml'],
        ...['.oxlintrc.json', '.oxfmtrc.json', 'knip.jsonc', '.npmrc'],
        ...['.git-blame-ignore-revs', '.gitignore', '.github', '.ci'],
      ].sort(),
    );
  });

  it('has one TypeScript configuration, which those of other folders extend', () => {
    for (const folder of ['plugin', 'plugin/client', 'plugin/request', 'theme']) {
      const {extends: base} = JSON.parse(read(`${folder}/tsconfig.json`)) as {extends: string};
      expect(path.join(folder, base)).toBe('tsconfig.json');
    }
  });
});

describe('preview-comment', () => {
  it('compares the sizes, and takes nothing but numbers and a version from a pull request', () => {
    const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'preview-'));
    const tarball = 'docusaurus-plugin-api-reference-1.2.3.tgz';
    fs.writeFileSync(path.join(dir, tarball), '');
    fs.writeFileSync(path.join(dir, 'docusaurus-plugin-api-reference-$(id).tgz'), '');
    const write = (side: string, sizes: object): void =>
      fs.writeFileSync(path.join(dir, `${side}.json`), JSON.stringify(sizes));
    write('base', {page: {script: 200_000, stylesheet: 25_000}, package: {size: 3, files: 0}});
    write('head', {
      page: {script: 201_000, stylesheet: '[click](https://attacker.example)'},
      package: {size: 3, files: 2},
    });
    const {stdout} = spawnSync(
      process.execPath,
      [path.join(ROOT, 'scripts/preview-comment.mjs'), dir, '17'],
      {encoding: 'utf8', env: {...process.env, GITHUB_REPOSITORY: 'owner/name'}},
    );
    fs.rmSync(dir, {recursive: true});
    expect(stdout).toMatch(/ 200,000 \| 201,000 \| \+1,000 \(\+0\.5%\) \|$/m);
    expect(stdout).toMatch(/^\| Styles .* \| 25,000 \| – \| – \|$/m);
    expect(stdout).toMatch(/ 3 \| 3 \| 0 \(0\.0%\) \|$/m);
    expect(stdout).toMatch(/ 0 \| 2 \| \+2 \|$/m);
    expect(stdout).toContain(
      `gh run download 17 --repo owner/name --name preview\nnpm install ./${tarball}\n`,
    );
  });
});

describe('release-notes', () => {
  it('prints the changelog section of the version, and the npm tag with `--dist-tag`', () => {
    const {status, stdout} = releaseNotes(`v${manifest.version}`);
    expect(status).toBe(0);
    expect(stdout).toContain('### Added');
    expect(stdout).not.toMatch(/^## /m);
    expect(releaseNotes(`v${manifest.version}`, '--dist-tag').stdout).toBe('latest\n');
  });

  it.each(['v99.0.0', '', manifest.version])('rejects the tag "%s"', (tag) => {
    expect(releaseNotes(tag)).toMatchObject({
      status: 1,
      stdout: '',
      stderr: `The tag is "${tag}", but package.json has the version ${manifest.version}.\n`,
    });
  });
});
