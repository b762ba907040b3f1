import React, {useState, type ReactNode} from 'react';
import type {ResponseBody} from 'docusaurus-plugin-api-reference/client/internal';
import * as messages from '../../messages';
import styles from './styles.module.css';

export interface Props {
  readonly body: ResponseBody;
}

// Images, audio and PDF documents. As the source of an image even SVG is inert.
export default function ApiConsoleMedia({body}: Props): ReactNode {
  const [failed, setFailed] = useState(false);
  const label = messages.responseMedia;
  if (failed) {
    return <p role="alert">{messages.responseMediaFailed}</p>;
  }
  switch (body.kind) {
    case 'image':
      return (
        <img
          className={styles.media}
          src={body.source}
          alt={label}
          onError={() => setFailed(true)}
        />
      );
    case 'audio':
      // The API provides no captions.
      return (
        <audio controls src={body.source} aria-label={label} onError={() => setFailed(true)}>
          <track kind="captions" />
        </audio>
      );
    case 'video':
      return (
        <video
          className={styles.media}
          controls
          src={body.source}
          aria-label={label}
          onError={() => setFailed(true)}
        >
          <track kind="captions" />
        </video>
      );
    default:
      return (
        <object
          className={styles.document}
          data={body.source}
          type="application/pdf"
          aria-label={label}
        >
          {messages.responseNoPdf}
        </object>
      );
  }
}
