import {checkFiles, toDocs, toDocument} from '../support/checkFiles';
import {yaml} from '../support/yaml';

const OK = "responses: {'200': {description: OK}}";

/** The reported links of a description, with their lines. */
async function find(description: string, beside = '') {
  const body = `paths:\n  /pets:\n    get:\n      operationId: listPets\n      description: |\n${description
    .split('\n')
    .map((line) => `        ${line}`)
    .join('\n')}\n      ${OK}\n${beside}`;
  const found = await checkFiles({
    'openapi.yaml': toDocument(body),
    'docs.json': toDocs({}, {tab: 'Admin', api: {source: 'admin.yaml'}}),
    'admin.yaml': toDocument(`paths: {/users: {get: {operationId: listUsers, ${OK}}}}`),
  });
  return found
    .filter(({code}) => code === 'description-link')
    .map(({source: {line}, message}) => `${line}: ${message}`);
}

describe('links in descriptions', () => {
  it.each<[string, string]>(yaml`
    - ['pages of the reference, in every tab', '[a](/api/default/pets/get) [b](/api/admin/users/get/#responses) [c](/api/default) [d](/api)']
    - [places of the page, '[a](#responses) [b](#query-parameters) [c](#response-200.id)']
    - [parts of the document that have a page, '[a](#operation/listPets) [b](#tag/Endpoints)']
    - [other pages and other sites, '[a](/guides/start) [b](https://example.com/api/none) [c](mailto:ann@example.com) [d](//example.com)']
    - ['a missing target, but are code', '\`[a](#none)\`']
  `)('are not reported if they point to %s', async (_name, description) => {
    expect(await find(description)).toEqual([]);
  });

  it.each([true, false])(
    'to a schema lead to its page or its place (schemas: %j)',
    async (schemas) => {
      const links = '[a](#/components/schemas/Pet) [b](#model/pet) [c](#schema/Pet)';
      const found = await checkFiles({
        'openapi.yaml': toDocument(
          `paths:\n  /pets:\n    get:\n      description: '${links}'\n      responses: {'200': {description: OK, content: {a/b: {schema: {$ref: '#/components/schemas/Pet'}}}}}\ncomponents: {schemas: {Pet: {type: object}}}\n`,
        ),
        'docs.json': toDocs({schemas}),
      });
      expect(found.filter(({code}) => code === 'description-link')).toEqual([]);
    },
  );

  it('are reported with the address of today if they contain the former id of a tab', async () => {
    const found = await checkFiles({
      'openapi.yaml': toDocument(
        `paths: {/pets: {get: {description: '[a](/api/default/pets/get#responses) [b](/api/default-x) [c](/api/store)', ${OK}}}}`,
      ),
      'docs.json': toDocs({id: 'store'}),
    });
    const links = found.filter(({code}) => /link|former/.test(code));
    expect(links.map(({code, message, help}) => [code, message, help])).toEqual([
      [
        'description-link',
        'The link `/api/default-x` is not a page of the reference.',
        expect.any(String),
      ],
      [
        'config-tab-id-former',
        '`/api/default/pets/get#responses` names the tab `store` by its former id, `default`.',
        'Write `/api/store/pets/get#responses`.',
      ],
    ]);
  });

  it('are not reported if they point to a heading of their own text', async () => {
    expect(await find('[a](#limits) [b](#nothing)\n\n## Limits')).toEqual([
      '9: The link `#nothing` has no target on the page.',
    ]);
  });

  it('are reported at their lines if they have no target or are relative', async () => {
    expect(
      (
        await find(
          'One\n\n[two](/api/default/cats/get)\n\n[three](#tag/Cats)\n\n[four](guide.md)\n\n[five]({url}/x)',
        )
      ).sort(),
    ).toEqual([
      '11: The link `/api/default/cats/get` is not a page of the reference.',
      '13: The link `#tag/Cats` has no target on the page.',
      '15: The link `guide.md` is relative, so its target differs from page to page.',
      '17: The link `%7Burl%7D/x` is relative, so its target differs from page to page.',
    ]);
  });

  it('are reported if they name an unknown operation, also in `externalDocs`', async () => {
    expect(
      await find(
        '[one](#operation/listPest)',
        "externalDocs: {url: '#/operation/addPet'}\ntags: [{name: Pets, externalDocs: {url: '#operation/listPets'}}]",
      ),
    ).toEqual([
      '11: The link `#/operation/addPet` has no target: no operation has the `operationId` `addPet`.',
      '9: The link `#operation/listPest` has no target: no operation has the `operationId` `listPest`.',
    ]);
  });

  it('are reported in fields with a URL and in examples, but not in values of schemas', async () => {
    const schema =
      '{type: object, examples: [{externalValue: v.json}], externalDocs: {url: guide/b.html}}';
    const example = "{externalValue: e.json, description: '[c](guide/c.html)'}";
    const found = await find(
      '[a](/guides)',
      `      parameters: [{name: p, in: query, schema: ${schema}, examples: {e: ${example}}}]
externalDocs: {url: guide/a.html}
tags: [{name: Pets, externalDocs: {url: 'https://example.com/guide'}}]`,
    );
    expect(found.map((line) => line.replace(/ is relative.*/, '')).sort()).toEqual([
      '11: The link `e.json`',
      '11: The link `guide/b.html`',
      '11: The link `guide/c.html`',
      '12: The link `guide/a.html`',
    ]);
  });

  it('are reported only once if several texts contain them', async () => {
    expect(
      await find('[a](#none)', "tags: [{name: Pets, description: '[b](#none)'}]"),
    ).toHaveLength(1);
  });
});
