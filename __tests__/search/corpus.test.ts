import fs from 'fs';
import path from 'path';
import {gzipSync} from 'zlib';
import {isObject} from '../../plugin/document/isObject';
import type {Json, JsonObject} from '../../plugin/document/types';
import {toApiReference} from '../../plugin/model/apiReference';
import type {SearchKind} from '../../plugin/search/listEntries';
import {createRandom} from '../support/numbers';
import {loadExpectations} from '../support/corpus';
import {loadFrom} from '../support/load';
import {navigate} from '../support/reference';
import {toTestSearch, type TestSearch} from '../support/search';
import {CORPUS, ROOT} from '../support/site';

/** Maximum size, in bytes, of what a browser loads to search GitHub's document. */
const BUDGET = 300_000;
const FACTS = 200;
const GITHUB = path.join(ROOT, 'node_modules/@octokit/openapi/generated');
const OWN = [
  ['petstore.yaml', path.join(ROOT, 'example-site/openapi')],
  ['openapi.yaml', path.join(ROOT, 'plugin/cli/init/templates')],
  ['openapi.yaml', path.join(ROOT, '__tests__/__fixtures__/model-files')],
] as const;

/** Four real documents of the corpus; without the corpus, documents of the project replace them. */
const REAL = ['redoc-big', 'scalar-galaxy', 'museum', 'redoc-demo-31'];
const corpus = loadExpectations('real')
  .filter(({name}) => REAL.some((real) => name.startsWith(real)))
  .map(({file}) => [file, path.join(CORPUS, 'real')] as const);
const DOCUMENTS = corpus.length > 0 ? corpus : OWN;

type Fact = {kind: SearchKind; name: string};

/** Lists the names in a document, read without the model and the index. */
function collectFacts(document: JsonObject): Fact[] {
  const facts = new Map<string, Fact>();
  const add = (kind: SearchKind, name: Json | undefined) => {
    if (typeof name === 'string' && /[\p{L}\p{N}]/u.test(name))
      facts.set(`${kind} ${name}`, {kind, name});
  };
  const seen = new Set<Json>();
  const follow = (value: Json): Json => {
    if (!isObject(value) || typeof value.$ref !== 'string' || !value.$ref.startsWith('#/'))
      return value;
    const keys = value.$ref.slice(2).split('/');
    const target = keys.reduce<Json | undefined>(
      (found, key) =>
        isObject(found)
          ? found[decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~')]
          : undefined,
      document,
    );
    if (target !== undefined && value.$ref.startsWith('#/components/schemas/'))
      add('schema', keys.at(-1));
    return target === undefined ? value : follow(target);
  };
  const inSchema = (written: Json | undefined): void => {
    if (written === undefined) return;
    const schema = follow(written);
    if (!isObject(schema) || seen.has(schema)) return;
    seen.add(schema);
    for (const [name, property] of Object.entries(toObject(schema.properties))) {
      add('field', name);
      inSchema(property);
    }
    toList(schema.enum).forEach((value) => add('value', value));
    for (const keyword of ['items', 'additionalProperties'] as const) inSchema(schema[keyword]);
    for (const keyword of ['oneOf', 'anyOf', 'allOf'] as const)
      toList(schema[keyword]).forEach(inSchema);
  };
  const inContent = (owner: JsonObject) =>
    Object.values(toObject(owner.content)).forEach((media) => inSchema(toObject(media).schema));
  for (const [route, item] of Object.entries(toObject(document.paths)))
    for (const [method, written] of Object.entries(toObject(item))) {
      if (!/^(?:get|put|post|delete|patch)$/.test(method)) continue;
      const operation = toObject(written);
      if (operation['x-internal'] === true) continue;
      add('operation', `${method.toUpperCase()} ${route}`);
      for (const parameter of [
        ...toList(toObject(item).parameters),
        ...toList(operation.parameters),
      ]) {
        const {name, schema} = toObject(follow(parameter));
        add('parameter', name);
        inSchema(schema);
      }
      inContent(toObject(follow(operation.requestBody ?? {})));
      for (const [status, response] of Object.entries(toObject(operation.responses))) {
        if (/^\d/.test(status)) add('response', status);
        inContent(toObject(follow(response)));
      }
    }
  return [...facts.values()];
}

const toObject = (value: Json | undefined): JsonObject => (isObject(value) ? value : {});
const toList = (value: Json | undefined): Json[] => (Array.isArray(value) ? value : []);

function choose<T>(all: readonly T[], count: number, random: (below: number) => number): T[] {
  const left = [...all];
  const chosen: T[] = [];
  while (chosen.length < count && left.length > 0)
    chosen.push(...left.splice(random(left.length), 1));
  return chosen;
}

async function load(dir: string, file: string): Promise<TestSearch & {all: Fact[]}> {
  const {document} = await loadFrom(dir, file);
  if (!document) throw new Error(`${file} cannot be loaded.`);
  const reference = await toApiReference(document, () => undefined);
  const search = await toTestSearch(reference, navigate(reference).navigation);
  return {...search, all: collectFacts(document.root.value)};
}

/** Results name operations by their titles, facts by method and path. */
function isFound({search, operations}: TestSearch, {kind, name}: Fact): boolean {
  return search
    .find(name)
    .entries.slice(0, 5)
    .some((entry) => {
      if (entry.kind !== kind) return false;
      if (kind !== 'operation') return entry.name === name;
      const found = operations.operations[entry.places[0]?.operation ?? -1];
      return `${found?.method} ${found?.path}` === name;
    });
}

describe('the search', () => {
  it.each(DOCUMENTS)(
    'finds 200 random facts of %s, or all if fewer, by name among the first five results',
    async (file, dir) => {
      const loaded = await load(dir, file);
      expect(loaded.all.length).toBeGreaterThan(10);
      const facts = choose(loaded.all, FACTS, createRandom(23));
      expect(facts.filter((fact) => !isFound(loaded, fact))).toEqual([]);
    },
    120_000,
  );

  it("finds 200 random facts of GitHub's document among the first five results, within the size limit", async () => {
    const loaded = await load(GITHUB, 'api.github.com.json');
    const facts = choose(loaded.all, FACTS, createRandom(23));
    expect(facts).toHaveLength(FACTS);
    expect(facts.filter((fact) => !isFound(loaded, fact))).toEqual([]);
    const sizes = [loaded.operations, loaded.facts].map(
      (value) => gzipSync(JSON.stringify(value)).length,
    );
    expect(sizes[0]).toBeLessThan(BUDGET / 6);
    expect(sizes[0]! + sizes[1]!).toBeLessThan(BUDGET);
  }, 240_000);
});

it('the documents of the search tests exist', () => {
  expect(DOCUMENTS).toHaveLength(corpus.length > 0 ? REAL.length : OWN.length);
  expect(fs.existsSync(GITHUB)).toBe(true);
});
