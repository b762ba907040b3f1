import {clip} from '../../diagnostics/text';
import {present} from '../../document/present';
import {isObject} from '../../document/isObject';
import type {Json} from '../../document/types';
import {isSent, listProperties} from '../../model/example/dropProperties';
import {buildRequest as build, listServers} from '../../request';
import {toBodySchema} from '../../request/encoding';
import {isUnfilled} from '../../request/problems';
import {toCurl} from '../../request/samples/curl';
import {loadSample, SAMPLE_LANGUAGES, toWriterId} from '../../request/samples/languages';
import {type PlacedFinding, toFindings} from '../../request/toFindings';
import type {
  HttpBody,
  HttpRequest,
  PartValue,
  RequestContext,
  RequestProblem,
  RequestValues,
} from '../../request/types';
import {findNode} from '../../request/schemas';
import {listUnfilled} from '../../request/unfilled';
import {type AgentFinding, describeFinding, describeProblem, isCertain} from '../describeFinding';
import {countTokens, MOST_BUDGET} from '../budget';
import {describeExpected} from '../expected';
import {toKey, toUnknown} from '../find';
import {openContext} from '../openContext';
import {matchQuick} from '../matchQuick';
import {ABOUT, toField, toJsonText} from '../text';
import {toAlternatives, toRequestValues} from '../toRequestValues';
import {OPERATION, type Tool} from './types';

/** Findings and names of an answer: a body may have thousands. */
const MOST = 30;

/** The ids of the languages, and of their other libraries: `python/httpx`. */
const LANGUAGES = SAMPLE_LANGUAGES.flatMap(({id, variants = []}) => [
  id,
  ...variants.slice(1).map((variant) => toWriterId({id, variant: variant.id})),
]);

/** The request that the console would send for these values, with placeholders for credentials. */
export const buildRequest: Tool = {
  title: 'Build a request',
  description:
    'Builds the exact HTTP request of an operation from values, with code in a language, and says which values the API would not accept and what to write instead. Without values it gives the skeleton with what is required. Sends nothing; credentials are placeholders.',
  input: {
    operation: OPERATION,
    parameters: {
      type: 'object',
      description:
        'Values of parameters by name, or by place and name if several have the name: {"petId": 7, "query.limit": 10}. Lists and objects as JSON; they are not encoded.',
    },
    body: {
      description:
        'The body as JSON, also of a form or a multipart body. Text for other media types. A file is its name.',
    },
    mediaType: {
      type: 'string',
      description:
        'Media type of the body, as the document writes it. By default JSON if there is one.',
    },
    files: {
      type: 'array',
      items: {type: 'string'},
      description:
        'Names of parts of a multipart body that are files although the document describes text.',
    },
    server: {
      type: 'string',
      description: 'URL of a server, as the document writes it. By default the first.',
    },
    serverVariables: {
      type: 'object',
      description: 'Values of the variables of the server by name.',
    },
    security: {
      type: 'string',
      description:
        'Names of the security schemes, joined by "+", or "none". By default the first alternative.',
    },
    language: {
      type: 'string',
      enum: LANGUAGES,
      description: 'Language of the sample, or a library of it. By default curl.',
    },
    include: {
      type: 'string',
      enum: ['required', 'examples', 'all'],
      description:
        'How much of a skeleton: what is required (the default), what has examples, or all.',
    },
  },
  required: ['operation'],
  async run(call) {
    const {args} = call;
    const language = args.text('language') ?? 'curl';
    if (!LANGUAGES.includes(language)) throw toUnknown('language', language, LANGUAGES, '');
    const write = (await loadSample(language)) ?? toCurl;
    const {context, load} = await openContext(call);
    const {values, isSkeleton, findings} = toRequestValues(context, args);
    const own = await load((loaded) =>
      toFindings(loaded, values, {isAsked: !isSkeleton, match: matchQuick}),
    );
    const request = build(own.context, values);
    const fill = isSkeleton ? listToFill(values, request) : [];
    const problems = [
      ...findings,
      ...(isSkeleton ? [] : own.found.filter(({finding}) => isCertain(finding))).map((placed) =>
        toFinding(placed, values, own.context),
      ),
      ...request.problems
        .filter((problem) => !(isSkeleton && isUnfilled(problem)) && !isNamedFile(problem, values))
        .flatMap((problem) => describeProblem(problem) ?? []),
    ];
    const answer = {
      about: ABOUT,
      operation: toField(toKey(context.operation)),
      request: toRequestJson(request),
      sample: {language, code: write(request)},
      complete: problems.length === 0 && fill.length === 0,
      findings: problems.length > 0 ? problems.slice(0, MOST) : undefined,
      moreFindings: problems.length > MOST ? problems.length - MOST : undefined,
      fill: fill.length > 0 ? fill.slice(0, MOST) : undefined,
      optional: isSkeleton ? listOptional(values, context) : undefined,
      ...toChoices(context),
    };
    const text = toJsonText(present(answer) as Json);
    // The caller's own values are never cut.
    if (!isSkeleton || countTokens(text) <= MOST_BUDGET) return text;
    const {sample: _, ...rest} = answer;
    const {method, url} = request;
    const short = {method, url: clip(url, MOST_URL)};
    return toJsonText(present({...rest, request: short, note: TOO_LONG}) as Json);
  },
};

/** In characters. */
const MOST_URL = 2000;
const TOO_LONG =
  'The skeleton is left out: the examples of the document make it too long. Give values, or read the schema with `get_operation`.';

