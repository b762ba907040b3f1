import {useMemo} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {buildRequest, toInitialValues} from '../../request';
import {toCurl} from '../../request/samples/curl';
import type {InitialOptions} from '../../request/types';
import {useApiDocument} from '../document';
import {useApiOperation} from './operation';

/** The request that the document describes, as a `curl` command. Secrets and what the document does not give are placeholders. */
export function useCurl({mediaType, example}: Pick<InitialOptions, 'mediaType' | 'example'>): string {
  const {operation, schemas, server} = useApiOperation();
  const {servers, security, securitySchemes} = useApiDocument();
  const {siteConfig} = useDocusaurusContext();
  return useMemo(() => {
    const context = {operation, schemas, servers, security, securitySchemes, siteUrl: siteConfig.url};
    const values = {...toInitialValues(context, {mediaType, example}), server: server.choice};
    return toCurl(buildRequest(context, values));
  }, [operation, schemas, servers, security, securitySchemes, siteConfig, server.choice, mediaType, example]);
}
