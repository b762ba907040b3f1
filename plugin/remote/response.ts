import {quote} from '../diagnostics/text';
import {RemoteFailure, showUrl} from './failure';

/** Media types that no OpenAPI document has. */
const OTHER_TYPES =
  /^(?:image|audio|video|font|multipart)\/|^application\/(?:pdf|zip|gzip|x-gzip|x-tar|javascript|wasm)$/;
const HTML_TYPES = /^(?:text\/html|application\/xhtml\+xml)$/;
const HTML = /^\s*(?:<!--[^]*?-->\s*)*<(?:!doctype\s+html|html|head|body)\b/i;
/** How many characters at the beginning of a file are examined. */
const BEGINNING = 2000;

/** Throws what a status other than 200 means for an author who wants a document. */
export function checkStatus(
  status: number,
  url: URL,
  variables: ReadonlyMap<string, string>,
  retryAfter: string | undefined,
): void {
  if (status === 200) return;
  const fail = (reason: string, help?: string, kind: 'failed' | 'missing' = 'failed'): never => {
    throw new RemoteFailure(kind, `${showUrl(url)} answers ${status}: ${reason}.`, help);
  };
  const sent = [...variables].map(
    ([header, variable]) => `${quote(header)} came from \`${variable}\``,
  );
  if (status === 401 || status === 403) {
    const reason =
      status === 401 ? 'it requires credentials' : 'access with these credentials is not allowed';
    fail(
      sent.length === 0 ? 'it requires credentials' : reason,
      sent.length === 0
        ? 'Add "headers": {"Authorization": {"env": "API_AUTHORIZATION"}} to `remote`, and set that environment variable.'
        : `${sent.join(', ')}. That variable must contain the whole value of the header, such as \`Bearer\` and the token.`,
    );
  }
  if (status === 404 || status === 410)
    fail(
      'there is no such file',
      'Some servers also respond like this when credentials are missing.',
      'missing',
    );
  if (status === 407) fail('the proxy requires credentials', 'Check HTTP_PROXY and HTTPS_PROXY.');
  if (status === 429)
    fail(
      'too many requests',
      /^\d{1,6}$/.test(retryAfter ?? '')
        ? `Try again in ${retryAfter} seconds.`
        : 'Try again later.',
    );
  if (status >= 500) fail('the server failed', 'Try again later.');
  fail('only 200 is a document');
}

/** Throws if the content cannot be part of a document, whatever media type the server names. */
export function checkType(bytes: Uint8Array, contentType: string | undefined, url: URL): void {
  const type = (contentType ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
  const beginning = Buffer.from(bytes.subarray(0, BEGINNING)).toString('utf8');
  if (HTML_TYPES.test(type) || HTML.test(beginning))
    throw new RemoteFailure(
      'refused',
      `${showUrl(url)} is an HTML page, perhaps a login page, not a document.`,
      'Use the URL of the document itself, and `headers` if it needs credentials.',
    );
  if (OTHER_TYPES.test(type))
    throw new RemoteFailure('refused', `${showUrl(url)} is \`${type}\`, not YAML or JSON.`);
  if (beginning.trim() === '') throw new RemoteFailure('refused', `${showUrl(url)} is empty.`);
}
