import {unescapeKey} from '../../document/pointer';
import {decode} from '../../document/percent';

/** The part of a document that a link in one of its descriptions names. */
export type DocumentAddress =
  | {kind: 'operation'; operationId: string}
  | {kind: 'method'; method: string; path: string}
  | {kind: 'tag'; name: string}
  /** In the description of the API: the names of headings, outermost first. */
  | {kind: 'section'; titles: string[]};

/**
 * Parses a link in the form of Redoc or Scalar: `#operation/<operationId>`, `#tag/<tag>`,
 * `#tag/<tag>/operation/<operationId>`, `#tag/<tag>/paths/<pointer>/<method>`,
 * `#tag/<tag>/<METHOD>/<path>`, `#section/<heading>` and `#description/<heading>`. Undefined for
 * any other link.
 * @see https://redocly.com/docs/redoc/config
 * @see https://guides.scalar.com/scalar/scalar-api-references/markdown
 */
export function readDocumentAddress(href: string): DocumentAddress | undefined {
  const [, kind, rest] =
    /^#\/?(operation|tag|section|description)\/(.+)$/s.exec(decode(href)) ?? [];
  if (kind === undefined || rest === undefined) return undefined;
  if (kind === 'operation') return {kind: 'operation', operationId: rest};
  if (kind === 'section' || kind === 'description')
    return {kind: 'section', titles: rest.split('/')};
  const [, operationId] = /^.+?\/operation\/(.+)$/s.exec(rest) ?? [];
  if (operationId !== undefined) return {kind: 'operation', operationId};
  const [, pointer, lower = ''] = /^.+?\/paths\/(.+)\/([a-z]+)$/s.exec(rest) ?? [];
  if (pointer !== undefined)
    return {kind: 'method', method: lower.toUpperCase(), path: unescapeKey(pointer)};
  const [, method, path = ''] = /^.+?\/([A-Z]+)(\/.*)$/s.exec(rest) ?? [];
  return method === undefined ? {kind: 'tag', name: rest} : {kind: 'method', method, path};
}
