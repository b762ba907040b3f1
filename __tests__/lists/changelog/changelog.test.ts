import fs from 'fs';
import path from 'path';
import type {Changelog} from '../../../plugin/lists/changelog/types';
import {createTestLoader} from '../../support/createTestLoader';
import {toFormatFiles} from '../../../plugin/exports/formatFiles';
import type {Site} from '../../../plugin/types';
import {createFolder} from '../../support/folder';
import {git, startRepository} from '../../support/git';
import {VERSIONED_DOCS, VERSIONED_DOCUMENTS} from '../../support/versions';
import {yaml} from '../../support/yaml';

const PETS = JSON.parse(VERSIONED_DOCUMENTS['v2.yaml']!) as {
  paths: {[path: string]: {[method: string]: {parameters: object[]; responses: object}}};
};

/** An earlier state of the document, with this change to its paths. */
function toEarlier(change: (paths: typeof PETS.paths) => void): string {
  const copy = structuredClone(PETS);
  change(copy.paths);
  return JSON.stringify(copy);
}

async function load(api: object, files: {[name: string]: string} = {}): Promise<Site> {
  const siteDir = createFolder({
    ...VERSIONED_DOCUMENTS,
    ...files,
    'docs.json': JSON.stringify({tab: 'Pets', api}),
  });
  return createTestLoader(siteDir)();
}

function changelogOf({tabs}: Site): Changelog | undefined {
  return tabs.flatMap(({lists}) => lists?.changelog ?? [])[0];
}

const toLines = (changelog: Changelog | undefined) =>
  changelog?.sections.map(({label, date, since, problem, groups}) => [
    `${label ?? date ?? 'now'} since ${since}`,
    ...(problem === undefined ? [] : [problem]),
    ...groups.flatMap(({operations, changes}) => [
      operations.map(({method, path}) => `${method} ${path}`).join(', '),
      ...changes.map(({effect, message, href}) => `${effect} ${message} ${href}`),
    ]),
  ]);

const findings = ({diagnostics}: Site) =>
  diagnostics
    .filter(({code}) => /changelog|config-/.test(code))
    .map(({code, message, help}) => [code, message, ...(help === undefined ? [] : [help])]);

describe('the changelog of versions', () => {
  it('lists changes by operation, breaking changes first, with links to the places', async () => {
    const changelog = changelogOf(await load(VERSIONED_DOCS.api));
    expect(changelog?.permalink).toBe('/api/default/changelog');
    expect(toLines(changelog)).toEqual(yaml`
      - [3.0 since 2.0, GET /animals, 'breaking The operation \`GET /pets\` is now \`GET /animals\`. /api/default/next/animals/get',
          'compatible The operationId changed from \`findPets\` to \`listAnimals\`. /api/default/next/animals/get',
          'GET /animals, POST /pets, GET /pets/{petId}',
          'breaking The server \`https://v2.api.example.com\` was removed. /api/default/next/animals/get',
          'compatible The server \`https://v3.api.example.com\` was added. /api/default/next/animals/get']
      - [2.0 since 1.0 (2019), 'GET /pets, GET /pets/{petId}',
          'breaking The server \`https://v1.api.example.com\` was removed. /api/default/pets/get',
          'compatible The server \`https://v2.api.example.com\` was added. /api/default/pets/get', POST /fax,
          'breaking The operation \`POST /fax\` was removed. /api/default/1.0/fax/post', 'GET /pets/{petId}',
          'compatible The path parameter was renamed from \`id\` to \`petId\`. /api/default/pets/petId/get#path.petId', POST /pets,
          'compatible The operation \`POST /pets\` was added. /api/default/pets/post']
    `);
  });

  it('links an operation to its page in the newest version that has it', async () => {
    const [, second] = changelogOf(await load(VERSIONED_DOCS.api))!.sections;
    expect(
      second!.groups.flatMap(({operations}) => operations.map((one) => one.permalink)),
    ).toEqual([
      '/api/default/next/animals/get',
      '/api/default/next/pets/petId/get',
      '/api/default/1.0/fax/post',
      '/api/default/next/pets/petId/get',
      '/api/default/next/pets/post',
    ]);
  });

  it('is a valid target of links in descriptions', async () => {
    const linked = JSON.stringify({
      ...PETS,
      info: {
        ...(PETS as {info?: object}).info,
        description: '[New](/api/default/changelog), [old](/api/default/none)',
      },
    });
    const {diagnostics} = await load(VERSIONED_DOCS.api, {'v2.yaml': linked});
    const links = diagnostics.filter(({code}) => code === 'description-link');
    expect(links.map(({message}) => message)).toEqual([
      expect.stringContaining('/api/default/none'),
    ]);
  });

  it('does not mention hidden operations', async () => {
    const changelog = changelogOf(
      await load({...VERSIONED_DOCS.api, overrides: {'POST /fax': {hidden: true}}}),
    );
    expect(JSON.stringify(changelog)).not.toContain('fax');
  });

  it('does not exist with `changelog: false` or with a single version', async () => {
    expect(changelogOf(await load({...VERSIONED_DOCS.api, changelog: false}))).toBeUndefined();
    const [newest] = VERSIONED_DOCS.api.versions;
    expect(changelogOf(await load({versions: [newest]}))).toBeUndefined();
    expect(changelogOf(await load({source: 'v2.yaml'}))).toBeUndefined();
  });

  it('does not take the URL of an operation; the finding suggests another path', async () => {
    const own = VERSIONED_DOCUMENTS['v2.yaml']!.replace('"/pets":', '"/changelog":');
    const content = await load(VERSIONED_DOCS.api, {'v2.yaml': own});
    expect(changelogOf(content)).toBeUndefined();
    expect(findings(content)).toContainEqual([
      'config-changelog',
      'The changelog would be at `changelog`, where the page of `GET /changelog` is.',
      'Write "changelog": {"path": "changes"}, or false for no changelog.',
    ]);
    const moved = await load(
      {...VERSIONED_DOCS.api, changelog: {path: 'changes'}},
      {'v2.yaml': own},
    );
    expect(changelogOf(moved)?.permalink).toBe('/api/default/changes');
  });
});

