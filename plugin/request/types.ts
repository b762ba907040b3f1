/**
 * The reader's input (`RequestValues`) and the request made from it (`HttpRequest`). Both the code
 * samples and the request that is sent use the same value. Named things are lists, never objects
 * keyed by the document's names, as everywhere in the model.
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

/** An operation with the data that it needs from its document. */
export type RequestContext = {
  operation: Operation;
  schemas: SchemaTable;
  /** The document's; the operation's own take precedence. */
  servers: Server[];
  /** What a reader may name instead. */
  ownServer?: Server;
  /** The document's; the operation's own take precedence. */
  security: SecurityRequirement[];
  securitySchemes: SecurityScheme[];
  /**
   * Absolute URL that relative server URLs are resolved against. Without it, requests cannot be
   * sent to a relative server.
   */
  siteUrl?: string;
};

// --- In: the reader --------------------------------------------------------------------------------------------------

/** The filled-in form. Plain JSON except for the content of files. */
export type RequestValues = {
  server: ServerValues;
  /** At most one for each name and location. A parameter that is not listed is not sent. */
  parameters: ParameterValue[];
  /** Absent if no body is sent. */
  body?: BodyValues;
  security: SecurityValues;
};

export type ServerValues = {
  /** Index in the operation's servers, else in the document's. */
  index: number;
  /** Variables that differ from their defaults. */
  variables: {name: string; value: string}[];
  /** Values for the reader's own server, which is then used instead. Only a reader gives them. */
  own?: {name: string; value: string}[];
};

/** A server that a reader may name, and whether requests to it go through the proxy. */
export type OwnServer = {server: Server; isProxied: boolean};

export type ParameterValue = {
  in: ParameterLocation;
  name: string;
  /**
   * Data, serialized by `style` and `explode`. A string is left unchanged, whatever its type, so
   * large numbers are passed as strings.
   */
  value?: Json;
  /**
   * Already serialized (`serializedValue`, or text that the reader typed for a `content`
   * parameter); overrides `value`.
   */
  raw?: string;
  /** Sent without a value: `?name=` (`allowEmptyValue`). Overrides both. */
  empty?: true;
  /** Neither the document nor the reader has given a value: shown as `<name>`, never sent. */
  placeholder?: true;
};

export type BodyValues = {
  /** Key in the operation's `content`, as written. */
  mediaType: string;
  /** `Content-Type` to send if the key is a range such as `image/*`. */
  contentType?: string;
} & BodyContent;

export type BodyContent =
  /** Data, formatted in the syntax of the media type. */
  | {kind: 'value'; value: Json}
  /** Text from the reader, sent unchanged. */
  | {kind: 'text'; text: string}
  /** Parts of a multipart body, in order; repeated names are allowed. */
  | {kind: 'parts'; parts: PartValue[]}
  /** The bytes of a file. Without `file`, none has been chosen yet. */
  | {kind: 'file'; file?: FileValue};

export type PartValue = {
  /** Name of the field; absent in multipart bodies of positions. */
  name?: string;
  /** Overrides the encoding. */
  contentType?: string;
  /** Values of the headers that the encoding describes. */
  headers?: NameValue[];
  /** Not filled in yet if `value` or `file` is missing. */
} & ({kind: 'value'; value?: Json} | {kind: 'file'; file?: FileValue});

/**
 * A file that the reader chose. Everything except `content` can be stored as JSON; without content,
 * the file can be shown but not sent.
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
   * Index in the operation's security requirements, else in the document's. Absent for no
   * authentication.
   */
  alternative?: number;
  /** The reader's credentials, by name of the scheme. */
  credentials: Credential[];
};

export type Credential = {
  scheme: string;
  /**
   * Where it may be sent: the origins named when it was entered. Without them it is sent nowhere.
   */
  origins?: readonly string[];
} & (
  | {kind: 'apiKey'; value: string}
  /** `basic` and `digest`. */
  | {kind: 'password'; username: string; password: string}
  /**
   * `bearer`, OAuth 2.0 and OpenID Connect. `type` is the token type of the response, `Bearer` if
   * absent.
   */
  | {kind: 'token'; token: string; type?: string}
  /** Any other HTTP scheme: the whole value of `Authorization`. */
  | {kind: 'authorization'; value: string}
);

