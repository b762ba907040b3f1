/** Compares a response with the document, for the console and for programs that ask what one means. */
import type {MediaType, Response, SchemaId, Json, Schema} from '../../model/types';
import {essenceOf} from '../../model/operation/mediaKind';
import {parseInSteps} from '../../model/text/parseInSteps';
import {noteDirection, type ShownFinding} from '../../model/validation/noteDirection';
import type {Finding} from '../../model/validation/types';
import {validate, validateInSteps} from '../../model/validation/validate';
import type {ValidationOptions} from '../../model/validation/visit';
import {parseNumber} from '../numbers';
import {findNode, findType} from '../schemas';
import type {NameValue} from '../types';
import {getHeader, readContentType, toBodyKind} from './toBodyKind';

/** The part of a response before its body. */
export type ReceivedHead = {
  status: number;
  headers: readonly NameValue[];
  /** Not all headers are known: for another origin, browsers reveal only some. */
  isPartial?: boolean;
};

export type ResponseDifference =
  | {kind: 'status'; documented: string[]}
  | {kind: 'media-type'; mediaType: string; documented: string[]}
  | {kind: 'missing-header'; name: string}
  | {kind: 'header'; name: string; finding: Finding}
  | {kind: 'not-json'}
  /** It has a body, and the document describes none. */
  | {kind: 'no-body'}
  | {kind: 'body'; finding: ShownFinding};

/** The body as JSON and its schema, if it is to be compared; otherwise why it differs. */
export type ReadBody = {body?: MatchedBody; differences: ResponseDifference[]};

type MatchedBody = {
  value: Json;
  schema: Schema;
  /** Without notes, which are made in one step. */
  isLarge: boolean;
};

/** Characters of a body whose properties are looked at for notes. */
const MAX_NOTED = 500_000;

/** Values parsed and compared in a step: a few milliseconds of work. */
const VALUES_PER_STEP = 2000;

/** The exact code, else its range, else `default`. */
export function findResponse(responses: readonly Response[], status: number): Response | undefined {
  const range = `${Math.floor(status / 100)}XX`;
  return (
    responses.find((response) => response.status === String(status)) ??
    responses.find((response) => response.status.toUpperCase() === range) ??
    responses.find((response) => response.status === 'default')
  );
}

/** @param text the body, if it is text */
export function* readBodyInSteps(
  {content}: Response,
  head: ReceivedHead,
  text: string | undefined,
): Generator<undefined, ReadBody> {
  if (text === '') return {differences: []};
  if (content.length === 0) return {differences: [{kind: 'no-body'}]};
  const {mediaType} = readContentType(head);
  const written = getHeader(head.headers, 'content-type') ?? mediaType;
  const found = findMediaType(content, mediaType, readParameters(written));
  if (!found) {
    const documented = content.map((entry) => entry.mediaType);
    const isNamed = documented.some((name) => essenceOf(name) === mediaType);
    return {
      differences: [{kind: 'media-type', mediaType: isNamed ? written : mediaType, documented}],
    };
  }
  if (toBodyKind(mediaType) !== 'json' || text === undefined) return {differences: []};
  const read = yield* parseInSteps(text, VALUES_PER_STEP);
  if (!read) return {differences: [{kind: 'not-json'}]};
  const {schema} = found;
  const isLarge = text.length > MAX_NOTED;
  return {differences: [], ...(schema && {body: {value: read.value, schema, isLarge}})};
}

/** Lists where a response differs from what the document says about its status. */
export function* compareInSteps(
  response: Response,
  head: ReceivedHead,
  {body, differences}: ReadBody,
  options: ValidationOptions,
): Generator<undefined, ResponseDifference[]> {
  const ofBody = body ? yield* compareBody(body, options) : [];
  return [...compareHeaders(response, head, options), ...differences, ...ofBody];
}

/** The schemas that the table lacks, and without which it is not known whether a value matches. */
export function listAbsent(differences: readonly ResponseDifference[]): SchemaId[] {
  return differences.flatMap((difference) =>
    'finding' in difference &&
    difference.finding.kind === 'unchecked' &&
    difference.finding.reason === 'absent'
      ? [difference.finding.schema]
      : [],
  );
}

function compareHeaders(
  {headers}: Response,
  head: ReceivedHead,
  options: ValidationOptions,
): ResponseDifference[] {
  return headers.flatMap(({name, required, schema}): ResponseDifference[] => {
    const value = getHeader(head.headers, name.toLowerCase());
    if (value === undefined)
      return required && !head.isPartial ? [{kind: 'missing-header', name}] : [];
    const type = findType(findNode(schema, options.table));
    if (!schema || type === 'array' || type === 'object') return [];
    const typed =
      type === 'integer' || type === 'number'
        ? parseNumber(value)
        : type === 'boolean' && /^(true|false)$/.test(value)
          ? value === 'true'
          : value;
    return validate(typed, schema, options).map((finding) => ({kind: 'header', name, finding}));
  });
}

function* compareBody(
  {value, schema, isLarge}: MatchedBody,
  options: ValidationOptions,
): Generator<undefined, ResponseDifference[]> {
  const findings = yield* validateInSteps(value, schema, options, VALUES_PER_STEP);
  const notes = isLarge ? [] : noteDirection(value, schema, 'response', options.table);
  return [...findings, ...notes].map((finding) => ({kind: 'body', finding}));
}

/**
 * The media type itself, else the narrowest range that includes it. Of several keys for it, the one
 * that most parameters of the response confirm, and that none contradicts. A charset only
 * decides between keys: the content is the same in every charset.
 */
function findMediaType(
  content: readonly MediaType[],
  mediaType: string,
  parameters: ReadonlyMap<string, string>,
): MediaType | undefined {
  const findNamed = (name: string) => {
    let best: {entry: MediaType; confirmed: number; other: number} | undefined;
    for (const entry of content) {
      if (essenceOf(entry.mediaType) !== name) continue;
      const wanted = Array.from(readParameters(entry.mediaType));
      const isContradicted = wanted.some(
        ([key, value]) => key !== 'charset' && (parameters.get(key) ?? value) !== value,
      );
      if (isContradicted) continue;
      const confirmed = wanted.filter(([key, value]) => parameters.get(key) === value).length;
      const other = wanted.length - confirmed;
      if (
        !best ||
        confirmed > best.confirmed ||
        (confirmed === best.confirmed && other < best.other)
      )
        best = {entry, confirmed, other};
    }
    return best?.entry;
  };
  return findNamed(mediaType) ?? findNamed(`${mediaType.split('/', 1)[0]}/*`) ?? findNamed('*/*');
}

/** The parameters of a media type, with names in lower case; `q` is not one. */
function readParameters(mediaType: string): Map<string, string> {
  const parameters = new Map<string, string>();
  for (const [, name = '', quoted, bare = ''] of mediaType.matchAll(
    /;\s*([^\s=;]+)\s*=\s*(?:"([^"]*)"|([^\s;"]*))/g,
  )) {
    const key = name.toLowerCase();
    const value = quoted ?? bare;
    if (key !== 'q') parameters.set(key, key === 'charset' ? value.toLowerCase() : value);
  }
  return parameters;
}
