import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import Translate from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {useCopyLink} from 'docusaurus-plugin-api-reference/client';
import type {Props} from '@theme/ApiRow';
import styles from './styles.module.css';

// One named thing: a parameter, a property, a header. Its name is the link to it. A row is one line until it has something
// to say.
export default function ApiRow({id, name, isWord = false, required = false, deprecated = false, meta, children}: Props): ReactNode {
  useBrokenLinks().collectAnchor(id);
  const copyLink = useCopyLink();
  return (
    <li id={id} className={clsx('theme-api-row', styles.row)}>
      <a href={`#${id}`} className={clsx(styles.name, isWord && styles.word, deprecated && styles.deprecated)} onClick={copyLink}>
        {name}
      </a>{' '}
      <span className={styles.meta}>{meta}</span>
      {required && (
        <>
          {' '}
          <b className={styles.required}>
            <Translate id="theme.api.required" description="Stands beside the name of a required parameter or property">
              required
            </Translate>
          </b>
        </>
      )}
      {children}
    </li>
  );
}
