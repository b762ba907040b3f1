import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import {createOnDemand, listResponseExamples} from 'docusaurus-plugin-api-reference/client';
import {
  ApiOperationProvider,
  listSamples,
  type Authored,
  type PropOperationChunk,
} from 'docusaurus-plugin-api-reference/client/internal';
import ApiAnnouncer from 'docusaurus-plugin-api-reference/parts/ApiAnnouncer';
import ApiFormatNotes from '@theme/ApiFormatNotes';
import ApiOperationBar from 'docusaurus-plugin-api-reference/parts/ApiOperation/Bar';
import ApiOperationContents from 'docusaurus-plugin-api-reference/parts/ApiOperation/Contents';
import ApiOperationHeader from '@theme/ApiOperation/Header';
import ApiOperationParameters from 'docusaurus-plugin-api-reference/parts/ApiOperation/Parameters';
import ApiOperationRequestBody from 'docusaurus-plugin-api-reference/parts/ApiOperation/RequestBody';
import ApiOperationResponses from 'docusaurus-plugin-api-reference/parts/ApiOperation/Responses';
import ApiOperationSecurity from 'docusaurus-plugin-api-reference/parts/ApiOperation/Security';
import ApiPending from 'docusaurus-plugin-api-reference/parts/ApiPending';
import ApiResponseExamples from '@theme/ApiResponseExamples';
import ApiSamples from '@theme/ApiSamples';
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
  // A webhook may have neither.
  const hasColumns =
    operation !== undefined &&
    (listSamples(operation).length > 0 || listResponseExamples(operation).length > 0);
  const hasBar =
    hasColumns && operation.kind === 'operation' && !isListed && idPrefix === undefined;
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
          {Authored && authored.before && <Authored content={authored.before} slot="before" />}
          <ApiOperationParameters />
          <ApiOperationRequestBody />
          <ApiOperationSecurity />
          <ApiOperationResponses />
          {operation && operation.callbacks.length > 0 && <ApiOperationCallbacks />}
          {Authored && authored.after && <Authored content={authored.after} slot="after" />}
        </div>
      </article>
      {hasBar && <ApiOperationBar samples={samples} />}
      <ApiFormatNotes />
      <ApiAnnouncer />
    </ApiOperationProvider>
  );
}