// --- Out -------------------------------------------------------------------------------------------------------------

/**
 * A request, complete except for what only the sender can know: multipart boundary,
 * `Content-Length`, `Host`.
 */
export type HttpRequest = {
  method: string;
  /**
   * Percent-encoded. Absolute if sendable; otherwise missing parts remain as `{name}` or `<name>`.
   */
  url: string;
  /** In order, without `Cookie`, and without `Content-Type` for multipart bodies. */
  headers: NameValue[];
  /** Names and values, as written in the `Cookie` header. */
  cookies: NameValue[];
  body: HttpBody;
  /**
   * For authentication that a header cannot express in advance: digest responds to a challenge.
   * `basic` is in the headers too.
   */
  authentication?: {scheme: 'basic' | 'digest'; username: string; password: string};
  /** The API requires a TLS client certificate, which no browser gives to a page. */
  clientCertificate?: true;
  /** Present if the request contains credentials: the only origins that it may go to. */
  boundTo?: readonly string[];
  problems: RequestProblem[];
  /** None of the problems prevents sending. */
  sendable: boolean;
};

export type HttpBody =
  | {kind: 'none'}
  | {kind: 'text'; text: string}
  | {kind: 'form-urlencoded'; text: string}
  | {kind: 'binary'; file: FileValue}
  | {kind: 'multipart'; mediaType: string; parts: HttpPart[]};

export type HttpPart = {
  /** Name of the part of `multipart/form-data`. */
  name?: string;
  /** `Content-Type` of the part; absent if the sender omits it. */
  contentType?: string;
  /** Further headers of the part. */
  headers: NameValue[];
  content: {kind: 'text'; text: string} | {kind: 'file'; file: FileValue};
};

/**
 * A problem as data: the page describes it in the reader's language. Problems with `blocking`
 * prevent sending.
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
    /** A value that the document does not list, or that would change another part of the URL. */
    | {kind: 'invalid-server-variable'; name: string}
    /** The credentials were not entered for the origin of the server. */
    | {kind: 'foreign-origin'; origin: string}
    /** Required, but not filled in. Blocks only in the path. */
    | {kind: 'missing-parameter'; in: ParameterLocation; name: string}
    /** `.` or `..` as a whole path segment: every URL parser removes it, encoded or not. */
    | {kind: 'dot-segment'; name: string}
    /** A line break or another character that no HTTP header can carry. */
    | {kind: 'invalid-header'; name: string}
    /** The same for a cookie. */
    | {kind: 'invalid-cookie'; name: string}
    /** Required, but not filled in. */
    | {kind: 'missing-body'}
    | {kind: 'missing-file'; name?: string; required?: true}
    | {kind: 'missing-part'; name?: string; required?: true}
    /** Required by the chosen alternative, but not entered. */
    | {kind: 'missing-credential'; scheme: string}
    /** Shown as a placeholder. */
    | {kind: 'masked-credential'; scheme: string}
    /** A scheme that the page can show but not use: `mutualTLS` (the sample can), unknown ones. */
    | {kind: 'unsupported-scheme'; scheme: string}
  );

export type BuildOptions = {
  /**
   * Replaces credentials with placeholders such as `<api_key>`. Default: true. A masked request is
   * not sendable.
   */
  maskSecrets?: boolean;
  /**
   * Shows missing required values as `<name>`. Default: true. Otherwise they are omitted; `{name}`
   * stays in a path.
   */
  placeholders?: boolean;
  /**
   * Writes a mark before each generated value of JSON or of a form, for code samples. Default: false. A
   * marked request is not sendable.
   */
  hasMarks?: boolean;
};

export type InitialOptions = {
  /**
   * Only required parameters and properties, the required ones and those that the document gives
   * examples for, or all. Default: of the body those with examples, of the parameters the required
   * ones and those in the author's example of the whole request.
   */
  include?: 'required' | 'examples' | 'all';
  /** Key in `content`. Default: JSON if present, else the first. */
  mediaType?: string;
  /** Name of the body's example. Default: the first. */
  example?: string;
  /**
   * Leaves out the fields that a page shows of a body that requires none, unless all are wanted: a
   * reader of the console adds them.
   */
  isForm?: boolean;
};
