import React, {type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {
  isSaidBy,
  useApiOperation,
  useCopyLink,
  type Response,
} from 'docusaurus-plugin-api-reference/client';
import {
  headerAnchor,
  responseAnchor,
  toDirections,
  toMediaTypeNames,
} from 'docusaurus-plugin-api-reference/client/internal';
import ApiDisclosure from '@theme/ApiDisclosure';
import ApiExtensions from '@theme/ApiExtensions';
import ApiMarkdown from '@theme/ApiMarkdown';
import ApiMediaTypes from '@theme/ApiMediaTypes';
import ApiOperationLinks from '@theme/ApiOperation/Links';
import ApiParameter from '@theme/ApiParameter';
import ApiRows from '@theme/ApiRows';
import ApiStatus from '@theme/ApiStatus';
import styles from './styles.module.css';

export interface Props {
  readonly response: Response;
  /** Whether its body is open at first. */
  readonly isOpen: boolean;
}

// One response: status and description are visible, its content is behind disclosures.
export default function ApiOperationResponse({response, isOpen}: Props): ReactNode {
  const {operation, toId} = useApiOperation();
  const {status, summary, reason, description, headers, content, links, extensions} = response;
  const id = toId(responseAnchor(status));
  useBrokenLinks().collectAnchor(id);
  const copyLink = useCopyLink();
  const direction = toDirections(operation.kind).response;
  const words = summary ?? reason ?? toRangeWords(status);
  const body = [
    translate({
      id: 'theme.api.response.body',
      message: 'Body',
      description: 'Disclosure of the body of a response',
    }),
    ...toMediaTypeNames(content),
  ].join(' · ');
  const headersWords = translate(
    {
      id: 'theme.api.response.headers',
      message: 'Headers: {count}',
      description: 'Disclosure of the headers of a response',
    },
    {count: headers.length},
  );
  return (
    <div id={id} className={`theme-api-response ${styles.response}`}>
      <a href={`#${id}`} className={styles.status} onClick={copyLink}>
        <ApiStatus status={status} />
      </a>{' '}
      <span className={styles.words}>{words}</span>
      {description !== undefined && !isSaidBy(description, words) && (
        <ApiMarkdown headingLevel={3}>{description}</ApiMarkdown>
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

function toRangeWords(status: string): string | undefined {
  if (status === 'default')
    return translate({
      id: 'theme.api.response.default',
      message: 'Any other status',
      description: 'Shown beside the response “default”',
    });
  switch (status.toUpperCase()) {
    case '1XX':
      return translate({
        id: 'theme.api.response.1xx',
        message: 'Information',
        description: 'Shown beside a range of statuses',
      });
    case '2XX':
      return translate({
        id: 'theme.api.response.2xx',
        message: 'Success',
        description: 'Shown beside a range of statuses',
      });
    case '3XX':
      return translate({
        id: 'theme.api.response.3xx',
        message: 'Redirection',
        description: 'Shown beside a range of statuses',
      });
    case '4XX':
      return translate({
        id: 'theme.api.response.4xx',
        message: 'Client error',
        description: 'Shown beside a range of statuses',
      });
    case '5XX':
      return translate({
        id: 'theme.api.response.5xx',
        message: 'Server error',
        description: 'Shown beside a range of statuses',
      });
    default:
      return undefined;
  }
}
