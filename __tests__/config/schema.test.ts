import Ajv from 'ajv';
import {RULES} from '../../plugin/diagnostics/codes';
import type {Diagnostic} from '../../plugin/diagnostics/types';
import type {Json} from '../../plugin/document/types';
import {normalizeConfig} from '../../plugin/config/normalize';
import {CHANGE_KINDS} from '../../plugin/compare/kinds';
import {
  ACCEPTED_CHANGE_FIELDS,
  API_DEFAULTS,
  API_FIELDS,
  ENV_FIELDS,
  OVERRIDE_FIELDS,
  REMOTE_FIELDS,
  TAB_FIELDS,
  TAG_FIELDS,
  VERSION_FIELDS,
} from '../../plugin/config/schema';
import schema from '../../schemas/docs.schema.json';
import docs from '../../docs.json';
import {VALID, INVALID} from '../__fixtures__/config/samples';

const validate = new Ajv({
  strict: true,
  strictRequired: false,
  strictTypes: false,
  keywords: ['defaultSnippets'],
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

  it('has exactly the fields that the plugin reads', () => {
    const {tab, api, tag, override, version, remote, env} = schema.definitions;
    const fieldsOf = (properties: object) =>
      Object.keys(properties)
        .filter((name) => name !== '$schema')
        .sort();
    expect(fieldsOf(tab.then.properties)).toEqual(Object.keys(TAB_FIELDS).sort());
    expect(fieldsOf(api.properties)).toEqual(Object.keys(API_FIELDS).sort());
    expect(fieldsOf(tag.properties)).toEqual(Object.keys(TAG_FIELDS).sort());
    expect(fieldsOf(override.properties)).toEqual(Object.keys(OVERRIDE_FIELDS).sort());
    expect(fieldsOf(version.properties)).toEqual(Object.keys(VERSION_FIELDS).sort());
    expect(fieldsOf(remote.properties)).toEqual(Object.keys(REMOTE_FIELDS).sort());
    expect(fieldsOf(env.properties)).toEqual(Object.keys(ENV_FIELDS).sort());
  });

  it('lists every kind of change that can be accepted, and the fields of an accepted change', () => {
    const {properties} = schema.definitions.api.properties.acceptedChanges.items;
    expect(properties.kind.enum).toEqual(CHANGE_KINDS);
    expect(Object.keys(properties).sort()).toEqual(Object.keys(ACCEPTED_CHANGE_FIELDS).sort());
  });

  it('lists the id of every rule', () => {
    expect(schema.definitions.api.properties.rules.propertyNames.enum).toEqual([
      '$schema',
      ...Object.keys(RULES),
    ]);
  });

  it('states the defaults that the plugin fills in', () => {
    const properties: {[name: string]: {default?: unknown}} = schema.definitions.api
      .properties as never;
    for (const [name, value] of Object.entries(API_DEFAULTS))
      expect([name, properties[name]?.default]).toEqual([name, value]);
  });

  it('describes every field of tabs, `api`, overrides and versions, for editors', () => {
    const {tab, api, override, version} = schema.definitions;
    const described = {
      ...version.properties,
      ...tab.then.properties,
      ...api.properties,
      ...override.properties,
    } as {[name: string]: {description?: string; $ref?: string} | true};
    const bare = Object.entries(described).filter(
      ([, property]) =>
        property !== true && !property.description && property.$ref !== '#/definitions/api',
    );
    expect(bare).toEqual([]);
  });
});
