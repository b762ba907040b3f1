import React, {type ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {
  isSaidBy,
  say,
  useApiDocument,
  useApiOperation,
  useCopyLink,
  type Response,
  createOnDemand,
  StaticContent,
  type Anchor,
} from 'docusaurus-plugin-api-reference/client';
import {
  headerAnchor,
  isErrorResponse,
  responseAnchor,
  toAnchorSegment,
  toDirections,
  toInnerLevel,
  toMediaTypeNames,
  toStatusRange,
  type Link,
} from 'docusaurus-plugin-api-reference/client/internal';
import ApiDisclosure from 'docusaurus-plugin-api-reference/parts/ApiDisclosure';
import ApiExtensions from '@theme/ApiExtensions';
import ApiMarkdown from '@theme/ApiMarkdown';
import ApiMediaTypes from 'docusaurus-plugin-api-reference/parts/ApiMediaTypes';
import ApiPageLink from 'docusaurus-plugin-api-reference/parts/ApiPageLink';
import ApiParameter from '@theme/ApiParameter';
import ApiRows from 'docusaurus-plugin-api-reference/parts/ApiRows';
import ApiStatus from '@theme/ApiStatus';
import ApiPending from 'docusaurus-plugin-api-reference/parts/ApiPending';
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
      <About status={status} />
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
      {links.length > 0 && <Links id={`${id}:links`} name={status} links={links} />}
      {extensions && <ApiExtensions extensions={extensions} />}
    </div>
  );
}

// The link to the page of errors, which does not know operations that nothing links to.
function About({status}: Pick<Response, 'status'>): ReactNode {
  const {errors} = useApiDocument();
  const {page, operation} = useApiOperation();
  const isListed = operation.kind === 'operation' && !page.hidden;
  return (
    errors !== undefined &&
    isListed &&
    isErrorResponse({status}, operation.responses) && (
      <p className={styles.about}>
        <ApiPageLink
          to={`${errors}#${toAnchorSegment(status)}`}
          aria-label={messages.aboutErrorLabel(status)}
        >
          {messages.aboutError}
        </ApiPageLink>
      </p>
    )
  );
}

type LinksProps = {
  readonly id: Anchor;
  /** The status of the response, for screen readers. */
  readonly name: string;
  readonly links: readonly Link[];
};

const ApiOperationLinkList = createOnDemand(
  () =>
    import(
      /* webpackChunkName: "api-reference-parts" */ 'docusaurus-plugin-api-reference/parts/ApiOperation/Links/List'
    ),
  ApiPending,
);

// The links of responses: operations that take a value of the response.
function Links({id, name, links}: LinksProps): ReactNode {
  const words = messages.responseLinks(links.length);
  const list = <ApiOperationLinkList links={links} />;
  return (
    <ApiDisclosure
      id={id}
      className={styles.links}
      label={`${name}: ${words}`}
      summary={words}
      closed={<StaticContent>{list}</StaticContent>}
    >
      {list}
    </ApiDisclosure>
  );
}
