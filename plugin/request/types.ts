/**
 * What the reader fills in (`RequestValues`) and what comes of it (`HttpRequest`). One value feeds
 * both the code samples and the request that is sent. Named things are lists, never objects keyed
 * by the document's names, as everywhere in the model.
 */
import type {
  Json,
  Operation,
  ParameterLocation,
  SchemaTable,
  SecurityRequirement,
  SecurityScheme,
  Server,
} from '../model/types';

export type NameValue = [name: string, value: string];

// --- In: the document ------------------------------------------------------------------------------------------------

/** An operation with what it takes from its document. */
export type RequestContext = {
  operation: Operation;
  schemas: SchemaTable;
  /** Of the document; the operation's own go first. */
  servers: Server[];
  /** Of the document; the operation's own go first. */
  security: SecurityRequirement[];
  securitySchemes: SecurityScheme[];
  /**
   * Absolute URL that relative server URLs are resolved against. Without one such a server cannot
   * be sent to.
   */
  siteUrl?: string;
};

// --- In: the reader --------------------------------------------------------------------------------------------------

/** The form, filled in. Plain JSON except for the content of files. */
export type RequestValues = {
  server: ServerValues;
  /** At most one for each name and location. A parameter that is not listed is not sent. */
  parameters: ParameterValue[];
  /** Absent: no body is sent. */
  body?: BodyValues;
  security: SecurityValues;
};

export type ServerValues = {
  /** Index in the operation's servers, else in the document's. */
  index: number;
  /** The ones that differ from their defaults. */
  variables: {name: string; value: string}[];
};

export type ParameterValue = {
  in: ParameterLocation;
  name: string;
  /**
   * As data: `style` and `explode` make text of it. A text is left unchanged, whatever its type, so
   * large numbers go as text.
   */
  value?: Json;
  /**
   * Already serialized (`serializedValue`, or text that the reader typed for a `content`
   * parameter); wins over `value`.
   */
  raw?: string;
  /** Sent without a value: `?name=` (`allowEmptyValue`). Wins over both. */
  empty?: true;
  /** The document gives no value and the reader has not: shown as `<name>`, never sent. */
  placeholder?: true;
};

export type BodyValues = {
  /** Key in the operation's `content`, as written. */
  mediaType: string;
  /** `Content-Type` to send, where the key is a range such as `image/*`. */
  contentType?: string;
} & BodyContent;

export type BodyContent =
  /** Data, written in the syntax of the media type. */
  | {kind: 'value'; value: Json}
  /** Text of the reader, sent to the letter. */
  | {kind: 'text'; text: string}
  /** Parts of a multipart body, in order; repeated names are allowed. */
  | {kind: 'parts'; parts: PartValue[]}
  /** The bytes of a file. Without one: nothing is chosen yet. */
  | {kind: 'file'; file?: FileValue};

export type PartValue = {
  /** Name of the field; absent in multipart bodies of positions. */
  name?: string;
  /** Replaces what the encoding says. */
  contentType?: string;
  /** Values of the headers that the encoding describes. */
  headers?: NameValue[];
  /** Without a value or a file: not filled in yet. */
} & ({kind: 'value'; value?: Json} | {kind: 'file'; file?: FileValue});

/**
 * A file that the reader chose. Everything but `content` can be kept as JSON; without content it
 * can be shown, not sent.
 */
export type FileValue = {
  kind: 'file';
  name: string;
  /** Media type; empty when unknown. */
  type: string;
  /** In bytes. */
  size?: number;
  content?: Blob | Uint8Array<ArrayBuffer>;
};

export type SecurityValues = {
  /**
   * Index in the operation's security requirements, else in the document's. Absent: no
   * authentication.
   */
  alternative?: number;
  /** What the reader entered, by name of the scheme. */
  credentials: Credential[];
};

export type Credential = {
  scheme: string;
  /** Where it may be sent: what was named when it was entered. Without them it is sent nowhere. */
  origins?: readonly string[];
} & (
  | {kind: 'apiKey'; value: string}
  /** `basic` and `digest`. */
  | {kind: 'password'; username: string; password: string}
  /**
   * `bearer`, OAuth 2.0 and OpenID Connect. `type` is the token type of the answer, `Bearer` where
   * absent.
   */
  | {kind: 'token'; token: string; type?: string}
  /** Any other HTTP scheme: the whole value of `Authorization`. */
  | {kind: 'authorization'; value: string}
);

