import {isObject} from '../document/isObject';
import type {Json, JsonObject} from '../document/types';
import {type Field} from './fields';
import type {RuleSeverity, TagPageKind, VersionBanner} from './types';

/**
 * The fields of docs.json that this plugin reads. `schemas/docs.schema.json` describes the same
 * fields for editors; a test keeps the two in sync.
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
const schemas: Field<boolean | 'used'> = {
  expected: 'true, false or "used"',
  accepts: (value): value is boolean | 'used' => typeof value === 'boolean' || value === 'used',
};
const tagPage: Field<TagPageKind> = {
  expected: '"scroll" or "index"',
  accepts: (value): value is TagPageKind => value === 'scroll' || value === 'index',
};
const versions: Field<JsonObject[]> = {
  expected: 'a list of at least one version',
  accepts: (value): value is JsonObject[] =>
    Array.isArray(value) && value.length > 0 && value.every(isObject),
  help: 'Write "versions": [{"version": "2.0", "source": "openapi.yaml"}], the newest first.',
};
const banner: Field<VersionBanner> = {
  expected: '"unmaintained" or "unreleased"',
  accepts: (value): value is VersionBanner => value === 'unmaintained' || value === 'unreleased',
};

function isTexts(value: Json): value is string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}

const list: Field<Json[]> = {
  expected: 'a list',
  accepts: (value): value is Json[] => Array.isArray(value),
};
const changelog: Field<false | Json[] | JsonObject> = {
  expected: 'false, a list of earlier states, or an object',
  accepts: (value): value is false | Json[] | JsonObject =>
    value === false || Array.isArray(value) || isObject(value),
};
const date: Field<string> = {
  expected: 'a date such as "2027-01-31"',
  accepts: (value): value is string =>
    typeof value === 'string' &&
    /^\d{4}-\d\d-\d\d$/.test(value) &&
    !Number.isNaN(Date.parse(value)),
};

export const TAB_FIELDS = {
  tab: text,
  api: {...object, help: 'Write "api": {"source": "openapi.yaml"}.'},
} as const;

const navigation: Field<boolean | Json[]> = {
  expected: 'true, false, or a list of entries',
  accepts: (value): value is boolean | Json[] => flag.accepts(value) || list.accepts(value),
  help: 'Write for example "navigation": ["GET /pets", {"tag": "Orders"}, {"rest": true}].',
};
const onlyTrue: Field<true> = {
  expected: 'true',
  accepts: (value): value is true => value === true,
};

/** The fields of a `navigation` entry. */
export const NAVIGATION_FIELDS = {
  group: text,
  pages: list,
  tag: text,
  doc: text,
  link: text,
  href: text,
  label: text,
  rest: onlyTrue,
} as const;

/** The fields that a tab sets for all of its versions, and a version for itself. */
const SETTINGS_FIELDS = {
  navigation,
  tagsOrder: texts,
  defaultGroup: text,
  webhookGroup: text,
  untagged,
  schemas,
  tags: {...object, help: 'Write for example "tags": {"Pets": {"page": "index"}}.'},
  overrides: object,
  rules: object,
  overlays: texts,
  include: list,
  exclude: list,
} as const;

/** Paths and patterns of documents. */
const sources: Field<string | string[]> = {
  expected: 'a path or a list of paths',
  accepts: (value): value is string | string[] =>
    text.accepts(value) || (segments.accepts(value) && value.every((item) => text.accepts(item))),
  help: 'Write "source": "openapi.yaml" or "source": ["users.yaml", "billing/*.yaml"].',
};

/** Versions are compared with each other, document by document. */
const oneSource: Field<string> = {
  ...text,
  expected: 'the path of one document',
  help: 'A version has one document: write "source": "openapi.yaml".',
};

const textOrTexts: Field<string | string[]> = {
  expected: 'a string or a list of strings',
  accepts: (value): value is string | string[] => text.accepts(value) || segments.accepts(value),
};

/** The fields of `include` and `exclude` that select operations. */
export const FILTER_FIELDS = {
  tag: textOrTexts,
  path: textOrTexts,
  operationId: textOrTexts,
  extension: {...object, help: 'Write "extension": {"x-audience": "partner"}.'},
} as const;

export const ACCEPTED_CHANGE_FIELDS = {
  kind: text,
  operation: text,
  reason: text,
  until: date,
} as const;

export const CHANGELOG_ENTRY_FIELDS = {
  date,
  source: text,
  label: text,
} as const;

export const CHANGELOG_FIELDS = {
  path: text,
  entries: list,
} as const;

export const REMOTE_FIELDS = {
  url: text,
  headers: object,
  origins: texts,
  privateNetwork: flag,
} as const;

/** A header's value that is read from the environment, and so is in no file. */
export const ENV_FIELDS = {env: text} as const;

const remote: Field<JsonObject> = {
  ...object,
  help: 'Write "remote": {"url": "https://api.example.com/openapi.yaml"}.',
};

export const API_FIELDS = {
  source: sources,
  remote,
  versions,
  changelog,
  acceptedChanges: list,
  ...SETTINGS_FIELDS,
} as const;

export const VERSION_FIELDS = {
  version: text,
  source: oneSource,
  remote,
  label: text,
  badge: flag,
  banner,
  noIndex: flag,
  path: text,
  date,
  renames: object,
  ...SETTINGS_FIELDS,
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

/** The fields of an entry of `tags`. */
export const TAG_FIELDS = {page: tagPage} as const;

export const API_DEFAULTS = {
  navigation: true,
  tagsOrder: [],
  defaultGroup: 'Endpoints',
  webhookGroup: 'Webhooks',
  untagged: 'group',
  schemas: 'used',
} as const;

export const RULE_SEVERITIES = [
  'error',
  'warning',
  'info',
  'off',
] as const satisfies readonly RuleSeverity[];

/** Whether a segment of `slug` needs no encoding in URLs and file names. */
export function isSegment(segment: string): boolean {
  return /^[\p{L}\p{M}\p{N}._~-]{1,120}$/u.test(segment) && !/^\.+$|\.html?$/i.test(segment);
}
