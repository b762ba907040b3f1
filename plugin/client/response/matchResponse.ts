import type {Json, MediaType, Response, Schema, SchemaId} from '../../model/types';
import type {RequestContext} from '../../request/types';
import type {LoadSchemas} from '../document';
import {parseNumber} from '../form/numbers';
import {parseInSteps} from '../json/parseInSteps';
import {runInSteps} from '../json/runInSteps';
import type {ResponseHead} from '../send/types';
import type {Finding} from '../../model/validation/types';
import type {ValidationOptions} from '../../model/validation/visit';
import {validate, validateInSteps} from '../../model/validation/validate';
import {essenceOf} from '../../model/operation/mediaKind';
import {findNode, findType} from '../../request/schemas';
import {createPatterns} from '../validation/createPatterns';
import {noteDirection, type ShownFinding} from '../validation/noteDirection';
import {getHeader, readContentType, toBodyKind} from './toBodyKind';

export type ResponseMatch = {
  /**
   * The documented response that matches: `200`, `4XX`, `default`. Absent if none does, or if the
   * document has no responses to compare with.
   */
  status?: string;
  /**
   * Also values whose pattern takes too long, or whose schema cannot be loaded: they are not known to
   * differ.
   */
  differences: ResponseDifference[];
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

type MatchedBody = {
  value: Json;
  schema: Schema;
  /** Without notes, which are made in one step. */
  isLarge: boolean;
};

/** Characters of a body whose properties are looked at for notes. */
const MAX_NOTED = 500_000;

/** Values parsed and compared before the browser gets a turn: a few milliseconds of work. */
const VALUES_PER_STEP = 2000;

/**
 * Compares a response with the document and lists where they differ, without blocking the page.
 * Loads the schemas that the values need and the context lacks.
 * @param text the body, if it is text
 */
export async function matchResponse(
  context: RequestContext,
  head: ResponseHead,
  text: string | undefined,
  signal: AbortSignal,
  loadSchemas: LoadSchemas,
): Promise<ResponseMatch> {
  const {responses} = context.operation;
  if (responses.length === 0) return {differences: []};
  const response = findResponse(responses, head.status);
  if (!response)
    return {differences: [{kind: 'status', documented: responses.map(({status}) => status)}]};
  const {body, differences} = await readBody(response, head, text, signal);
  const patterns = createPatterns(Infinity);
  const asked = new Set<SchemaId>();
  let table = context.schemas;
  let found: ResponseDifference[];
  /** Returns whether there are more schemas than before. */
  const loadAbsent = async () => {
    const ids = listAbsent(found).filter((id) => !asked.has(id));
    const tables = await Promise.all(
      ids.map((id) => {
        asked.add(id);
        return loadSchemas(id).catch(() => ({}));
      }),
    );
    for (const more of tables) table = {...table, ...more};
    return !signal.aborted && tables.some((more) => Object.keys(more).length > 0);
  };
  do {
    patterns.begin();
    const options = {table, direction: 'response', match: patterns.match} as const;
    found = [
      ...matchHeaders(response, head, options),
      ...differences,
      ...(body ? await matchBody(body, options, signal) : []),
    ];
  } while ((await loadAbsent()) || (await patterns.settle(signal)));
  return {status: response.status, differences: found};
}

/** The schemas that the table lacks, and without which it is not known whether a value matches. */
function listAbsent(differences: readonly ResponseDifference[]): SchemaId[] {
  return differences.flatMap((difference) =>
    'finding' in difference &&
    difference.finding.kind === 'unchecked' &&
    difference.finding.reason === 'absent'
      ? [difference.finding.schema]
      : [],
  );
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
  {headers}: Response,
  head: ResponseHead,
  options: ValidationOptions,
): ResponseDifference[] {
  // For another origin, browsers reveal only some of the headers.
  const isComplete = head.via === 'proxy';
  return headers.flatMap(({name, required, schema}): ResponseDifference[] => {
    const value = getHeader(head.headers, name.toLowerCase());
    if (value === undefined) return required && isComplete ? [{kind: 'missing-header', name}] : [];
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

/** The body as JSON and its schema, if it is to be compared; otherwise why it differs. */
async function readBody(
  {content}: Response,
  head: ResponseHead,
  text: string | undefined,
  signal: AbortSignal,
): Promise<{body?: MatchedBody; differences: ResponseDifference[]}> {
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
  const read = await runInSteps(parseInSteps(text, VALUES_PER_STEP), signal);
  if (!read) return {differences: signal.aborted ? [] : [{kind: 'not-json'}]};
  const {schema} = found;
  const isLarge = text.length > MAX_NOTED;
  return {differences: [], ...(schema && {body: {value: read.value, schema, isLarge}})};
}

async function matchBody(
  {value, schema, isLarge}: MatchedBody,
  options: ValidationOptions,
  signal: AbortSignal,
): Promise<ResponseDifference[]> {
  const steps = validateInSteps(value, schema, options, VALUES_PER_STEP);
  const findings = (await runInSteps(steps, signal)) ?? [];
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
