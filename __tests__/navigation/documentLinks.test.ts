import type {ApiReference, Markdown} from '../../plugin/model/types';
import {readDocumentAddress} from '../../plugin/model/markdown/documentAddress';
import {type AddressTargets, createAddressFinder} from '../../plugin/navigation/findAddress';
import {toSectionAnchors, withSectionAnchors} from '../../plugin/navigation/sectionAnchors';
import {resolveOldLink} from '../../plugin/routes/resolveOldLink';
import {toReadyTab} from '../support/readyTab';
import {navigate, toReference} from '../support/reference';

const OPERATIONS: Parameters<typeof toReference>[0] = [
  ['GET /pets', {operationId: 'listPets', tags: ['Small Animals']}],
  ['GET /pets/{id}', {tags: ['Small Animals']}],
];
const MANUAL: Markdown = [
  ['h1', {}, ['The manual']],
  ['h2', {}, [['code', {}, ['limit']], ' and pages']],
  ['p', {}, ['Text.']],
  ['h2', {}, ['The manual']],
  ['h3', {}, ['…']],
];
const link = (href: string): Markdown => [['p', {}, [['a', {href}, ['there']]]]];

/** The target of a link in the description of a tag. */
function follow(
  href: string,
  more: Partial<ApiReference> = {},
  frame: Parameters<typeof navigate>[2] = {},
): string | undefined {
  const reference = toReference(OPERATIONS, {
    info: {title: 'Pets', version: '1', description: MANUAL},
    tags: [{name: 'Small Animals', description: link(href)}],
    ...more,
  });
  return toReadyTab({reference, ...navigate(reference, {}, frame)}).lists.documentLinks?.[href];
}

describe('a link in a description to a part of the document', () => {
  it.each([
    ['#operation/listPets', '/api/default/pets/get'],
    ['#tag/Small-Animals', '/api/default#group-small-animals'],
    ['#tag/Small%20Animals', '/api/default#group-small-animals'],
    ['#section/The-manual/limit-and-pages', '/api/default#section-limit-and-pages'],
  ])('is resolved to a page or a section of the overview: %s', (href, permalink) => {
    expect(follow(href)).toBe(permalink);
  });

  it('resolves to the authentication section of the overview if there are security schemes', () => {
    expect(follow('#section/Authentication')).toBeUndefined();
    expect(
      follow('#section/Authentication', {
        securitySchemes: [{name: 'key', kind: 'http', scheme: 'basic'}],
      }),
    ).toBe('/api/default#authentication');
  });

  it('respects the base URL and trailing slash of the site', () => {
    expect(follow('#operation/listPets', {}, {baseUrl: '/docs/', trailingSlash: true})).toBe(
      '/docs/api/default/pets/get/',
    );
  });

  it.each(['https://example.com/#operation/listPets', '#operation/%E0%A4%A'])(
    'is not resolved when it names no part of the document: %s',
    (href) => {
      expect(follow(href)).toBeUndefined();
    },
  );
});

