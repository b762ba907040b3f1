import {toDocs} from '../support/checkFiles';
import {createTestLoader} from '../support/createTestLoader';
import {createPipeline} from '../../plugin/content';
import {toTranslationFiles, translateContent} from '../../plugin/site/translations';
import type {ApiReference} from '../../plugin/model/types';
import {createFolder} from '../support/folder';
import {yaml} from '../support/yaml';

const PATHS = {baseUrl: '/', routeBasePath: 'api', trailingSlash: undefined};

type Item = {[key: string]: unknown};

const PET = {$ref: '#/components/schemas/Pet'};

function toDocument(operations: {[key: string]: Item}, properties: Item): string {
  const paths: {[path: string]: Item} = {};
  for (const [key, more] of Object.entries(operations)) {
    const [method = '', path = ''] = key.split(' ');
    paths[path] = {
      ...paths[path],
      [method.toLowerCase()]: {
        responses: {'200': {description: 'OK', content: {'application/json': {schema: PET}}}},
        ...more,
      },
    };
  }
  return JSON.stringify({
    openapi: '3.1.0',
    info: {title: 'Pets', version: '1'},
    paths,
    components: {schemas: {Pet: {type: 'object', properties}}},
  });
}

const query = (...names: string[]) => ({
  parameters: names.map((name) => ({name, in: 'query', schema: {type: 'string'}})),
});
const text = {type: 'string'};

const DOCUMENTS = {
  '1.json': toDocument(
    {'GET /pets': query('tag'), 'GET /old': {}, 'GET /plain': {}},
    {name: text, color: text, state: {enum: ['new', 'lost']}},
  ),
  '2.json': toDocument(
    {'GET /pets': query('tag', 'limit'), 'GET /old': {}, 'GET /plain': {}, 'POST /pets': {}},
    {name: text, color: text, price: text, state: {enum: ['new', 'sold', 'lost']}},
  ),
  '3.json': toDocument(
    {'GET /pets': query('limit'), 'GET /plain': {}, 'POST /pets': {}},
    {name: text, price: text, state: {enum: ['new', 'sold']}},
  ),
};

async function load(versions: string[], documents: {[file: string]: string} = DOCUMENTS) {
  const list = versions.map((version) => ({version, source: `${version}.json`}));
  const docs = toDocs({source: undefined, versions: list});
  const siteDir = createFolder({...documents, 'docs.json': docs});
  return (await createTestLoader(siteDir)()).tabs;
}

/** Every part with a note: its name, and the versions in which it was added, changed or removed. */
function listNotes(reference: ApiReference | undefined): string[] {
  const lines: string[] = [];
  JSON.stringify(reference, (_name, value: unknown) => {
    if (typeof value === 'object' && value !== null && 'versionNotes' in value) {
      const {versionNotes, ...thing} = value as Item;
      const name = thing['key'] ?? thing['name'] ?? thing['value'];
      lines.push(`${String(name)} ${JSON.stringify(versionNotes)}`);
    }
    return value;
  });
  return lines;
}

describe('notes about versions', () => {
  it('name the versions in which parts were added, changed or removed, also distant versions', async () => {
    const [three, two, one] = await load(['3', '2', '1']);
    expect(listNotes(three?.reference)).toEqual(yaml`
      ['GET /pets {"changed":"3"}', 'limit {"since":"2"}', 'POST /pets {"since":"2","changed":"3"}', 'GET /plain {"changed":"3"}',
        'price {"since":"2"}', 'sold {"since":"2"}']
    `);
    expect(listNotes(two?.reference)).toEqual(yaml`
      ['GET /pets {"changed":"2"}', 'tag {"removed":"3"}', 'limit {"since":"2"}', 'POST /pets {"since":"2"}',
        'GET /old {"removed":"3","changed":"2"}', 'GET /plain {"changed":"2"}', 'color {"removed":"3"}', 'price {"since":"2"}',
        'sold {"since":"2"}', 'lost {"removed":"3"}']
    `);
    expect(listNotes(one?.reference)).toEqual([
      'tag {"removed":"3"}',
      'GET /old {"removed":"3"}',
      'color {"removed":"3"}',
      'lost {"removed":"3"}',
    ]);
  });

  it('are absent if two versions are equal or there is only one version', async () => {
    const same = {...DOCUMENTS, '1.json': DOCUMENTS['2.json']};
    for (const {reference} of await load(['2', '1'], same))
      expect(listNotes(reference)).toEqual([]);
    for (const {reference} of await load(['2'])) expect(listNotes(reference)).toEqual([]);
  });

  it('do not mention the properties of a schema that was only renamed', async () => {
    const renamed = DOCUMENTS['3.json']
      .replaceAll('schemas/Pet', 'schemas/Animal')
      .replace('"Pet":', '"Animal":');
    const [three] = await load(['3', '2'], {...DOCUMENTS, '3.json': renamed});
    expect(listNotes(three?.reference)).toEqual([
      'GET /pets {"changed":"3"}',
      'POST /pets {"changed":"3"}',
      'GET /plain {"changed":"3"}',
    ]);
  });

  it('add the parts that a later version lacks to the list of deprecations', async () => {
    const [, two] = await load(['3', '2']);
    const found = two!.lists!.deprecations;
    expect(
      found?.groups.map(({removed, entries}) => [removed, entries.map(({name}) => name)]),
    ).toEqual([['3', ['tag', 'color', '"lost"', 'GET /old']]]);
  });

  it('use the translated labels of versions', async () => {
    const versions = [
      {version: '2', source: '2.json', label: 'Second'},
      {version: '1', source: '1.json'},
    ];
    const docs = toDocs({source: undefined, versions});
    const siteDir = createFolder({...DOCUMENTS, 'docs.json': docs});
    const {load: loadContent, remake} = createPipeline({...PATHS, siteDir, docsJson: 'docs.json'});
    const content = await loadContent();
    const files = toTranslationFiles(content);
    for (const {content: texts} of files)
      for (const text of Object.values(texts))
        if (text.message === 'Second') text.message = 'Zweite';
    const {tabs} = translateContent(content, files, remake);
    const added = tabs[0]!.reference!.operations.find(({key}) => key === 'POST /pets');
    expect(added?.versionNotes).toEqual({since: 'Zweite'});
    const page = tabs[0]!.navigation!.pages.find(({operation}) => operation.key === 'POST /pets');
    expect(page?.operation.versionNotes).toEqual({since: 'Zweite'});
  });

  it('follow swapped operationIds, as the links between versions do', async () => {
    const toSwapped = (first: string, second: string) =>
      toDocument(
        {
          'GET /cats': {operationId: first, ...query('tag')},
          'GET /dogs': {operationId: second, ...query('breed')},
        },
        {},
      );
    const [two] = await load(['2', '1'], {
      '1.json': toSwapped('a', 'b'),
      '2.json': toSwapped('b', 'a'),
    });
    // `GET /cats` is now the operation `b`, which had `breed`.
    const cats = two!.reference!.operations.find(({key}) => key === 'GET /cats')!;
    expect(cats.parameters.map(({versionNotes}) => versionNotes)).toEqual([{since: '2'}]);
    expect(two!.navigation!.versions!.links.get(cats.id)).toEqual({1: '/api/default/1/dogs/get'});
  });
});
