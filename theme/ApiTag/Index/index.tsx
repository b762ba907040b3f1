import React, {type ReactNode} from 'react';
import {PageProvider, type PropTagPage} from 'docusaurus-plugin-api-reference/client/internal';
import ApiAnnouncer from 'docusaurus-plugin-api-reference/parts/ApiAnnouncer';
import ApiTagCards from 'docusaurus-plugin-api-reference/parts/ApiTag/Cards';
import ApiTagFrame from '@theme/ApiTag/Frame';
import styles from './styles.module.css';

export interface Props {
  readonly tag: PropTagPage;
}

// The page of a tag with a card for each of its operations.
export default function ApiTagIndex({tag}: Props): ReactNode {
  return (
    <PageProvider>
      <ApiTagFrame tag={tag} className={`theme-api-tag-index ${styles.index}`}>
        <ApiTagCards group={tag.group} level={2} />
        <ApiAnnouncer />
      </ApiTagFrame>
    </PageProvider>
  );
}
