import {configure, fireEvent, screen, waitFor, within} from '@testing-library/react';
import vm from 'vm';
import {toApiReference} from '../../../plugin/model/apiReference';
import type {SchemaId, SchemaTable} from '../../../plugin/model/types';
import type {PropErrorIndex, PropTryIt} from '../../../plugin/pages/props';
import {
  FRAME_MEDIA_TYPE,
  formatFrameEnd,
  formatFrameHead,
  type Envelope,
  type FrameEnd,
  type ProblemCode,
} from '../../../plugin/proxy/protocol';
import {inMemoryDocument} from '../../support/inMemoryDocument';
import {addModalDialogs} from './dialogs';
import {renderOperation} from './operation';

// What browsers have and jsdom has not, or has without streams.
Object.assign(
  globalThis,
  vm.runInThisContext(
    '({Blob, DecompressionStream, FormData, Headers, ReadableStream, Response, TextDecoder, TextEncoder})',
  ),
);
Object.assign(URL, {createObjectURL: () => 'blob:body', revokeObjectURL: () => undefined});
addModalDialogs();

export type Sent = {
  /** Of the API. */
  url: string;
  method: string;
  headers: [string, string][];
  cookies: [string, string][];
  /** The text of the body; of a form, its parts. */
  body: unknown;
  /** What the proxy is told the request is for; absent if it bypasses the proxy. */
  operation?: string;
  document?: string;
  init: RequestInit;
};
export type Reply =
  | {
      status?: number;
      headers?: [string, string][];
      body?: string | Uint8Array;
      redirect?: string;
      /** How the body ends; `never` leaves the connection open. */
      end?: FrameEnd | 'broken' | 'never';
    }
  | {problem: ProblemCode | 'unheard_of'; detail?: string; retryAfter?: number}
  | {fails: true}
  | {hangs: true}
  | {missing: number};

export type Console = {
  dialog: HTMLElement;
  sent: Sent[];
  /** Says what the next requests are answered with. */
  reply: (next: Reply) => void;
  send: () => void;
  field: (label: string | RegExp) => HTMLInputElement;
  fill: (label: string | RegExp, value: string) => void;
  click: (name: string | RegExp) => void;
  choose: (label: string | RegExp, option: string) => void;
  /** Waits for a text in the dialog. */
  sees: (text: string | RegExp) => Promise<HTMLElement>;
  text: () => string;
};

// Nothing here is hidden; finding that out takes most of a query's time.
configure({defaultHidden: true});

let count = 0;

/**
 * Opens the console of the first operation of a document, which is in YAML without its first lines,
 * with a proxy and an API that reply as the test says.
 */
export async function openConsole(
  yaml: string,
  {
    hash,
    tryIt,
    loadSchema,
    errors,
  }: {
    hash?: string;
    tryIt?: Partial<PropTryIt>;
    /** If the page has no schemas itself, finds one in those of the document. */
    loadSchema?: (id: SchemaId, schemas: SchemaTable) => Promise<SchemaTable>;
    /** Entries of the page of errors. */
    errors?: PropErrorIndex;
  } = {},
): Promise<Console> {
  const reference = await toApiReference(
    inMemoryDocument(`openapi: 3.2.0\ninfo: {title: Things, version: '1'}\n${yaml}`),
    () => undefined,
  );
  // Consoles and histories are kept by document as long as a page is open.
  count += 1;
  const {servers, security, securitySchemes, schemas} = reference;
  if (hash !== undefined) window.location.hash = hash;
  renderOperation({
    operation: reference.operations[0],
    schemas: loadSchema ? {} : schemas,
    loadSchemas: loadSchema && ((id) => loadSchema(id, schemas)),
    loadErrors: errors && (() => Promise.resolve(errors)),
    document: {
      ...(errors && {errors: '/api/default/errors'}),
      tabId: `tab${count}`,
      servers,
      security,
      securitySchemes,
      tryIt: {document: `tab${count}`, proxyPath: '/api/try-it', ...tryIt},
    },
  });
  // The second one is at the bottom of small screens, and no stylesheet hides it here.
  if (hash === undefined)
    fireEvent.click((await screen.findAllByRole('button', {name: 'Try it'}))[0]!);
  const dialog = await screen.findByRole<HTMLDialogElement>('dialog');
  // An effect opens it, and the request as code comes last. Until then, what the reader enters is
  // rendered a moment later.
  await waitFor(() => expect(dialog.open && dialog.querySelector('pre')).toBeTruthy());
  const sent: Sent[] = [];
  let next: Reply = {};
  globalThis.fetch = (async (url: string, init: RequestInit) => {
    sent.push(await toSent(url, init));
    return url === '/api/try-it' ? toProxied(next, init) : toDirect(next, init);
  }) as typeof fetch;
  const here = within(dialog);
  const field = (label: string | RegExp) => here.getByLabelText<HTMLInputElement>(label);
  return {
    dialog,
    sent,
    reply: (reply) => (next = reply),
    send: () => fireEvent.keyDown(document, {key: 'Enter', ctrlKey: true}),
    field,
    fill: (label, value) => fireEvent.change(field(label), {target: {value}}),
    click(name) {
      const button = here.getByRole('button', {name});
      // As browsers do.
      button.focus();
      fireEvent.click(button);
    },
    choose(label, option) {
      const select = field(label);
      fireEvent.change(select, {
        target: {
          value: within(select).getByRole<HTMLOptionElement>('option', {name: option}).value,
        },
      });
    },
    sees: (text) =>
      waitFor(() => {
        const isIn = ({textContent}: Element) =>
          typeof text === 'string' ? textContent.includes(text) : text.test(textContent);
        if (!isIn(dialog)) throw new Error(`No ${String(text)} in: ${dialog.textContent}`);
        return Array.from(dialog.querySelectorAll<HTMLElement>('*')).filter(isIn).at(-1)!;
      }),
    text: () => dialog.textContent ?? '',
  };
}