describe('the changelog of earlier states of a document', () => {
  const earlier = {
    'may.yaml': toEarlier((paths) => {
      paths['/pets']!.get!.parameters = [];
    }),
    'april.yaml': toEarlier((paths) => {
      delete paths['/pets']!.post;
    }),
  };
  const MAY = {date: '2026-05-01', source: 'may.yaml'};
  const entries = [
    {...MAY, label: 'May'},
    {date: '2026-04-01', source: 'april.yaml'},
  ];

  it('compares each state with the one before it, and the current document with the newest', async () => {
    const content = await load({source: 'v2.yaml', changelog: entries}, earlier);
    expect(findings(content)).toEqual([]);
    expect(toLines(changelogOf(content))).toEqual(yaml`
      - [now since May, GET /pets, 'compatible The optional \`verbose\` parameter was added. /api/default/pets/get#query.verbose']
      - [May since 2026-04-01, GET /pets, 'uncertain The \`verbose\` parameter was removed. undefined', POST /pets,
          'compatible The operation \`POST /pets\` was added. undefined']
    `);
  });

  it('takes the date of the current document from an entry that names it', async () => {
    const content = await load(
      {
        source: 'v2.yaml',
        changelog: {entries: [{date: '2026-06-01', source: './v2.yaml'}, ...entries]},
      },
      earlier,
    );
    expect(toLines(changelogOf(content))!.map(([title]) => title)).toEqual([
      '2026-06-01 since May',
      'May since 2026-04-01',
    ]);
  });

  it('reads Git revisions, and reports revisions that do not exist until they do', async () => {
    const siteDir = createFolder({
      'site/docs.json': JSON.stringify(yaml`
        {tab: Pets,
          api: {source: v2.yaml, changelog: [{date: 2026-05-03, source: 'HEAD:'}, {date: 2026-05-02, source: v9.9.9:site/v2.yaml}, {date: 2026-05-01,
              source: HEAD:./v2.yaml}]}}
      `),
      'site/v2.yaml': earlier['may.yaml'],
    });
    startRepository(siteDir);
    fs.writeFileSync(path.join(siteDir, 'site/v2.yaml'), VERSIONED_DOCUMENTS['v2.yaml']!);
    const load = createTestLoader(path.join(siteDir, 'site'));
    const content = await load();
    expect(
      findings(content).map(([code, message]) => [code, message!.replace(/: Git.*/, '')]),
    ).toEqual([['changelog-not-compared', '`v9.9.9:site/v2.yaml` cannot be compared']]);
    const [first, ...others] = toLines(changelogOf(content))!;
    expect(first).toEqual([
      'now since 2026-05-03',
      'GET /pets',
      expect.stringContaining('The optional `verbose` parameter was added.'),
    ]);
    expect(others.map((lines) => lines[1])).toEqual([
      expect.stringContaining('Git has no revision `v9.9.9`'),
      expect.stringContaining('Git has no revision `v9.9.9`'),
    ]);
    git(siteDir, 'tag', 'v9.9.9');
    expect(findings(await load())).toEqual([]);
  });

  it('shows a problem instead of the changes of an invalid document, until it is repaired', async () => {
    const docs = {tab: 'Pets', api: {source: 'v2.yaml', changelog: [MAY]}};
    const files = {'may.yaml': 'asyncapi: "2.0"', 'docs.json': JSON.stringify(docs)};
    const siteDir = createFolder({...VERSIONED_DOCUMENTS, ...files});
    const loadAgain = createTestLoader(siteDir);
    const broken = await loadAgain();
    expect(broken.diagnostics.filter(({severity}) => severity === 'error')).toEqual([]);
    expect(changelogOf(broken)!.sections[0]!.problem).toMatch(/\.$/);
    fs.writeFileSync(path.join(siteDir, 'may.yaml'), earlier['may.yaml']);
    expect(changelogOf(await loadAgain())!.sections[0]).not.toHaveProperty('problem');
  });

  it('has a section without changes if the documents are equal', async () => {
    const same = {'may.yaml': VERSIONED_DOCUMENTS['v2.yaml']!};
    const content = await load({source: 'v2.yaml', changelog: [MAY]}, same);
    expect(changelogOf(content)!.sections.map(({groups}) => groups)).toEqual([[]]);
  });

  it.each<[unknown, string, string]>(yaml`
    - [[{source: may.yaml}], 'The entry of the changelog has no \`date\`.', config-type]
    - [[{date: 2026-04-01, source: april.yaml}, {date: 2026-05-01, source: may.yaml, label: May}],
        '2026-05-01 is not before 2026-04-01, the date of the entry above it.', config-changelog]
    - [[{date: 2026-05-01, source: '--all:x.yaml'}], '\`--all\` is not a revision of Git.', config-changelog]
    - [[{date: 2026-05-01, source: 'C:\x.yaml'}], '\`C:\x.yaml\` has a backslash.', config-type]
    - [[{date: 2026-05-01, source: 'C:/x.yaml'}], 'There is no file \`C:/x.yaml\`.', config-source-missing]
    - [{path: changes}, The changelog has no earlier state of the document., config-changelog]
    - [[], '\`changelog\` must be false, a list of earlier states, or an object, but is an empty list.', config-type]
    - [{path: a/b, entries: [{date: 2026-05-01, source: may.yaml, label: May}, {date: 2026-04-01, source: april.yaml}]},
        '\`a/b\` cannot be the path of the changelog.', config-changelog]
  `)('reports the invalid setting %j', async (changelog, message, rule) => {
    const content = await load({source: 'v2.yaml', changelog}, earlier);
    expect(findings(content).map(([code, words]) => [code, words])).toEqual([[rule, message]]);
  });

  it('reports entries in a tab with versions', async () => {
    const content = await load({...VERSIONED_DOCS.api, changelog: entries}, earlier);
    expect(findings(content)[0]![1]).toBe(
      'The changelog of a tab with versions compares the versions.',
    );
  });
});

