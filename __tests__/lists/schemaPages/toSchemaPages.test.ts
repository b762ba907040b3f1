import type {TabConfig} from '../../../plugin/config/types';
import type {JsonObject} from '../../../plugin/document/types';
import {toApiReference} from '../../../plugin/model/apiReference';
import type {OperationPart} from '../../../plugin/model/page/closure';
import type {ApiReference} from '../../../plugin/model/types';
import {toSchemaPages} from '../../../plugin/lists/schemaPages/toSchemaPages';
import type {SchemaPages} from '../../../plugin/lists/schemaPages/types';
import {inMemoryDocument} from '../../support/inMemoryDocument';
import {readYaml} from '../../support/petStore';
import {navigate} from '../../support/reference';
import {walkSchemas} from '../../support/walkSchemas';

const toReference = (source: string | JsonObject): Promise<ApiReference> =>
  toApiReference(inMemoryDocument(source), () => undefined);

function toPages(
  reference: ApiReference,
  tab: Partial<TabConfig> = {},
  trailingSlash?: boolean,
): SchemaPages | undefined {
  const {navigation} = navigate(reference, tab, {trailingSlash});
  return toSchemaPages({reference, navigation});
}

/** A document whose operations have responses with these schemas. */
const toDocument = (operations: {[path: string]: string[]}, schemas: JsonObject): JsonObject => ({
  openapi: '3.1.0',
  info: {title: 'Shelter', version: '1'},
  paths: Object.fromEntries(
    Object.entries(operations).map(([path, names]) => {
      const anyOf = names.map((name) => ({
        $ref: `#/components/schemas/${encodeURIComponent(name.replaceAll('/', '~1'))}`,
      }));
      const content = {'application/json': {schema: {anyOf}}};
      return [path, {get: {responses: {200: {description: 'OK', content}}}}];
    }),
  ),
  components: {schemas},
});
const OBJECT = {type: 'object', properties: {id: {type: 'integer'}}};
const listPermalinks = (pages: SchemaPages | undefined) =>
  Object.fromEntries((pages?.pages ?? []).map(({name, permalink}) => [name, permalink]));

describe('schema pages', () => {
  const document = toDocument(
    {'/a': ['Both', 'One'], '/b': ['Both'], '/c': ['Outer']},
    {
      Both: {type: 'object', properties: {inner: {$ref: '#/components/schemas/Inner'}}},
      One: OBJECT,
      Inner: OBJECT,
      Outer: {
        type: 'object',
        properties: {part: {$ref: '#/components/schemas/Both/properties/inner'}},
      },
      Nobody: OBJECT,
    },
  );

  it.each<[string, string[] | undefined, TabConfig['schemas']?]>([
    ['schemas that two operations use, directly or through other schemas', ['Both', 'Inner']],
    ['all used schemas with `schemas: true`', ['Both', 'Inner', 'One', 'Outer'], true],
    ['no schema with `schemas: false`', undefined, false],
  ])('exist for %s, but not for parts of schemas', async (_what, names, schemas = 'used') => {
    const pages = toPages(await toReference(document), {schemas});
    expect(pages?.pages.map(({name}) => name)).toEqual(names);
  });

  it('do not count or list the uses by hidden operations', async () => {
    const overrides = new Map([['GET /b', {hidden: true}]]);
    const reference = await toReference(document);
    expect(toPages(reference, {overrides})!.pages.map(({name}) => name)).toEqual(['Inner']);
    const [both] = toPages(reference, {overrides, schemas: true})!.pages;
    expect(both!.uses.direct.map(({page}) => page.operation.key)).toEqual(['GET /a']);
  });
});

