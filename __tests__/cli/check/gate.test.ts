import fs from 'fs';
import path from 'path';
import {pathToFileURL} from 'url';
import {runCommand} from '../../support/command';
import {createFolder} from '../../support/folder';
import {commitAll, git, startRepository} from '../../support/git';

/** The gate of the documentation, on a branch. */
const GATE = ['check', '--against', 'main:', '--fail-on', 'breaking'];

const toDocument = (name: string, limit = 100) => `openapi: 3.1.0
info: {title: ${name}, version: '1'}
servers: [{url: 'https://api.example.com'}]
paths:
  /${name}:
    get:
      operationId: list${name}
      parameters: [{name: limit, in: query, schema: {type: integer, maximum: ${limit}}}]
      responses: {'200': {$ref: '#/components/responses/All'}}
  /${name}/{id}:
    get:
      operationId: get${name}
      parameters: [{name: id, in: path, required: true, schema: {type: string}}]
      responses: {'200': {$ref: '#/components/responses/All'}}
components:
  responses:
    All: {description: All., content: {application/json: {schema: {$ref: '#/components/schemas/One'}}}}
  schemas:
    One: {type: object, properties: {name: {type: string, enum: [a]}}}
`;
const toDocs = (tabs: {[label: string]: string | string[]}) =>
  JSON.stringify({tabs: Object.entries(tabs).map(([tab, source]) => ({tab, api: {source}}))});
const TABS = {Pets: 'pets.yaml', Admin: 'admin.yaml'};
const FILES = {
  'docs.json': toDocs(TABS),
  'pets.yaml': toDocument('pets'),
  'admin.yaml': toDocument('admin'),
};

function commit(folder: string, files: {[name: string]: string | Buffer | null} = {}): void {
  for (const [name, content] of Object.entries(files))
    if (content === null) fs.rmSync(path.join(folder, name));
    else fs.writeFileSync(path.join(folder, name), content);
  commitAll(folder);
}

/** A repository with the branch `main` and a branch for the pull request. */
function createBranch(): string {
  const folder = startRepository(createFolder(FILES));
  git(folder, 'checkout', '-q', '-b', 'change');
  return folder;
}

const NONE = 'Pets: pets.yaml, compared with main:\n\nNo changes.';
const [HEAD, PARTS] = toDocument('pets').split('  /pets/{id}:\n') as [string, string];
const [SECOND, COMPONENTS] = PARTS.split('components:\n') as [string, string];

describe('the gate of a pull request', () => {
  it.each<[string, {[name: string]: string | Buffer | null}, number, ...string[]]>([
    ['nothing', {}, 0, NONE, 'Admin: admin.yaml, compared with main:\n\nNo changes.'],
    [
      'a new tab, even before the others',
      {'docs.json': toDocs({New: 'new.yaml', ...TABS}), 'new.yaml': toDocument('new')},
      0,
      'New: new.yaml, compared with main:\n\nNew, so there is nothing to compare: `main:` does not have `new.yaml`.',
      NONE,
    ],
    [
      'a renamed file with a breaking change',
      {
        'docs.json': toDocs({...TABS, Pets: 'api.yaml'}),
        'pets.yaml': null,
        'api.yaml': toDocument('pets', 50),
      },
      1,
      'Pets: api.yaml, compared with main:\n\n1 change: 1 breaking.',
      'api.yaml:8:69, before main:pets.yaml:8:69, constraint-tightened',
    ],
    [
      'a document that is split into two',
      {
        'docs.json': toDocs({...TABS, Pets: ['pets.yaml', 'pet.yaml']}),
        'pets.yaml': `${HEAD}components:\n${COMPONENTS}`,
        'pet.yaml': `${HEAD.split('  /pets:\n')[0]!}  /pets/{id}:\n${SECOND}components:\n${COMPONENTS}`,
      },
      0,
      'Pets: pets.yaml, pet.yaml, compared with main:\n\nNo changes.',
    ],
    [
      'a removed tab',
      {'docs.json': toDocs({Pets: 'pets.yaml'}), 'admin.yaml': null},
      0,
      NONE,
      'Admin: admin.yaml, compared with main:\n\nThe tab was removed: `main:` has it, docs.json no longer does.',
    ],
    [
      'binary files beside the documents',
      {'logo.png': Buffer.from([0, 255, 137, 80]), 'data.json': Buffer.from([0, 255, 254, 1])},
      0,
      NONE,
    ],
    [
      'a document that cannot be read',
      {'pets.yaml': 'openapi: [', 'admin.yaml': toDocument('admin', 200)},
      1,
      'document-syntax',
      'Not compared, because `pets.yaml` cannot be read.',
      'Admin: admin.yaml, compared with main:\n\n1 change: 1 compatible.',
    ],
  ])('says what to think of %s', async (_title, files, code, ...texts) => {
    const folder = createBranch();
    commit(folder, files);
    const {output, errors, ...ended} = await runCommand(folder, ...GATE);
    for (const text of texts) expect(output + errors).toContain(text);
    expect(ended.code).toBe(code);
  });

  it('compares a merge commit with its base', async () => {
    const folder = createBranch();
    commit(folder, {'pets.yaml': toDocument('pets', 200)});
    git(folder, 'checkout', '-q', 'main');
    commit(folder, {'admin.yaml': toDocument('admin', 50)});
    git(folder, 'checkout', '-q', 'change');
    git(folder, 'merge', '-q', '--no-edit', 'main');
    const {code, output} = await runCommand(folder, ...GATE);
    expect(output).toContain('1 change: 1 compatible.');
    expect(output).toContain('Admin: admin.yaml, compared with main:\n\nNo changes.');
    expect(code).toBe(0);
  });

  it('says how to get the history of a shallow clone', async () => {
    const folder = createBranch();
    commit(folder);
    const clone = path.join(createFolder({}), 'clone');
    git(folder, 'clone', '-q', '--depth', '1', pathToFileURL(folder).href, clone);
    const {code, errors} = await runCommand(clone, ...GATE);
    expect(errors).toContain('Git has no revision `main` here: this clone is shallow.');
    expect(errors).toContain('fetch-depth: 0');
    expect(code).toBe(2);
  });

  it('compares the other tabs if an earlier document cannot be read', async () => {
    const folder = startRepository(createFolder({...FILES, 'pets.yaml': 'openapi: ['}));
    commit(folder, {'pets.yaml': toDocument('pets')});
    const gate = GATE.map((word) => word.replace('main:', 'HEAD~1:'));
    const {code, output} = await runCommand(folder, ...gate);
    expect(output).toContain('Not compared, because `HEAD~1:pets.yaml` cannot be read: ');
    expect(output).toContain('Admin: admin.yaml, compared with HEAD~1:\n\nNo changes.');
    expect(code).toBe(0);
  });
});
