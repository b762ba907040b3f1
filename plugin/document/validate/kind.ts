import {fieldOf} from '../place';
import type {Code} from '../../diagnostics/codes';
import {quote} from '../../diagnostics/text';
import {formatValue} from '../exactNumber';
import type {Json, JsonObject, OpenApiVersion, SpecVersion} from '../types';

export type KindProblem = {code: Code; message: string; help?: string; pointer: string};

export type DocumentKind = {
  root: JsonObject;
  version: SpecVersion;
  /** The `openapi` or `swagger` field, as written. */
  declaredVersion: string;
  problem?: KindProblem;
};

const NEWEST: OpenApiVersion = '3.2';

/** Other kinds of documents, by a field that only they have, with advice. */
const OTHER_KINDS: readonly {field: string; name: (version: string) => string; help: string}[] = [
  {
    field: 'swagger',
    name: (version) => `Swagger ${version}`,
    help: 'Swagger 2.0 and OpenAPI 3.0, 3.1 and 3.2 are supported: convert the document to one of them.',
  },
  {
    field: 'swaggerVersion',
    name: (version) => `Swagger ${version}`,
    help: 'Convert it to OpenAPI 3.',
  },
  {
    field: 'asyncapi',
    name: (version) => `AsyncAPI ${version}`,
    help: 'AsyncAPI describes messages; name an OpenAPI document here.',
  },
  {
    field: 'arazzo',
    name: (version) => `Arazzo ${version}`,
    help: 'Arazzo describes workflows over APIs; name the OpenAPI document that it builds on.',
  },
  {
    field: 'overlay',
    name: (version) => `OpenAPI Overlay ${version}`,
    help: 'Name an OpenAPI document in `source`, and the overlay in `overlays`.',
  },
  {
    field: '_format_version',
    name: () => 'a gateway configuration',
    help: 'Name an OpenAPI document.',
  },
  {
    field: '$schema',
    name: () => 'JSON Schema',
    help: 'A schema alone describes no operations: refer to it from an OpenAPI document.',
  },
];

/**
 * Detects whether a document is OpenAPI 3.x or Swagger 2.0 and its version; otherwise, what it is
 * instead.
 */
export function toDocumentKind(value: Json): DocumentKind | KindProblem {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    const found = Array.isArray(value) ? 'a list' : value === null ? 'null' : `a ${typeof value}`;
    return {
      code: 'document-kind',
      message: `An OpenAPI document is an object; this file contains ${found}.`,
      help:
        typeof value === 'string' && value.startsWith('<')
          ? 'This looks like XML or HTML.'
          : 'Begin with `openapi: 3.1.1`, `info` and `paths`.',
      pointer: '',
    };
  }
  const openapi = fieldOf(value, 'openapi');
  if (openapi === undefined) {
    const swagger = formatValue(fieldOf(value, 'swagger') ?? null);
    return /^2(?:\.0){0,2}$/.test(swagger)
      ? {root: value, version: '2.0', declaredVersion: '2.0'}
      : toOtherKind(value);
  }
  const declaredVersion = formatValue(openapi);
  const [, major, minor] = /^(\d+)(?:\.(\d+))?(?:\.\d+)?(?:[-+].*)?$/s.exec(declaredVersion) ?? [];
  if (major !== '3') {
    const message =
      major === undefined
        ? `${quote(declaredVersion)} is not a version of OpenAPI.`
        : `This is OpenAPI ${quote(declaredVersion)}; versions 3.0, 3.1 and 3.2 are supported.`;
    return {
      code: 'document-kind',
      message,
      help: 'Write the version that the document follows, for example `openapi: 3.1.1`.',
      pointer: '/openapi',
    };
  }
  const version = `3.${Number(minor ?? 0)}`;
  if (version === '3.0' || version === '3.1' || version === '3.2')
    return {root: value, version, declaredVersion};
  const problem: KindProblem = {
    code: 'document-version',
    message: `OpenAPI ${quote(declaredVersion)} is not supported yet; the document is read as ${NEWEST}.`,
    help: 'New features of that version may be missing from the pages.',
    pointer: '/openapi',
  };
  return {root: value, version: NEWEST, declaredVersion, problem};
}

function toOtherKind(value: JsonObject): KindProblem {
  const kind = OTHER_KINDS.find(({field}) => Object.hasOwn(value, field));
  if (kind)
    return {
      code: 'document-kind',
      message: `This is ${kind.name(quoteVersion(value[kind.field] ?? null))}, not OpenAPI 3.`,
      help: kind.help,
      pointer: `/${kind.field}`,
    };
  if (Object.hasOwn(value, 'item') && Object.hasOwn(value, 'info'))
    return {
      code: 'document-kind',
      message: 'This looks like a Postman collection, not OpenAPI 3.',
      help: 'Export the API as OpenAPI 3.',
      pointer: '',
    };
  const openapi = Object.keys(value).find((key) => key.toLowerCase() === 'openapi');
  const help =
    openapi === undefined
      ? 'Begin with the version that the document follows, for example `openapi: 3.1.1`.'
      : `Write \`openapi\` instead of ${quote(openapi)}.`;
  return {
    code: 'document-kind',
    message: 'The document has no field `openapi`, so it is not OpenAPI 3.',
    help,
    pointer: openapi === undefined ? '' : `/${openapi}`,
  };
}

function quoteVersion(version: Json): string {
  return typeof version === 'string' || typeof version === 'number'
    ? quote(formatValue(version))
    : '';
}
