import React, {useRef, type ReactNode} from 'react';
import clsx from 'clsx';
import {
  createOnDemand,
  listResponseExamples,
  useApiOperation,
} from 'docusaurus-plugin-api-reference/client';
import {
  ApiOperationProvider,
  listSamples,
  useLinkedCode,
  type Authored,
  type PropOperationChunk,
} from 'docusaurus-plugin-api-reference/client/internal';
import ApiAnnouncer from 'docusaurus-plugin-api-reference/parts/ApiAnnouncer';
import ApiFormatNotes from '@theme/ApiFormatNotes';
import ApiOperationContents from 'docusaurus-plugin-api-reference/parts/ApiOperation/Contents';
import ApiOperationHeader from '@theme/ApiOperation/Header';
import ApiOperationParameters from 'docusaurus-plugin-api-reference/parts/ApiOperation/Parameters';
import ApiOperationRequestBody from 'docusaurus-plugin-api-reference/parts/ApiOperation/RequestBody';
import ApiOperationResponses from 'docusaurus-plugin-api-reference/parts/ApiOperation/Responses';
import ApiOperationSecurity from 'docusaurus-plugin-api-reference/parts/ApiOperation/Security';
import ApiPending from 'docusaurus-plugin-api-reference/parts/ApiPending';
import ApiResponseExamples from '@theme/ApiResponseExamples';
import ApiSamples from '@theme/ApiSamples';
import ApiMethod from '@theme/ApiMethod';
import * as messages from '../messages';
import styles from './styles.module.css';

export interface Props {
  readonly chunk: PropOperationChunk;
  /** Of the page of the operation. */
  readonly permalink: string;
  /** Prefix of all ids, where one page shows several operations. */
  readonly idPrefix?: string;
  /** The author's content before and after it. */
  readonly authored?: Authored;
  /** Shown among others on the page of a tag: its heading links to its own page. */
  readonly isListed?: boolean;
}

const ApiOperationCallbacks = createOnDemand(
  () =>
    import(
      /* webpackChunkName: "api-reference-parts" */ 'docusaurus-plugin-api-reference/parts/ApiOperation/Callbacks'
    ),
  ApiPending,
);

// Two columns where there is space: the description of the operation, and samples beside it that
// stay visible. On small screens the samples follow the heading.
export default function ApiOperationContent({
  chunk,
  permalink,
  idPrefix,
  authored,
  isListed,
}: Props): ReactNode {
  const operation = chunk.operations[permalink]?.operation;
  const Authored = authored?.component;
  const article = useRef<HTMLElement>(null);
  useLinkedCode(article, idPrefix ?? '');
  // A webhook may have neither.
  const hasColumns =
    operation !== undefined &&
    (listSamples(operation).length > 0 || listResponseExamples(operation).length > 0);
  const hasBar =
    hasColumns &&
    operation.kind === 'operation' &&
    operation.page?.tryIt !== 'none' &&
    !isListed &&
    idPrefix === undefined;
  const samples = `${idPrefix ?? ''}samples`;
  return (
    <ApiOperationProvider
      chunk={chunk}
      permalink={permalink}
      idPrefix={idPrefix}
      authored={authored}
      isListed={isListed}
    >
      <article
        ref={article}
        className={clsx(
          'theme-api-operation-content',
          'theme-api-columns',
          hasColumns && 'theme-api-columns--two',
        )}
      >
        <div>
          <ApiOperationHeader />
        </div>
        {hasColumns && (
          <div id={samples} className={`theme-api-columns-side ${styles.samples}`}>
            <div>
              <ApiSamples />
              <ApiResponseExamples />
            </div>
          </div>
        )}
        <div>
          {!isListed && <ApiOperationContents />}
          {Authored &&
            authored.before?.map((content, index) => (
              <Authored key={index} content={content} slot="before" />
            ))}
          <ApiOperationParameters />
          <ApiOperationRequestBody />
          <ApiOperationSecurity />
          <ApiOperationResponses />
          {operation && operation.callbacks.length > 0 && <ApiOperationCallbacks />}
          {Authored &&
            authored.after?.map((content, index) => (
              <Authored key={index} content={content} slot="after" />
            ))}
        </div>
      </article>
      {hasBar && <Bar samples={samples} />}
      <ApiFormatNotes />
      <ApiAnnouncer />
    </ApiOperationProvider>
  );
}

// At the bottom of a small screen: what the page is about, its samples and its console, which the
// button of the samples opens.
function Bar({samples}: {samples: string}): ReactNode {
  const {method, path, page} = useApiOperation().operation;
  const bar = useRef<HTMLDivElement>(null);
  const open = () =>
    bar.current?.parentElement
      ?.querySelector<HTMLElement>('.theme-api-samples .theme-api-console-button')
      ?.click();
  return (
    <div ref={bar} className={`theme-api-bar ${styles.bar}`}>
      <ApiMethod method={method} />
      <code dir="ltr" className="theme-api-path">
        {path}
      </code>
      <a href={`#${samples}`} className="theme-api-button">
        {messages.barCode}
      </a>
      {page?.tryIt === undefined && (
        <button
          type="button"
          className="button button--primary button--sm theme-api-primary"
          aria-haspopup="dialog"
          onClick={open}
        >
          {messages.consoleButton}
        </button>
      )}
    </div>
  );
}
