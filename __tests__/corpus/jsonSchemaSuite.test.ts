import fs from 'fs';
import path from 'path';
import {parseExactJson} from '../../plugin/model/text/parseExactJson';
import type {Json, Schema, SchemaTable} from '../../plugin/model/types';
import {createMatchWithin} from '../../plugin/model/validation/matchWithin';
import {validate} from '../../plugin/model/validation/validate';
import {loadModel} from '../support/model';
import {once} from '../support/once';
import {CORPUS} from '../support/site';

/** JSON Schema's own suite, if it is there. */
const SUITE = path.join(CORPUS, 'json-schema/draft2020-12');

type Test = {description: string; data: Json; valid: boolean};
type Group = {keyword: string; description: string; schema: Json; tests: Test[]};

/** References that a document resolves by its own rules, which other tests cover. */
const IDENTITY = /"\$(?:id|anchor|dynamicRef|dynamicAnchor|vocabulary)":/;
const REMOTE = /"\$ref":"[^#"]/;
/** The console compares formats; the suite says that they are annotations. */
const NOT_COMPARED = new Set(['format.json']);

const listGroups = (): Group[] =>
  fs
    .readdirSync(SUITE)
    .filter((file) => !NOT_COMPARED.has(file))
    .flatMap((file) =>
      (JSON.parse(fs.readFileSync(path.join(SUITE, file), 'utf8')) as Omit<Group, 'keyword'>[]).map(
        (group) => ({...group, keyword: path.basename(file, '.json')}),
      ),
    )
    .filter(({schema}) => {
      const text = JSON.stringify(schema);
      return !IDENTITY.test(text) && !REMOTE.test(text);
    });

/** A schema whose references lead to its own parts. */
const toPart = (value: Json, base: string): Json => {
  if (Array.isArray(value)) return value.map((item) => toPart(item, base));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => {
      if (key === 'enum' || key === 'const') return [key, inner];
      return key === '$ref' && typeof inner === 'string'
        ? [key, base + inner.slice(1)]
        : [key, toPart(inner, base)];
    }),
  );
};

/** A document whose responses have these schemas. */
const toDocument = (groups: readonly Group[]) => ({
  openapi: '3.1.0',
  info: {title: 'Suite', version: '1'},
  paths: Object.fromEntries(
    groups.map(({schema}, index) => {
      const base = `#/paths/~1${index}/get/responses/200/content/application~1json/schema`;
      const content = {'application/json': {schema: toPart(schema, base)}};
      return [`/${index}`, {get: {responses: {200: {description: '', content}}}}];
    }),
  ),
});

/**
 * The groups of which some values are left open, and why. The page shows one schema for all parts of
 * an `allOf`, which has lost the part of a keyword whose meaning depends on those beside it.
 */
const UNCHECKED = new Map<string, string>([
  ...[
    'additionalProperties: additionalProperties does not look in applicators',
    'infinite-loop-detection: evaluating the same schema location against the same data location twice is not a sign of an infinite loop',
  ].map((group) => [group, 'one part has `additionalProperties`, another one properties'] as const),
  [
    'items: items does not look in applicators, valid case',
    'one part has `items`, another one `prefixItems`',
  ],
  [
    'unevaluatedItems: unevaluatedItems depends on multiple nested contains',
    'the second `contains` is only listed',
  ],
  ...[
    'ref: ref creates new scope when adjacent to keywords',
    'unevaluatedItems: unevaluatedItems with nested unevaluatedItems',
    "unevaluatedItems: unevaluatedItems can't see inside cousins",
    'unevaluatedItems: item is evaluated in an uncle schema to unevaluatedItems',
    'unevaluatedProperties: unevaluatedProperties with nested unevaluatedProperties',
    "unevaluatedProperties: unevaluatedProperties can't see inside cousins",
    "unevaluatedProperties: unevaluatedProperties can't see inside cousins (reverse order)",
    'unevaluatedProperties: nested unevaluatedProperties, outer false, inner true, properties outside',
    'unevaluatedProperties: nested unevaluatedProperties, outer false, inner true, properties inside',
    'unevaluatedProperties: nested unevaluatedProperties, outer true, inner false, properties outside',
    'unevaluatedProperties: nested unevaluatedProperties, outer true, inner false, properties inside',
    'unevaluatedProperties: cousin unevaluatedProperties, true and false, true with properties',
    'unevaluatedProperties: cousin unevaluatedProperties, true and false, false with properties',
    'unevaluatedProperties: property is evaluated in an uncle schema to unevaluatedProperties',
    'unevaluatedProperties: in-place applicator siblings, allOf has unevaluated',
    'unevaluatedProperties: in-place applicator siblings, anyOf has unevaluated',
  ].map((group) => [group, 'a part has `unevaluated…`, and must not see the others'] as const),
]);

const compare = (schema: Schema | undefined, data: Json, table: SchemaTable) => {
  const {value} = parseExactJson(JSON.stringify(data))!;
  const findings = validate(value, schema!, {
    table,
    direction: 'response',
    match: createMatchWithin(),
  });
  if (findings.length === 0) return 'as documented';
  return findings.every(({kind}) => kind === 'unchecked') ? 'unchecked' : 'differs';
};

/** The values of the suite that a comparison says something about, with the group and the keyword. */
const compareAll = async (groups: readonly Group[]) => {
  const {reference} = await loadModel(toDocument(groups));
  return groups.flatMap(({keyword, description, tests}, index) => {
    const operation = reference.operations.find((candidate) => candidate.path === `/${index}`)!;
    const {schema} = operation.responses[0]!.content[0]!;
    return tests.map(({data, valid, description: title}) => ({
      group: `${keyword}: ${description}`,
      title,
      valid,
      outcome: compare(schema, data, reference.schemas),
    }));
  });
};

(fs.existsSync(SUITE) ? describe : describe.skip)("the values of JSON Schema's own suite", () => {
  const compared = once(() => compareAll(listGroups()));

  it('are no mismatch if they are valid', async () => {
    const alarms = (await compared()).filter(({valid, outcome}) => valid && outcome === 'differs');
    expect(alarms).toEqual([]);
  });

  it('are never called documented if they are invalid', async () => {
    const unseen = (await compared()).filter(
      ({valid, outcome}) => !valid && outcome === 'as documented',
    );
    expect(unseen).toEqual([]);
  });

  it('are left open only where the model cannot express their schema', async () => {
    const open = (await compared()).filter(({outcome}) => outcome === 'unchecked');
    expect(new Set(open.map(({group}) => group))).toEqual(new Set(UNCHECKED.keys()));
    expect(open.filter(({valid}) => !valid).length).toBeLessThanOrEqual(20);
  });
});