describe('the changelog in other formats', () => {
  const context = {
    siteUrl: 'https://docs.example.com',
    baseUrl: '/',
    root: '/api',
    formats: {markdown: true, openapi: false, llms: true, llmsFull: false, apiCatalog: true},
  };
  const textsOf = async (content: Site) =>
    new Map((await toFormatFiles(content, context)).files.map(({url, text}) => [url, text]));
  const [three, two, one] = VERSIONED_DOCS.api.versions;
  const dated = {versions: [three, {...two, date: '2026-05-01'}, {...one, date: '2026-04-01'}]};

  it('has an Atom feed of the versions with dates', async () => {
    const texts = await textsOf(await load(dated));
    const feed = texts.get('/api/default/changelog.atom')!();
    expect(feed.match(/<(?:id|updated)>.*?</g)).toEqual([
      '<id>https://docs.example.com/api/default/changelog<',
      '<updated>2026-05-01T00:00:00Z<',
      '<id>https://docs.example.com/api/default/changelog#version-2.0<',
      '<updated>2026-05-01T00:00:00Z<',
    ]);
    const content = /<content type="html">(.*)<\/content>/.exec(feed)![1]!;
    expect(content.replaceAll('&lt;', '<').replaceAll('&gt;', '>')).toMatch(
      /<h3><code>POST \/fax<\/code><\/h3><ul><li><strong>Breaking:<\/strong> The operation <code>POST \/fax<\/code> was removed\..*<li>The operation <code>POST \/pets<\/code> was added\./,
    );
    expect(content).not.toContain('`');
  });

  it('has no feed without dates', async () => {
    const texts = await textsOf(await load(VERSIONED_DOCS.api));
    expect([...texts.keys()].filter((url) => url.endsWith('.atom'))).toEqual([]);
  });

  it('is available as Markdown, which llms.txt lists', async () => {
    const texts = await textsOf(await load(dated));
    const markdown = texts.get('/api/default/changelog.md')!();
    expect(markdown).toContain(
      '## 2.0\n\n2026-05-01. Since 1.0 (2019). 2 breaking changes, 0 that may break, 3 compatible.',
    );
    expect(markdown).toContain(
      '### [Send a fax](https://docs.example.com/api/default/1.0/fax/post.md) `POST /fax`\n\n- **Breaking:** The operation `POST /fax` was removed.',
    );
    expect(texts.get('/api/default/llms.txt')!()).toContain(
      '[Changelog](https://docs.example.com/api/default/changelog.md)',
    );
  });
});
