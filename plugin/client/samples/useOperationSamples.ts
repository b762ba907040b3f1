import {useMemo, useSyncExternalStore} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ShownExample, PageRequest} from '../../request/pageRequest';
import {useApiOperation} from '../page/operation';
import type {ToSample} from '../../request/samples/types';
import {getCredentials, NO_CREDENTIALS, toStorageKey} from '../credentials/credentials';
import type {CredentialsState} from '../credentials/types';
import {useApiDocument} from '../document';
import {usePage} from '../page/page';
import {listRequestVariants} from '../page/requestVariants';
import {listSamples, toFirstId} from './listSamples';
import {useChosenSample, useSamples, type Samples} from './useSamples';
import {useWriter} from './useWriter';

export type OperationSamples = {
  samples: Samples;
  /**
   * The document's example that is the body of the request; `custom` if a variant that the reader has
   * chosen has none.
   */
  example: ShownExample | 'custom' | undefined;
  /** Whether the request contains credentials of the reader, which can be revealed. */
  hasSecrets: boolean;
  /** Whether the code has placeholders for credentials, which the reader can enter in the console. */
  needsSecrets: boolean;
};

/** Of credentials: `toSecurityParts` writes them. */
const PLACEHOLDER = /<(?:api_key|token|credentials|username)>/;

/**
 * Formats the request of the operation's page as code, with the reader's choices.
 * @param isRevealed whether the code contains the reader's credentials instead of placeholders
 * @param isUsed whether copies contain them in any case
 */
export function useOperationSamples(isRevealed: boolean, isUsed = false): OperationSamples {
  const {page, operation} = useApiOperation();
  const {security} = useApiDocument();
  const sample = useChosenSample(useMemo(() => listSamples(operation), [operation]));
  const {masked, revealed, example, toCurl} = usePageRequest(
    sample.chosen?.kind === 'generated' && sample.chosen.id !== toFirstId(sample.list),
  );
  const samples = useSamples(sample, {
    request: (isRevealed && revealed) || masked,
    copied: isUsed ? revealed : undefined,
    toCurl,
    initial: page.sample,
  });
  return {
    samples,
    example,
    hasSecrets: revealed !== undefined,
    // Parameters may have placeholders of the same names.
    needsSecrets:
      samples.chosen?.kind === 'generated' &&
      !operation.page?.tryIt &&
      (operation.security ?? security).length > 0 &&
      PLACEHOLDER.test(samples.generated.code),
  };
}

/**
 * The request of an operation's page with the reader's choices; without any, the page's own sample
 * suffices.
 */
type ChosenRequest = Partial<Omit<PageRequest, 'example'>> &
  Pick<OperationSamples, 'example'> & {toCurl?: ToSample};

/**
 * The request that an operation's page shows. The page contains it in cURL; code is loaded when the
 * reader has chosen something else: another server, example or variant, credentials, a language.
 * @param isAsked whether the request is needed anyway, for another language
 */
function usePageRequest(isAsked: boolean): ChosenRequest {
  const {page, operation, schemas, server, sample, toId} = useApiOperation();
  const {chosenTabs} = usePage();
  const tabs = useSyncExternalStore(chosenTabs.subscribe, chosenTabs.get, chosenTabs.get);
  const variants = useMemo(() => listRequestVariants(tabs, toId('')), [tabs, toId]);
  const {servers, security, securitySchemes, tabId, tryIt} = useApiDocument();
  const {siteConfig} = useDocusaurusContext();
  const store = useMemo(() => getCredentials(toStorageKey({tabId, tryIt})), [tabId, tryIt]);
  const {credentials} = useSyncExternalStore<CredentialsState>(
    store.subscribe,
    store.get,
    () => NO_CREDENTIALS,
  );

  const hasServer = server.choice.index > 0 || server.choice.variables.length > 0;
  const isWanted =
    isAsked ||
    hasServer ||
    Object.keys(sample.choice).length > 0 ||
    variants.length > 0 ||
    credentials.length > 0;
  const writer = useWriter(isWanted);
  return useMemo(() => {
    if (!writer || !isWanted) return {example: page.sample?.example};
    const context = {
      operation,
      schemas,
      servers,
      security,
      securitySchemes,
      siteUrl: siteConfig.url,
    };
    const values = {
      ...writer.toPrefill(context, {sample: sample.choice, variants}),
      server: server.choice,
    };
    const request = writer.toPageRequest(context, values, sample.choice, credentials);
    const isOfBody = variants.some((variant) => variant.startsWith('body'));
    return {
      ...request,
      toCurl: writer.toCurl,
      example: request.example ?? (isOfBody ? 'custom' : undefined),
    };
  }, [
    writer,
    isWanted,
    page,
    operation,
    schemas,
    servers,
    security,
    securitySchemes,
    siteConfig,
    server.choice,
    sample.choice,
    variants,
    credentials,
  ]);
}
