import {listOriginVariables, listServers} from '../../request';
import type {RequestContext, RequestValues} from '../../request/types';
import {readValues} from './readValues';
import {withoutSecrets} from './withoutSecrets';

/** In the fragment, which no server and no log ever sees. */
const PREFIX = '#try-it=';
/** Longer links are cut by many programs that people share them with. */
const MAX_LENGTH = 8000;

/**
 * A link to this page that fills in the form in the same way, without secrets, and without a host
 * that the document does not give. `undefined`: too long to be shared.
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
  const bytes = new TextEncoder().encode(JSON.stringify(shared));
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  const link = `${pageUrl.replace(/#.*$/s, '')}${PREFIX}${text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')}`;
  return link.length > MAX_LENGTH ? undefined : link;
}

function isShareLink(hash: string): boolean {
  return hash.startsWith(PREFIX);
}

/**
 * The values in a link. `undefined` for anything that is not of their form: a link may come from
 * anyone. Before they fill in a form, `fitToDocument` compares them with the document.
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
  return {...server, variables: server.variables.filter(({name}) => !typed.includes(name))};
}