describe('a link of another tool', () => {
  const find = createAddressFinder({
    operations: [
      {method: 'GET', path: '/', permalink: '/root'},
      {method: 'GET', path: '/pets/{id}', operationId: 'pets.get', permalink: '/get'},
      {method: 'POST', path: '/pets/{id}', permalink: '/post'},
      {method: 'POST', path: 'petAdopted', permalink: '/hook'},
    ],
    tags: [
      ['Pets/Große Tiere', '/animals'],
      ['store', '/store'],
      ['!', '/other'],
    ],
    sections: [
      [['Paging'], '/paging'],
      [['Filtering'], '/filtering'],
      [['Filtering', 'Examples'], '/filtering-examples'],
      [['Sorting', 'Examples'], '/sorting-examples'],
      [['Errors & limits'], '/errors'],
      [['Read/write', 'Examples'], '/read-examples'],
    ],
    schemas: [['Pet_Info', '/schemas/Pet_Info']],
  });
  it.each([
    // Redoc
    ['#operation/pets.get', '/get'],
    ['#/operation/pets.get', '/get'],
    ['#operation/other', undefined],
    ['#operation/constructor', undefined],
    ['#tag/store/operation/pets.get', '/get'],
    ['#tag/store/paths/~1pets~1%7Bid%7D/post', '/post'],
    ['#tag/store%2Fpaths%2F~1pets~1{id}%2Fpost', '/post'],
    ['#/paths/~1pets~1{id}/post', '/post'],
    ['#tag/store/webhooks/petAdopted/post', '/hook'],
    ['#tag/PetsGrosse-Tiere', undefined],
    ['#tag/PetsGroße-Tiere', '/animals'],
    ['#tag/store/A-heading', '/store'],
    ['#tag/Cats', undefined],
    ['#section/Paging/More', '/paging'],
    ['#section/Filtering/Examples', '/filtering-examples'],
    ['#section/Sorting/Examples', '/sorting-examples'],
    ['#section/Read/write/Examples', '/read-examples'],
    ['#section/Examples', '/filtering-examples'],
    ['#section/Errors-and-limits', '/errors'],
    ['#section/Nothing', undefined],
    ['#schema/Pet_Info', '/schemas/Pet_Info'],
    // Scalar
    ['#tag/store/GET/pets/{id}', '/get'],
    ['#tag/store/get/pets/%7Bid%7D', '/get'],
    ['#tag/default/GET/', '/root'],
    ['#tag/store/DELETE/pets', undefined],
    ['#GET/pets/{id}', '/get'],
    ['#my-api/tag/store/POST/pets/{id}', '/post'],
    ['#my-api/tag/store', '/store'],
    ['#my-api/description/paging', '/paging'],
    ['#description/errors-limits', '/errors'],
    ['#description/errors--limits', '/errors'],
    ['#description/Errors%20%26%20limits', '/errors'],
    ['#webhook/POST/petadopted', '/hook'],
    ['#webhook/POST/petAdopted', '/hook'],
    ['#tag/webhooks/webhook/POST/petAdopted', '/hook'],
    ['#model/pet_info', '/schemas/Pet_Info'],
    ['#my-api/model/petinfo', '/schemas/Pet_Info'],
    ['#tag/store/model/Pet-Info', '/schemas/Pet_Info'],
    // Swagger UI
    ['#/store/pets_get', '/get'],
    ['#/store/pets.get', '/get'],
    ['#/store/post_pets__id_', '/post'],
    ['#/store', '/store'],
    ['#/Pets%2FGro%C3%9Fe%20Tiere', '/animals'],
    ['#/store/gone', undefined],
    ['#/components/schemas/Pet_Info', '/schemas/Pet_Info'],
    ['#tag/?', undefined],
    ['#group-pets', undefined],
  ])('is resolved if the document has what it names: %s', (hash, permalink) => {
    const address = readDocumentAddress(hash);
    expect(address && find(address)).toBe(permalink);
  });
});

describe('a link of Scalar to what its page shows', () => {
  const targets: AddressTargets = {
    operations: [
      {method: 'GET', path: '/pets/{id}', permalink: '/get'},
      {method: 'PUT', path: '/pets/{id}.{ext}', permalink: '/put'},
      {method: 'POST', path: 'order.placed', permalink: '/hook'},
    ],
    tags: [['Pets', '/pets']],
    sections: [],
    schemas: [['Pet', '/schemas/Pet']],
    schemaList: '/schemas',
  };
  it.each([
    // A parameter, a response, a property
    ['#tag/pets/GET/pets/{id}.path.id', '/get'],
    ['#GET/pets/%7Bid%7D.200', '/get'],
    ['#api-1/tag/pets/PUT/pets/{id}.{ext}', '/put'],
    ['#api-1/tag/pets/PUT/pets/{id}.{ext}.path.ext', '/put'],
    ['#api-1/tag/pets/PUT/pets/{id}.{ext}.body.owner.name', '/put'],
    ['#webhook/POST/orderplaced', '/hook'],
    ['#tag/pets/webhook/POST/orderplaced.default', '/hook'],
    ['#model/pet.name.first', '/schemas/Pet'],
    ['#api-1/tag/pets/model/pet.name', '/schemas/Pet'],
    ['#tag/pets/GET/pets/{id}.json', undefined],
    ['#tag/pets/GET/cats.200', undefined],
    // All schemas
    ['#models', '/schemas'],
    ['#api-1/models', '/schemas'],
    // Another document of the same page
    ['#shop-api/tag/pets/GET/pets/{id}', '/api/shop#tag/pets/GET/pets/{id}'],
    ['#shop-api/models', '/api/shop#models'],
    ['#tag/shop-api/GET/pets/{id}', '/get'],
  ])('is resolved if the document has that: %s', (hash, permalink) => {
    expect(resolveOldLink(hash, targets, [{label: 'Shop API', overview: '/api/shop'}])).toBe(
      permalink,
    );
  });
});

describe('the headings of the description of a document', () => {
  it('get unique anchors, even when their texts repeat or have no letters', () => {
    const info = {title: 'Pets', version: '1', description: MANUAL};
    const anchors = (
      withSectionAnchors(MANUAL, toSectionAnchors({info})) as [string, {id?: string}, unknown][]
    ).map(([, {id}]) => id);
    expect(anchors).toEqual([
      'section-the-manual',
      'section-limit-and-pages',
      undefined,
      'section-the-manual-2',
      'section-other',
    ]);
    expect(withSectionAnchors('Plain.', new Map())).toBe('Plain.');
  });
});
