import {unescapeKey} from '../../document/pointer';
import {decode} from '../../document/percent';

/** The part of a document that a link in one of its descriptions, or an old link, names. */
export type DocumentAddress =
  | {kind: 'operation'; operationId: string}
  /** The path is the name of a webhook, for a webhook. */
  | {kind: 'method'; method: string; path: string}
  | {kind: 'tag'; name: string}
  /** In the description of the API: the names of headings, outermost first. */
  | {kind: 'section'; titles: string[]}
  | {kind: 'schema'; name: string}
  /** Swagger UI's: the id is an `operationId`, or made from method and path. */
  | {kind: 'deepLink'; tag: string; id?: string};

/**
 * Parses a link in the form of Redoc, Scalar or Swagger UI:
 *
 * - `#operation/<operationId>`, `#tag/<tag>`, `#tag/<tag>/operation/<operationId>`,
 *   `#tag/<tag>/paths/<pointer>/<method>`, `#section/<heading>`, `#schema/<name>`
 * - `#tag/<tag>/<METHOD>/<path>`, `#webhook/<METHOD>/<name>`, `#description/<heading>`,
 *   `#model/<name>`, each possibly below the name of the document
 * - `#/<tag>/<operationId>`, `#/<tag>`, and a reference such as `#/components/schemas/<name>`
 *
 * Undefined for any other link.
 * @see https://redocly.com/docs/redoc/config
 * @see https://guides.scalar.com/scalar/scalar-api-references/markdown
 * @see https://swagger.io/docs/open-source-tools/swagger-ui/usage/deep-linking/
 */
export function readDocumentAddress(href: string): DocumentAddress | undefined {
  const text = decode(href);
  const [, name] = /^#\/(?:components\/schemas|definitions)\/(.+)$/s.exec(text) ?? [];
  if (name !== undefined) return {kind: 'schema', name: unescapeKey(name)};
  const [, kind, rest = ''] =
    /^#\/?(?:[^/]+\/)??(operation|tag|section|description|model|schema|webhook)\/(.+)$/s.exec(
      text,
    ) ?? [];
  switch (kind) {
    case undefined:
      return readMethod(text) ?? readDeepLink(href);
    case 'operation':
      return {kind, operationId: rest};
    case 'section':
    case 'description':
      return {kind: 'section', titles: rest.split('/')};
    case 'model':
    case 'schema':
      return {kind: 'schema', name: rest};
    case 'webhook':
      return readMethod(rest) ?? {kind: 'method', method: 'POST', path: rest};
    default:
      return readWithinTag(rest);
  }
}

/** What follows `#tag/`: the tag, or something below it. */
function readWithinTag(rest: string): DocumentAddress {
  const [, kind, inner = ''] = /^.+?\/(operation|model|webhook)\/(.+)$/s.exec(rest) ?? [];
  if (kind === 'operation') return {kind, operationId: inner};
  if (kind === 'model') return {kind: 'schema', name: inner};
  return readMethod(kind === 'webhook' ? inner : rest) ?? {kind: 'tag', name: rest};
}

/** The text ends with a pointer to an operation, or with a method and a path or name. */
function readMethod(text: string): DocumentAddress | undefined {
  const [, pointer, lower = ''] =
    /^(?:#|.+?)\/(?:paths|webhooks)\/(.+)\/([a-z]+)$/s.exec(text) ?? [];
  if (pointer !== undefined)
    return {kind: 'method', method: lower.toUpperCase(), path: unescapeKey(pointer)};
  const [, method = '', path = ''] =
    /^(?:.*?[/#])?([A-Z]+|get|put|post|delete|options|head|patch|trace|query)(\/.*)$/s.exec(text) ??
    [];
  return method === '' ? undefined : {kind: 'method', method: method.toUpperCase(), path};
}

function readDeepLink(href: string): DocumentAddress | undefined {
  const [, tag, id] = /^#\/([^/]+)(?:\/([^/]+))?$/s.exec(href) ?? [];
  if (tag === undefined) return undefined;
  return {kind: 'deepLink', tag: decode(tag), ...(id !== undefined && {id: decode(id)})};
}
