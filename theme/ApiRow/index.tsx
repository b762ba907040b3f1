import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {say, useCopyLink, type Anchor} from 'docusaurus-plugin-api-reference/client';
import './styles.module.css';

export interface Props {
  readonly id: Anchor;
  readonly name: string;
  /** The name is a word of the page, not one of the document. */
  readonly isWord?: boolean;
  readonly required?: boolean;
  readonly deprecated?: boolean;
  /** What it is, in one line. */
  readonly meta: ReactNode;
  readonly children?: ReactNode;
}

// One named thing: a parameter, a property, a header. Its name links to the row. A row is one line
// unless it has more content. A page has hundreds of rows, so each has only one stable class.
export default function ApiRow({
  id,
  name,
  isWord = false,
  required = false,
  deprecated = false,
  meta,
  children,
}: Props): ReactNode {
  useBrokenLinks().collectAnchor(id);
  const copyLink = useCopyLink();
  return (
    <li
      id={id}
      className={clsx(
        'theme-api-row',
        isWord && 'theme-api-row--word',
        deprecated && 'theme-api-row--deprecated',
      )}
    >
      <a href={`#${id}`} onClick={copyLink}>
        {name}
      </a>{' '}
      {required && <b>{say('required')}</b>}
      {required && ' '}
      {meta}
      {children}
    </li>
  );
}
