import fs from 'fs';
import path from 'path';
import Ajv2020 from 'ajv/dist/2020';
import {readYaml, ROOT} from '../support/petStore';
import {yaml} from '../support/yaml';

type Shown = {source: string; overrides?: Record<string, object>};
type Tab = {
  tab: string;
  api: Partial<Shown> & {versions?: (Shown & {version: string})[]; tagsOrder?: string[]};
};
type ObjectSchema = {required?: string[]; properties?: Record<string, {readOnly?: boolean}>};

const METHODS = new Set(['get', 'put', 'post', 'delete', 'patch']);
const read = (file: string) => fs.readFileSync(path.join(ROOT, file), 'utf8');
const {tabs} = JSON.parse(read('docs.json')) as {tabs: Tab[]};

const listShown = ({api: {source, versions = []}}: Tab): Shown[] =>
  source === undefined ? versions : [{source}];
const documents = tabs.flatMap(listShown);

/** Yields every object of a document with its pointer. */
function* walk(
  value: unknown,
  pointer = '',
): Generator<[pointer: string, object: Record<string, unknown>]> {
  if (value === null || typeof value !== 'object') return;
  if (!Array.isArray(value)) yield [pointer, value as Record<string, unknown>];
  for (const [key, child] of Object.entries(value))
    yield* walk(child, `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`);
}

/** The document as it applies to requests: read-only properties are not required. */
function withoutReadOnly(document: object): object {
  return JSON.parse(JSON.stringify(document), (_key, value: ObjectSchema | null) => {
    const {required, properties} = value ?? {};
    return Array.isArray(required) && properties
      ? {...value, required: required.filter((name) => !properties[name]?.readOnly)}
      : value;
  }) as object;
}

/** The files that `init` writes into a new site. */
const TEMPLATES = 'plugin/cli/init/templates';

describe('the example documents', () => {
  it('are the pet store in three versions in the first tab and the starter in the second', () => {
    expect(tabs.map((tab) => [tab.tab, ...listShown(tab).map(({source}) => source)])).toEqual(yaml`
      - [API Reference, example-site/openapi/petstore.yaml, example-site/openapi/petstore-2.0.yaml, example-site/openapi/petstore-1.0.yaml]
      - [Starter API, example-site/openapi/starter/openapi.yaml]
    `);
  });

  it('include the template of `init` as the starter', () => {
    expect(read('example-site/openapi/starter/openapi.yaml')).toBe(
      read(`${TEMPLATES}/openapi.yaml`),
    );
  });

  it.each([...tabs, {...(JSON.parse(read(`${TEMPLATES}/docs.json`)) as Tab), name: 'templates'}])(
    'have the operations and tags that their tab in docs.json names: $tab',
    (tab) => {
      const listOperations = (source: string) =>
        Object.entries(
          readYaml<{paths: Record<string, Record<string, {tags?: string[]}>>}>(
            'name' in tab ? `${TEMPLATES}/${source}` : source,
          ).paths,
        ).flatMap(([route, item]) =>
          Object.entries(item)
            .filter(([method]) => METHODS.has(method))
            .map(([method, {tags = []}]) => ({key: `${method.toUpperCase()} ${route}`, tags})),
        );
      const shown = listShown(tab);
      const operations = shown.flatMap(({source}) => listOperations(source));
      for (const key of Object.keys(tab.api.overrides ?? {}))
        expect(operations.map((operation) => operation.key)).toContain(key);
      for (const tag of tab.api.tagsOrder ?? [])
        expect(operations.flatMap(({tags}) => tags)).toContain(tag);
      for (const {source, overrides = {}} of shown)
        expect(listOperations(source).map(({key}) => key)).toEqual(
          expect.arrayContaining(Object.keys(overrides)),
        );
    },
  );

  it.each(documents)('name only local, example and RFC Editor hosts: $source', ({source}) => {
    const hosts = [...read(source).matchAll(/https?:\/\/([^/\s`'")]+)/g)].map(([, host]) => host!);
    const unknown = hosts.filter(
      (host) => !/(^|\.)example\.(com|org)$|^127\.0\.0\.1:4010$|^www\.rfc-editor\.org$/.test(host),
    );
    expect(hosts.length).toBeGreaterThan(0);
    expect(unknown).toEqual([]);
  });

  it.each(documents)('have examples that are valid against their schemas: $source', ({source}) => {
    const document = readYaml(source);
    const ajv = new Ajv2020({strict: false, validateFormats: false});
    ajv.addSchema(document, 'response', undefined, false);
    ajv.addSchema(withoutReadOnly(document), 'request', undefined, false);
    const wrong: unknown[] = [];
    let checked = 0;
    for (const [pointer, object] of walk(document)) {
      if (!object.schema) continue;
      const {example, examples = {}} = object as {
        example?: unknown;
        examples?: Record<string, {value?: unknown}>;
      };
      const side = pointer.includes('/responses/') ? 'response' : 'request';
      const validate = ajv.compile({$ref: `${side}#${encodeURI(`${pointer}/schema`)}`});
      for (const value of [example, ...Object.values(examples).map((entry) => entry.value)]) {
        if (value === undefined) continue;
        checked++;
        if (!validate(value)) wrong.push({pointer, value, errors: validate.errors});
      }
    }
    expect(checked).toBeGreaterThan(0);
    expect(wrong).toEqual([]);
  });
});
