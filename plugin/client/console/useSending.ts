import {useCallback, useEffect, useMemo, useRef, useState} from 'react';
import {listGaps} from '../../request/problems';
import type {HttpRequest, RequestContext, RequestProblem} from '../../request/types';
import {toOperationKey} from '../../proxy/protocol';
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
   * Present when the request goes directly from the browser: the reason, the destination, and what
   * a browser omits from it.
   */
  direct?: {reason: DirectReason; origin: string; unsendable: string[]};
  /**
   * After a failure: the origin to which the browser may try a direct request. Absent if the proxy
   * refused it.
   */
  directOffer?: string;
  sending: boolean;
  /** Whether the reader has tried to send: from then on the form shows missing values. */
  isAsked: boolean;
  /**
   * What is missing from the request, once the reader has tried to send it: the next attempt sends
   * it without.
   */
  gaps: RequestProblem[];
  /**
   * Returns whether nothing holds the request back; while one is sent, another is not begun. `direct`:
   * without the proxy, if that is offered.
   */
  send: (options?: {direct?: boolean; request?: HttpRequest}) => boolean;
  cancel: () => void;
};

/** Sends requests of the console, one at a time. */
export function useSending(
  documentId: string,
  context: RequestContext,
  {store, state: {values, exchange}}: Pick<Form, 'store' | 'state'>,
  {request}: Pick<Requests, 'request'>,
): Sending {
  const toTarget = useTargets(context, values.server.own !== undefined);
  const controller = useRef<AbortController>(undefined);
  const [askedOf, setAskedOf] = useState<Form['store']>();
  const [named, setNamed] = useState<{of: Form['store']; isOpen: boolean}>();
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
    const gaps = listGaps(request.problems);
    const isNamed = named?.of === store;
    function tryToSend(straight: boolean, followed: HttpRequest | undefined): boolean {
      const outgoing = followed ?? request;
      setAskedOf(store);
      if (!outgoing.sendable) return false;
      if (sending) return true;
      const isHeld = !followed && gaps.length > 0 && !isNamed;
      if (isHeld || isNamed) setNamed({of: store, isOpen: isHeld});
      if (!isHeld) void send(straight, outgoing, followed);
      return !isHeld;
    }
    async function send(
      straight: boolean,
      outgoing: HttpRequest,
      followed: HttpRequest | undefined,
    ): Promise<void> {
      const abort = new AbortController();
      controller.current = abort;
      const ended = await sendRequest(store, {
        request: outgoing,
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
      gaps: isNamed && named.isOpen ? gaps : [],
      send: (options) => tryToSend(options?.direct === true, options?.request),
      cancel: () => controller.current?.abort(),
    };
  }, [
    documentId,
    context,
    store,
    values,
    request,
    toTarget,
    direct,
    directOffer,
    sending,
    askedOf,
    named,
  ]);
}

/** Returns a function that decides whether a request goes through the proxy. */
function useTargets({operation}: RequestContext, isOwn: boolean) {
  const {document} = useDocumentContext();
  return useCallback(
    (request: HttpRequest, direct?: boolean, key = toOperationKey(operation)) =>
      chooseTarget({
        request,
        operation: key,
        document: document.tryIt.document,
        proxyPath: document.tryIt.proxyPath,
        siteOrigin: window.location.origin,
        direct,
        isOwnServer: isOwn && document.tryIt.ownServer?.isProxied === false,
      }),
    [operation, document, isOwn],
  );
}

/**
 * The origin of the last request, if this request has the same method and URL and the last one failed
 * in a way that allows a direct attempt. After a followed redirect they differ: the form would send
 * another request than the one that failed.
 */
function toDirectOffer(
  last: Exchange | undefined,
  {method, url, sendable}: HttpRequest,
): string | undefined {
  if (
    !sendable ||
    last?.outcome?.kind !== 'failed' ||
    !canSendDirectly(last.outcome.failure) ||
    last.request?.method !== method ||
    last.request.url !== url
  )
    return undefined;
  return new URL(url).origin;
}
