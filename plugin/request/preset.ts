import {isObject} from '../document/isObject';
import type {Json, Operation, Parameter, Server} from '../model/types';
import {chooseMediaType} from './chooseMediaType';
import {toInitialValues} from './initialValues';
import {toFormData} from './encoding';
import {listServers} from './listServers';
import {toPartValues} from './multipart';
import {toMediaKind} from '../model/operation/mediaKind';
import type {BodyValues, ParameterValue, RequestContext, RequestValues} from './types';

/** Values that an author sets for a console. Everything else is as on the page. */
export type Preset = {
  /** By name; `header.name` if several parameters have the name. */
  parameters?: {[name: string]: Json};
  /** Data, or a string that is sent unchanged. */
  body?: Json;
  /** Media type of the body, as the document writes it; the page's by default. */
  mediaType?: string;
  /** URL of a server, as the document writes it. */
  server?: string;
};

/** The names that a preset can use. */
export type PresetFacts = {
  /** With their locations: `query.limit`. */
  parameters: string[];
  mediaTypes: string[];
  servers: string[];
};

/** A name in a preset that the operation does not have, and the names that it has. */
export type PresetProblem = {
  kind: 'parameter' | 'body' | 'mediaType' | 'server';
  name: string;
  known: string[];
};

export function toPresetFacts(operation: Operation, servers: readonly Server[]): PresetFacts {
  return {
    parameters: operation.parameters.map(toKey),
    mediaTypes: operation.requestBody?.content.map(({mediaType}) => mediaType) ?? [],
    servers: servers.map(({url}) => url),
  };
}

/** The first name that the operation does not have. */
export function findPresetProblem(
  {parameters, mediaTypes, servers}: PresetFacts,
  {parameters: given = {}, body, mediaType, server}: Preset,
): PresetProblem | undefined {
  const name = Object.keys(given).find(
    (wanted) => !parameters.some((key) => key === wanted || withoutLocation(key) === wanted),
  );
  if (name !== undefined) return {kind: 'parameter', name, known: parameters.map(withoutLocation)};
  if (mediaType !== undefined && !mediaTypes.includes(mediaType))
    return {kind: 'mediaType', name: mediaType, known: mediaTypes};
  if (body !== undefined && mediaTypes.length === 0) return {kind: 'body', name: '', known: []};
  if (server !== undefined && !servers.includes(server))
    return {kind: 'server', name: server, known: servers};
  return undefined;
}

/** The form as the document fills it in, overridden by the preset. */
export function toPresetValues(context: RequestContext, preset: Preset): RequestValues {
  const {operation} = context;
  const {parameters = {}, body, mediaType, server} = preset;
  const values = toInitialValues(context, {
    isForm: true,
    ...(mediaType !== undefined && {mediaType}),
  });
  const given = toGivenParameters(operation, parameters);
  const isGiven = (known: ParameterValue) =>
    given.some((own) => own.in === known.in && own.name === known.name);
  const index = listServers(context).findIndex(({url}) => url === server);
  const filled = body === undefined ? values.body : toGivenBody(operation, mediaType, body);
  return {
    ...values,
    server: {index: Math.max(0, index), variables: []},
    parameters: [...values.parameters.filter((known) => !isGiven(known)), ...given],
    ...(filled && {body: filled}),
  };
}

/** The values of the parameters that have these names. */
export function toGivenParameters(
  {parameters}: Pick<Operation, 'parameters'>,
  given: NonNullable<Preset['parameters']>,
): ParameterValue[] {
  return Object.entries(given).flatMap(([name, value]): ParameterValue[] => {
    const found =
      parameters.find((parameter) => toKey(parameter) === name) ??
      parameters.find((parameter) => parameter.name === name);
    return found ? [{in: found.in, name: found.name, value}] : [];
  });
}

/** A body as the form of its media type holds it. Undefined if the operation takes none. */
export function toGivenBody(
  {requestBody}: Pick<Operation, 'requestBody'>,
  wanted: string | undefined,
  body: Json,
): BodyValues | undefined {
  const described = chooseMediaType(requestBody?.content ?? [], wanted);
  if (!described) return undefined;
  const {mediaType} = described;
  if (typeof body === 'string' && toMediaKind(mediaType) !== 'json')
    return {mediaType, kind: 'text', text: body};
  if (toMediaKind(mediaType) === 'form')
    return {mediaType, kind: 'value', value: toFormData(described, body)};
  return toMediaKind(mediaType) === 'multipart' && isObject(body)
    ? {mediaType, kind: 'parts', parts: toPartValues(described, body)}
    : {mediaType, kind: 'value', value: body};
}

function toKey({in: location, name}: Pick<Parameter, 'in' | 'name'>): string {
  return `${location}.${name}`;
}

function withoutLocation(key: string): string {
  return key.slice(key.indexOf('.') + 1);
}

/** Describes the error in a preset to its author. */
export function describePresetProblem(
  {kind, name, known}: PresetProblem,
  operation: string,
): string {
  const list = known.length > 0 ? ` It has ${known.map((one) => `\`${one}\``).join(', ')}.` : '';
  return kind === 'body'
    ? `\`${operation}\` takes no body.`
    : `\`${operation}\` has no ${WORDS[kind]} \`${name}\`.${list}`;
}

const WORDS = {parameter: 'parameter', mediaType: 'media type', server: 'server'} as const;
