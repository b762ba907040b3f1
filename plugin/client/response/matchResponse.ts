import type {MediaType, Response} from '../../model/types';
import type {RequestContext} from '../../request/types';
import {parseNumber} from '../form/numbers';
import {parseInSteps} from '../json/parseInSteps';
import {runInSteps} from '../json/runInSteps';
import type {ResponseHead} from '../send/types';
import type {Finding} from '../../model/validation/types';
import {validate, validateInSteps} from '../../model/validation/validate';
import {essenceOf} from '../../request/mediaKind';
import {findNode, findType} from '../../request/schemas';
import {getHeader, readContentType, toBodyKind} from './toBodyKind';

export type ResponseMatch = {
  /**
   * The documented response that matches: `200`, `4XX`, `default`. Absent if none does, or if the
   * document has no responses to compare with.
   */
  status?: string;
  differences: ResponseDifference[];
};

export type ResponseDifference =
  | {kind: 'status'; documented: string[]}
  | {kind: 'media-type'; mediaType: string; documented: string[]}
  | {kind: 'missing-header'; name: string}
  | {kind: 'header'; name: string; finding: Finding}
  | {kind: 'not-json'}
  | {kind: 'body'; finding: Finding};

/** Values parsed and compared before the browser gets a turn: a few milliseconds of work. */
const VALUES_PER_STEP = 2000;

/**
 * Compares a response with the document and lists where they differ, without blocking the page.
 * @param text the body, if it is text
 */
export async function matchResponse(
  context: RequestContext,
  head: ResponseHead,
  text: string | undefined,
  signal: AbortSignal,
): Promise<ResponseMatch> {
  const {responses} = context.operation;
  if (responses.length === 0) return {differences: []};
  const response = findResponse(responses, head.status);
  if (!response)
    return {differences: [{kind: 'status', documented: responses.map(({status}) => status)}]};
  const ofBody = await matchBody(context, response, head, text, signal);
  return {
    status: response.status,
    differences: [...matchHeaders(context, response, head), ...ofBody],
  };
}

/** The exact code, else its range, else `default`. */
function findResponse(responses: readonly Response[], status: number): Response | undefined {
  const range = `${Math.floor(status / 100)}XX`;
  return (
    responses.find((response) => response.status === String(status)) ??
    responses.find((response) => response.status.toUpperCase() === range) ??
    responses.find((response) => response.status === 'default')
  );
}

function matchHeaders(
  {schemas}: RequestContext,
  {headers}: Response,
  head: ResponseHead,
): ResponseDifference[] {
  // For another origin, browsers reveal only some of the headers.
  const isComplete = head.via === 'proxy';
  return headers.flatMap(({name, required, schema}): ResponseDifference[] => {
    const value = getHeader(head.headers, name.toLowerCase());
    if (value === undefined) return required && isComplete ? [{kind: 'missing-header', name}] : [];
    const type = findType(findNode(schema, schemas));
    if (!schema || type === 'array' || type === 'object') return [];
    const typed =
      type === 'integer' || type === 'number'
        ? parseNumber(value)
        : type === 'boolean' && /^(true|false)$/.test(value)
          ? value === 'true'
          : value;
    return validate(typed, schema, {table: schemas, direction: 'response'}).map((finding) => ({
      kind: 'header',
      name,
      finding,
    }));
  });
}

async function matchBody(
  {schemas}: RequestContext,
  {content}: Response,
  head: ResponseHead,
  text: string | undefined,
  signal: AbortSignal,
): Promise<ResponseDifference[]> {
  if (content.length === 0 || text === '') return [];
  const {mediaType} = readContentType(head);
  const documented = findMediaType(content, mediaType);
  if (!documented)
    return [{kind: 'media-type', mediaType, documented: content.map((entry) => entry.mediaType)}];
  if (toBodyKind(mediaType) !== 'json' || text === undefined) return [];
  const read = await runInSteps(parseInSteps(text, VALUES_PER_STEP), signal);
  if (!read) return signal.aborted ? [] : [{kind: 'not-json'}];
  if (!documented.schema) return [];
  const findings = await runInSteps(
    validateInSteps(
      read.value,
      documented.schema,
      {table: schemas, direction: 'response'},
      VALUES_PER_STEP,
    ),
    signal,
  );
  return (findings ?? []).map((finding) => ({kind: 'body', finding}));
}

/** The media type itself, else the narrowest range that includes it. */
function findMediaType(content: readonly MediaType[], mediaType: string): MediaType | undefined {
  const isNamed = (name: string) => content.find((entry) => essenceOf(entry.mediaType) === name);
  return isNamed(mediaType) ?? isNamed(`${mediaType.split('/', 1)[0]}/*`) ?? isNamed('*/*');
}
