import {listOriginVariables, listServers} from '../../request';
import type {RequestContext, RequestValues} from '../../request/types';
import {readValues} from './readValues';
import {withoutOwn, withoutSecrets} from '../../request/withoutSecrets';

/** In the fragment, which is never sent to a server, and so never logged. */
const PREFIX = '#try-it=';
/** Many programs through which people share links cut off longer ones. */
const MAX_LENGTH = 8000;

/**
 * Creates a link to this page that fills in the form in the same way, without secrets, and without
 * a host that the document does not give. `undefined` if the link is too long to share.
 */
export function toShareLink(
  pageUrl: string,
  values: RequestValues,
  context: RequestContext,
): string | undefined {
  const shared = withoutSecrets(
    {...values, server: withoutTypedOrigin(values.server, context)},
    context,
  );
  const link = toLink(pageUrl, shared);
  return link.length > MAX_LENGTH ? undefined : link;
}

/**
 * Creates a link to the page of another operation that fills in its form. That page leaves out what
 * its document does not allow in links.
 */
export function toFillLink(
  pageUrl: string,
  values: Pick<RequestValues, 'parameters' | 'body'>,
): string {
  return toLink(pageUrl, {
    server: {index: 0, variables: []},
    security: {credentials: []},
    ...values,
  });
}

function toLink(pageUrl: string, values: RequestValues): string {
  const bytes = new TextEncoder().encode(JSON.stringify(values));
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return `${pageUrl.replace(/#.*$/s, '')}${PREFIX}${text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')}`;
}

function isShareLink(hash: string): boolean {
  return hash.startsWith(PREFIX);
}

/**
 * Reads the values of a link. Returns `undefined` for any other shape: a link may come from anyone.
 * Before the values fill in a form, `fitToDocument` compares them with the document.
 */
export function readShareLink(hash: string): RequestValues | undefined {
  if (!isShareLink(hash) || hash.length > MAX_LENGTH) return undefined;
  try {
    const text = atob(hash.slice(PREFIX.length).replaceAll('-', '+').replaceAll('_', '/'));
    return readValues(
      JSON.parse(
        new TextDecoder('utf-8', {fatal: true}).decode(
          Uint8Array.from(text, (character) => character.charCodeAt(0)),
        ),
      ),
    );
  } catch {
    return undefined;
  }
}

function withoutTypedOrigin(
  server: RequestValues['server'],
  context: RequestContext,
): RequestValues['server'] {
  const chosen = listServers(context)[server.index];
  const typed = chosen
    ? listOriginVariables(chosen).filter(
        (name) => !chosen.variables.some((variable) => variable.name === name && variable.enum),
      )
    : [];
  return {
    ...withoutOwn(server),
    variables: server.variables.filter(({name}) => !typed.includes(name)),
  };
}
