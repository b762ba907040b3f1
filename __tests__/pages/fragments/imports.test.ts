import {createFragments, type FragmentFolder} from '../../support/fragments';
import {SHELTER_FILES} from '../../support/shelter';
import {yaml} from '../../support/yaml';

let fragments: FragmentFolder;
beforeAll(async () => {
  fragments = await createFragments(SHELTER_FILES);
});
const load = (request: string) => fragments.load(`@api-reference/${request}`);
const fail = (request: string) =>
  load(request).then(
    () => 'nothing is wrong',
    (error: Error) => error.message,
  );

describe('an import in an authored page', () => {
  it('gives the parameters of an operation, without anything that only its other parts need', async () => {
    const module = await load('default/pets/get#parameters');
    expect(module).toContain(
      "import Part from 'docusaurus-plugin-api-reference/parts/ApiOperation/Parameters';",
    );
    expect(module).toContain('"limit"');
    expect(module).not.toMatch(/What people call it|complaint|X-Key|api\.example\.com/);
    expect(module).not.toContain('@data/');
  });

  it('gives one response with the schemas that it reaches', async () => {
    const module = await load('default/pets/get#response-200');
    expect(module).toContain('What people call it.');
    expect(module).not.toContain('complaint');
  });

  it('gives the request body, the samples and the authorization of an operation', async () => {
    expect(await load('default/pets/post#request-body')).toContain('What people call it.');
    const samples = await load('default/pets/post#samples');
    expect(samples).toContain('curl --request POST');
    expect(samples).toContain('X-Key');
    expect(await load('default/pets/get#authentication')).toContain('X-Key');
  });

  it('gives a Try It button, and loads the data of the console when it is pressed', async () => {
    const module = await load('default/pets/post#try-it');
    expect(module).toContain('import("@api-reference/default/pets/post#try-it-data")');
    expect(module).not.toContain('What people call it.');
    expect(await load('default/pets/post#try-it-data')).toContain('What people call it.');
  });

  it('gives a link with method and title, and no more of the operation', async () => {
    const module = await load('default/pets/get#link');
    expect(module).toContain('"title":"List pets","permalink":"/api/default/pets/get"');
    expect(module.length).toBeLessThan(500);
  });

  it('gives a named schema with the schemas that it reaches and notes on its formats', async () => {
    const module = await load('default/schemas/Pet');
    expect(module).toMatch(/"Person".*"Tag"/s);
    expect(module).toContain('RFC 5321');
    expect(module).not.toContain('complaint');
  });

  it.each([
    ['name', 'What people call it.'],
    ['owner.mail', 'RFC 5321'],
    ['tags.label', '"name":"tags.label"'],
    ['a.b', 'dotted'],
  ])('gives the row of a property by its path: %s', async (property, expected) => {
    const module = await load(`default/schemas/Pet#${property}`);
    expect(module).toContain(expected);
    expect(module).toContain('"isProperty":true');
  });

  it('gives the line of a property, without anything that only its row shows', async () => {
    const module = await load('default/properties/Pet#tags');
    expect(module).toContain('parts/ApiFragment/Property');
    expect(module).toMatch(/"name":"tags".*"name":"Tag"/s);
    expect(module).not.toMatch(/"Person"|RFC 5321|X-Key/);
  });

  it('gives the operations of a tag, by its name or its label', async () => {
    const module = await load('default#tag.Pets');
    expect(module).toMatch(/List pets.*Add a pet/s);
    expect(module).not.toContain('/staff');
    expect(await load('default#tag.People')).toContain('/staff');
  });

  it.each<[string, object[]]>([
    ['in a group of another name', [{group: 'First steps', pages: ['POST /pets']}, {rest: true}]],
    ['in a group that is called like the tag', [{group: 'Pets', pages: ['POST /pets']}]],
  ])('gives all operations of a tag, though the sidebar lists one %s', async (_, navigation) => {
    const {load} = await createFragments({
      ...SHELTER_FILES,
      'docs.json': JSON.stringify({tab: 'API', api: {source: 'openapi.json', navigation}}),
    });
    const titles = (await load('@api-reference/default#tag.Pets')).match(/"title":"[^"]*"/g);
    expect([...(titles ?? [])].sort()).toEqual([
      '"title":"Add a pet"',
      '"title":"Adopted"',
      '"title":"List pets"',
    ]);
  });

  it('gives the authentication of a document, or one of its schemes', async () => {
    expect(await load('default#authentication')).toContain('X-Key');
    expect(await load('default#authentication.key')).toContain('X-Key');
  });

  it('accepts percent-encoded names', async () => {
    expect(await load('default/schemas/Pet#a%2Eb')).toContain('dotted');
  });

  it.each<[string, string]>(yaml`
    - [default/pets/get#parameter, '\`GET /pets\` has no part \`parameter\`. Did you mean \`parameters\`?']
    - [default/pets/get#response-201, '\`GET /pets\` has no response \`201\`. It has \`200\` and \`404\`.']
    - [default/pets/post#parameters, '\`POST /pets\` has no parameters.']
    - [default/pets/get#request-body, '\`GET /pets\` has no request body.']
    - [default/webhooks/adopted/post#try-it, '\`POST adopted\` is sent by the API, so readers cannot try it.']
    - [default/schemas/Pets, 'The tab \`default\` has no schema \`Pets\`. Did you mean \`Pet\`?']
    - [default/schemas/Pet#nam, '\`Pet\` has no property \`nam\`. Did you mean \`name\`?']
    - [default/schemas/Pet#owner.mial, '\`Pet.owner\` has no property \`mial\`. Did you mean \`mail\`?']
    - [default/properties/Pet#nam, '\`Pet\` has no property \`nam\`. Did you mean \`name\`?']
    - [default#tag.Pet, 'The tab \`default\` has no tag \`Pet\`. Did you mean \`Pets\`?']
    - [default#authentication.kez, 'The tab \`default\` has no security scheme \`kez\`. Did you mean \`key\`?']
    - [other#authentication, 'The document of the tab \`other\` names no authentication.']
    - [default#nonsense,
        'The tab \`default\` has no part \`nonsense\`. Write @api-reference/default#authentication or @api-reference/default#tag. and the name of a tag.']
    - [default/pet/get, 'No page of an operation is at @api-reference/default/pet/get. Did you mean @api-reference/default/pets/get?']
  `)('stops the build if its target does not exist: %s', async (request, message) => {
    expect(await fail(request)).toBe(message);
  });

  it('follows changes of the data that it is generated from', async () => {
    fragments.followed.clear();
    await load('default/pets/get#parameters');
    expect([...fragments.followed].sort()).toEqual([
      'default/document.mjs',
      'default/operations-0.mjs',
    ]);
  });

  it('shows the findings while the document cannot be read; a link keeps its text', async () => {
    const broken = await createFragments(
      {...SHELTER_FILES, 'openapi.json': '{'},
      {development: true},
    );
    for (const request of ['pets/get#parameters', 'schemas/Pet'])
      expect(await broken.load(`@api-reference/default/${request}`)).toContain(
        "import Component from '@theme/ApiDiagnostics';",
      );
    expect(await broken.load('@api-reference/default/pets/get#link')).toContain(
      'return children ?? null;',
    );
    expect(await broken.load('@api-reference/other/things/get#link')).toContain('List things');
  });
});