/** A file without its content: the caller has it. */
function isNamedFile(problem: RequestProblem, {body}: RequestValues): boolean {
  if (problem.kind !== 'missing-file') return false;
  if (body?.kind === 'file') return body.file !== undefined;
  const own = (part: PartValue) => part.name === problem.name && part.kind === 'file';
  return body?.kind === 'parts' && body.parts.some((part) => own(part) && 'file' in part);
}

function toFinding(
  {place, finding}: PlacedFinding,
  {parameters, body}: RequestValues,
  {operation, schemas: table}: RequestContext,
): AgentFinding {
  if (place.kind === 'body') {
    const described = operation.requestBody?.content.find(
      ({mediaType}) => mediaType === body?.mediaType,
    );
    const value = body?.kind === 'value' ? body.value : undefined;
    return describeFinding(finding, 'body', {
      schema: described && toBodySchema(described, table),
      table,
      value,
    });
  }
  const isOwn = (other: {in: string; name: string}) =>
    other.in === place.in && other.name === place.name;
  const described = operation.parameters.find(isOwn);
  const schema = described?.schema ?? described?.content?.schema;
  const at = toField(`${place.in}.${place.name}`);
  if (finding.kind === 'required' && finding.pointer === '' && !parameters.some(isOwn))
    return present({
      at,
      problem: 'is required, but has no value.',
      write: describeExpected(schema, table),
    });
  return describeFinding(finding, at, {schema, table, value: parameters.find(isOwn)?.value});
}

/**
 * The request as JSON: the headers with those that clients write from cookies; `authentication` is
 * what the placeholder in the header of Basic stands for, and the only trace of Digest, which
 * answers a challenge.
 */
function toRequestJson({
  method,
  url,
  headers,
  cookies,
  authentication,
  clientCertificate,
  body,
}: HttpRequest): Json {
  const cookie = cookies.map(([name, value]) => `${name}=${value}`).join('; ');
  return present({
    method,
    url,
    headers: [...headers, ...(cookie === '' ? [] : [['Cookie', cookie]])],
    authentication,
    clientCertificate: clientCertificate || undefined,
    body: toBodyJson(body),
  }) as Json;
}

function toBodyJson(body: HttpBody): Json | undefined {
  switch (body.kind) {
    case 'none':
      return undefined;
    case 'text':
    case 'form-urlencoded':
      return body.text;
    case 'binary':
      return {file: body.file.name};
    case 'multipart':
      return {
        multipart: body.mediaType,
        parts: body.parts.map(
          ({name, contentType, headers, content}) =>
            present({
              name,
              contentType,
              headers: headers.length > 0 ? headers : undefined,
              ...(content.kind === 'text' ? {text: content.text} : {file: content.file.name}),
            }) as Json,
        ),
      };
  }
}

/** The places of a skeleton that are still placeholders. */
function listToFill({parameters, body}: RequestValues, {problems}: HttpRequest): string[] {
  const ofParts =
    body?.kind === 'parts'
      ? body.parts.flatMap((part) => {
          const isFilled = part.kind === 'file' ? part.file : part.value !== undefined;
          return isFilled ? [] : [`body.${part.name ?? ''}`];
        })
      : [];
  return [
    ...problems.flatMap((problem) =>
      problem.kind === 'missing-server-variable' ? [`serverVariables.${problem.name}`] : [],
    ),
    ...parameters
      .filter(({placeholder}) => placeholder)
      .map(({in: location, name}) => `${location}.${name}`),
    ...(body?.kind === 'value' ? listUnfilled(body.value).map((path) => `body.${path}`) : []),
    ...ofParts,
  ].map((place) => toField(place));
}

/** What the skeleton lacks: parameters, and the properties of the body beside those it has. */
function listOptional(
  {parameters, body}: RequestValues,
  {operation, schemas: table}: RequestContext,
): string[] | undefined {
  const names = operation.parameters
    .filter(
      (parameter) =>
        !parameter.ignored &&
        !parameters.some(
          ({in: location, name}) => location === parameter.in && name === parameter.name,
        ),
    )
    .map(({in: location, name}) => `${location}.${name}`);
  const content = operation.requestBody?.content ?? [];
  const mediaType = content.find((entry) => entry.mediaType === body?.mediaType) ?? content[0];
  const node = mediaType && findNode(toBodySchema(mediaType, table), table);
  const value = body?.kind === 'value' ? (body.value ?? {}) : {};
  const given =
    body?.kind === 'parts'
      ? body.parts.map((part) => part.name)
      : Object.keys(isObject(value) ? value : {});
  const properties = (node ? listProperties(node, value, table) : [])
    .filter(({name, schema}) => !given.includes(name) && isSent(schema, 'request', table))
    .map(({name}) => `body.${name}`);
  const all = [...names, ...new Set(properties)].map((name) => toField(name));
  if (all.length === 0) return undefined;
  return all.length > MOST ? [...all.slice(0, MOST), `${all.length - MOST} more`] : all;
}

/** What else the caller can choose, where there is a choice. */
function toChoices(context: RequestContext): {[name: string]: Json} {
  const alternatives = toAlternatives(context);
  const servers = listServers(context);
  const mediaTypes = context.operation.requestBody?.content.map(({mediaType}) => mediaType) ?? [];
  const toList = (names: readonly string[]) => names.slice(0, MOST).map((name) => toField(name));
  return {
    ...(alternatives.length > 0 && {security: toList(alternatives)}),
    ...(servers.length > 1 && {servers: toList(servers.map(({url}) => url))}),
    ...(mediaTypes.length > 1 && {mediaTypes: toList(mediaTypes)}),
  };
}
