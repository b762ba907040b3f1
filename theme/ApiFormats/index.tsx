import React, {type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {
  useCopyFrom,
  useDismissibleDetails,
  type PropFormats,
} from 'docusaurus-plugin-api-reference/client';
import styles from './styles.module.css';

export interface Props {
  readonly formats: PropFormats;
  /** Where the whole document can be downloaded. */
  readonly download?: string;
  /** Of the operation that the page is about. */
  readonly operationId?: string;
}

// A menu: copies the page as Markdown, and links to its other forms. It also opens without
// JavaScript.
export default function ApiFormats({formats, download, operationId}: Props): ReactNode {
  const menu = useDismissibleDetails();
  const links = listLinks(formats, download);
  if (links.length === 0 && operationId === undefined) return null;
  const label = translate({
    id: 'theme.api.formats.label',
    message: 'This page in other formats',
    description: 'Name of the list of links to other forms of a page',
  });
  return (
    <details ref={menu} className={`theme-api-formats theme-api-menu ${styles.formats}`}>
      <summary aria-label={label} title={label}>
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <path d="M3 8h0M8 8h0M13 8h0" />
        </svg>
      </summary>
      {/* Indexes of searches take the items of lists as content. */}
      <div role="list">
        {formats.markdown !== undefined && <CopyMarkdown url={formats.markdown} />}
        {links.map(({href, label}) => (
          <div key={href} role="listitem">
            <a href={href}>{label}</a>
          </div>
        ))}
        {operationId !== undefined && (
          <div role="listitem" className={`theme-api-operation-id ${styles.id}`}>
            <Translate
              id="theme.api.operation.id"
              description="Comes before the operationId of an operation"
            >
              Operation ID:
            </Translate>{' '}
            <code>{operationId}</code>
          </div>
        )}
      </div>
    </details>
  );
}

function CopyMarkdown({url}: {url: string}): ReactNode {
  const {isBusy, copy} = useCopyFrom(url);
  return (
    <div role="listitem" className={styles.copy}>
      <button type="button" className="clean-btn" aria-busy={isBusy} onClick={copy}>
        <Translate
          id="theme.api.formats.copy"
          description="Button that copies the text of the page as Markdown"
        >
          Copy page
        </Translate>
      </button>
    </div>
  );
}

function listLinks(
  {markdown, openapi, jsonSchema, llms}: Props['formats'],
  download: Props['download'],
): {href: string; label: string}[] {
  return [
    {
      href: markdown,
      label: translate({
        id: 'theme.api.formats.markdown',
        message: 'View as Markdown',
        description: 'Link to the text of the page as Markdown',
      }),
    },
    {
      href: openapi,
      label: translate({
        id: 'theme.api.formats.openapi',
        message: 'OpenAPI of this operation',
        description: 'Link to an OpenAPI document of one operation',
      }),
    },
    {href: jsonSchema, label: 'JSON Schema'},
    {
      href: download,
      label: translate({
        id: 'theme.api.formats.document',
        message: 'Whole OpenAPI document',
        description: 'Link to the OpenAPI document of all operations',
      }),
    },
    {href: llms, label: 'llms.txt'},
  ].filter((link): link is {href: string; label: string} => link.href !== undefined);
}
