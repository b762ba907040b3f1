/** The values of a call in the form in which the console holds what a reader has typed. */
import {formatValue} from '../document/exactNumber';
import {listSome, quote} from '../diagnostics/text';
import type {Json} from '../document/types';
import {toMediaKind} from '../model/operation/mediaKind';
import {parseExactJson} from '../model/text/parseExactJson';
import {toInitialValues, listSecurity, listServers} from '../request';
import {toBodySchema} from '../request/encoding';
import {toGivenBody, toGivenParameters} from '../request/preset';
import {findItem, findNode, findProperty, isBinary} from '../request/schemas';
import type {
  BodyValues,
  InitialOptions,
  PartValue,
  RequestContext,
  RequestValues,
} from '../request/types';
import {isCredential} from '../request/withoutSecrets';
import type {Args} from './args';
import type {AgentFinding} from './describeFinding';
import {toUnknown} from './find';
import {AgentError} from './library';
import {toField} from './text';

/** The values, and whether they are only a skeleton: the caller has given none. */
export type CalledValues = {values: RequestValues; isSkeleton: boolean; findings: AgentFinding[]};

export function toRequestValues(context: RequestContext, args: Args): CalledValues {
  const {operation} = context;
  const [given, body, mediaType] = [
    args.object('parameters'),
    args.json('body'),
    args.text('mediaType'),
  ];
  checkMediaType(context, mediaType);
  const findings = listUnknown(context, given);
  const credentials = Object.keys(given).filter((name) => {
    const [found] = toGivenParameters(operation, {[name]: ''});
    return found && isCredential(found, context);
  });
  const server = toServer(context, args);
  const security = toSecurity(context, args.text('security'));
  const isSkeleton = Object.keys(given).length === 0 && body === undefined;
  if (isSkeleton) {
    const include = args.oneOf('include', ['required', 'examples', 'all']) ?? 'required';
    const options: InitialOptions = {include, ...(mediaType !== undefined && {mediaType})};
    return {values: {...toInitialValues(context, options), server, security}, isSkeleton, findings};
  }
  const wanted = Object.fromEntries(
    Object.entries(given).filter(([name]) => !credentials.includes(name)),
  );
  if (body !== undefined && !operation.requestBody)
    findings.push({at: 'body', problem: 'is not sent: the operation takes no body.'});
  const files = args.names('files');
  const filled = body === undefined ? undefined : toBody(context, mediaType, body, files);
  const parts = filled?.kind === 'parts' ? filled.parts : [];
  for (const name of files)
    if (!parts.some((part) => part.kind === 'file' && part.name === name))
      findings.push({
        at: 'files',
        problem: `names ${toField(quote(name))}, which is no part of the body with the name of a file.`,
        write: 'Give the part in `body`, as the name of the file.',
      });
  return {
    isSkeleton,
    values: {
      server,
      parameters: [
        ...toGivenParameters(operation, wanted),
        ...listUndescribed(context, wanted).map((name) => ({
          in: 'path' as const,
          name,
          value: wanted[name] ?? null,
        })),
      ],
      ...(filled && {body: filled}),
      security,
    },
    findings: [
      ...findings,
      ...credentials.map((name) => ({
        at: toField(name),
        problem: 'carries credentials, which are not taken here.',
        write: 'Leave it out, and replace the placeholder when you send the request.',
      })),
    ],
  };
}

function checkMediaType({operation}: RequestContext, mediaType: string | undefined): void {
  const known = operation.requestBody?.content.map((entry) => entry.mediaType) ?? [];
  if (mediaType !== undefined && !known.includes(mediaType))
    throw toUnknown(
      'media type',
      mediaType,
      known,
      known.length === 0 ? 'The operation takes no body.' : '',
    );
}

/** Names in the path that the document describes nowhere else. */
function listUndescribed({operation}: RequestContext, given: {[name: string]: Json}): string[] {
  return Object.keys(given).filter(
    (name) =>
      operation.path.includes(`{${name}}`) &&
      toGivenParameters(operation, {[name]: ''}).length === 0,
  );
}

