import {buildRequest} from './buildRequest';
import {toInitialValues} from './initialValues';
import {listSecurity} from './listSecurity';
import {listServers} from './listServers';
import {toCurl} from './samples/curl';
import {toBaseUrl} from './server';
import type {Credential, HttpRequest, RequestContext, RequestValues} from './types';

/** The request that an operation's page shows. */
export type PageRequest = {
  /**
   * The request as the document describes it. Secrets and values that the document does not give
   * are placeholders.
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
 * The initial sample of a page, before the reader has made a choice: the request in cURL, and the
 * URL of its server.
 */
export type PageSample = {
  curl: string;
  /**
   * URL of the first server, without a trailing slash; absent when the document names no server.
   */
  baseUrl?: string;
  example?: ShownExample;
};

/**
 * @param values of the form, as the page fills it in, without credentials
 * @param chosen the name of the example that the reader wants, if several have the same value
 */
export function toPageRequest(
  context: RequestContext,
  values: RequestValues,
  chosen: string | undefined,
  credentials: readonly Credential[],
): PageRequest {
  const alternative = findAlternative(context, credentials);
  const example = findExample(context, values, chosen);
  if (alternative === undefined)
    return {masked: buildRequest(context, values), ...(example && {example})};
  const complete: RequestValues = {
    ...values,
    security: {alternative, credentials: [...credentials]},
  };
  return {
    masked: buildRequest(context, complete),
    revealed: buildRequest(context, complete, {maskSecrets: false}),
    ...(example && {example}),
  };
}

/**
 * Created when a site is built, so that a page needs no code for requests until its reader makes a
 * choice.
 */
export function toPageSample(context: RequestContext): PageSample {
  const server = {index: 0, variables: []};
  const {masked, example} = toPageRequest(
    context,
    {...toInitialValues(context), server},
    undefined,
    [],
  );
  return {
    curl: toCurl(masked),
    ...(listServers(context).length > 0 && {baseUrl: toBaseUrl(context, server).baseUrl}),
    ...(example && {example}),
  };
}

/** Compares by identity: values are the document's own objects unless they were changed. */
function findExample(
  {operation}: RequestContext,
  {body}: RequestValues,
  chosen: string | undefined,
): ShownExample | undefined {
  const mediaType = operation.requestBody?.content.find(
    (entry) => entry.mediaType === body?.mediaType,
  );
  const shown =
    body?.kind === 'value'
      ? (mediaType?.examples ?? []).filter(({value}) => value === body.value)
      : [];
  const example = shown.find(({name}) => name === chosen) ?? shown[0];
  return (
    mediaType &&
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
