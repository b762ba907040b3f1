import {useEffect, useMemo, useRef, useSyncExternalStore} from 'react';
import {buildRequest, listNamedOrigins} from '../../request';
import type {HttpRequest, RequestContext, RequestValues} from '../../request/types';
import {bindCredentials, getCredentials} from '../credentials/credentials';
import type {CredentialsState} from '../credentials/types';
import {useDocumentContext} from '../document';
import {holdsSecrets} from '../../request/withoutSecrets';
import {bindRequest} from '../send/boundOrigins';
import type {Store} from '../store';

export type Requests = {
  credentials: CredentialsState;
  credentialStore: Store<CredentialsState>;
  /** As it would be sent now. */
  request: HttpRequest;
  /** The request with masked secrets. */
  masked: HttpRequest;
  /** Builds the request with its secrets, for the reader only; it may be incomplete. */
  toRevealed: () => HttpRequest;
};

/** Builds the request of a form, and the credentials in it, which are bound to their origins. */
export function useRequests(
  storageKey: string,
  context: RequestContext,
  values: RequestValues,
): Requests {
  const {document} = useDocumentContext();
  const named = useMemo(
    () =>
      listNamedOrigins(
        [...document.servers, ...(document.operationServers ?? [])],
        window.location.origin,
      ),
    [document],
  );
  const bindable = useRef(named);
  const credentialStore = useMemo(
    () => bindCredentials(getCredentials(storageKey), () => bindable.current),
    [storageKey],
  );
  const credentials = useSyncExternalStore(credentialStore.subscribe, credentialStore.get);
  const requests = useMemo(() => {
    const {confirmed} = credentials;
    const entered = credentials.credentials.map((credential) => ({
      ...credential,
      origins: [...(credential.origins ?? []), ...confirmed],
    }));
    const signed = {...values, security: {...values.security, credentials: entered}};
    const complete = buildRequest(context, signed, {maskSecrets: false, placeholders: false});
    return {
      request: bindRequest(complete, [...named, ...confirmed], () => holdsSecrets(values, context)),
      masked: buildRequest(context, signed, {hasMarks: true}),
      toRevealed: () => buildRequest(context, signed, {maskSecrets: false, hasMarks: true}),
    };
  }, [context, values, credentials, named]);
  const {url} = requests.request;
  useEffect(() => {
    bindable.current = URL.canParse(url)
      ? Array.from(new Set([...named, new URL(url).origin]))
      : named;
  }, [named, url]);
  return useMemo(
    () => ({credentials, credentialStore, ...requests}),
    [credentials, credentialStore, requests],
  );
}
