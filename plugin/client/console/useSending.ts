import {useCallback, useEffect, useMemo, useRef, useState} from 'react';
import type {HttpRequest, RequestContext} from '../../request/types';
import {useDocumentContext} from '../document';
import {recordRequest} from '../history/history';
import {
  canSendDirectly,
  chooseTarget,
  findUnsendable,
  toFollowedOperation,
  type DirectReason,
} from '../send/chooseTarget';
import {exchange as sendRequest} from './exchange';
import type {Form} from './useForm';
import type {Requests} from './useRequests';
import type {Exchange} from './types';

export type Sending = {
  /**
   * Present where the request goes directly from the browser: why, where to, and what a browser
   * leaves out of it.
   */
  direct?: {reason: DirectReason; origin: string; unsendable: string[]};
  /**
   * After a failure: the origin that the browser may try alone. Absent where the proxy refused it.
   */
  directOffer?: string;
  sending: boolean;
  /** The reader has asked to send: from then on the form says what is missing in it. */
  isAsked: boolean;
  /** `direct`: without the proxy, where there is such an offer. */
  send: (options?: {direct?: boolean; request?: HttpRequest}) => void;
  cancel: () => void;
};

/** Where requests of the console go, and one on its way at a time. */
export function useSending(
  documentId: string,
  context: RequestContext,
  {store, state: {values, exchange}}: Pick<Form, 'store' | 'state'>,
  {request, masked}: Pick<Requests, 'request' | 'masked'>,
): Sending {
  const toTarget = useTargets(context);
  const controller = useRef<AbortController>(undefined);
  const [askedOf, setAskedOf] = useState<Form['store']>();
  useEffect(() => () => controller.current?.abort(), [store]);
  const direct = useMemo(() => {
    const target = toTarget(request);
    return target.via === 'direct' && request.sendable
      ? {
          reason: target.reason,
          origin: new URL(request.url).origin,
          unsendable: findUnsendable(request),
        }
      : undefined;
  }, [toTarget, request]);
  const directOffer = useMemo(() => toDirectOffer(exchange, request), [exchange, request]);
  const sending = exchange !== undefined && !exchange.outcome;

  return useMemo(() => {
    async function send(straight: boolean, followed: HttpRequest | undefined): Promise<void> {
      const outgoing = followed ?? request;
      setAskedOf(store);
      if (sending || !outgoing.sendable) return;
      const abort = new AbortController();
      controller.current = abort;
      const ended = await sendRequest(store, {
        request: outgoing,
        shown: followed ?? masked,
        target: toTarget(
          outgoing,
          straight && directOffer !== undefined,
          followed && toFollowedOperation(followed),
        ),
        signal: abort.signal,
      });
      if (ended && !followed) recordRequest(documentId, context, values, ended);
    }
    return {
      ...(direct && {direct}),
      ...(directOffer !== undefined && {directOffer}),
      sending,
      isAsked: askedOf === store,
      send: (options) => void send(options?.direct === true, options?.request),
      cancel: () => controller.current?.abort(),
    };
  }, [
    documentId,
    context,
    store,
    values,
    request,
    masked,
    toTarget,
    direct,
    directOffer,
    sending,
    askedOf,
  ]);
}

/** Says of a request whether it goes through the proxy. */
function useTargets({operation}: RequestContext) {
  const {document} = useDocumentContext();
  return useCallback(
    (request: HttpRequest, direct?: boolean, key = operation.key) =>
      chooseTarget({
        request,
        operation: key,
        document: document.tryIt.document,
        proxyPath: document.tryIt.proxyPath,
        siteOrigin: window.location.origin,
        direct,
      }),
    [operation.key, document],
  );
}

/**
 * Where the last request was to the same origin, and failed in a way after which the browser may
 * try alone.
 */
function toDirectOffer(
  last: Exchange | undefined,
  {url, sendable}: HttpRequest,
): string | undefined {
  if (
    !sendable ||
    last?.outcome?.kind !== 'failed' ||
    !canSendDirectly(last.outcome.failure) ||
    !URL.canParse(last.url)
  )
    return undefined;
  const {origin} = new URL(url);
  return new URL(last.url).origin === origin ? origin : undefined;
}
