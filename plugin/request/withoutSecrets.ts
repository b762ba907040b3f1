import {formatJson} from '../document/exactNumber';
import {membersOf, toObject} from '../document/keyOrder';
import type {Json, NodeSchema, Schema, SchemaTable} from '../model/types';
import {findItem, findNode} from './schemas';
import {parseExactJson} from '../model/text/parseExactJson';
import type {
  BodyValues,
  FileValue,
  ParameterValue,
  RequestContext,
  RequestValues,
  ServerValues,
} from './types';

/** Deeper values are omitted: nobody types that deep, and unchecked values are not stored. */
const MAX_DEPTH = 60;

/** Headers that contain secrets, whatever a document says about them. */
const SECRET_HEADERS = /^(authorization|proxy-authorization|cookie)$/i;
/** Names that end harmless ones, too: whole words. */
const SECRET_WORDS = /(?:^|[^a-z])(?:auth|credentials?|cvc|cvv|jwt|otp|pin)[\][]*$/i;
/** Cookies that identify a session. */
const SECRET_COOKIES = /sess|sid$/i;
/**
 * Typical names of values with secrets, in any notation: `newPassword`, `api-key`, `webhooksecret`;
 * also of passwords to repeat, and names in brackets, as in `user[password]`. Not `tokens`:
 * `max_tokens` is a number.
 */
const SECRET_NAMES =
  /(?:token|(?:secret|pass(?:word|wd|phrase|code)|pwd|(?:api|access|auth|functions?|private|secret|subscription)[-_. ]?key|session[-_]?id)s?)(?:[-_.]?(?:confirm|confirmation|repeat|again|\d+))?[\][]*$/i;
/** Where a list continues. */
const POSITIONS = /(?:page|next|prev|previous|continuation|cursor|sync)[-_.]?token$/i;
/** A text that may contain such a name. */
const SECRET_TEXT =
  /token|secret|pass(?:word|wd|phrase|code)|\bpwd\b|(?:api|access|auth|functions?|private|subscription)[-_. ]?key|session[-_]?id|(?:^|[^a-z])(?:auth|credentials?|cvc|cvv|jwt|otp|pin)[\]"']*\s*[=:]/i;

/**
 * The form values that may be stored in a history or put into a link: no credentials, no server
 * variable, parameter or property that contains a secret (`format: password`, or a name that
 * suggests one), no file content. A string that may contain such a property but is not valid JSON is
 * omitted entirely.
 */
export function withoutSecrets(values: RequestValues, context: RequestContext): RequestValues {
  const {alternative} = values.security;
  return {
    server: {
      ...values.server,
      variables: values.server.variables.filter(({name}) => !isSecretName(name)),
    },
    parameters: values.parameters.flatMap((parameter) => cleanParameter(parameter, context) ?? []),
    ...(values.body && {body: cleanBody(values.body, context)}),
    security: {credentials: [], ...(alternative !== undefined && {alternative})},
  };
}

/**
 * Whether the reader has typed a secret into the form itself: into a header such as
 * `Authorization`, or a password into the body.
 */
export function holdsSecrets(values: RequestValues, context: RequestContext): boolean {
  const withoutFiles = (name: string, value: unknown) => (name === 'content' ? undefined : value);
  const format = ({server, parameters, body}: RequestValues) =>
    JSON.stringify([server, parameters, body], withoutFiles);
  return format(withoutSecrets(values, context)) !== format(values);
}

function isSecretName(name: string): boolean {
  return SECRET_WORDS.test(name) || (SECRET_NAMES.test(name) && !POSITIONS.test(name));
}

/** The parameter, or `undefined` if nothing of it may be kept. */
function cleanParameter(
  given: ParameterValue,
  context: RequestContext,
): ParameterValue | undefined {
  if (isSecretParameter(given, context)) return undefined;
  const {schemas} = context;
  const schema = findParameterSchema(given, context);
  if (given.raw === undefined)
    return given.value === undefined
      ? given
      : {...given, value: cleanValue(given.value, [schema], schemas, 0)};
  const raw = cleanText(given.raw, schema, schemas);
  return raw === '' && given.raw !== '' ? undefined : {...given, raw};
}

function findParameterSchema(
  {in: location, name}: ParameterValue,
  {operation}: RequestContext,
): Schema | undefined {
  const parameter = operation.parameters.find(
    (candidate) => candidate.in === location && candidate.name === name,
  );
  return parameter?.schema ?? parameter?.content?.schema;
}

function isSecretParameter(given: ParameterValue, context: RequestContext): boolean {
  const {in: location, name} = given;
  return (
    isSecretName(name) ||
    (location === 'cookie' && SECRET_COOKIES.test(name)) ||
    isCredential(given, context) ||
    isSecret([findParameterSchema(given, context)], context.schemas)
  );
}

