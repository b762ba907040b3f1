import React, {Fragment, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {useSchemas, type FormatNote} from 'docusaurus-plugin-api-reference/client';
import styles from './styles.module.css';

// What the formats of the page mean, each once. Pressing the name of a format shows its note.
export default function ApiFormatNotes(): ReactNode {
  const {formatNotes, toFormatNote} = useSchemas();
  return formatNotes.map((note) => (
    <div
      key={note.name}
      id={toFormatNote(note.name)}
      popover="auto"
      className={`theme-api-format-note ${styles.note}`}
    >
      <strong>{note.name}</strong>
      {toParts(note).map((part, index) => (
        <Fragment key={index}> · {part}</Fragment>
      ))}
    </div>
  ));
}

function toParts({standard, url, example, range, meaning}: FormatNote): ReactNode[] {
  return [
    url === undefined ? standard : <a href={url}>{standard}</a>,
    range !== undefined && <code>{range}</code>,
    example !== undefined && (
      <Translate
        id="theme.api.format.example"
        description="Shows what a value of a format looks like"
        values={{example: <code>{example}</code>}}
      >
        {'such as {example}'}
      </Translate>
    ),
    meaning === 'bytes' && (
      <Translate id="theme.api.format.bytes" description="What the format “binary” means">
        bytes of any kind
      </Translate>
    ),
    meaning === 'secret' && (
      <Translate id="theme.api.format.secret" description="What the format “password” means">
        a secret, hidden while you type
      </Translate>
    ),
  ].filter((part) => part !== undefined && part !== false);
}
