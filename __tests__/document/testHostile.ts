import fs from 'fs';
import path from 'path';
import {loadDocument} from '../../plugin/document/load';
import {createFolder} from '../support/folder';
import {listFindings, loadFiles, loadFrom} from '../support/load';

const toDocument = (fields: object) =>
  JSON.stringify({openapi: '3.0.3', info: {title: 'Pets', version: '1'}, paths: {}, ...fields});
const schemas = (count: number, make: (index: number) => unknown) => ({
  components: {
    schemas: Object.fromEntries(
      Array.from({length: count}, (_, index) => [`a${index}`, make(index)]),
    ),
  },
});
const load = (fields: object) => loadFiles({'openapi.json': toDocument(fields)});
const deep = (levels: number, leaf: string) =>
  JSON.parse('{"items":'.repeat(levels) + leaf + '}'.repeat(levels)) as unknown;

/**
 * Tests documents that are large, deep or odd.
 * @param scale share of the size that takes minutes
 */
export function testHostile(scale: number): void {
  const at = (size: number) => Math.ceil(size * scale);
  const VALUES = [null, 'x', [null], 5, [], true, {a: null}].slice(0, scale < 1 ? 3 : undefined);

  describe('hostile documents', () => {
    it.each<[string, object, string[]]>([
      ['a schema of the greatest allowed depth', schemas(1, () => deep(490, '{}')), []],
      [
        'a fault at the bottom of a deep schema',
        schemas(1, () => deep(490, '{"type": "strin"}')),
        ['document-schema'],
      ],
      [
        'a long chain of references',
        schemas(at(20_000), (index) =>
          index === at(20_000) - 1 ? {} : {$ref: `#/components/schemas/a${index + 1}`},
        ),
        [],
      ],
      [
        'a pointer through a long chain of references',
        schemas(502, (index) =>
          index === 501
            ? {$ref: '#/components/schemas/a0/properties/end'}
            : index === 500
              ? {properties: {end: {}}}
              : {$ref: `#/components/schemas/a${index + 1}`},
        ),
        [],
      ],
      [
        'pointers through a long circle of references',
        schemas(2 * at(1_000), (index) => ({
          $ref: `#/components/schemas/a${(index + 1) % at(1_000)}${index < at(1_000) ? '' : '/properties/end'}`,
        })),
        ['ref-circular', 'ref-unresolved'],
      ],
      [
        'a long circle of references',
        schemas(at(20_000), (index) => ({
          $ref: `#/components/schemas/a${(index + 1) % at(20_000)}`,
        })),
        ['ref-circular'],
      ],
      [
        'pointers into the targets of other references',
        schemas(at(2000), (index) => ({$ref: `#/components/schemas/a${index + 1}/%78`})),
        ['ref-unresolved'],
      ],
      [
        'many unresolved references',
        schemas(at(20_000), (index) => ({$ref: `#/components/schemas/b${index}`})),
        ['ref-unresolved'],
      ],
      [
        'many null values in place of schemas',
        schemas(at(100_000), () => null),
        ['document-schema'],
      ],
      [
        'a path with many variables',
        {paths: {[`/${'{a}'.repeat(at(100_000))}`]: {get: {responses: {200: {description: 'x'}}}}}},
        ['path-parameter-undeclared', 'path-template'],
      ],
      [
        'a path with many opening braces',
        {paths: {[`/${'{'.repeat(at(100_000))}`]: {}}},
        ['path-template'],
      ],
      ['a server URL with many opening braces', {servers: [{url: '{'.repeat(at(100_000))}]}, []],
      [
        'many equal tags',
        {tags: Array.from({length: at(20_000)}, () => ({name: 'a'}))},
        ['tag-duplicate'],
      ],
    ])('with %s still load, with the expected findings', async (_name, fields, codes) => {
      const {document, diagnostics} = await load(fields);
      expect(document).toBeDefined();
      expect([...new Set(diagnostics.map(({code}) => code))].sort()).toEqual(codes);
    });

    it('get the first 5,000 findings of a rule and a count of the others', async () => {
      const {diagnostics} = await load({tags: Array.from({length: 6001}, () => ({name: 'a'}))});
      expect(diagnostics).toHaveLength(5001);
      expect(diagnostics.at(-1)).toMatchObject({
        message: 'This rule has 1,000 more findings in the document.',
        help: 'Correct the ones above first; `check` then reports the others.',
      });
    });

    it.each(['paths', 'components', 'info', 'tags', 'servers', 'security', 'webhooks'])(
      'with any JSON value in `%s` still load',
      async (field) => {
        for (const value of VALUES) expect((await load({[field]: value})).document).toBeDefined();
      },
    );

    it('made of many files load without findings and list each file once', async () => {
      const files: {[name: string]: string} = {
        'openapi.yaml': `openapi: 3.1.1\ninfo: {title: Pets, version: '1'}\npaths:\n${Array.from({length: at(1500)}, (_, index) => `  /p${index}: {$ref: p/${index}.yaml}`).join('\n')}\n`,
      };
      for (let index = 0; index < at(1500); index++)
        files[`p/${index}.yaml`] =
          `get: {responses: {'200': {description: OK, content: {a/b: {schema: {$ref: ../s/${index % at(100)}.yaml}}}}}}\n`;
      for (let index = 0; index < at(100); index++)
        files[`s/${index}.yaml`] = `properties: {next: {$ref: ${(index + 1) % at(100)}.yaml}}\n`;
      const {document, diagnostics} = await loadFiles(files);
      expect(diagnostics).toEqual([]);
      expect(document?.files).toHaveLength(1 + at(1500) + at(100));
    });

    it('that exceed the size limit are reported', async () => {
      const rootDir = createFolder({});
      fs.closeSync(fs.openSync(path.join(rootDir, 'openapi.json'), 'w'));
      fs.truncateSync(path.join(rootDir, 'openapi.json'), 101 * 1024 * 1024);
      expect(listFindings((await loadFrom(rootDir, 'openapi.json')).diagnostics)).toEqual([
        'error document-limit openapi.json',
      ]);
    });

    it.each([
      ['missing.yaml', 'config-source-missing'],
      ['../x.yaml', 'config-source-outside'],
      ['folder', 'config-source-missing'],
    ])('that cannot be read are reported: %s', async (source, code) => {
      const found: string[] = [];
      expect(
        await loadDocument({rootDir: createFolder({'folder/a.yaml': ''}), source}, (diagnostic) =>
          found.push(diagnostic.code),
        ),
      ).toBeUndefined();
      expect(found).toEqual([code]);
    });
  });
}
