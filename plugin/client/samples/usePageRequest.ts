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
};

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
    if (alternative === undefined) return {masked: buildRequest(context, initial)};
    const values: RequestValues = {...initial, security: {alternative, credentials: [...credentials]}};
    return {masked: buildRequest(context, values), revealed: buildRequest(context, values, {maskSecrets: false})};
  }, [operation, schemas, servers, security, securitySchemes, siteConfig, server.choice, sample.choice, credentials, variants, toPrefill]);
}

/** The first way to authenticate for which the reader has entered everything. */
function findAlternative(context: RequestContext, credentials: CredentialsState['credentials']): number | undefined {
  const isKnown = ({name}: {name: string}) => credentials.some(({scheme}) => scheme === name);
  const index = listSecurity(context).findIndex(({schemes}) => schemes.length > 0 && schemes.every(isKnown));
  return index < 0 ? undefined : index;
}
