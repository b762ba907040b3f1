import fs from 'fs';
import path from 'path';
import type {Json} from '../../plugin/document/types';
import {loadExpectations} from '../support/corpus';
import {collectFacts, listLost} from '../support/facts';
import {createFolder} from '../support/folder';
import {findNodes, loadFormats, toSaid, writeFile} from '../support/formats';
import {loadFrom} from '../support/load';
import {squeeze} from '../support/pages';
import {CORPUS, ROOT} from '../support/site';

/**
 * Only so many operations of larger documents are checked, because validating and parsing are slow.
 */
const MOST_PAGES = 8;

type Case = {name: string; dir: string; source: string};

const real: Case[] = loadExpectations('real').map(({name, file}) => ({
  name,
  dir: path.join(CORPUS, 'real'),
  source: file,
}));
const hostile: Case[] = loadExpectations('adversarial')
  .filter(
    ({outcome, also_accept: accepted = []}) => ![outcome, ...accepted].includes('document-error'),
  )
  .map(({name, file}) => ({name, dir: path.join(CORPUS, 'adversarial'), source: file}));
const own: Case[] = [
  {name: 'the pet store', dir: path.join(ROOT, 'example-site'), source: 'openapi/petstore.yaml'},
  {name: 'the starter', dir: path.join(ROOT, 'plugin/cli/init/templates'), source: 'openapi.yaml'},
  {
    name: 'a document of several files',
    dir: path.join(ROOT, '__tests__/__fixtures__/model-files'),
    source: 'openapi.yaml',
  },
];

const roots = new Map<string, string>();

/** Returns a folder with a copy of the folder of the document. */
function toRoot(dir: string): string {
  let root = roots.get(dir);
  if (root === undefined) {
    root = createFolder({});
    fs.cpSync(dir, path.join(root, 'document'), {
      recursive: true,
      filter: (file) => !/node_modules|build|\.docusaurus/.test(path.relative(dir, file)),
    });
    roots.set(dir, root);
  }
  return root;
}

/** Lists all strings of a document, including its keys. */
function listStrings(value: Json): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return [
    ...(Array.isArray(value) ? [] : Object.keys(value)),
    ...Object.values(value).flatMap(listStrings),
  ];
}

describe.each([...own, ...real, ...hostile].map((entry) => [entry.name, entry] as const))(
  '%s',
  (_name, entry) => {
    const isHostile = hostile.includes(entry);
    let loaded: Awaited<ReturnType<typeof loadFormats>>;
    let root: string;
    const pages = () => loaded.content.tabs[0]!.navigation!.pages;
    const sample = () =>
      pages().filter((_page, index) => index % Math.ceil(pages().length / MOST_PAGES) === 0);

    beforeAll(async () => {
      root = toRoot(entry.dir);
      writeFile(
        root,
        'docs.json',
        JSON.stringify({tab: 'API', api: {source: `document/${entry.source}`}}),
      );
      loaded = await loadFormats(root);
    });

    it('has Markdown with every fact of each operation', () => {
      const facts = isHostile
        ? new Map<string, []>()
        : collectFacts(path.join(root, 'document', entry.source));
      const lost: string[] = [];
      for (const page of pages()) {
        const said = toSaid(loaded.files.get(`${page.permalink}.md`)!.text());
        expect(said).toContain(squeeze(page.title));
        const {key} = page.operation;
        lost.push(...listLost(facts.get(key) ?? [], said).map((fact) => `${key}: ${fact}`));
      }
      expect(lost).toEqual([]);
    });

    it('has Markdown with one title, headings without skipped levels, and links to existing pages', () => {
      const {overview} = loaded.content.tabs[0]!.navigation!;
      const known = new Set([
        ...loaded.files.keys(),
        overview,
        ...pages().map(({permalink}) => permalink),
      ]);
      const wrong: string[] = [];
      for (const permalink of [overview, ...sample().map((page) => page.permalink)]) {
        const text = loaded.files.get(`${permalink}.md`)!.text();
        const depths = findNodes(text, 'heading').map(({depth}) => depth);
        if (depths.filter((depth) => depth === 1).length !== 1 || depths[0] !== 1)
          wrong.push(`${permalink}: ${depths.filter((depth) => depth === 1).length} titles`);
        for (const [index, depth] of depths.entries())
          if (index > 0 && depth > depths[index - 1]! + 1)
            wrong.push(`${permalink}: level ${depth} below ${depths[index - 1]}`);
        for (const {url} of findNodes(text, 'link'))
          if (
            url.startsWith('https://docs.example.com/api/default') &&
            !url.includes('/document/') &&
            !known.has(new URL(url).pathname)
          )
            wrong.push(`${permalink}: ${url}`);
      }
      expect(wrong).toEqual([]);
    });

    it('has a valid document for each operation, with the same facts', async () => {
      const original = isHostile
        ? new Map<string, []>()
        : collectFacts(path.join(root, 'document', entry.source));
      const dir = createFolder({});
      for (const [index, page] of sample().entries()) {
        const file = loaded.files.get(`${page.permalink}.json`);
        if (!file) continue;
        const name = `${index}.json`;
        const written = writeFile(dir, name, file.text());
        const {document, diagnostics} = await loadFrom(dir, name);
        expect(diagnostics.filter(({severity}) => severity === 'error')).toEqual([]);
        // For a Swagger document, this is the version that it was converted to.
        expect(document!.declaredVersion).toBe(
          loaded.content.tabs[0]!.documents[0]!.root.value.openapi,
        );
        if (isHostile) continue;
        const facts = collectFacts(written);
        const strings = listStrings(JSON.parse(file.text()) as Json).map(squeeze);
        expect([...facts.keys()]).toEqual([page.operation.key.replace(/^webhook /, '')]);
        const told = new Set([...facts.values()][0]!.map(({text}) => text));
        const lost = original
          .get(page.operation.key)!
          .filter(({text}) => !told.has(text) && !strings.some((said) => said.includes(text)));
        expect(lost).toEqual([]);
      }
    });
  },
);
