import React, {type ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {
  isSaidBy,
  say,
  useApiOperation,
  useCopyLink,
  type Response,
} from 'docusaurus-plugin-api-reference/client';
import {
  headerAnchor,
  responseAnchor,
  toDirections,
  toInnerLevel,
  toMediaTypeNames,
  toStatusRange,
} from 'docusaurus-plugin-api-reference/client/internal';
import ApiDisclosure from 'docusaurus-plugin-api-reference/parts/ApiDisclosure';
import ApiExtensions from '@theme/ApiExtensions';
import ApiMarkdown from '@theme/ApiMarkdown';
import ApiMediaTypes from 'docusaurus-plugin-api-reference/parts/ApiMediaTypes';
import ApiOperationLinks from 'docusaurus-plugin-api-reference/parts/ApiOperation/Links';
import ApiParameter from '@theme/ApiParameter';
import ApiRows from 'docusaurus-plugin-api-reference/parts/ApiRows';
import ApiStatus from '@theme/ApiStatus';
import * as messages from '../messages';
import styles from './styles.module.css';

export interface Props {
  readonly response: Response;
  /** Whether its body is open at first. */
  readonly isOpen: boolean;
}

// One response: status and description are visible, its content is behind disclosures.
export default function ApiOperationResponse({response, isOpen}: Props): ReactNode {
  const {operation, toId, isFragment, headingLevel} = useApiOperation();
  const {status, summary, reason, description, headers, content, links, extensions} = response;
  const id = toId(responseAnchor(status));
  useBrokenLinks().collectAnchor(id);
  const copyLink = useCopyLink();
  const direction = toDirections(operation.kind).response;
  const range = toStatusRange(status);
  // A fragment does not know the headings around it.
  const level = toInnerLevel(headingLevel);
  const Heading = isFragment ? 'div' : (`h${level}` as const);
  const words = summary ?? reason ?? (range && say(range));
  const body = [messages.responseBody, ...toMediaTypeNames(content)].join(' · ');
  const headersWords = messages.responseHeaders(headers.length);
  return (
    <div id={id} className={`theme-api-response ${styles.response}`}>
      <Heading className={styles.heading}>
        <a href={`#${id}`} className={styles.status} onClick={copyLink}>
          <ApiStatus status={status} />
        </a>
        {/* In one piece: the space alone would not be part of the heading's name. */}
        {words !== undefined && ` ${words}`}
      </Heading>
      {description !== undefined && !isSaidBy(description, words) && (
        <ApiMarkdown headingLevel={toInnerLevel(level)}>{description}</ApiMarkdown>
      )}
      {content.length > 0 && (
        <ApiDisclosure id={id} isOpen={isOpen} label={`${status}: ${body}`} summary={body}>
          <ApiMediaTypes content={content} id={id} direction={direction} name={status} />
        </ApiDisclosure>
      )}
      {headers.length > 0 && (
        <ApiDisclosure
          id={`${id}:header`}
          label={`${status}: ${headersWords}`}
          summary={headersWords}
        >
          <ApiRows>
            {headers.map((header) => (
              <ApiParameter
                key={header.name}
                parameter={header}
                id={headerAnchor(id, header.name)}
                direction={direction}
              />
            ))}
          </ApiRows>
        </ApiDisclosure>
      )}
      {links.length > 0 && <ApiOperationLinks id={`${id}:links`} name={status} links={links} />}
      {extensions && <ApiExtensions extensions={extensions} />}
    </div>
  );
}
