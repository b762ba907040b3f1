import {formatJson, formatValue} from '../document/exactNumber';
import type {Json} from '../document/types';
import {quote, quoteValue} from '../diagnostics/text';
import type {Step} from './steps';

/** What a change means for the programs that call the API. */
export type Effect =
  /** A program that follows the earlier document can fail. */
  | 'breaking'
  /** It can fail, depending on something that the documents don't say. */
  | 'uncertain'
  /** It keeps working. */
  | 'compatible';

/**
 * The direction of the data: callers send a `request` and receive a `response`. The API sends
 * webhooks and callbacks, so callers receive their requests.
 */
export type Direction = 'request' | 'response';

/** Values for the sentence about a change. */
export type Detail = {
  name?: string;
  from?: Json;
  to?: Json;
  /** The last step to the added or removed part. Not used in sentences. */
  step?: Step;
};

export type Meaning = readonly [effect: Effect, reason: string];

/** The subject of a kind of change, where pages treat it differently. */
export type About =
  /** Such a part is added or removed. */
  | 'parameter'
  | 'header'
  | 'property'
  | 'value'
  | 'security'
  | 'server'
  /** A name that no request contains. */
  | 'name'
  /** What the comparison could not find out. */
  | 'comparison';

type KindTraits = {
  /** Describes the difference. */
  says: (detail: Detail) => string;
  about?: About;
  /**
   * What only the earlier document has: a part of the API, with its place on a page, or a detail of
   * a part that both have.
   */
  gone?: 'part' | 'detail';
} & ({any: Meaning} | Readonly<Record<Direction, Meaning>>);

const name = ({name: text = ''}: Detail) => quote(text);
const value = (json: Json | undefined) => quoteValue(formatValue(json ?? null));
const fromTo = ({from, to}: Detail) => {
  const [one, other] = [value(from), value(to)];
  // `true` and the string "true" look the same without quotes.
  return one === other && from !== to
    ? `from ${quoteValue(formatJson(from ?? null))} to ${quoteValue(formatJson(to ?? null))}`
    : `from ${one} to ${other}`;
};

const REJECTED: Meaning = ['breaking', 'Requests that were valid can be rejected.'];
const ACCEPTED: Meaning = ['compatible', 'Every request that was valid still is.'];
const SURPRISING: Meaning = ['breaking', 'Responses can have values that callers do not expect.'];
const EXPECTED: Meaning = ['compatible', 'Responses have only values that callers expect.'];
const NARROWED = {request: REJECTED, response: EXPECTED} as const;
const WIDENED = {request: ACCEPTED, response: SURPRISING} as const;
const REPLACED = {request: REJECTED, response: SURPRISING} as const;
const MISSING: Meaning = ['breaking', 'Requests without it are rejected.'];
const NOT_NEEDED: Meaning = ['compatible', 'Callers need not send it.'];
const STILL_SENT: Meaning = ['compatible', 'Requests that send it are still valid.'];
const IGNORED: Meaning = ['uncertain', 'Requests that send it are ignored or rejected.'];
const IGNORABLE: Meaning = ['compatible', 'Callers can ignore it.'];
const RELIABLE: Meaning = ['compatible', 'Callers can rely on it.'];
const UNRELIABLE: Meaning = ['breaking', 'Callers that rely on it can find nothing.'];
const ADDED = {any: ['compatible', 'Callers can ignore it.']} as const;

/**
 * Every kind of change, with its sentence and effect. The effects follow the rules that oasdiff and
 * openapi-diff publish: a request may become wider, a response narrower.
 */
