import {useCallback, useEffect, useMemo, useRef, useState} from 'react';
import type {SecurityScheme} from '../../model/types';
import type {PropApiDocument} from '../../pages/props';
import {CALLBACK_PAGE} from '../../proxy/buildFiles';
import {useConsole} from '../console/context';
import {setCredential} from '../credentials/change';
import type {StoredCredential, TokenGrant} from '../credentials/types';
import type {DevicePrompt} from './device';
import {discoverFlows, toMetadataUrl} from './discover';
import {obtainToken, refreshToken, type TokenRequest} from './obtainToken';
import {toCredential} from './requestToken';
import type {OAuthFailure, OAuthResult, OAuthServer, TokenAnswer, TokenFlow} from './types';

export type OAuth = {
  flows: readonly TokenFlow[];
  /** Present when there is metadata that the reader may load. */
  discover?: () => void;
  /** The address to register with the authorization server. */
  redirectUri: string;
  busy: boolean;
  failure?: OAuthFailure;
  prompt?: DevicePrompt;
  credential?: Extract<StoredCredential, {kind: 'token'}>;
  obtain: (request: Pick<TokenRequest, 'flow' | 'client' | 'scopes' | 'owner'>) => void;
  /** Present when there is a refresh token. */
  refresh?: () => void;
  cancel: () => void;
};

/** Most suitable for most readers first. */
const ORDER: readonly TokenFlow['kind'][] = [
  'authorizationCode',
  'deviceAuthorization',
  'clientCredentials',
  'password',
  'implicit',
];

const ENDPOINTS = ['authorizationUrl', 'deviceAuthorizationUrl', 'tokenUrl', 'refreshUrl'] as const;

type OAuthScheme = Extract<SecurityScheme, {kind: 'oauth2' | 'openIdConnect'}>;

/**
 * Everything that the form of an OAuth 2.0 or OpenID Connect scheme does. Sends nothing before the
 * reader presses a button.
 */
export function useOAuth(scheme: OAuthScheme): OAuth {
  const {document, documentId, credentials, credentialStore} = useConsole();
  const server = useMemo<OAuthServer>(
    () => ({scheme: scheme.name, documentId, proxyPath: document.tryIt.proxyPath}),
    [scheme.name, documentId, document],
  );
  const [discovered, setDiscovered] = useState<readonly TokenFlow[]>([]);
  const {run, setPrompt, cancel, ...progress} = useRun();
  const redirectUri = toRedirectUri(document);
  const stored = credentials.credentials.find((credential) => credential.scheme === scheme.name);
  const credential = stored?.kind === 'token' ? stored : undefined;
  const flows = listFlows(scheme, discovered);
  const named = toMetadataUrl(scheme);
  const metadataUrl = named === undefined ? undefined : onSite(named);
  const keep =
    (source: Pick<TokenGrant, 'flow' | 'client' | 'origins'>, earlier?: string) =>
    (answer: TokenAnswer) =>
      setCredential(credentialStore, toCredential(scheme.name, answer, source, earlier));
  const grant = credential?.grant;
  const refreshing = flows.find(
    ({kind, refreshUrl, tokenUrl}) =>
      kind === grant?.flow && (refreshUrl ?? tokenUrl) !== undefined,
  );
  return {
    ...progress,
    flows,
    ...(metadataUrl !== undefined &&
      discovered.length === 0 && {
        discover: () =>
          void run((signal) => discoverFlows(server, metadataUrl, signal), setDiscovered),
      }),
    redirectUri,
    credential,
    obtain: (request) =>
      void run(
        (signal) => obtainToken(server, {...request, redirectUri, signal, onPrompt: setPrompt}),
        keep({
          flow: request.flow.kind,
          client: request.client,
          origins: listOrigins(request.flow),
        }),
      ),
    ...(grant?.refreshToken !== undefined &&
      refreshing && {
        refresh: () =>
          void run(
            (signal) => refreshToken(server, {flow: refreshing, grant, signal}),
            keep(grant, grant.refreshToken),
          ),
      }),
    cancel,
  };
}

/** Allows one exchange at a time: a new one cancels the one before. */
function useRun() {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<OAuthFailure>();
  const [prompt, setPrompt] = useState<DevicePrompt>();
  const controller = useRef<AbortController>(undefined);
  const cancel = useCallback(() => controller.current?.abort(), []);
  useEffect(() => cancel, [cancel]);
  const run = useCallback(
    async <T>(
      work: (signal: AbortSignal) => Promise<OAuthResult<T>>,
      onValue: (value: T) => void,
    ) => {
      cancel();
      const abort = new AbortController();
      controller.current = abort;
      setBusy(true);
      setFailure(undefined);
      setPrompt(undefined);
      const result = await work(abort.signal);
      if (controller.current !== abort) return;
      setBusy(false);
      setPrompt(undefined);
      if (result.ok) onValue(result.value);
      else setFailure(result.failure);
    },
    [cancel],
  );
  return {run, busy, failure, prompt, setPrompt, cancel};
}

/** The flows of the document, then the discovered ones. */
function listFlows(scheme: OAuthScheme, discovered: readonly TokenFlow[]): TokenFlow[] {
  const issuer = discovered[0]?.issuer;
  const documented = (scheme.kind === 'oauth2' ? scheme.flows : []).map((flow): TokenFlow => {
    const own: TokenFlow = {...flow, ...(issuer && {issuer})};
    for (const field of ENDPOINTS) if (own[field] !== undefined) own[field] = onSite(own[field]);
    return own;
  });
  return [
    ...documented,
    ...discovered.filter(({kind}) => !documented.some((flow) => flow.kind === kind)),
  ].sort((left, right) => ORDER.indexOf(left.kind) - ORDER.indexOf(right.kind));
}

/** Endpoints of an API that the site itself serves are paths in the model. */
function onSite(url: string): string {
  return url.startsWith('/') ? window.location.origin + url : url;
}

/** Origins where a token of the flow may be refreshed. */
function listOrigins({tokenUrl, refreshUrl}: TokenFlow): string[] {
  return [tokenUrl, refreshUrl].flatMap((url) =>
    url !== undefined && URL.canParse(url) ? new URL(url).origin : [],
  );
}

/**
 * The callback page is next to the documents of the plugin, of which other versions are below the
 * current one; it has a trailing slash if the site's other pages do.
 */
function toRedirectUri({overview: own, versions, callback}: PropApiDocument): string {
  if (callback !== undefined) return window.location.origin + callback;
  const overview = versions?.list.find(({isCurrent}) => isCurrent)?.overview ?? own;
  const root = overview.replace(/\/[^/]+\/?$/, '');
  return `${window.location.origin}${root}/${CALLBACK_PAGE}${overview.endsWith('/') ? '/' : ''}`;
}
