import React, {useState, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import type {ResponseBody} from 'docusaurus-plugin-api-reference/client/internal';
import styles from './styles.module.css';

export interface Props {
  readonly body: ResponseBody;
}

// Images, audio and PDF documents. As the source of an image even SVG is inert.
export default function ApiConsoleMedia({body}: Props): ReactNode {
  const [failed, setFailed] = useState(false);
  const label = translate({
    id: 'theme.api.console.response.media',
    message: 'The body of the response',
    description: 'Text alternative of an image, sound or video that the API sent',
  });
  if (failed) {
    return (
      <p role="alert">
        <Translate
          id="theme.api.console.response.mediaFailed"
          description="The browser cannot show an image, sound or video"
        >
          The browser cannot show this. Download it to view it.
        </Translate>
      </p>
    );
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
          <Translate
            id="theme.api.console.response.noPdf"
            description="The browser has no viewer for PDF"
          >
            This browser does not show PDF inside pages. Download it to view it.
          </Translate>
        </object>
      );
  }
}
