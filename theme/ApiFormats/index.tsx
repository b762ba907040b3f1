import React, {type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {useCopyFrom} from 'docusaurus-plugin-api-reference/client';
import type {Props} from '@theme/ApiFormats';
import styles from './styles.module.css';

// The same page in other forms. The links work without JavaScript; what is copied is loaded at the click.
export default function ApiFormats({formats: {markdown, openapi, llms}, download}: Props): ReactNode {
  const links = [
    {href: markdown, label: translate({id: 'theme.api.formats.markdown', message: 'View as Markdown', description: 'Link to the text of the page as Markdown'})},
    {href: openapi, label: translate({id: 'theme.api.formats.openapi', message: 'OpenAPI of this operation', description: 'Link to an OpenAPI document of one operation'})},
    {href: download, label: translate({id: 'theme.api.formats.document', message: 'Whole OpenAPI document', description: 'Link to the OpenAPI document of all operations'})},
    {href: llms, label: 'llms.txt'},
  ].filter((link): link is {href: string; label: string} => link.href !== undefined);
  if (links.length === 0) return null;
  return (
    <ul className={`theme-api-formats ${styles.formats}`} aria-label={translate({id: 'theme.api.formats.label', message: 'This page in other formats', description: 'Name of the list of links to other forms of a page'})}>
      {markdown !== undefined && (
        <li>
          <CopyMarkdown url={markdown} />
        </li>
      )}
      {links.map(({href, label}) => (
        <li key={href}>
          <a href={href}>{label}</a>
        </li>
      ))}
    </ul>
  );
}

function CopyMarkdown({url}: {url: string}): ReactNode {
  const {isBusy, copy} = useCopyFrom(url);
  return (
    <button type="button" className={`clean-btn ${styles.copy}`} aria-busy={isBusy} onClick={copy}>
      <Translate id="theme.api.formats.copy" description="Button that copies the text of the page as Markdown">
        Copy as Markdown
      </Translate>
    </button>
  );
}