async function toSent(url: string, init: RequestInit): Promise<Sent> {
  const textOf = async (body: RequestInit['body']) =>
    body instanceof Blob ? body.text() : (body ?? undefined);
  if (url !== '/api/try-it')
    return {
      url,
      method: init.method!,
      headers: [...(init.headers as Headers)],
      cookies: [],
      body: await textOf(init.body),
      init,
    };
  const isForm = init.body instanceof FormData;
  const parts = isForm ? [...(init.body as FormData)] : [];
  const packed = isForm ? parts.find(([name]) => name === 'envelope')![1] : init.body;
  const envelope = JSON.parse((await textOf(packed)) as string) as Envelope;
  const {body} = envelope;
  return {
    ...envelope,
    body:
      body.kind === 'text' && 'text' in body ? body.text : body.kind === 'none' ? undefined : body,
    init,
  };
}

function toProxied(reply: Reply, init: RequestInit): Promise<Response> | Response {
  if ('fails' in reply) throw new TypeError('Failed to fetch');
  if ('hangs' in reply) return hang(init);
  if ('missing' in reply) return new Response('<p>no', {status: reply.missing});
  if ('problem' in reply) {
    const {problem: code, detail, retryAfter} = reply;
    return new Response(
      JSON.stringify({
        type: 'about:blank',
        title: `Title of ${code}`,
        code,
        detail,
        requestId: 'r1',
      }),
      {
        status: 502,
        headers: {
          'Content-Type': 'application/problem+json',
          ...(retryAfter !== undefined && {'Retry-After': String(retryAfter)}),
        },
      },
    );
  }
  const {status = 200, headers = [], body = '', redirect, end} = reply;
  const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body;
  const head = formatFrameHead({
    status,
    statusText: `Text of ${status}`,
    httpVersion: '1.1',
    headers,
    url: 'http://api.example/v1/things',
    ...(redirect !== undefined && {redirect}),
    timings: {dns: 1, connect: 2, tls: 3, firstByte: 1500},
    end: 'marker',
  });
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      init.signal?.addEventListener('abort', () => controller.error(new Error('aborted')));
      controller.enqueue(new TextEncoder().encode(head));
      // What comes right after other bytes is shown, too.
      controller.enqueue(bytes.subarray(0, 1));
      controller.enqueue(bytes.subarray(1));
      if (end === 'never') return;
      if (end !== 'broken')
        controller.enqueue(
          new TextEncoder().encode(
            formatFrameEnd('marker', end ?? {complete: true, bytes: bytes.length}),
          ),
        );
      controller.close();
    },
  });
  return new Response(stream, {headers: {'Content-Type': FRAME_MEDIA_TYPE}});
}

function toDirect(reply: Reply, init: RequestInit): Promise<Response> | Response {
  if ('hangs' in reply) return hang(init);
  if ('fails' in reply || 'problem' in reply || 'missing' in reply)
    throw new TypeError('Failed to fetch');
  const {status = 200, headers = [], body = ''} = reply;
  return new Response(body as BodyInit, {status, headers});
}

function hang({signal}: RequestInit): Promise<Response> {
  return new Promise((_resolve, reject) =>
    signal?.addEventListener('abort', () => reject(new Error('aborted'))),
  );
}
