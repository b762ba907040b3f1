import React, {type ReactNode} from 'react';
import {useApiDocument, type EnumValue} from 'docusaurus-plugin-api-reference/client';
import {toVersionAnchor} from 'docusaurus-plugin-api-reference/client/internal';
import ApiPageLink from 'docusaurus-plugin-api-reference/parts/ApiPageLink';
import * as messages from '../messages';
import styles from './styles.module.css';

export interface Props {
  readonly notes: NonNullable<EnumValue['versionNotes']>;
}

// The versions in which an operation was added, last changed, and removed. Each links to what
// changed in it.
export default function ApiOperationVersionNotes({
  notes: {since, changed, removed},
}: Props): ReactNode {
  const {versions} = useApiDocument();
  const notes = [
    since !== undefined && {
      label: since,
      words: messages.since(since),
    },
    changed !== undefined && {
      label: changed,
      words: messages.changed(changed),
    },
    removed !== undefined && {
      label: removed,
      words: messages.removed(removed),
    },
  ].filter((note) => note !== false);
  const toHref = (label: string) => {
    const version = versions?.list.find((other) => other.label === label);
    return version && versions?.changelog !== undefined
      ? `${versions.changelog}#${toVersionAnchor(version.name)}`
      : undefined;
  };
  return (
    <span className={`theme-api-operation-version-notes ${styles.notes}`}>
      {notes.map(({label, words}, index) => {
        const href = toHref(label);
        return (
          <React.Fragment key={index}>
            {index > 0 && ' · '}
            {href === undefined ? words : <ApiPageLink to={href}>{words}</ApiPageLink>}
          </React.Fragment>
        );
      })}
    </span>
  );
}