describe('an import in a tab with several documents', () => {
  const toDocument = (title: string, path: string, property: string) => `
openapi: 3.1.0
info: {title: ${title}, version: '1'}
paths: {${path}: {get: {tags: [Shared], responses: {'200': {description: OK, content: {application/json: {schema: {$ref: '#/components/schemas/Item'}}}}}}}}
components: {schemas: {Item: {type: object, properties: {${property}: {type: string}}}}}
`;
  let several: FragmentFolder;
  beforeAll(async () => {
    several = await createFragments({
      'docs.json': '{"tab": "API", "api": {"source": ["users.yaml", "billing.yaml"]}}',
      'users.yaml': toDocument('Users', '/users', 'nickname'),
      'billing.yaml': toDocument('Billing', '/invoices', 'amount'),
    });
  });

  it('gives the schema of the document that the operation or the id belongs to', async () => {
    for (const request of ['default/invoices/get#response-200', 'default/schemas/billing.Item']) {
      const module = await several.load(`@api-reference/${request}`);
      expect(module).toContain('"amount"');
      expect(module).not.toContain('nickname');
    }
  });

  it('gives the operations of a tag in all documents', async () => {
    const module = await several.load('@api-reference/default#tag.Shared');
    expect(module).toContain('/api/default/users/get');
    expect(module).toContain('/api/default/invoices/get');
  });

  it('stops the build if two documents have a schema of that name', async () => {
    await expect(several.load('@api-reference/default/schemas/Item')).rejects.toThrow(
      'The tab `default` has 2 schemas `Item`. Write `users.Item` or `billing.Item`.',
    );
  });
});
