import React, {type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {EnumValue} from 'docusaurus-plugin-api-reference/client';
import styles from './styles.module.css';

export interface Props {
  readonly notes: NonNullable<EnumValue['versionNotes']>;
}

// The versions in which an operation was added, last changed, and removed.
export default function ApiOperationVersionNotes({
  notes: {since, changed, removed},
}: Props): ReactNode {
  const words = [
    since !== undefined &&
      translate(
        {
          id: 'theme.api.operation.since',
          message: 'Since {version}',
          description: 'Below the title of an operation: the version in which it came',
        },
        {version: since},
      ),
    changed !== undefined &&
      translate(
        {
          id: 'theme.api.operation.changed',
          message: 'Changed in {version}',
          description: 'Below the title of an operation: the version in which it last changed',
        },
        {version: changed},
      ),
    removed !== undefined &&
      translate(
        {
          id: 'theme.api.operation.removed',
          message: 'Removed in {version}',
          description: 'Below the title of an operation: the version that no longer has it',
        },
        {version: removed},
      ),
  ].filter((word) => word !== false);
  return (
    <div className={`theme-api-operation-version-notes ${styles.notes}`}>{words.join(' · ')}</div>
  );
}
