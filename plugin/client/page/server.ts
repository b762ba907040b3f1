import {useMemo, useState} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Server} from '../../model/types';
import type {PropOperation} from '../../pages/props';
import {listServers} from '../../request/listServers';
import type {ServerValues} from '../../request/types';
import {useDocumentContext} from '../document';
import {useWriter} from '../samples/useWriter';

/** The server that samples and the request line show. */
export type ServerChoice = {
  /** The operation's servers, else the document's. */
  servers: Server[];
  choice: ServerValues;
  setChoice: (choice: ServerValues) => void;
  /** Without a trailing slash; absent when the document names no server. */
  baseUrl?: string;
  /** Variables with a value that the document does not allow. */
  invalid: readonly string[];
};

const FIRST: ServerValues = {index: 0, variables: []};

/**
 * The chosen server of a document is kept from page to page; an operation with its own servers has
 * a separate choice. The page contains the URL of the first server; the code for the others loads
 * when a reader chooses one.
 */
export function useServerChoice({operation, sample}: PropOperation): ServerChoice {
  const {document, server, setServer} = useDocumentContext();
  const {siteConfig} = useDocusaurusContext();
  const [own, setOwn] = useState(FIRST);
  const isOwn = operation.servers !== undefined && operation.servers.length > 0;
  const choice = isOwn ? own : server;
  const isChosen = choice.index > 0 || choice.variables.length > 0;
  const writer = useWriter(isChosen);
  return useMemo(() => {
    const context = {
      operation,
      schemas: {},
      servers: document.servers,
      security: [],
      securitySchemes: [],
      siteUrl: siteConfig.url,
    };
    const chosen = isChosen ? writer?.toBaseUrl(context, choice) : undefined;
    const baseUrl = chosen?.baseUrl ?? sample?.baseUrl;
    const invalid = (chosen?.problems ?? []).flatMap((problem) =>
      problem.kind === 'invalid-server-variable' ? problem.name : [],
    );
    return {
      servers: listServers(context),
      choice,
      setChoice: isOwn ? setOwn : setServer,
      ...(baseUrl !== undefined && {baseUrl}),
      invalid,
    };
  }, [operation, sample, document, siteConfig, isOwn, isChosen, writer, choice, setServer]);
}
