import React, {type ReactNode} from 'react';
import * as messages from '../../messages';
import styles from './styles.module.css';

export interface Props {
  readonly html: string;
}

/** Nothing loads and nothing runs, even if a browser's sandbox fails. */
const POLICY =
  '<meta http-equiv="Content-Security-Policy" content="default-src \'none\'; img-src data:; style-src \'unsafe-inline\'">';

// HTML from the API, in a frame with an origin of its own: it cannot run scripts, reach this page,
// or navigate anywhere.
export default function ApiConsolePreview({html}: Props): ReactNode {
  return (
    <iframe
      className={styles.frame}
      sandbox=""
      referrerPolicy="no-referrer"
      srcDoc={POLICY + html}
      title={messages.responsePreviewTitle}
    />
  );
}
