import React, {
  useCallback,
  useDeferredValue,
  useEffect,
  useId,
  useLayoutEffect,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import {
  ConsoleProvider,
  PageProvider,
  noteOpeningLink,
  readOpeningLink,
  useConsole,
  useModal,
  type Preset,
} from 'docusaurus-plugin-api-reference/client/internal';
import ApiAnnouncer from 'docusaurus-plugin-api-reference/parts/ApiAnnouncer';
import Authorization from 'docusaurus-plugin-api-reference/parts/ApiConsole/Authorization';
import Body from 'docusaurus-plugin-api-reference/parts/ApiConsole/Body';
import Header from 'docusaurus-plugin-api-reference/parts/ApiConsole/Header';
import History from 'docusaurus-plugin-api-reference/parts/ApiConsole/History';
import Parameters from 'docusaurus-plugin-api-reference/parts/ApiConsole/Parameters';
import Problems from 'docusaurus-plugin-api-reference/parts/ApiConsole/Problems';
import Response from 'docusaurus-plugin-api-reference/parts/ApiConsole/Response';
import Route from 'docusaurus-plugin-api-reference/parts/ApiConsole/Route';
import Sample from 'docusaurus-plugin-api-reference/parts/ApiConsole/Sample';
import Server from 'docusaurus-plugin-api-reference/parts/ApiConsole/Server';
import styles from './styles.module.css';

export interface Props {
  /** The values of the author of an authored page. */
  readonly preset?: Preset;
  readonly onClose: () => void;
}

export default function ApiConsole({preset, onClose}: Props): ReactNode {
  const [shared] = useState(() => (preset ? undefined : readOpeningLink()));
  useEffect(() => {
    if (!preset) noteOpeningLink();
  }, [preset]);
  return (
    <ConsoleProvider shared={shared} preset={preset}>
      <PageProvider>
        <Dialog onClose={onClose} />
      </PageProvider>
    </ConsoleProvider>
  );
}

function Dialog({onClose: onClosed}: Pick<Props, 'onClose'>): ReactNode {
  const title = useId();
  const [isForToken] = useState(() =>
    document.activeElement?.matches('.theme-api-samples [aria-pressed]'),
  );
  const {dialog, onClose} = useModal({
    mark: 'apiConsole',
    onClose: onClosed,
    // Reading begins at the title; by default the browser would focus the first button, Reset. Who
    // wants to use a token in a sample begins where it is entered.
    onShow: (element) => {
      const start = isForToken
        ? element.querySelector<HTMLElement>('.theme-api-console-scheme input')
        : null;
      (start ?? document.getElementById(title))?.focus();
    },
  });
  const send = useSend(dialog);
  useKeys(dialog, send);
  const {context, security} = useConsole();
  // The reader can begin with the first fields before the rest is there. React 18 shows all at once.
  const isWhole = useDeferredValue(true, false);
  // A body that nothing precedes has them.
  const isFirst = context.operation.parameters.length === 0 && security.length === 0;
  return (
    <dialog
      ref={dialog}
      className={`theme-api-console ${styles.console}`}
      aria-labelledby={title}
      onClose={onClose}
    >
      <Header titleId={title} onSend={send} onClose={() => dialog.current?.close()} />
      <div className={styles.panes}>
        <div className={styles.pane}>
          <Problems />
          <Route />
          <Server />
          <Authorization />
          <Parameters />
          {(isWhole || isFirst) && <Body />}
        </div>
        <div className={styles.pane}>
          {isWhole && (
            <>
              <Response />
              <Sample />
              <History />
            </>
          )}
        </div>
      </div>
      <ApiAnnouncer />
    </dialog>
  );
}

// Sends the request, or focuses the first field that prevents it.
function useSend(dialog: RefObject<HTMLDialogElement | null>): () => void {
  const {send} = useConsole();
  return useCallback(() => {
    if (send()) return;
    // The fields are marked after the console has rendered again.
    requestAnimationFrame(() => {
      const find = (selector: string) => dialog.current?.querySelector<HTMLElement>(selector);
      (find('[aria-invalid="true"]') ?? find('.theme-api-console-problems'))?.focus();
    });
  }, [send, dialog]);
}

// Ctrl+Enter sends, Escape cancels or closes.
function useKeys(dialog: RefObject<HTMLDialogElement | null>, send: () => void): void {
  const {cancel, sending} = useConsole();
  // Keys work from the moment in which the console is seen.
  useLayoutEffect(() => {
    const element = dialog.current;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      if (!event.repeat) send();
    };
    // The first Escape cancels the request in progress. Closing a file picker fires the same event
    // from inside.
    const onCancel = (event: Event) => {
      if (event.target !== element || !sending) return;
      event.preventDefault();
      cancel();
    };
    // Also when the element that had the focus no longer exists.
    document.addEventListener('keydown', onKeyDown);
    element?.addEventListener('cancel', onCancel);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      element?.removeEventListener('cancel', onCancel);
    };
  }, [dialog, send, cancel, sending]);
}
