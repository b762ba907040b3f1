import React, {useCallback, useEffect, useState, type ComponentType, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {Props as ConsoleProps} from '@theme/ApiConsole';
import styles from './styles.module.css';

export interface Props {
  /** Loads another console than that of the operation around it. */
  readonly load?: () => Promise<ComponentType<{onClose: () => void}>>;
  /** Replaces “Try it”. */
  readonly children?: ReactNode;
}

const loadConsole = () => import('@theme/ApiConsole').then((module) => module.default);

// The console loads when the reader opens it or is about to: until then, no page pays for it.
export default function ApiConsoleButton({load = loadConsole, children}: Props): ReactNode {
  const [Console, setConsole] = useState<ComponentType<Pick<ConsoleProps, 'onClose'>>>();
  const [state, setState] = useState<'closed' | 'loading' | 'open' | 'failed'>('closed');

  const open = useCallback(async () => {
    setState('loading');
    try {
      const loaded = await load();
      setConsole(() => loaded);
      setState('open');
    } catch {
      setState('failed');
    }
  }, [load]);
  const preload = () => void load().catch(() => undefined);

  useEffect(() => {
    // A link that fills in the form opens the console, and sends nothing.
    if (load === loadConsole && window.location.hash.startsWith('#try-it=')) void open();
  }, [load, open]);

  return (
    <>
      <button
        type="button"
        className="button button--primary button--sm theme-api-primary theme-api-console-button"
        aria-haspopup="dialog"
        aria-busy={state === 'loading'}
        onClick={() => void open()}
        onPointerEnter={preload}
        onFocus={preload}
      >
        {children ?? (
          <Translate
            id="theme.api.console.button"
            description="Button on an operation page that opens the console to send requests"
          >
            Try it
          </Translate>
        )}
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
