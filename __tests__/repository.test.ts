import {spawnSync} from 'child_process';
import fs from 'fs';
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

  it('gives workflows read access only, except for the jobs that publish and announce a release', () => {
    const rights = ['ci', 'exhaustive', 'release'].flatMap((name) =>
      Object.entries(workflow(name).jobs).flatMap(([job, {permissions = {}}]) =>
        Object.entries(permissions)
          .filter(([, right]) => right === 'write')
          .map(([scope]) => `${name} ${job} ${scope}`),
      ),
    );
    for (const name of ['ci', 'exhaustive', 'release'])
      expect(workflow(name).permissions).toEqual({contents: 'read'});
    expect(rights).toEqual(['release publish id-token', 'release announce contents']);
  });

  it('publishes with provenance, and only after the tests have passed', () => {
    const {jobs} = workflow('release');
    expect(jobs).toMatchObject({
      test: {uses: './.github/workflows/ci.yml'},
      exhaustive: {uses: './.github/workflows/exhaustive.yml'},
      publish: {needs: ['test', 'exhaustive']},
      announce: {needs: 'publish'},
    });
    expect(
      jobs.publish?.steps?.map(({run = ''}) => run).filter((run) => run.startsWith('npm publish')),
    ).toEqual([expect.stringContaining('--provenance')]);
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
        ...['plugin', 'theme', 'example-site', 'docs.json', '__tests__'],
        ...['locales', 'schemas', 'scripts'],
        ...['README.md', 'CHANGELOG.md', 'CONTRIBUTING.md', 'LICENSE', 'SECURITY.md'],
        ...['package.json', 'package-lock.json', 'tsconfig.json', 'jest.config.ts'],
        ...['eslint.config.mjs', 'knip.jsonc', '.prettierignore', '.prettierrc.json', '.npmrc'],
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
