import {useMemo, useSyncExternalStore} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {buildRequest, listSecurity, toInitialValues} from '../../request';
import type {HttpRequest, RequestContext, RequestValues} from '../../request/types';
import {getCredentials, NO_CREDENTIALS} from '../credentials/credentials';
import type {CredentialsState} from '../credentials/types';
import {useApiDocument} from '../document';
import {useApiOperation} from '../page/operation';
import {usePage} from '../page/page';
import {listRequestVariants} from '../page/requestVariants';
import {usePrefill} from './usePrefill';

export type PageRequest = {
  /** As the document describes it. Secrets and what the document does not give are placeholders. */
  masked: HttpRequest;
  /** The same with the credentials that the reader has entered in the console; absent as long as there are none for it. */
  revealed?: HttpRequest;
  /** The example that its body is, where it is one as the document gives it. */
  example?: ShownExample;
};

export type ShownExample = {mediaType: string; name?: string};

/** The request that an operation's page shows. */
export function usePageRequest(): PageRequest {
  const {operation, schemas, server, sample, toId} = useApiOperation();
  const {chosenTabs} = usePage();
  const tabs = useSyncExternalStore(chosenTabs.subscribe, chosenTabs.get, chosenTabs.get);
  const variants = useMemo(() => listRequestVariants(tabs, toId('')), [tabs, toId]);
  const toPrefill = usePrefill(variants.length > 0);
  const {servers, security, securitySchemes, tabId, tryIt} = useApiDocument();
  const {siteConfig} = useDocusaurusContext();
  const store = useMemo(() => getCredentials(tryIt.document ?? tabId), [tryIt.document, tabId]);
  const {credentials} = useSyncExternalStore<CredentialsState>(store.subscribe, store.get, () => NO_CREDENTIALS);
  return useMemo(() => {
    const context: RequestContext = {operation, schemas, servers, security, securitySchemes, siteUrl: siteConfig.url};
    const filled = toPrefill && variants.length > 0 ? toPrefill(context, {sample: sample.choice, variants}) : toInitialValues(context, sample.choice);
    const initial: RequestValues = {...filled, server: server.choice};
    const alternative = findAlternative(context, credentials);
    const example = findExample(context, initial, sample.choice.example);
    if (alternative === undefined) return {masked: buildRequest(context, initial), ...(example && {example})};
    const values: RequestValues = {...initial, security: {alternative, credentials: [...credentials]}};
    return {masked: buildRequest(context, values), revealed: buildRequest(context, values, {maskSecrets: false}), ...(example && {example})};
  }, [operation, schemas, servers, security, securitySchemes, siteConfig, server.choice, sample.choice, credentials, variants, toPrefill]);
}

/** Values are the document's own objects as long as nothing is changed in them. */
function findExample({operation}: RequestContext, {body}: RequestValues, chosen: string | undefined): ShownExample | undefined {
  const mediaType = operation.requestBody?.content.find((entry) => entry.mediaType === body?.mediaType);
  const shown = body?.kind === 'value' ? (mediaType?.examples ?? []).filter(({value}) => value === body.value) : [];
  const example = shown.find(({name}) => name === chosen) ?? shown[0];
  return mediaType && example && {mediaType: mediaType.mediaType, ...(example.name !== undefined && {name: example.name})};
}

/** The first way to authenticate for which the reader has entered everything. */
function findAlternative(context: RequestContext, credentials: CredentialsState['credentials']): number | undefined {
  const isKnown = ({name}: {name: string}) => credentials.some(({scheme}) => scheme === name);
  const index = listSecurity(context).findIndex(({schemes}) => schemes.length > 0 && schemes.every(isKnown));
  return index < 0 ? undefined : index;
}
