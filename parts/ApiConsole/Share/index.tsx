import React, {type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {useApiOperation, useCopy} from 'docusaurus-plugin-api-reference/client';
import {toShareLink, useConsole} from 'docusaurus-plugin-api-reference/client/internal';
import ApiButton from 'docusaurus-plugin-api-reference/parts/ApiButton';
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
      <ApiButton onClick={reset}>
        <Translate
          id="theme.api.console.reset"
          description="Button that fills in the form as the document does"
        >
          Reset
        </Translate>
      </ApiButton>
      {link !== undefined && (
        <ApiButton onClick={copy}>
          {copied ? (
            <Translate
              id="theme.api.console.share.copied"
              description="Shown on the button after a link to the filled-in form was copied"
            >
              Copied
            </Translate>
          ) : (
            <Translate
              id="theme.api.console.share"
              description="Button that copies a link to the filled-in form, without secrets"
            >
              Copy link
            </Translate>
          )}
        </ApiButton>
      )}
    </span>
  );
}