const KINDS = {
  // Operations
  'operation-removed': {
    gone: 'part',
    says: (d) => `The operation ${name(d)} was removed.`,
    any: ['breaking', 'Requests to it fail.'],
  },
  'operation-added': {says: (d) => `The operation ${name(d)} was added.`, ...ADDED},
  'operation-moved': {
    says: ({from, to}) => `The operation ${value(from)} is now ${value(to)}.`,
    any: ['breaking', 'Requests to the former method and path fail.'],
  },
  'operation-replaced': {
    says: ({from, to}) =>
      `The operation ${value(from)} is now ${value(to)}, and ${value(from)} is another operation.`,
    any: ['breaking', 'Requests to the former method and path do something else.'],
  },
  'operation-id-changed': {
    about: 'name',
    says: (d) => `The operationId changed ${fromTo(d)}.`,
    any: ['compatible', 'Requests stay the same; generated clients rename the method.'],
  },
  'path-parameter-renamed': {
    about: 'name',
    says: (d) => `The path parameter was renamed ${fromTo(d)}.`,
    any: ['compatible', 'The URL stays the same; generated clients rename the argument.'],
  },
  deprecated: {
    says: () => 'It is deprecated now.',
    any: ['compatible', 'It works until it is removed.'],
  },
  undeprecated: {
    says: () => 'It is no longer deprecated.',
    any: ['compatible', 'Callers can keep using it.'],
  },
  'sunset-earlier': {
    says: (d) => `The date of its removal changed ${fromTo(d)}.`,
    any: ['breaking', 'It is removed earlier than announced.'],
  },
  'sunset-changed': {
    says: (d) => `The date of its removal changed ${fromTo(d)}.`,
    any: ['compatible', 'It is not removed earlier than announced.'],
  },
  'callback-removed': {
    gone: 'part',
    says: (d) => `The callback ${name(d)} was removed.`,
    any: ['breaking', 'The API no longer calls back.'],
  },
  'callback-added': {says: (d) => `The callback ${name(d)} was added.`, ...ADDED},

  // Parameters and headers
  'parameter-removed': {
    about: 'parameter',
    gone: 'part',
    says: (d) => `The ${name(d)} parameter was removed.`,
    request: IGNORED,
    response: ['uncertain', 'Receivers that read it find nothing.'],
  },
  'parameter-added-required': {
    about: 'parameter',
    says: (d) => `The required ${name(d)} parameter was added.`,
    request: MISSING,
    response: IGNORABLE,
  },
  'parameter-added-optional': {
    about: 'parameter',
    says: (d) => `The optional ${name(d)} parameter was added.`,
    request: NOT_NEEDED,
    response: IGNORABLE,
  },
  'parameter-became-required': {
    says: () => 'The parameter is required now.',
    request: MISSING,
    response: RELIABLE,
  },
  'parameter-became-optional': {
    says: () => 'The parameter is optional now.',
    request: STILL_SENT,
    response: UNRELIABLE,
  },
  'serialization-changed': {
    says: (d) => `The serialization changed ${fromTo(d)}.`,
    any: ['breaking', 'The same value is written in another way.'],
  },
  'header-removed-required': {
    about: 'header',
    gone: 'part',
    says: (d) => `The required header ${name(d)} was removed.`,
    request: IGNORED,
    response: ['breaking', 'Callers that read it find nothing.'],
  },
  'header-removed-optional': {
    about: 'header',
    gone: 'part',
    says: (d) => `The optional header ${name(d)} was removed.`,
    request: IGNORED,
    response: ['uncertain', 'Callers that use it when present no longer get it.'],
  },
  'header-added-required': {
    about: 'header',
    says: (d) => `The required header ${name(d)} was added.`,
    request: MISSING,
    response: IGNORABLE,
  },
  'header-added': {
    about: 'header',
    says: (d) => `The optional header ${name(d)} was added.`,
    request: NOT_NEEDED,
    response: IGNORABLE,
  },
  'header-became-optional': {
    says: () => 'The header is optional now.',
    request: STILL_SENT,
    response: UNRELIABLE,
  },
  'header-became-required': {
    says: () => 'The header is required now.',
    request: MISSING,
    response: RELIABLE,
  },

  // Bodies, media types, responses
  'body-removed': {
    gone: 'part',
    says: () => 'The request body was removed.',
    request: IGNORED,
    response: ['breaking', 'Receivers that read it find nothing.'],
  },
  'body-added-required': {
    says: () => 'A required request body was added.',
    request: MISSING,
    response: IGNORABLE,
  },
  'body-added-optional': {
    says: () => 'An optional request body was added.',
    request: NOT_NEEDED,
    response: IGNORABLE,
  },
  'body-became-required': {
    says: () => 'The request body is required now.',
    request: MISSING,
    response: RELIABLE,
  },
  'body-became-optional': {
    says: () => 'The request body is optional now.',
    request: STILL_SENT,
    response: UNRELIABLE,
  },
  'media-type-removed': {
    gone: 'part',
    says: (d) => `The media type ${name(d)} was removed.`,
    request: ['breaking', 'Requests of this type are rejected.'],
    response: ['breaking', 'Callers that ask for this type do not get it.'],
  },
  'media-type-added': {
    says: (d) => `The media type ${name(d)} was added.`,
    request: ['compatible', 'Callers need not use it.'],
    response: ['compatible', 'Callers get it when they ask for it.'],
  },
  'encoding-changed': {
    says: (d) => `The encoding of the part ${name(d)} changed.`,
    request: ['breaking', 'The same value is written in another way.'],
    response: ['breaking', 'The same value is written in another way.'],
  },
  'response-removed-success': {
    gone: 'part',
    says: (d) => `The response ${name(d)} was removed.`,
    request: ['breaking', 'The API can take this status for a failure.'],
    response: ['breaking', 'Callers that rely on this status do not get it.'],
  },
  'response-removed-failure': {
    gone: 'part',
    says: (d) => `The response ${name(d)} was removed.`,
    request: ['uncertain', 'How the API takes this status is no longer documented.'],
    response: ['compatible', 'Callers can keep handling it.'],
  },
  'response-added': {
    says: (d) => `The response ${name(d)} was added.`,
    request: ['compatible', 'Receivers need not answer with it.'],
    response: ['compatible', 'Callers handle statuses that they do not know by their class.'],
  },

  // Servers and security
  'server-removed': {
    about: 'server',
    gone: 'part',
    says: (d) => `The server ${name(d)} was removed.`,
    any: ['breaking', 'Callers that use this base URL must change it.'],
  },
  'server-added': {about: 'server', says: (d) => `The server ${name(d)} was added.`, ...ADDED},
  'server-variable-value-removed': {
    about: 'server',
    gone: 'detail',
    says: (d) => `The value ${value(d.from)} of the server variable ${name(d)} was removed.`,
    any: ['breaking', 'Callers that use this base URL must change it.'],
  },
  'server-variable-value-added': {
    about: 'server',
    says: (d) => `The value ${value(d.to)} of the server variable ${name(d)} was added.`,
    ...ADDED,
  },
  'server-variable-default-changed': {
    about: 'server',
    says: (d) => `The default of the server variable ${name(d)} changed ${fromTo(d)}.`,
    any: ['uncertain', 'Callers that do not set it use another base URL.'],
  },
  'server-variable-values-listed': {
    about: 'server',
    says: (d) => `Only the listed values of the server variable ${name(d)} are allowed now.`,
    any: ['breaking', 'Callers that use another value must change it.'],
  },
  'server-variable-values-opened': {
    about: 'server',
    says: (d) => `The values of the server variable ${name(d)} are no longer limited to a list.`,
    any: ['compatible', 'Callers can keep their value.'],
  },
  'security-removed': {
    about: 'security',
    gone: 'detail',
    says: (d) => `Requests can no longer authenticate with ${name(d)}.`,
    any: ['breaking', 'Callers that authenticate this way are rejected.'],
  },
  'security-added': {
    about: 'security',
    says: (d) => `Requests can authenticate with ${name(d)} too.`,
    any: ['compatible', 'Callers can keep authenticating as before.'],
  },
  'security-required': {
    about: 'security',
    says: (d) => `Requests must authenticate now, with ${name(d)}.`,
    any: ['breaking', 'Requests without credentials are rejected.'],
  },
  'security-lifted': {
    about: 'security',
    says: () => 'Requests need no authentication any more.',
    any: ['compatible', 'Callers can keep sending credentials.'],
  },
  'scope-added': {
    about: 'security',
    says: (d) => `The scope ${value(d.to)} of ${name(d)} is required now.`,
    any: ['breaking', 'Tokens without the scope are rejected.'],
  },
  'scope-removed': {
    about: 'security',
    gone: 'detail',
    says: (d) => `The scope ${value(d.from)} of ${name(d)} is no longer required.`,
    any: ['compatible', 'Tokens with the scope are still accepted.'],
  },
  'security-scheme-changed': {
    about: 'security',
    says: (d) => `The security scheme ${name(d)} changed.`,
    any: ['uncertain', 'Callers may have to get their credentials in another way.'],
  },

  // Schemas
  'type-narrowed': {says: (d) => `The type changed ${fromTo(d)}.`, ...NARROWED},
  'type-widened': {says: (d) => `The type changed ${fromTo(d)}.`, ...WIDENED},
  'type-changed': {says: (d) => `The type changed ${fromTo(d)}.`, ...REPLACED},
  'null-added': {says: () => 'It can be `null` now.', ...WIDENED},
  'null-removed': {gone: 'detail', says: () => 'It can no longer be `null`.', ...NARROWED},
  'enum-value-removed': {
    about: 'value',
    gone: 'detail',
    says: (d) => `The value ${value(d.from)} was removed.`,
    ...NARROWED,
  },
  'enum-value-added': {
    about: 'value',
    says: (d) => `The value ${value(d.to)} was added.`,
    ...WIDENED,
  },
  'enum-added': {says: () => 'Only the listed values are allowed now.', ...NARROWED},
  'enum-removed': {
    gone: 'detail',
    says: () => 'Values are no longer limited to a list.',
    ...WIDENED,
  },
  'constraint-tightened': {
    says: (d) => `${name(d)} changed ${fromTo(d)}.`,
    ...NARROWED,
  },
  'constraint-relaxed': {says: (d) => `${name(d)} changed ${fromTo(d)}.`, ...WIDENED},
  // Keywords with a schema come without a value.
  'constraint-added': {
    says: (d) => `${name(d)} ${d.to === undefined ? 'was added' : `is ${value(d.to)} now`}.`,
    ...NARROWED,
  },
  'constraint-removed': {
    gone: 'detail',
    says: (d) => `${name(d)}${d.from === undefined ? '' : `, ${value(d.from)},`} was removed.`,
    ...WIDENED,
  },
  'constraint-changed': {
    says: (d) => `${name(d)} changed ${fromTo(d)}.`,
    request: ['uncertain', 'Whether requests that were valid still are cannot be derived.'],
    response: ['uncertain', 'Whether responses have only expected values cannot be derived.'],
  },
  'format-changed': {says: (d) => `The format changed ${fromTo(d)}.`, ...REPLACED},
  'format-added': {says: (d) => `The format is ${value(d.to)} now.`, ...NARROWED},
  'format-removed': {
    gone: 'detail',
    says: (d) => `The format ${value(d.from)} was removed.`,
    ...WIDENED,
  },
  'content-changed': {
    says: (d) => {
      if (d.from === undefined) return `${name(d)} is ${value(d.to)} now.`;
      return `${name(d)} ${d.to === undefined ? 'was removed' : `changed ${fromTo(d)}`}.`;
    },
    ...REPLACED,
  },
  'xml-changed': {
    says: () => 'Its form in XML changed.',
    ...REPLACED,
  },
  'default-changed': {
    says: (d) => `The default changed ${fromTo(d)}.`,
    request: ['breaking', 'Requests without a value now mean something else.'],
    response: ['compatible', 'Responses have their values as before.'],
  },
  'default-added': {
    says: (d) => `The default is ${value(d.to)} now.`,
    request: ['uncertain', 'What a request without a value meant before is not documented.'],
    response: ['compatible', 'Responses have their values as before.'],
  },
  'default-removed': {
    gone: 'detail',
    says: (d) => `The default ${value(d.from)} was removed.`,
    request: ['uncertain', 'What a request without a value means now is not documented.'],
    response: ['compatible', 'Responses have their values as before.'],
  },
  'property-added-required': {
    about: 'property',
    says: (d) => `The required property ${name(d)} was added.`,
    request: ['breaking', 'Requests without it are rejected.'],
    response: ['compatible', 'Callers can ignore it.'],
  },
  'property-added-optional': {
    about: 'property',
    says: (d) => `The optional property ${name(d)} was added.`,
    request: ['compatible', 'Callers need not send it.'],
    response: ['compatible', 'Callers can ignore it.'],
  },
  'property-added-to-closed': {
    about: 'property',
    says: (d) => `The property ${name(d)} was added to an object that allowed no others.`,
    request: ['compatible', 'Callers need not send it.'],
    response: ['uncertain', 'Callers that validate responses can reject it.'],
  },
  'property-described': {
    says: (d) => `The property ${name(d)}, which was required before, has a schema now.`,
    request: ['uncertain', 'Requests whose value does not match it can be rejected.'],
    response: ['compatible', 'Callers accepted any value.'],
  },
  'property-no-longer-described': {
    gone: 'detail',
    says: (d) => `The property ${name(d)}, which is still required, has no schema any more.`,
    request: ['compatible', 'Every value that was valid still is.'],
    response: ['uncertain', 'Responses can have values that callers do not expect.'],
  },
  'property-removed-required': {
    about: 'property',
    gone: 'part',
    says: (d) => `The required property ${name(d)} was removed.`,
    request: ['uncertain', 'Requests that send it are ignored or rejected.'],
    response: ['breaking', 'Callers that read it find nothing.'],
  },
  'property-removed-optional': {
    about: 'property',
    gone: 'part',
    says: (d) => `The optional property ${name(d)} was removed.`,
    request: ['uncertain', 'Requests that send it are ignored or rejected.'],
    response: ['uncertain', 'Callers that use it when present no longer get it.'],
  },
  'property-removed-from-closed': {
    about: 'property',
    gone: 'part',
    says: (d) => `The property ${name(d)} was removed from an object that allows no others.`,
    request: ['breaking', 'Requests that send it are rejected.'],
    response: ['breaking', 'Callers that read it find nothing.'],
  },
  'property-became-required': {says: (d) => `${name(d)} is required now.`, ...NARROWED},
  'property-became-optional': {
    says: (d) => `${name(d)} is optional now.`,
    request: ACCEPTED,
    response: ['breaking', 'Callers that rely on it can find nothing.'],
  },
  'property-became-read-only': {
    says: (d) => `${name(d)} is read-only now.`,
    any: ['uncertain', 'Requests that send it are ignored or rejected.'],
  },
  'property-became-write-only': {
    says: (d) => `${name(d)} is write-only now.`,
    any: ['breaking', 'Callers that read it find nothing.'],
  },
  'variant-added': {says: (d) => `The variant ${name(d)} was added.`, ...WIDENED},
  'variant-removed': {
    gone: 'part',
    says: (d) => `The variant ${name(d)} was removed.`,
    ...NARROWED,
  },
  'variant-merged': {
    says: (d) => `The variant ${name(d)} is part of ${value(d.to)} now.`,
    request: ACCEPTED,
    response: EXPECTED,
  },
  'variant-split': {
    says: (d) => `The variant ${name(d)}, which was part of ${value(d.from)}, was added.`,
    request: ACCEPTED,
    response: EXPECTED,
  },
  'discriminator-changed': {
    says: (d) => `The property that selects the variant changed ${fromTo(d)}.`,
    ...REPLACED,
  },
  'discriminator-added': {
    says: (d) => `The property ${name(d)} selects the variant now.`,
    any: ['compatible', 'The same values are valid.'],
  },
  'discriminator-removed': {
    gone: 'detail',
    says: (d) => `The property ${name(d)} no longer selects the variant.`,
    any: ['uncertain', 'Programs that select the variant by it need another way.'],
  },
  'discriminator-value-added': {
    says: (d) => `The value ${value(d.to)} selects ${name(d)} now.`,
    ...WIDENED,
  },
  'discriminator-value-removed': {
    gone: 'detail',
    says: (d) => `The value ${value(d.from)} no longer selects ${name(d)}.`,
    ...NARROWED,
  },
  'not-compared': {
    says: (d) => `${name(d)} changed, and its effect was not derived.`,
    any: ['uncertain', 'Compare the two places yourself.'],
  },
  'comparison-limit': {
    about: 'comparison',
    says: () => 'It was compared only in part: a full comparison takes too many steps.',
    any: ['uncertain', 'Simplify the schemas, or compare the two places yourself.'],
  },
  'reference-lost': {
    about: 'comparison',
    says: (d) => `The reference ${name(d)} cannot be followed, so nothing behind it was compared.`,
    any: ['uncertain', 'Correct the reference and compare again.'],
  },
} as const satisfies Record<string, KindTraits>;

export type ChangeKind = keyof typeof KINDS;

/** All kinds, in the order of the documentation. */
export const CHANGE_KINDS = Object.keys(KINDS) as ChangeKind[];

/** What a kind of change is about, and what is gone with it. */
export function traitsOf(kind: ChangeKind): Pick<KindTraits, 'about' | 'gone'> {
  const entry: KindTraits = KINDS[kind];
  return entry;
}

/** The sentence about a change. */
export function describeKind(kind: ChangeKind, detail: Detail): string {
  return KINDS[kind].says(detail);
}

/** The effect of a kind of change in a direction, and the sentence about it. */
export function meaningOf(kind: ChangeKind, direction: Direction | undefined): Meaning {
  const entry: KindTraits = KINDS[kind];
  return 'any' in entry ? entry.any : entry[direction ?? 'request'];
}
