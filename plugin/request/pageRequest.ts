import {formatJson, readMarks} from '../document/exactNumber';
import type {Example} from '../model/types';
import {buildRequest} from './buildRequest';
import {toInitialValues} from './initialValues';
import {toIncluded} from './initialBody';
import {listSecurity} from './listSecurity';
import {listServers} from './listServers';
import {toCurl} from './samples/curl';
import {toFirstWriterId} from './samples/languages';
import type {SampleWriters} from './samples/types';
import {toBaseUrl} from './server';
import type {Credential, HttpRequest, InitialOptions, RequestContext, RequestValues} from './types';

/** The request that an operation's page shows. */
export type PageRequest = {
  /**
   * The request as the document describes it. Secrets and values that the document does not give
   * are placeholders; generated numbers and booleans have marks.
   */
  masked: HttpRequest;
  /**
   * The same with the credentials that the reader has entered in the console; absent if there are
   * none for it.
   */
  revealed?: HttpRequest;
  /** The document's example that is used unchanged as the body, if any. */
  example?: ShownExample;
};

export type ShownExample = {mediaType: string; name?: string};

/**
 * The initial sample of a page, before the reader has made a choice: the request as code, and the
 * URL of its server.
 */
export type PageSample = {
  code: string;
  /** Offsets of the generated numbers and booleans in it; absent if there are none. */
  made?: readonly number[];
  /**
   * URL of the first server, without a trailing slash; absent when the document names no server.
   */
  baseUrl?: string;
  example?: ShownExample;
};

/**
 * @param values of the form, as the page fills it in, without credentials
 * @param sample the example that the reader wants, if several have the same value, and how much of it
 */
export function toPageRequest(
  context: RequestContext,
  values: RequestValues,
  sample: InitialOptions,
  credentials: readonly Credential[],
): PageRequest {
  const alternative = findAlternative(context, credentials);
  const example = findExample(context, values, sample);
  if (alternative === undefined)
    return {masked: buildRequest(context, values, {hasMarks: true}), ...(example && {example})};
  const complete: RequestValues = {
    ...values,
    security: {alternative, credentials: [...credentials]},
  };
  return {
    masked: buildRequest(context, complete, {hasMarks: true}),
    revealed: buildRequest(context, complete, {maskSecrets: false, hasMarks: true}),
    ...(example && {example}),
  };
}

/**
 * Created when a site is built, so that a page needs no code for requests until its reader makes a
 * choice.
 */
export function toPageSample(context: RequestContext, writers?: SampleWriters): PageSample {
  const server = {index: 0, variables: []};
  const {masked, example} = toPageRequest(context, {...toInitialValues(context), server}, {}, []);
  const write = writers?.get(toFirstWriterId(context.operation)) ?? toCurl;
  const {code, made} = readMarks(write(masked), masked.body.kind === 'form-urlencoded');
  return {
    code,
    ...(made.length > 0 && {made}),
    ...(listServers(context).length > 0 && {baseUrl: toBaseUrl(context, server).baseUrl}),
    ...(example && {example}),
  };
}

/** The example whose value, or the wanted part of it, is the body. */
function findExample(
  {operation, schemas}: RequestContext,
  {body}: RequestValues,
  sample: InitialOptions,
): ShownExample | undefined {
  const mediaType = operation.requestBody?.content.find(
    (entry) => entry.mediaType === body?.mediaType,
  );
  const sent = body?.kind === 'value' ? body.value : body?.kind === 'text' ? body.text : undefined;
  if (!mediaType || sent === undefined) return undefined;
  const isShown = ({value, serialized}: Example) =>
    // Values are the document's own objects unless they were changed.
    value === sent ||
    serialized === sent ||
    (value !== undefined &&
      sample.include !== undefined &&
      formatJson(toIncluded(mediaType, value, schemas, sample)) === formatJson(sent));
  const shown = mediaType.examples.filter(isShown);
  const example = shown.find(({name}) => name === sample.example) ?? shown[0];
  return (
    example && {
      mediaType: mediaType.mediaType,
      ...(example.name !== undefined && {name: example.name}),
    }
  );
}

/** The first security alternative for which the reader has entered everything. */
function findAlternative(
  context: RequestContext,
  credentials: readonly Credential[],
): number | undefined {
  const isKnown = ({name}: {name: string}) => credentials.some(({scheme}) => scheme === name);
  const index = listSecurity(context).findIndex(
    ({schemes}) => schemes.length > 0 && schemes.every(isKnown),
  );
  return index < 0 ? undefined : index;
}
