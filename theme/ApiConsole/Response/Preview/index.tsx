import React, {type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/ApiConsole/Response/Preview';
import styles from './styles.module.css';

/** Nothing is loaded and nothing runs, whatever the sandbox of a browser does. */
const POLICY =
  '<meta http-equiv="Content-Security-Policy" content="default-src \'none\'; img-src data:; style-src \'unsafe-inline\'">';

// HTML of the API, in a frame with its own origin: it cannot run scripts, reach this page, or
// go anywhere.
export default function ApiConsolePreview({html}: Props): ReactNode {
  return (
    <iframe
      className={styles.frame}
      sandbox=""
      referrerPolicy="no-referrer"
      srcDoc={POLICY + html}
      title={translate({
        id: 'theme.api.console.response.previewTitle',
        message: 'Preview of the response',
        description: 'Accessible name of the frame that shows HTML of an answer',
      })}
    />
  );
}
