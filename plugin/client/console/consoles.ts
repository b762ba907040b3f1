import type {RequestValues, RequestContext} from '../../request/types';
import {createStore, type Store} from '../store';
import {fitToDocument} from '../history/fitToDocument';
import type {PageChoice} from './toPrefill';
import type {ConsoleState} from './types';

type KnownConsole = {
  store: Store<ConsoleState>;
  initial: RequestValues;
  /** The choices that it was filled in for. */
  basis: string;
};

/** Of this many consoles, the last ones opened, responses are kept: each may have many megabytes. */
const KEPT_RESPONSES = 10;

/** Identifies an operation, within its document and across all versions of the document. */
export type ConsoleKey = {documentId: string; operationId: string; shared: string};

const consoles = new Map<string, KnownConsole>();
/** The most recently opened console, for each operation that versions share. */
const latest = new Map<string, KnownConsole>();

/**
 * Returns the console of an operation as the reader left it during this visit. Fills it in again if
 * the reader has since chosen something else on the page.
 * @param carry adds the values that the reader entered for another version of the operation
 */
export function getConsole(
  {documentId, operationId, shared}: ConsoleKey,
  choice: PageChoice,
  toInitial: () => RequestValues,
  carry: (here: RequestValues, other: FilledForm) => RequestValues,
): Store<ConsoleState> {
  const key = `${documentId} ${operationId}`;
  const basis = JSON.stringify(choice);
  const known = consoles.get(key);
  const opened = known?.basis === basis ? known : fillIn(known);
  // The order is that of opening.
  consoles.delete(key);
  consoles.set(key, opened);
  latest.set(shared, opened);
  forgetResponses();
  return opened.store;

  function fillIn(earlier: KnownConsole | undefined): KnownConsole {
    const initial = toInitial();
    const other = earlier ? undefined : latest.get(shared);
    const values = other
      ? carry(initial, {initial: other.initial, values: other.store.get().values})
      : initial;
    const store = earlier?.store ?? createStore<ConsoleState>({values});
    if (earlier) store.set({...store.get(), values});
    return {store, initial, basis};
  }
}

function forgetResponses(): void {
  for (const {store} of Array.from(consoles.values()).slice(0, -KEPT_RESPONSES)) {
    const {exchange, ...state} = store.get();
    if (exchange?.outcome) store.set(state);
  }
}

/** Forgets the requests that were sent, with the secrets in them. Their responses stay. */
export function forgetRequests(): void {
  for (const {store} of Array.from(consoles.values())) {
    const {exchange, ...state} = store.get();
    if (!exchange?.request) continue;
    const {request: _request, ...rest} = exchange;
    store.set({...state, exchange: rest});
  }
}

/** The initial values of a form, and its values as the reader left them. */
type FilledForm = {initial: RequestValues; values: RequestValues};

/**
 * Copies the reader's changes from the form of another version of the operation: the parameters
 * that both have, and the body if this operation accepts its media type. Secrets are not copied.
 */
export function carryValues(
  here: RequestValues,
  {initial, values}: FilledForm,
  context: RequestContext,
): RequestValues {
  const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
  const given: RequestValues = {
    server: here.server,
    parameters: values.parameters.filter(
      (parameter) => !initial.parameters.some((before) => isSame(before, parameter)),
    ),
    ...(values.body && !isSame(values.body, initial.body) && {body: values.body}),
    security: here.security,
  };
  const {parameters, body} = fitToDocument(given, context, {isLink: true}).values;
  const isCarried = ({in: location, name}: RequestValues['parameters'][number]) =>
    parameters.some((carried) => carried.in === location && carried.name === name);
  return {
    ...here,
    parameters: [...here.parameters.filter((parameter) => !isCarried(parameter)), ...parameters],
    ...(body && {body}),
  };
}
