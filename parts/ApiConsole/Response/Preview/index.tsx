import React, {type ReactNode} from 'react';
import * as messages from '../../messages';
import styles from './styles.module.css';

export interface Props {
  readonly html: string;
}

/**
 * Precedes the response. Nothing loads and nothing runs, even if a browser's sandbox fails. A sandbox
 * lets links navigate their own frame, so the whole document is inert: a parser keeps the attributes
 * of the first `<html>`.
 */
const START =
  '<!doctype html><html inert><meta http-equiv="Content-Security-Policy" content="default-src \'none\'; img-src data:; style-src \'unsafe-inline\'">';

// By keyboard, too: an inert document has nothing that a key could reach.
const SCROLLABLE = {tabIndex: 0};

// HTML from the API, in a frame with an origin of its own: it cannot run scripts, reach this page,
// or navigate anywhere.
export default function ApiConsolePreview({html}: Props): ReactNode {
  return (
    <iframe
      className={styles.frame}
      sandbox=""
      referrerPolicy="no-referrer"
      srcDoc={START + html}
      {...SCROLLABLE}
      title={messages.responsePreviewTitle}
    />
  );
}
