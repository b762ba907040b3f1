import {isObject} from '../document/isObject';
import type {Json, JsonObject} from '../document/types';
import {type Field} from './fields';
import type {RuleSeverity} from './types';

/**
 * The fields of docs.json that this plugin reads. `schemas/docs.schema.json` says the same to editors, with
 * the descriptions; a test keeps the two in step.
 */

const text: Field<string> = {
  expected: 'a non-empty string',
  accepts: (value): value is string => typeof value === 'string' && value.trim() !== '',
};
const flag: Field<boolean> = {
  expected: 'true or false',
  accepts: (value): value is boolean => typeof value === 'boolean',
};
const texts: Field<string[]> = {expected: 'a list of strings', accepts: isTexts};
const segments: Field<string[]> = {
  expected: 'a list of at least one string',
  accepts: (value): value is string[] => isTexts(value) && value.length > 0,
};
const object: Field<JsonObject> = {expected: 'an object', accepts: isObject};
const untagged: Field<'group' | 'path'> = {
  expected: '"group" or "path"',
  accepts: (value): value is 'group' | 'path' => value === 'group' || value === 'path',
};

function isTexts(value: Json): value is string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}

export const TAB_FIELDS = {
  tab: text,
  api: {...object, help: 'Write "api": {"source": "openapi.yaml"}.'},
} as const;

export const API_FIELDS = {
  source: text,
  navigation: flag,
  tagsOrder: texts,
  defaultGroup: text,
  webhookGroup: text,
  untagged,
  overrides: object,
  rules: object,
} as const;

export const OVERRIDE_FIELDS = {
  title: text,
  description: text,
  badge: text,
  group: text,
  slug: segments,
  hidden: flag,
  before: text,
  after: text,
} as const;

export const API_DEFAULTS = {
  navigation: true,
  tagsOrder: [],
  defaultGroup: 'Endpoints',
  webhookGroup: 'Webhooks',
  untagged: 'group',
} as const;

export const RULE_SEVERITIES = [
  'error',
  'warning',
  'info',
  'off',
] as const satisfies readonly RuleSeverity[];

/** One segment of `slug`: what is in a URL and in a file name without being encoded. */
export function isSegment(segment: string): boolean {
  return /^[\p{L}\p{M}\p{N}._~-]{1,120}$/u.test(segment) && !/^\.+$|\.html?$/i.test(segment);
}
