import {isObject} from '../document/isObject';
import {hasExample} from '../model/example/hasExample';
import {isDeprecated} from '../model/example/marks';
import {toWholeNumber} from '../document/exactNumber';
import type {Example, Json, Parameter, RequestBody, Schema, SchemaTable} from '../model/types';
import {chooseMediaType} from './chooseMediaType';
import {canBeContent} from './encoding';
import {findBodyExample, omitsFields, toInitialBody} from './initialBody';
import {toGivenValue} from './partHeaders';
import {listSecurity} from './listSecurity';
import {toMediaKind} from '../model/operation/mediaKind';
import {decodePercent} from './percent';
import {findNode} from './schemas';
import type {
  BodyValues,
  InitialOptions,
  ParameterValue,
  RequestContext,
  RequestValues,
} from './types';

/**
 * Fills in a form from the document: the example of the parameter or media type, the example of the
 * schema, the default, the first of an enumeration. A missing value becomes a placeholder, never an
 * invented value.
 */
export function toInitialValues(
  context: RequestContext,
  options: InitialOptions = {},
): RequestValues {
  const {operation, schemas} = context;
  const body = operation.requestBody && toBodyValues(operation.requestBody, schemas, options);
  const whole = findWholeName(operation, options);
  return {
    server: {index: 0, variables: []},
    parameters: operation.parameters.flatMap(
      (parameter) => toParameterValue(parameter, schemas, options, whole) ?? [],
    ),
    ...(body && {body}),
    security: {...(listSecurity(context).length > 0 && {alternative: 0}), credentials: []},
  };
}

/** The name of the example that gives a whole request: the body's, else that of an exchange. */
function findWholeName(
  {requestBody, parameters}: RequestContext['operation'],
  options: InitialOptions,
): string | undefined {
  const mediaType = requestBody && chooseMediaType(requestBody.content, options.mediaType);
  return mediaType
    ? findBodyExample(mediaType, options)?.name
    : parameters.flatMap(({examples}) => examples).find(({exchange}) => exchange)?.name;
}

/** The initial value of a parameter; undefined if the options exclude it. */
function toParameterValue(
  parameter: Parameter,
  table: SchemaTable,
  {include}: InitialOptions,
  whole: string | undefined,
): ParameterValue | undefined {
  const {in: location, name, required, ignored} = parameter;
  if (ignored) return undefined;
  const given = toGivenParameter(parameter, table, whole);
  const isWanted =
    required ||
    include === 'all' ||
    (include === undefined && given?.isOfWhole) ||
    (include === 'examples' && given?.exemplified && !isOld(parameter, table));
  if (!isWanted) return undefined;
  return {in: location, name, ...(given ? given.content : {placeholder: true})};
}

/** The value that the document gives for a parameter, as a form offers it; undefined without one. */
export function toOfferedValue(
  parameter: Parameter,
  table: SchemaTable,
): Pick<ParameterValue, 'value' | 'raw'> | undefined {
  return toGivenParameter(parameter, table)?.content;
}

function isOld(
  {deprecated, content, schema = content?.schema}: Parameter,
  table: SchemaTable,
): boolean {
  return deprecated !== undefined || (schema !== undefined && isDeprecated(schema, table));
}

type GivenValue = {
  content: Pick<ParameterValue, 'value' | 'raw'>;
  /** Whether it is an example. */
  exemplified: boolean;
  /** Whether it is part of the example of a whole request. */
  isOfWhole?: boolean;
};

/** The value that the document gives for a parameter: of the example with this name, if it has it. */
function toGivenParameter(
  parameter: Parameter,
  table: SchemaTable,
  whole?: string,
): GivenValue | undefined {
  const {content, schema = content?.schema} = parameter;
  const isSendable = (value: Json | undefined): value is Json =>
    value !== undefined && (!content || canBeContent(content.mediaType, value));
  const sendable = [...parameter.examples, ...(content?.examples ?? [])].filter(({value}) =>
    isSendable(value),
  );
  const isOfWhole = ({name, exchange}: Example) =>
    whole === undefined || name === undefined ? exchange === true : name === whole;
  const example = sendable.find(isOfWhole) ?? sendable[0];
  if (example?.value !== undefined)
    return {
      content: {value: toNumberOf(schema, example.value, table)},
      exemplified: true,
      isOfWhole: isOfWhole(example),
    };
  const raw = toSerialized(parameter);
  if (raw !== undefined) return {content: {raw}, exemplified: true};
  // A value with gaps is no value: a parameter is sent unchanged.
  const {generated} = content ?? {};
  const value =
    toGivenValue(schema, table) ??
    (generated?.origin === 'skeleton' ? undefined : generated?.value);
  return isSendable(value) ? {content: {value}, exemplified: hasExample(schema, table)} : undefined;
}

function toNumberOf(schema: Schema | undefined, value: Json, table: SchemaTable): Json {
  const {types = []} = findNode(schema, table) ?? {};
  return types.includes('integer') && !types.includes('number') ? toWholeNumber(value) : value;
}

function toSerialized(parameter: Parameter): string | undefined {
  const {content, examples} = parameter;
  const inner = content?.examples.find((entry) => entry.serialized !== undefined)?.serialized;
  if (inner !== undefined) return inner;
  const outer = examples.find((entry) => entry.serialized !== undefined)?.serialized;
  return outer === undefined ? undefined : toRawValue(parameter, outer);
}

/**
 * A serialized example of a parameter as its raw value. For a `content` parameter, it is kept in its
 * media type, without name and percent-encoding.
 */
export function toRawValue({name, in: location, content}: Parameter, outer: string): string {
  if (!content || toMediaKind(content.mediaType) === 'form') return outer;
  const value =
    (location === 'query' || location === 'cookie') && outer.startsWith(`${name}=`)
      ? outer.slice(name.length + 1)
      : outer;
  return location === 'header' ? value : decodePercent(value);
}

/**
 * The initial values of a body; undefined for an optional body if only required values are wanted
 * or its content is unknown.
 */
export function toBodyValues(
  {required, content}: RequestBody,
  table: SchemaTable,
  options: InitialOptions = {},
): BodyValues | undefined {
  if (options.include === 'required' && !required) return undefined;
  const mediaType = chooseMediaType(content, options.mediaType);
  if (!mediaType || (!required && omitsFields(mediaType, options))) return undefined;
  const body = toInitialBody(mediaType, table, options);
  if (
    !required &&
    body?.kind === 'value' &&
    isObject(body.value) &&
    Object.keys(body.value).length === 0 &&
    mediaType.examples.length === 0
  )
    return undefined;
  return {mediaType: mediaType.mediaType, ...body};
}