function listUnknown(context: RequestContext, given: {[name: string]: Json}): AgentFinding[] {
  const {operation} = context;
  const known = operation.parameters.map(({in: location, name}) => `${location}.${name}`);
  const undescribed = listUndescribed(context, given);
  return Object.keys(given)
    .filter(
      (name) =>
        toGivenParameters(operation, {[name]: ''}).length === 0 && !undescribed.includes(name),
    )
    .map((name) => ({
      at: toField(name),
      problem: `is not a parameter of the operation, and is not sent. ${known.length === 0 ? 'It has none.' : `It has ${toField(listSome(known, 20), 800)}.`}`,
    }));
}

function toServer(context: RequestContext, args: Args): RequestValues['server'] {
  const wanted = args.text('server');
  const servers = listServers(context);
  const index = wanted === undefined ? 0 : servers.findIndex(({url}) => url === wanted);
  if (index < 0)
    throw toUnknown(
      'server',
      wanted ?? '',
      servers.map(({url}) => url),
      '',
    );
  const variables = Object.entries(args.object('serverVariables')).map(([name, value]) => ({
    name,
    value: formatValue(value),
  }));
  const known = servers[index]?.variables.map(({name}) => name) ?? [];
  const unknown = variables.find(({name}) => !known.includes(name));
  if (unknown) throw toUnknown('server variable', unknown.name, known, '');
  return {index, variables};
}

/** The schemes of an alternative, joined by a plus sign. */
export function toAlternatives(context: RequestContext): string[] {
  return listSecurity(context).map(({schemes}) =>
    schemes.length === 0 ? 'none' : schemes.map(({name}) => name).join('+'),
  );
}

function toSecurity(
  context: RequestContext,
  wanted: string | undefined,
): RequestValues['security'] {
  const alternatives = toAlternatives(context);
  if (wanted === undefined)
    return {...(alternatives.length > 0 && {alternative: 0}), credentials: []};
  const sorted = (names: string) => names.split('+').sort().join('+');
  const alternative = alternatives.findIndex((names) => sorted(names) === sorted(wanted));
  if (alternative >= 0) return {alternative, credentials: []};
  if (wanted === 'none') return {credentials: []};
  throw toUnknown('security requirement', wanted, alternatives, '');
}

/** Files are their names. JSON in a string is taken as JSON where the schema wants no string. */
function toBody(
  {operation, schemas}: RequestContext,
  wanted: string | undefined,
  body: Json,
  files: readonly string[],
): BodyValues | undefined {
  const values = toGivenBody(operation, wanted, body);
  if (!values) return undefined;
  const {mediaType} = values;
  const described = operation.requestBody?.content.find((entry) => entry.mediaType === mediaType);
  const schema = described && toBodySchema(described, schemas);
  const node = findNode(schema, schemas);
  if (values.kind === 'parts')
    return {
      ...values,
      parts: values.parts.map((part) => toFilePart(part, {node, schemas, files})),
    };
  if (typeof body !== 'string') return values;
  const kind = toMediaKind(mediaType);
  if (kind === 'binary' || kind === 'unknown')
    return {mediaType, kind: 'file', file: {kind: 'file', name: body, type: mediaType}};
  const isText = node?.types === undefined || node.types.includes('string');
  if (kind === 'json' && !isText && parseExactJson(body))
    return {mediaType, kind: 'text', text: body};
  if (kind === 'multipart')
    throw new AgentError('`body` must be an object with the parts of the multipart body.');
  return values;
}

function toFilePart(
  part: PartValue,
  {
    node,
    schemas,
    files,
  }: {
    node: ReturnType<typeof findNode>;
    schemas: RequestContext['schemas'];
    files: readonly string[];
  },
): PartValue {
  if (part.kind !== 'value' || part.name === undefined || typeof part.value !== 'string')
    return part;
  const schema = findProperty(node, part.name, schemas);
  const own = findNode(schema, schemas);
  const item = own && findItem(own, 0);
  const isFile =
    files.includes(part.name) ||
    isBinary(schema, schemas) ||
    (item !== undefined && isBinary(item, schemas));
  const {value: name, ...rest} = part;
  return isFile ? {...rest, kind: 'file', file: {kind: 'file', name, type: ''}} : part;
}