/** Whether a parameter carries credentials: those of a scheme, or those of a header made for them. */
export function isCredential(
  {in: location, name}: Pick<ParameterValue, 'in' | 'name'>,
  {securitySchemes}: Pick<RequestContext, 'securitySchemes'>,
): boolean {
  return (
    (location === 'header' && SECRET_HEADERS.test(name)) ||
    securitySchemes.some(
      (scheme) =>
        scheme.kind === 'apiKey' &&
        scheme.in === location &&
        scheme.parameterName.toLowerCase() === name.toLowerCase(),
    )
  );
}

/** Schemas that may describe one value. */
type Candidates = readonly (Schema | undefined)[];

/** Whether one of the schemas, or a variant of one, marks its value as a password. */
function isSecret(candidates: Candidates, table: SchemaTable): boolean {
  return listNodes(candidates, table).some(({format}) => format === 'password');
}

/** The schemas, and all variants in them: the value may be meant for any. */
function listNodes(candidates: Candidates, table: SchemaTable): NodeSchema[] {
  const nodes = new Set<NodeSchema>();
  const add = (schema: Schema | undefined): void => {
    const node = findNode(schema, table);
    if (!node || nodes.has(node)) return;
    nodes.add(node);
    for (const {variants} of node.variants ?? [])
      for (const variant of variants) add(variant.schema);
  };
  candidates.forEach(add);
  return Array.from(nodes);
}

function listProperties(nodes: readonly NodeSchema[], name: string): Schema[] {
  return nodes.flatMap(({properties, additionalProperties}) => {
    const own = properties?.find((property) => property.name === name)?.schema;
    return own ?? additionalProperties ?? [];
  });
}

function cleanBody(body: BodyValues, {operation, schemas}: RequestContext): BodyValues {
  const schema = operation.requestBody?.content.find(
    ({mediaType}) => mediaType === body.mediaType,
  )?.schema;
  const {mediaType, contentType} = body;
  const head = {mediaType, ...(contentType !== undefined && {contentType})};
  switch (body.kind) {
    case 'value':
      return {
        ...head,
        kind: 'value',
        value: isSecret([schema], schemas) ? '' : cleanValue(body.value, [schema], schemas, 0),
      };
    case 'text':
      return {...head, kind: 'text', text: cleanText(body.text, schema, schemas)};
    case 'file':
      return {...head, kind: 'file', ...(body.file && {file: withoutContent(body.file)})};
    case 'parts': {
      const nodes = listNodes([schema], schemas);
      const find = (name: string | undefined) =>
        name === undefined ? [] : listProperties(nodes, name);
      const parts = body.parts
        .filter(({name}) => !(isSecretName(name ?? '') || isSecret(find(name), schemas)))
        .map((part) =>
          part.kind === 'file'
            ? {...part, ...(part.file && {file: withoutContent(part.file)})}
            : {
                ...part,
                value: part.value && cleanValue(part.value, find(part.name), schemas, 0),
              },
        );
      return {...head, kind: 'parts', parts};
    }
  }
}

/**
 * Returns the string unchanged if nothing in it is secret, so that it is kept character for
 * character.
 */
function cleanText(text: string, schema: Schema | undefined, table: SchemaTable): string {
  if (isSecret([schema], table)) return '';
  const parsed = parseExactJson(text);
  if (!parsed) return SECRET_TEXT.test(text) ? '' : text;
  const cleaned = formatJson(cleanValue(parsed.value, [schema], table, 0), 2);
  return cleaned === formatJson(parsed.value, 2) ? text : cleaned;
}

function cleanValue(value: Json, candidates: Candidates, table: SchemaTable, depth: number): Json {
  if (typeof value !== 'object' || value === null) return value;
  if (depth > MAX_DEPTH) return null;
  const nodes = listNodes(candidates, table);
  if (Array.isArray(value))
    return value.flatMap((item, index) => {
      const items = nodes.map((node) => findItem(node, index));
      return isSecret(items, table) ? [] : [cleanValue(item, items, table, depth + 1)];
    });
  return toObject(
    membersOf(value).flatMap(([name, inner]): [string, Json][] => {
      const properties = listProperties(nodes, name);
      return isSecretName(name) || isSecret(properties, table)
        ? []
        : [[name, cleanValue(inner, properties, table, depth + 1)]];
    }),
  );
}

function withoutContent({kind, name, type, size}: FileValue): FileValue {
  return {kind, name, type, ...(size !== undefined && {size})};
}

/** The choice of a server without one that the reader named. */
export function withoutOwn({own: _own, ...server}: ServerValues): ServerValues {
  return server;
}
