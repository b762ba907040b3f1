/** What a response leads to: the links that the document describes, and the next page. */
import {formatValue} from '../../document/exactNumber';
import type {Json, Link, Operation} from '../../model/types';
import type {LinkTarget} from '../../pages/props';
import {parseNumber} from '../../request/numbers';
import {findNode, findType} from '../../request/schemas';
import type {ParameterValue, RequestContext, RequestValues} from '../../request/types';
import {evaluateExpression, type Exchanged} from './evaluateExpression';

/** A link with the values of a response, for the form of the operation that it leads to. */
export type FollowedLink = {
  values: Pick<RequestValues, 'parameters' | 'body'>;
  /** Expressions that have no value in this exchange. */
  missing: string[];
};

/**
 * Evaluates the values of a link. Those for which the operation has no parameter are left out.
 */
export function followLink(link: Link, target: LinkTarget, exchanged: Exchanged): FollowedLink {
  const missing: string[] = [];
  const read = (given: Json): Json | undefined => {
    const found = evaluateExpression(given, exchanged);
    if ('value' in found) return found.value;
    missing.push(found.missing);
    return undefined;
  };
  const parameters = link.parameters.flatMap(({name, value: given}): ParameterValue[] => {
    const value = read(given);
    const parameter = findParameter(target.parameters ?? [], name);
    return value === undefined || !parameter ? [] : [{...parameter, value: value}];
  });
  const {mediaType} = target;
  const body =
    link.requestBody === undefined || mediaType === undefined ? undefined : read(link.requestBody);
  return {
    values: {
      parameters,
      ...(body !== undefined &&
        mediaType !== undefined && {body: {mediaType, kind: 'value' as const, value: body}}),
    },
    missing,
  };
}

/** `path.id` names the place of a parameter, `id` alone does not. */
function findParameter<T extends Pick<ParameterValue, 'in' | 'name'>>(
  parameters: readonly T[],
  name: string,
): T | undefined {
  return (
    parameters.find((parameter) => `${parameter.in}.${parameter.name}` === name) ??
    parameters.find((parameter) => parameter.name === name)
  );
}

/**
 * The parameters that lead to the next page: those that differ in the URL of `Link: rel="next"`, which
 * must be that of the same operation on the same server. See RFC 8288.
 * @returns undefined if there is no such link, or if it has what the document does not describe
 */
export function findNextPage(
  {operation, schemas}: Pick<RequestContext, 'operation' | 'schemas'>,
  {request, head}: Pick<Exchanged, 'request' | 'head'>,
): ParameterValue[] | undefined {
  const written = head.headers.flatMap(([name, value]) =>
    name.toLowerCase() === 'link' ? (readNext(value) ?? []) : [],
  )[0];
  if (written === undefined || request.method !== 'GET') return undefined;
  const here = new URL(request.url);
  if (!URL.canParse(written, here)) return undefined;
  const next = new URL(written, here);
  if (next.origin !== here.origin || next.pathname !== here.pathname) return undefined;
  const changed = Array.from(
    new Set(Array.from(here.searchParams.keys()).concat(Array.from(next.searchParams.keys()))),
  ).filter(
    (name) => next.searchParams.getAll(name).join() !== here.searchParams.getAll(name).join(),
  );
  const parameters = changed.map((name) => {
    const [value, ...more] = next.searchParams.getAll(name);
    const known = operation.parameters.find(
      (parameter) => parameter.in === 'query' && parameter.name === name,
    );
    return known && more.length === 0 ? toValue(known, value, schemas) : undefined;
  });
  const known = parameters.filter((parameter) => parameter !== undefined);
  return known.length === parameters.length && known.length > 0 ? known : undefined;
}

/** The target of a link whose relation is `next`. */
function readNext(header: string): string | undefined {
  for (const [, url, rest = ''] of Array.from(header.matchAll(/<([^<>]*)>([^<]*)/g)))
    if (/;\s*rel\s*=\s*(?:"(?:[^"]*\s)?next(?:\s[^"]*)?"|next\b)/i.test(rest)) return url;
  return undefined;
}

function toValue(
  {name, schema}: Operation['parameters'][number],
  text: string | undefined,
  schemas: RequestContext['schemas'],
): ParameterValue {
  const place = {in: 'query', name} as const;
  if (text === undefined) return place;
  const type = findType(findNode(schema, schemas));
  if (type === 'integer' || type === 'number') return {...place, value: parseNumber(text)};
  return type === 'boolean' && /^(?:true|false)$/.test(text)
    ? {...place, value: text === 'true'}
    : {...place, value: text};
}

/** The values that are filled in, for readers: `page = 2`. */
export function toFilledWords({parameters}: Pick<RequestValues, 'parameters'>): string {
  return parameters
    .map(({name, value}) => `${name} = ${value === undefined ? '–' : formatValue(value)}`)
    .join(', ');
}
