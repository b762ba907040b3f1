import React, {useEffect, useState, type ComponentType, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {Props as ConsoleProps} from '@theme/ApiConsole';
import styles from './styles.module.css';

const loadConsole = () => import('@theme/ApiConsole');

// The console is loaded when the reader asks for it or is about to: no page pays for it before.
export default function ApiConsoleButton(): ReactNode {
  const [Console, setConsole] = useState<ComponentType<ConsoleProps>>();
  const [state, setState] = useState<'closed' | 'loading' | 'open' | 'failed'>('closed');

  async function open(): Promise<void> {
    setState('loading');
    try {
      const {default: loaded} = await loadConsole();
      setConsole(() => loaded);
      setState('open');
    } catch {
      setState('failed');
    }
  }
  const preload = () => void loadConsole().catch(() => undefined);

  useEffect(() => {
    // A link that fills in the form opens it, and sends nothing.
    if (window.location.hash.startsWith('#try-it=')) void open();
  }, []);

  return (
    <>
      <button
        type="button"
        className={`button button--primary button--sm theme-api-console-button ${styles.button}`}
        aria-haspopup="dialog"
        aria-busy={state === 'loading'}
        onClick={() => void open()}
        onPointerEnter={preload}
        onFocus={preload}
      >
        <Translate
          id="theme.api.console.button"
          description="Button on an operation page that opens the console to send requests"
        >
          Try it
        </Translate>
      </button>
      {state === 'failed' && (
        <span role="alert" className={styles.failure}>
          <Translate
            id="theme.api.console.button.failed"
            description="Shown when the code of the console cannot be loaded"
          >
            The console could not be loaded. Check your connection and try again.
          </Translate>
        </span>
      )}
      {Console && state === 'open' && <Console onClose={() => setState('closed')} />}
    </>
  );
}
