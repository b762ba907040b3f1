import type {ENVELOPE_VERSION} from './constants';

export type NameValue = [name: string, value: string];

/**
 * The request that the reader wants to send. The proxy trusts none of it: the URL must match the
 * named operation of the manifest.
 */
export type Envelope = {
  v: typeof ENVELOPE_VERSION;
  /** `tabId` of the document. */
  document: string;
  /**
   * `METHOD /path` as in the manifest, `auth <scheme> token|device|refresh|discovery`, or `follow
   * METHOD` for the target of a redirect.
   */
  operation: string;
  /** Absolute, with the query, without fragment or user information. */
  url: string;
  method: string;
  /**
   * In order, repeated where HTTP allows it. `Cookie`, `Host`, `Content-Length` and the hop-by-hop
   * headers are refused.
   */
  headers: NameValue[];
  /** Sent as one `Cookie` header. Values are already encoded in the parameter's style. */
  cookies: NameValue[];
  body: EnvelopeBody;
  /**
   * Answers the API's Digest challenge (RFC 7616), if the operation takes such credentials. The
   * headers then contain no `Authorization`.
   */
  digest?: {username: string; password: string};
  /** Shortens the proxy's deadline, never extends it. */
  timeoutMs?: number;
};

/** The name of an operation in the manifest and in envelopes. */
export function toOperationKey({method, path}: {method: string; path: string}): string {
  return `${method} ${path}`;
}

export type EnvelopeBody =
  | {kind: 'none'}
  | {kind: 'text'; text: string}
  | {kind: 'base64'; base64: string}
  /**
   * The only part after the envelope is the body, byte for byte. `size` in bytes gives the request
   * a Content-Length.
   */
  | {kind: 'stream'; size?: number}
  /**
   * The parts after the envelope are the parts of a multipart body, which gets a new boundary. The
   * `Content-Type` header may name a subtype other than `form-data`.
   */
  | {kind: 'parts'; parts?: EnvelopePart[]};

/**
 * What the multipart body says about each part, in the same order. It replaces what the browser's
 * FormData says, which can neither leave out a file name nor add a header.
 */
export type EnvelopePart = {
  /** Required by `multipart/form-data`, absent in other subtypes. */
  name?: string;
  filename?: string;
  contentType?: string;
  headers?: NameValue[];
  /**
   * Length of the part in bytes. If every part has it, the request gets a Content-Length; otherwise
   * it is chunked.
   */
  size?: number;
};
