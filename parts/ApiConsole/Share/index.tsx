import React, {type ReactNode} from 'react';
import {useApiOperation, useCopy} from 'docusaurus-plugin-api-reference/client';
import {toShareLink, useConsole} from 'docusaurus-plugin-api-reference/client/internal';
import ApiButton from 'docusaurus-plugin-api-reference/parts/ApiButton';
import * as messages from '../messages';
import styles from './styles.module.css';

// A link that fills in the form with the same values, and a button that restores the document's
// values.
export default function ApiConsoleShare(): ReactNode {
  const {context, state, reset} = useConsole();
  const {page, isEmbedded} = useApiOperation();
  // An authored page may have several consoles, so the link opens the operation's own page.
  const pageUrl = isEmbedded ? window.location.origin + page.permalink : window.location.href;
  const link = toShareLink(pageUrl, state.values, context);
  const {copied, copy} = useCopy(link ?? '');
  return (
    <span className={styles.share}>
      <ApiButton onClick={reset}>{messages.reset}</ApiButton>
      {link !== undefined && (
        <ApiButton onClick={copy}>{copied ? messages.shareCopied : messages.share}</ApiButton>
      )}
    </span>
  );
}
