import {execFileSync} from 'child_process';
import fs from 'fs';
import path from 'path';
import Ajv from 'ajv';
import {ADJUSTABLE_RULES} from '../../plugin/diagnostics/codes';
import type {Diagnostic} from '../../plugin/diagnostics/types';
import type {Json} from '../../plugin/document/types';
import {normalizeConfig} from '../../plugin/config/normalize';
import {CHANGE_KINDS} from '../../plugin/compare/kinds';
import schema from '../../schemas/docs.schema.json';
import docs from '../../docs.json';
import {VALID, INVALID} from '../__fixtures__/config/samples';
import {ROOT} from '../support/petStore';

const validate = new Ajv({
  strict: true,
  strictRequired: false,
  strictTypes: false,
  keywords: ['defaultSnippets', 'x-page', 'x-variants'],
  formats: {date: true},
}).compile(schema);

/** The errors that the plugin finds in docs.json alone, without other files, as an editor does. */
function findErrors(value: Json): Diagnostic[] {
  const found: Diagnostic[] = [];
  normalizeConfig(value, {
    locate: (pointer) => ({file: 'docs.json', pointer}),
    report: (diagnostic) => found.push(diagnostic),
  });
  return found.filter(({severity, code}) => severity === 'error' && code !== 'config-tab-id');
}

/** A docs.json with fields of `api`, of a version or of an override. */
function toDocs(owner: string, fields: {[name: string]: Json}): Json {
  if (owner === 'version')
    return {tab: 'A', api: {versions: [{version: '1', source: 'a.yaml', ...fields}]}};
  const api = owner === 'override' ? {overrides: {'GET /a': fields}} : fields;
  return {tab: 'A', api: {...(!('versions' in api) && {source: 'a.yaml'}), ...api}};
}

type Described = {description?: string; $ref?: string; examples?: Json[]};

function listFields(definition: {properties?: object}): [name: string, field: Described][] {
  const fields: [string, Described | true][] = Object.entries(definition.properties ?? {});
  return fields.flatMap(([name, field]) => (field === true ? [] : [[name, field]]));
}

describe('schemas/docs.schema.json', () => {
  it('accepts the docs.json of this repository', () => {
    expect(validate(docs)).toBe(true);
  });

  it.each(VALID)('accepts %s, as the plugin does', (_name, value) => {
    expect(findErrors(value)).toEqual([]);
    expect(validate(value)).toBe(true);
  });

  it.each(INVALID)('rejects %s, as the plugin does', (_name, value) => {
    expect(findErrors(value)).not.toEqual([]);
    expect(validate(value)).toBe(false);
  });

  it('lists every kind of change that can be accepted', () => {
    expect(schema.definitions.acceptedChange.properties.kind.enum).toEqual(CHANGE_KINDS);
  });

  it('lists the id of every rule that can be changed', () => {
    expect(schema.definitions.api.properties.rules.propertyNames.enum).toEqual([
      '$schema',
      ...ADJUSTABLE_RULES,
    ]);
  });

  it('has examples that it accepts, as the plugin does', () => {
    const shown = (['api', 'version', 'override'] as const).flatMap((owner) =>
      listFields(schema.definitions[owner]).flatMap(([name, {examples = []}]) =>
        examples.map((example): [string, Json] => [
          `${owner}.${name}`,
          toDocs(owner, {[name]: example}),
        ]),
      ),
    );
    expect(shown.length).toBeGreaterThan(20);
    for (const [name, value] of shown) {
      expect([name, findErrors(value)]).toEqual([name, []]);
      expect([name, validate(value)]).toEqual([name, true]);
    }
  });

  it('describes every field, for editors and the documentation', () => {
    const bare = Object.entries(schema.definitions).flatMap(([owner, definition]) =>
      listFields('properties' in definition ? definition : {})
        .filter(([, {description, $ref = ''}]) => !description && !$ref.includes('/properties/'))
        .map(([name]) => `${owner}.${name}`),
    );
    expect(bare).toEqual([]);
  });

  it('gives the plugin its types and defaults, and the documentation its tables', () => {
    const script = path.join(ROOT, 'scripts/build-fields.mjs');
    const outdated = execFileSync(process.execPath, [script], {cwd: ROOT, encoding: 'utf8'});
    expect(outdated.trim()).toBe('');
    const tables = fs.readFileSync(path.join(ROOT, 'example-site/docs/docs-json.md'), 'utf8');
    expect(tables).toMatch(/\[fields\]: # 'of api'\n\n.*\n.*\n\| \[`source`\]/);
  });
});
