import {useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore} from 'react';
import type {PropOperation} from '../../pages/props';
import type {RequestContext, RequestValues} from '../../request/types';
import {useDocumentContext} from '../document';
import {fitToDocument, type RefusedValue} from '../history/fitToDocument';
import {useApiOperation} from '../page/operation';
import {usePage} from '../page/page';
import {listRequestVariants} from '../page/requestVariants';
import type {Store} from '../store';
import {carryValues, getConsole} from './consoles';
import {reduceConsole} from './reduceConsole';
import {toPrefill, type PageChoice} from './toPrefill';
import type {ConsoleAction, ConsoleState} from './types';

/** The values that the reader entered for an operation, kept until they leave the site. */
export type Form = {
  store: Store<ConsoleState>;
  /** The stored state, with the server of the page. */
  state: ConsoleState;
  dispatch: (action: ConsoleAction) => void;
  /** Values from a link or an earlier request that the document does not allow. */
  refused: readonly RefusedValue[];
  /** Restores the values that the document gives. */
  reset: () => void;
};

const NOTHING_REFUSED: readonly RefusedValue[] = [];

/**
 * @param keys of the document, and of what its versions share
 * @param shared initial values from a link
 */
export function useForm(
  {documentId, storageKey}: {documentId: string; storageKey: string},
  context: RequestContext,
  shared: RequestValues | undefined,
): Form {
  const {page, operation, server, sample, toId} = useApiOperation();
  const {chosenTabs} = usePage();
  const {choice, setChoice} = server;
  const {own, setOwn} = useDocumentContext();
  // The console covers the page, so choices on the page cannot change until the console is closed.
  const [pageChoice] = useState<PageChoice>(() => ({
    sample: {...sample.choice, isForm: true},
    variants: listRequestVariants(chosenTabs.get(), toId('')),
  }));
  const prefill = useCallback(() => toPrefill(context, pageChoice), [context, pageChoice]);
  const {id} = operation;
  const linked = `${storageKey} ${toFirstPermalink(page)}`;
  const store = useMemo(
    () =>
      getConsole(
        {documentId, operationId: id, shared: linked},
        pageChoice,
        prefill,
        (here, other) => carryValues(here, other, context),
      ),
    [documentId, linked, id, pageChoice, prefill, context],
  );
  const stored = useSyncExternalStore(store.subscribe, store.get);
  // The server is chosen for the page, which shows it too.
  const state = useMemo<ConsoleState>(
    () => ({
      ...stored,
      values: {...stored.values, server: own ? {...choice, own} : choice},
    }),
    [stored, choice, own],
  );
  const [refused, setRefused] = useState(NOTHING_REFUSED);
  const dispatch = useCallback(
    (action: ConsoleAction) => {
      if (action.kind === 'server') {
        const {own: typed, ...documented} = action.server;
        setOwn(typed);
        return setChoice(documented);
      }
      if (action.kind !== 'load') return store.set(reduceConsole(store.get(), action));
      const fitted = fitToDocument(action.values, context, {isLink: action.isLink === true});
      store.set(reduceConsole(store.get(), {...action, values: fitted.values}));
      setChoice(fitted.values.server);
      // A link leads to the server of the document.
      if (action.isLink) setOwn(undefined);
      setRefused(fitted.refused);
    },
    [context, store, setChoice, setOwn],
  );
  const applied = useRef<RequestValues>(undefined);
  useEffect(() => {
    // Applied once: from then on the form belongs to the reader.
    if (!shared || applied.current === shared) return;
    applied.current = shared;
    dispatch({kind: 'load', values: shared, isLink: true});
  }, [shared, dispatch]);
  const reset = useCallback(
    () => dispatch({kind: 'load', values: {...prefill(), server: choice}}),
    [dispatch, prefill, choice],
  );
  return useMemo(
    () => ({store, state, dispatch, refused, reset}),
    [store, state, dispatch, refused, reset],
  );
}

/** Gives the same permalink in all versions of an operation: each has links to the others. */
function toFirstPermalink({permalink, versions = {}}: PropOperation): string {
  const [first = permalink] = [permalink, ...Object.values(versions)].sort();
  return first;
}
