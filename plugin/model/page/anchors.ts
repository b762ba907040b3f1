import type {ParameterLocation} from '../types';

/**
 * Ids of the parts of a page, made of the document's own names: `query.limit`, `body.owner.name`,
 * `response-200.id`. A dot precedes a property, a colon another part of a schema, `=` a variant,
 * `@` a media type. Names that contain such characters are escaped, so that ids are unique.
 */
export type Anchor = string;

const UNSAFE = /[^\p{L}\p{N}_$+-]/gu;
/** Matches most names, and is much faster than escaping. */
const PLAIN = /^[\w$+-]*$/;

/** Codes have a fixed length, so that a name can be read back. */
const ESCAPED = /~(?:u([0-9A-F]{4})|([0-9A-F]{2}))/g;

/**
 * Escapes a name of the document for an id: characters that have a meaning in ids, or are not
 * allowed in URLs, become `~` and their code.
 */
export function toAnchorSegment(name: string): string {
  return PLAIN.test(name)
    ? name
    : name.replace(UNSAFE, (character) => character.split('').map(toEscape).join(''));
}

function toEscape(unit: string): string {
  const code = unit.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0');
  return code.length > 2 ? `~u${code.padStart(4, '0')}` : `~${code}`;
}

/** Part of an id with the names as the document has them. */
export function readAnchor(anchor: Anchor): string {
  return anchor.replace(ESCAPED, (_match, long: string | undefined, short: string) =>
    String.fromCharCode(parseInt(long ?? short, 16)),
  );
}

/** Of the section of a version in the changelog. */
export function toVersionAnchor(name: string): Anchor {
  return `version-${name.replace(/\s+/g, '-')}`;
}

export function parameterAnchor(location: ParameterLocation, name: string): Anchor {
  return `${location}.${toAnchorSegment(name)}`;
}

export function responseAnchor(status: string): Anchor {
  return `response-${toAnchorSegment(status)}`;
}

export function headerAnchor(owner: Anchor, name: string): Anchor {
  return `${owner}:header.${toAnchorSegment(name)}`;
}

/**
 * The first media type of a body has the body's own id, so that links keep working when a second
 * one is added.
 */
export function mediaTypeAnchor(owner: Anchor, mediaType: string, index: number): Anchor {
  return index === 0 ? owner : `${owner}@${mediaType.split('/').map(toAnchorSegment).join('/')}`;
}

/** The description of a `format`. */
export function formatAnchor(format: string): Anchor {
  return `format-${toAnchorSegment(format)}`;
}

export function callbackAnchor(name: string, index: number): Anchor {
  return `callback-${index + 1}.${toAnchorSegment(name)}`;
}

export function propertyAnchor(owner: Anchor, name: string): Anchor {
  return `${owner}.${toAnchorSegment(name)}`;
}

/** Parts of a schema without a name. */
export type SchemaPart =
  | 'items'
  /** Each item of a sequential media type. */
  | 'each'
  | 'other-items'
  | 'contains'
  | 'any'
  | 'other'
  | 'names'
  | 'content'
  | `item-${number}`
  | `pattern-${number}`
  | `with-${number}`
  | `if-${number}`
  | `then-${number}`
  | `else-${number}`
  | `not-${number}`;

export function partAnchor(owner: Anchor, part: SchemaPart): Anchor {
  return `${owner}:${part}`;
}

/** @param group index of the `oneOf` or `anyOf` among those of the schema */
export function variantAnchor(owner: Anchor, group: number, label: string): Anchor {
  return `${owner}${group === 0 ? '' : `:${group + 1}`}=${toAnchorSegment(label)}`;
}

/** Whether `anchor` equals `owner` or is inside it. */
export function isWithin(anchor: Anchor, owner: Anchor): boolean {
  return (
    anchor.startsWith(owner) &&
    (anchor.length === owner.length || '.:=@/'.includes(anchor.charAt(owner.length)))
  );
}