describe('the URLs of schema pages', () => {
  it('are safe forms of the schema names, unique regardless of case', async () => {
    const names = ['Pet', 'pet', 'Pet/Small', 'Ключ', 'notes.md', 'page.html', '..', 'Pet-2'];
    const reference = await toReference(
      toDocument(
        {'/a': names, '/b': names},
        Object.fromEntries(names.map((name) => [name, OBJECT])),
      ),
    );
    const permalinks = listPermalinks(toPages(reference));
    expect(Object.keys(permalinks).sort()).toEqual([...names].sort());
    const segments = Object.values(permalinks).map((permalink) =>
      permalink.replace('/api/default/schemas/', ''),
    );
    for (const segment of segments) expect(segment).toMatch(/^(?!\.)[\w.~-]+(?<!\.(md|html))$/);
    expect(new Set(segments.map((segment) => segment.toLowerCase())).size).toBe(names.length);
    expect(permalinks['Pet']).toBe('/api/default/schemas/Pet');
  });

  it('never take the URL of an operation', async () => {
    const reference = await toReference(
      toDocument({'/a': ['Pet', 'List'], '/b': ['Pet', 'List']}, {Pet: OBJECT, List: OBJECT}),
    );
    const at = (slug: string[]) => ({overrides: new Map([['GET /a', {slug}]])});
    expect(listPermalinks(toPages(reference, at(['Schemas', 'PET'])))).toEqual({
      List: '/api/default/schemas/List',
      Pet: '/api/default/schemas/Pet-2',
    });
    const moved = toPages(reference, at(['schemas']))!;
    expect([moved.index, moved.pages[1]!.permalink]).toEqual([
      '/api/default/schemas-2',
      '/api/default/schemas-2/Pet',
    ]);
  });

  it('end in a slash if the URLs of the site do', async () => {
    const reference = await toReference(toDocument({'/a': ['Pet'], '/b': ['Pet']}, {Pet: OBJECT}));
    const {index, pages} = toPages(reference, {}, true)!;
    expect([index, pages[0]!.permalink]).toEqual([
      '/api/default/schemas/',
      '/api/default/schemas/Pet/',
    ]);
  });
});

const toPart = (part: OperationPart): string =>
  part.kind === 'request'
    ? 'request body'
    : part.kind === 'response'
      ? `response ${part.status}`
      : part.kind === 'parameter'
        ? `${part.in} parameter ${part.name}`
        : `callback ${part.name}`;

describe.each(['example-site/openapi/petstore.yaml', 'example-site/openapi/petstore-1.0.yaml'])(
  'uses of the schemas of %s',
  (file) => {
    const document = readYaml(file);
    const walked = walkSchemas(document);

    it('are all operations and parts that reach a schema in a walk over the document', async () => {
      const pages = toPages(await toReference(document), {schemas: true})!;
      const found = pages.pages.flatMap(({name, uses: {direct, through}}) =>
        [...direct, ...through].flatMap(({page, parts}) =>
          parts.map((part) => `${name}: ${page.operation.key}, ${toPart(part)}`),
        ),
      );
      const expected = new Set(
        walked.map(({schema, operation, part}) => `${schema}: ${operation}, ${part}`),
      );
      expect(found.length).toBe(new Set(found).size);
      expect(new Set(found)).toEqual(expected);
    });

    it('are direct for the operations that name a schema', async () => {
      const pages = toPages(await toReference(document), {schemas: true})!;
      const direct = new Set(
        pages.pages.flatMap(({name, uses}) =>
          uses.direct.flatMap(({page, parts}) =>
            parts.map((part) => `${name}: ${page.operation.key}, ${toPart(part)}`),
          ),
        ),
      );
      for (const {schema, operation, part, isDirect} of walked)
        if (isDirect) expect(direct).toContain(`${schema}: ${operation}, ${part}`);
    });

    it('by other schemas are the same in both directions', async () => {
      const {pages, byId} = toPages(await toReference(document), {schemas: true})!;
      for (const {id, uses} of pages) {
        for (const named of uses.names) expect(byId.get(named)?.uses.usedBy ?? [id]).toContain(id);
        for (const user of uses.usedBy) expect(byId.get(user)?.uses.names ?? [id]).toContain(id);
      }
    });
  },
);

describe('a document in which every schema reaches every other schema', () => {
  const names = Array.from({length: 250}, (_, index) => `S${index}`);
  const document = toDocument(
    Object.fromEntries(names.map((name) => [`/${name}`, [name]])),
    Object.fromEntries(
      names.map((name, index) => [
        name,
        {type: 'object', properties: {next: {$ref: `#/components/schemas/S${(index + 1) % 250}`}}},
      ]),
    ),
  );

  it('lists only the first 50 indirect uses of a schema, and counts the rest', async () => {
    const {pages} = toPages(await toReference(document))!;
    for (const {uses} of pages)
      expect([uses.direct.length, uses.through.length, uses.left, uses.count]).toEqual([
        1, 50, 199, 250,
      ]);
  });
});