// --- Out -------------------------------------------------------------------------------------------------------------

/**
 * A request, complete but for what only the sender can know: multipart boundary, `Content-Length`,
 * `Host`.
 */
export type HttpRequest = {
  method: string;
  /**
   * Percent-encoded. Absolute when sendable; else what is missing is in it as `{name}` or
   * `<name>`.
   */
  url: string;
  /** In order, without `Cookie`, and without `Content-Type` for multipart bodies. */
  headers: NameValue[];
  /** Name and value as they go into the `Cookie` header. */
  cookies: NameValue[];
  body: HttpBody;
  /**
   * What a header cannot say beforehand: digest is an answer to a challenge. `basic` is in the
   * headers too.
   */
  authentication?: {scheme: 'basic' | 'digest'; username: string; password: string};
  /** The API wants a TLS client certificate, which no browser gives to a page. */
  clientCertificate?: true;
  /** Present when there are credentials in it: the origins that it may go to, and no others. */
  boundTo?: readonly string[];
  problems: RequestProblem[];
  /** Nothing among the problems keeps it from being sent. */
  sendable: boolean;
};

export type HttpBody =
  | {kind: 'none'}
  | {kind: 'text'; text: string}
  | {kind: 'form-urlencoded'; text: string}
  | {kind: 'binary'; file: FileValue}
  | {kind: 'multipart'; mediaType: string; parts: HttpPart[]};

export type HttpPart = {
  /** Of `multipart/form-data`. */
  name?: string;
  /** `Content-Type` of the part; absent: the sender leaves it out. */
  contentType?: string;
  /** Further headers of the part. */
  headers: NameValue[];
  content: {kind: 'text'; text: string} | {kind: 'file'; file: FileValue};
};

/**
 * Data, not words: the page says it in the reader's language. Those with `blocking` keep the
 * request from being sent.
 */
export type RequestProblem = {blocking: boolean} &
  /** The document names no server. */
  (
    | {kind: 'no-server'}
    /** The server is relative and there is no `siteUrl`. */
    | {kind: 'relative-server'; url: string}
    /** Not an http(s) URL. */
    | {kind: 'invalid-server'; url: string}
    | {kind: 'missing-server-variable'; name: string}
    /**
     * A value that the document does not list, or that would make another part of the URL than its
     * own.
     */
    | {kind: 'invalid-server-variable'; name: string}
    /** The server is at an origin for which the credentials were not entered. */
    | {kind: 'foreign-origin'; origin: string}
    /** Required, and not filled in. Blocks only in the path. */
    | {kind: 'missing-parameter'; in: ParameterLocation; name: string}
    /** `.` or `..` as a whole path segment: every URL parser takes it away, encoded or not. */
    | {kind: 'dot-segment'; name: string}
    /** A line break or another character that no HTTP header can carry. */
    | {kind: 'invalid-header'; name: string}
    /** Same for a cookie. */
    | {kind: 'invalid-cookie'; name: string}
    /** Required, and not filled in. */
    | {kind: 'missing-body'}
    | {kind: 'missing-file'; name?: string}
    | {kind: 'missing-part'; name?: string}
    /** Required by the chosen alternative, and not entered. */
    | {kind: 'missing-credential'; scheme: string}
    /** Shown as a placeholder. */
    | {kind: 'masked-credential'; scheme: string}
    /**
     * A scheme that the page can show and not carry out: `mutualTLS` (the sample can), unknown
     * ones.
     */
    | {kind: 'unsupported-scheme'; scheme: string}
  );

export type BuildOptions = {
  /**
   * Credentials become placeholders such as `<api_key>`. Default: true. A masked request is not
   * sendable.
   */
  maskSecrets?: boolean;
  /**
   * Required values that are missing are shown as `<name>`. Default: true. Without, they are left
   * out; `{name}` stays in a path.
   */
  placeholders?: boolean;
};

export type InitialOptions = {
  /**
   * Required parameters and properties alone, all of them, or (default) the required ones and those
   * the document gives examples for.
   */
  include?: 'required' | 'examples' | 'all';
  /** Key in `content`. Default: JSON where there is one, else the first. */
  mediaType?: string;
  /** Name of the body's example. Default: the first. */
  example?: string;
};
