/** The syntax of a media type. `unknown`: its name does not say. */
export type MediaKind =
  | 'json'
  | 'json-lines'
  | 'json-seq'
  | 'event-stream'
  | 'form'
  | 'multipart'
  | 'xml'
  | 'yaml'
  | 'text'
  | 'binary'
  | 'unknown';

/**
 * Media types by kind: whole names, all names with a structured suffix (`+json`), and all of one
 * type (`image/`); the first two take precedence. `{x-,vnd.}yaml` means `yaml`, `x-yaml` and
 * `vnd.yaml`.
 */
const TABLE: Readonly<Record<Exclude<MediaKind, 'unknown'>, string>> = {
  json: 'application/{x-}json text/{x-}json +json',
  'json-lines':
    'application/{x-}ndjson application/{x-}jsonl application/{x-}jsonlines application/{x-}json-lines',
  'json-seq': 'application/json-seq +json-seq',
  'event-stream': 'text/event-stream',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/',
  xml: 'application/xml text/xml +xml',
  yaml: 'application/{x-,vnd.}yaml text/{x-,vnd.}yaml +yaml',
  text: `text/ image/svg+xml application/xhtml+xml application/{x-}javascript application/{x-}ecmascript
    application/{x-}typescript application/{x-}toml application/{x-}sh application/{x-}httpd-php
    application/{x-}tex application/{x-}csv application/graphql application/sql
    application/sparql-query application/sparql-update application/jsonpath application/jwt
    application/jose application/pkcs8 application/pem-certificate-chain application/{x-}pem-file
    application/edn application/rtf application/n-triples application/n-quads application/trig
    application/ion +jwt`,
  binary: `image/ audio/ video/ font/ model/ application/octet-stream application/pdf application/wasm
    application/zip application/{x-}gzip application/{x-}tar application/{x-}7z-compressed
    application/{x-}bzip2 application/zstd application/java-archive
    application/msword application/vnd.ms-excel application/vnd.ms-powerpoint
    application/cbor-seq application/{x-,vnd.}cbor application/{x-,vnd.}msgpack
    application/{x-,vnd.}protobuf application/{x-,vnd.}google.protobuf application/proto
    application/grpc application/grpc-web application/{x-,vnd.}bson application/{x-,vnd.}avro
    application/{x-,vnd.}apache.avro application/{x-,vnd.}parquet
    application/{x-,vnd.}apache.parquet application/{x-,vnd.}apache.arrow.file
    application/{x-,vnd.}apache.arrow.stream application/{x-,vnd.}thrift
    +cbor +cbor-seq +msgpack +protobuf +proto +bson +avro +thrift +zip +gzip +zstd +sqlite3
    +ber +der +wbxml +fastinfoset +cose +cwt +tlv`,
};

/** Syntaxes in which data, such as a list or an object, can be written here. */
const DATA: ReadonlySet<MediaKind> = new Set<MediaKind>([
  'json',
  'json-lines',
  'json-seq',
  'event-stream',
  'form',
  'multipart',
  'xml',
  'yaml',
  'unknown',
]);
/** Text that is often JSON: servers that negotiate offer it as `text/plain`, too. */
const OPEN_TEXT: ReadonlySet<string> = new Set(['text/plain', 'text/*']);

const KINDS = new Map(
  Object.entries(TABLE).flatMap(([kind, names]) =>
    names
      .split(/\s+/)
      .flatMap(expand)
      .map((name) => [name, kind as MediaKind] as const),
  ),
);

/** `application/{x-,vnd.}yaml` → `application/yaml`, `application/x-yaml`, `application/vnd.yaml`. */
function expand(name: string): string[] {
  const [start = '', prefixes, end = ''] = name.split(/[{}]/);
  return prefixes === undefined
    ? [name]
    : ['', ...prefixes.split(',')].map((prefix) => start + prefix + end);
}

/** Type and subtype in lower case, without parameters. */
export function essenceOf(mediaType: string): string {
  const [essence = ''] = mediaType.split(';', 1);
  return essence.trim().toLowerCase();
}

/** The kind of a media type or range, judged only by its name. */
export function toMediaKind(mediaType: string): MediaKind {
  const essence = essenceOf(mediaType);
  const [type = ''] = essence.split('/', 1);
  const suffix = essence.lastIndexOf('+');
  return (
    KINDS.get(essence) ??
    (suffix < 0 ? undefined : KINDS.get(essence.slice(suffix))) ??
    (/^application\/vnd\.(?:ms-|openxmlformats-|oasis\.opendocument)/.test(essence)
      ? 'binary'
      : KINDS.get(`${type}/`)) ??
    'unknown'
  );
}

/**
 * Whether lists and objects can be a body of this media type. Their JSON is no CSV, HTML or CBOR,
 * although a schema may describe the data of these. A type of unknown syntax may be JSON.
 */
export function canHoldData(mediaType: string): boolean {
  return DATA.has(toMediaKind(mediaType)) || OPEN_TEXT.has(essenceOf(mediaType));
}

/** Ranges such as `image/*` can be accepted, but not sent. */
export function isRange(mediaType: string): boolean {
  return essenceOf(mediaType).includes('*');
}
