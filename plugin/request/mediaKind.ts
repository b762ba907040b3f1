/** The syntax of a media type. */
export type MediaKind =
  | 'json'
  | 'json-lines'
  | 'json-seq'
  | 'event-stream'
  | 'form'
  | 'multipart'
  | 'xml'
  | 'text'
  | 'binary';

const EXACT: Readonly<Record<string, MediaKind>> = {
  'application/x-www-form-urlencoded': 'form',
  'text/event-stream': 'event-stream',
  'text/json': 'json',
  'application/x-json': 'json',
  'application/jsonl': 'json-lines',
  'application/jsonlines': 'json-lines',
  'application/x-jsonlines': 'json-lines',
  'application/json-lines': 'json-lines',
  'application/ndjson': 'json-lines',
  'application/x-ndjson': 'json-lines',
  'application/json-seq': 'json-seq',
  'text/xml': 'xml',
  'image/svg+xml': 'text',
};

/** Subtypes of `application/` that are text. */
const TEXT =
  /^application\/(?:(?:x-)?(?:yaml|javascript|ecmascript|typescript|toml|sh|httpd-php|tex)|graphql|sql|sparql-query|sparql-update|jsonpath|jwt|jose|pkcs8|pem-certificate-chain|edn|rtf|x-pem-file|.*\+yaml)$/;

/** Type and subtype in lower case, without parameters. */
export function essenceOf(mediaType: string): string {
  const [essence = ''] = mediaType.split(';', 1);
  return essence.trim().toLowerCase();
}

/**
 * The kind of a media type or range, judged only by its name. Types not known to be text count as
 * binary.
 */
export function toMediaKind(mediaType: string): MediaKind {
  const essence = essenceOf(mediaType);
  const exact = Object.hasOwn(EXACT, essence) ? EXACT[essence] : undefined;
  if (exact) return exact;
  if (essence.startsWith('multipart/')) return 'multipart';
  if (essence === 'application/json' || essence.endsWith('+json')) return 'json';
  if (essence.endsWith('+json-seq')) return 'json-seq';
  if (essence === 'application/xml' || essence.endsWith('+xml')) return 'xml';
  return essence.startsWith('text/') || TEXT.test(essence) ? 'text' : 'binary';
}

/** Whether a media type is YAML: text whose data may be in the document. */
export function isYaml(mediaType: string): boolean {
  return /^(?:application|text)\/(?:(?:x-|vnd\.)?yaml|.*\+yaml)$/.test(essenceOf(mediaType));
}

/** Ranges such as `image/*` can be accepted, but not sent. */
export function isRange(mediaType: string): boolean {
  return essenceOf(mediaType).includes('*');
}
