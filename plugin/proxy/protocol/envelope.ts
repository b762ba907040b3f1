import type {ENVELOPE_VERSION} from './constants';

export type NameValue = [name: string, value: string];

/**
 * What the reader wants sent. The proxy trusts none of it: the URL must match the named operation
 * of the manifest.
 */
export type Envelope = {
  v: typeof ENVELOPE_VERSION;
  /** `tabId` of the document. */
  document: string;
  /**
   * `METHOD /path` as in the document, `auth <scheme> token|device|refresh|discovery`, or `follow
   * METHOD` for what a redirect points to.
   */
  operation: string;
  /** Absolute, with the query, without fragment and without user information. */
  url: string;
  method: string;
  /**
   * In order, repeats allowed where HTTP allows them. `Cookie`, `Host`, `Content-Length` and the
   * hop-by-hop headers are refused.
   */
  headers: NameValue[];
  /** Sent as one `Cookie` header; values are already encoded as the parameter's style says. */
  cookies: NameValue[];
  body: EnvelopeBody;
  /**
   * Answers a Digest challenge of the API (RFC 7616), where the operation takes such credentials.
   * Then there is no `Authorization` among the headers.
   */
  digest?: {username: string; password: string};
  /** Shortens the proxy's own deadline, never extends it. */
  timeoutMs?: number;
};

export type EnvelopeBody =
  | {kind: 'none'}
  | {kind: 'text'; text: string}
  | {kind: 'base64'; base64: string}
  /**
   * The one part after the envelope is the body, byte for byte. `size` in bytes gives the request a
   * Content-Length.
   */
  | {kind: 'stream'; size?: number}
  /**
   * The parts after the envelope are the parts of a multipart body, which gets a new boundary. The
   * `Content-Type` header may name another subtype than `form-data`.
   */
  | {kind: 'parts'; parts?: EnvelopePart[]};

/**
 * What the multipart body says about a part, in the order of the parts. It replaces what the
 * browser's FormData says, because FormData can neither leave out a file name nor add a header.
 */
export type EnvelopePart = {
  /** Required by `multipart/form-data`, absent in other subtypes. */
  name?: string;
  filename?: string;
  contentType?: string;
  headers?: NameValue[];
  /**
   * Length of the part in bytes. When every part has it, the request gets a Content-Length, else it
   * is chunked.
   */
  size?: number;
};
