import {toFormatFiles} from '../../plugin/exports/formatFiles';
import {buildRoutes} from '../../plugin/pages/routes';
import type {PropOperationChunk, PropTagPage} from '../../plugin/pages/props';
import {toDocs} from '../support/checkFiles';
import {createTestLoader} from '../support/createTestLoader';
import {readDataModule} from '../support/dataModule';
import {createFolder} from '../support/folder';
import {routeContext} from '../support/routeContext';
import {yaml} from '../support/yaml';

const DOCUMENT = `openapi: 3.2.0
info: {title: Shelter, version: '2'}
tags:
  - {name: Pets, summary: Animals, description: The *animals*., externalDocs: {url: https://example.com/pets}}
  - {name: Cats, parent: Pets}
paths:
  /pets:
    get: {summary: List pets, description: 'Gives all, e.g. cats. And more.', tags: [Pets], responses: {'200': {description: OK, content: {application/json: {schema: {$ref: '#/components/schemas/Pet'}}}}}}
    post: {summary: Add a pet, tags: [Pets], deprecated: true, responses: {}}
  /cats: {get: {summary: Cats, tags: [Cats, Pets], responses: {}}}
  /secret: {get: {summary: Secret, tags: [Pets, Inner], responses: {}}}
components:
  schemas:
    Pet: {type: object, properties: {name: {type: string}}}
`;

const load = (api: object, document = DOCUMENT) =>
  createTestLoader(createFolder({'docs.json': toDocs(api), 'openapi.yaml': document}))();

async function build(page: string) {
  const content = await load({exclude: [{tag: 'Inner'}], tags: {Pets: {page}}});
  const {routes, files} = buildRoutes(content, routeContext, (name) => name);
  const read = (name: string) => readDataModule(files.find((file) => file.name === name)!.text);
  const route = routes[1]!.routes![1]!.routes!.find(({path}) => path.includes('/tags/'))!;
  const texts = await toFormatFiles(content, {
    siteUrl: 'https://docs.example.com',
    baseUrl: '/',
    search: true,
  });
  const textOf = (url: string) => texts.files.find((file) => file.url === url)!.text();
  return {content, read, route, textOf};
}

describe('the page of a tag', () => {
  it('has a card for each operation, with the first sentence of its description', async () => {
    const {read, route} = await build('index');
    expect(route).toMatchObject({
      path: '/api/default/tags/pets',
      component: '@theme/ApiTag/Index',
      modules: {tag: 'default/tag-0.mjs'},
    });
    expect(route.modules).not.toHaveProperty('chunks');
    const {group, formats, next} = read('default/tag-0.mjs') as PropTagPage;
    expect(group).toMatchObject(yaml<object>`
      {label: Animals, externalDocs: {url: https://example.com/pets},
        operations: [{title: List pets, method: GET, path: /pets, description: 'Gives all, e.g. cats.'}, {title: Add a pet, deprecated: true}, {title: Cats}],
        groups: []}
    `);
    expect(formats).toEqual({markdown: '/api/default/tags/pets.md'});
    expect(next?.title).toBe('List pets');
  });

  it('loads the same data as the pages of its operations if it shows whole operations', async () => {
    const {read, route, content} = await build('scroll');
    expect(route.component).toBe('@theme/ApiTag/Scroll');
    const {chunks} = route.modules as {chunks: {[key: string]: string}};
    const permalinks = Object.values(chunks).flatMap((file) =>
      Object.keys((read(file) as PropOperationChunk).operations),
    );
    const pages = content.tabs[0]!.navigation!.tagPages![0]!.pages;
    expect(pages.map(({title}) => title)).toEqual(['List pets', 'Add a pet', 'Cats']);
    for (const {permalink} of pages) expect(permalinks).toContain(permalink);
  });

  it('is available as Markdown: a list of operations or, with `scroll`, whole operations', async () => {
    const url = '/api/default/tags/pets.md';
    const index = (await build('index')).textOf(url);
    expect(index).toMatch(/^> .*\n\n# Animals\n\nThe \*animals\*\.\n/);
    expect(index).toContain('[List pets](https://docs.example.com/api/default/pets/get.md)');
    expect(index).not.toContain('## Responses');
    const scroll = (await build('scroll')).textOf(url);
    expect(scroll).toContain('# Add a pet');
    expect(scroll).toContain('## Responses');
    expect(scroll.match(/^## Schemas$/gm)).toHaveLength(1);
    expect(scroll).not.toContain('Secret');
  });

  it('is listed in llms.txt', async () => {
    expect((await build('scroll')).textOf('/api/default/llms.txt')).toContain(
      '[Animals](https://docs.example.com/api/default/tags/pets.md): its operations on one page',
    );
  });
});
