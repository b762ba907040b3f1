import {buildRequest} from './buildRequest';
import {toInitialValues} from './initialValues';
import {listSecurity} from './listSecurity';
import {listServers} from './listServers';
import {toCurl} from './samples/curl';
import {toBaseUrl} from './server';
import type {Credential, HttpRequest, RequestContext, RequestValues} from './types';

/** The request that an operation's page shows. */
export type PageRequest = {
  /** As the document describes it. Secrets and what the document does not give are placeholders. */
  masked: HttpRequest;
  /**
   * The same with the credentials that the reader has entered in the console; absent as long as
   * there are none for it.
   */
  revealed?: HttpRequest;
  /** The example that its body is, where it is one as the document gives it. */
  example?: ShownExample;
};

export type ShownExample = {mediaType: string; name?: string};

/**
 * What a page begins with, before the reader has chosen anything: the request in cURL, and the URL
 * that it goes to.
 */
export type PageSample = {
  curl: string;
  /** Of the first server, without a slash at its end; absent when the document names no server. */
  baseUrl?: string;
  example?: ShownExample;
};

/**
 * @param values of the form, as the page fills it in, without credentials
 * @param chosen the name of the example that the reader wants, where several have the same value
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
 * Made when a site is built, so that a page needs no code for requests before its reader chooses
 * something.
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

/** Values are the document's own objects as long as nothing is changed in them. */
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

/** The first way to authenticate for which the reader has entered everything. */
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
