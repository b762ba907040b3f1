import {
  createLoader,
  createSite,
  DOCUMENT,
  DOCUMENT_30,
  toAll,
  write,
} from './support/editedDocument';
import {yaml} from './support/yaml';

/** Random edits are in exhaustive/incremental. */
describe('a document that is edited during development', () => {
  it.each<[string, string, string]>(yaml`
    - [the first operation with a body loses it, '"requestBody":{"$ref":"#/components/requestBodies/Person"}', '"x-none":1']
    - [an earlier operation gets the same body, '"requestBody":{"$ref":"#/components/requestBodies/Pet"}',
        '"requestBody":{"$ref":"#/components/requestBodies/Person"}']
    - [the type of a schema changes, '"Error":{"type":["object","null"]', '"Error":{"type":["string","null"]']
    - [a property gets an example, '"kind":{"type":"string"}', '"kind":{"type":"string","example":"cat"}']
    - [a faulty text is repeated earlier in the document, 'Says **listPets**', 'It failed. <script>']
  `)('gives the same result as a fresh load when %s', async (_what, found, replacement) => {
    const site = createSite('openapi.json');
    const load = createLoader(site);
    const memory = {};
    const [before, after] = [
      JSON.stringify(DOCUMENT),
      JSON.stringify(DOCUMENT).replace(found, replacement),
    ];
    expect(after).not.toBe(before);
    for (const text of [before, after, before]) {
      write(site, text);
      expect(toAll(await load(), memory)).toBe(toAll(await createLoader(site)()));
    }
  });

  it('is validated again where it has changed', async () => {
    const site = createSite('openapi.json');
    const load = createLoader(site);
    const listCodes = async (text: string) => {
      write(site, text);
      return (await load()).diagnostics
        .filter(({code}) => code === 'document-schema')
        .map(({source}) => source.pointer);
    };
    const text = JSON.stringify(DOCUMENT_30);
    expect(await listCodes(text)).toEqual([]);
    expect(await listCodes(text.replace('"in":"query"', '"in":"query","extra":1'))).toEqual([
      '/components/parameters/limit/extra',
    ]);
    expect(await listCodes(text)).toEqual([]);
  });

  it('gives the same result as a fresh load when a referenced file is edited', async () => {
    const site = createSite('openapi.json', {
      'pet.yaml':
        'type: object\nproperties: {name: {$ref: "#/definitions/name"}}\ndefinitions: {name: {type: string}}\n',
    });
    const load = createLoader(site);
    const memory = {};
    write(site, JSON.stringify(DOCUMENT).replace('"#/components/schemas/Cat"', '"pet.yaml"'));
    await load();
    for (const text of [
      'type: object\nproperties: {age: {type: integer}}\n',
      'type: [',
      'type: string\n',
    ]) {
      write({...site, source: 'pet.yaml'}, text);
      expect(toAll(await load(), memory)).toBe(toAll(await createLoader(site)()));
    }
  });

  it('keeps the operations and schemas that an edit does not affect', async () => {
    const site = createSite('openapi.json');
    const load = createLoader(site);
    write(site, JSON.stringify(DOCUMENT));
    const before = (await load()).tabs[0]!.reference!;
    write(site, JSON.stringify(DOCUMENT).replace('Says **listCats**', 'Says **everything**'));
    const after = (await load()).tabs[0]!.reference!;
    expect(
      after.operations
        .filter((operation) => !before.operations.includes(operation))
        .map(({operationId}) => operationId),
    ).toEqual(['listCats']);
    expect(
      Object.keys(after.schemas).filter(
        (id) => after.schemas[id]!.schema !== before.schemas[id]!.schema,
      ),
    ).toEqual([]);
  });
});
