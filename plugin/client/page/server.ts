import {useMemo, useState} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Operation, Server} from '../../model/types';
import {listServers, toBaseUrl} from '../../request';
import type {ServerValues} from '../../request/types';
import {useDocumentContext} from '../document';

/** The server that samples and the request line show. */
export type ServerChoice = {
  /** Of the operation, else of the document. */
  servers: Server[];
  choice: ServerValues;
  setChoice: (choice: ServerValues) => void;
  /** Without a slash at its end; absent when the document names no server. */
  baseUrl?: string;
};

const FIRST: ServerValues = {index: 0, variables: []};

/** A document's server stays chosen from page to page; an operation that has servers of its own has a choice of its own. */
export function useServerChoice(operation: Operation): ServerChoice {
  const {document, server, setServer} = useDocumentContext();
  const {siteConfig} = useDocusaurusContext();
  const [own, setOwn] = useState(FIRST);
  const isOwn = operation.servers !== undefined && operation.servers.length > 0;
  const choice = isOwn ? own : server;
  return useMemo(() => {
    const context = {operation, schemas: {}, servers: document.servers, security: [], securitySchemes: [], siteUrl: siteConfig.url};
    const servers = listServers(context);
    return {servers, choice, setChoice: isOwn ? setOwn : setServer, ...(servers.length > 0 && {baseUrl: toBaseUrl(context, choice).baseUrl})};
  }, [operation, document, siteConfig, isOwn, choice, setServer]);
}
