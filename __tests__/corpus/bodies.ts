import {isObject} from '../../plugin/document/isObject';
import {toKeys} from '../../plugin/document/pointer';
import type {ApiReference, Json} from '../../plugin/model/types';
import type {Finding} from '../../plugin/model/validation/types';
import {createMatchWithin} from '../../plugin/model/validation/matchWithin';
import {validate} from '../../plugin/model/validation/validate';
import {toInitialValues, type InitialOptions} from '../../plugin/request';

/** Reasons why a generated body may differ from its schema. */
type Cause =
  /** A `<name>` placeholder violates a format, pattern or length, or 0 is outside its limits. */
  | 'placeholder'
  /** An example, default or constant of the document does not match the schema. */
  | 'value of the document'
  /** A placeholder decides between several variants, or several variants match. */
  | 'variants'
  /** The rules contradict each other, or no value can satisfy them. */
  | 'contradiction'
  /** A condition requires a field that a body with only required ones lacks. */
  | 'condition';
type Include = NonNullable<InitialOptions['include']>;
type Counts = {[cause in Cause]?: number};

export const INCLUDES: readonly Include[] = ['required', 'examples', 'all'];

const PLACEHOLDER = /^<.*>$/;

function find(pointer: string, body: Json): Json | undefined {
  let value: Json | undefined = body;
  for (const key of toKeys(pointer))
    value = isObject(value) ? value[key] : Array.isArray(value) ? value[Number(key)] : undefined;
  return value;
}

function toCause({kind, pointer}: Finding, body: Json): Cause | undefined {
  const value = find(pointer, body);
  if (kind === 'variants') return 'variants';
  if (kind === 'required') return 'condition';
  if (kind === 'unknown-property') return undefined;
  if (kind === 'forbidden' || (kind === 'limit' && typeof value === 'object'))
    return 'contradiction';
  return (typeof value === 'string' && PLACEHOLDER.test(value)) || value === 0
    ? 'placeholder'
    : 'value of the document';
}

/** Known differences. Lower counts are better; fewer than these fail, too, so that they stay low. */
const KNOWN: {[document: string]: {[include in Include]?: Counts}} = {
  'constructs/openapi-3.0.yaml': {all: {placeholder: 2}},
  'constructs/openapi-3.1.yaml': {all: {placeholder: 1}},
  'constructs/responses.yaml': {examples: {placeholder: 1}, all: {placeholder: 1}},
  'constructs/schemas-composition.yaml': {
    examples: {variants: 4, placeholder: 1},
    all: {variants: 6, placeholder: 3},
  },
  'constructs/schemas-objects.yaml': {
    examples: {placeholder: 1},
    all: {placeholder: 1},
  },
  'constructs/schemas-values.yaml': {
    examples: {placeholder: 4},
    all: {placeholder: 4, contradiction: 1},
  },
  'compositions/all-of.yaml': {all: {placeholder: 7, variants: 2, contradiction: 1}},
  'compositions/branches.yaml': {
    examples: {variants: 1, placeholder: 1},
    all: {variants: 1, placeholder: 1},
  },
  'compositions/circles.yaml': {examples: {variants: 1}, all: {placeholder: 2, variants: 1}},
  'compositions/discriminators.yaml': {examples: {variants: 1}, all: {variants: 1}},
  'swagger-petstore': {all: {placeholder: 1}},
  'readme-schema-circular': {all: {placeholder: 2}},
  'readme-discriminators': {examples: {variants: 2}, all: {variants: 2}},
  'readme-multiple-mediatypes': {examples: {placeholder: 4}, all: {placeholder: 4}},
  'redoc-demo-31': {
    required: {'value of the document': 4, condition: 4},
    examples: {'value of the document': 12},
    all: {'value of the document': 14, placeholder: 3},
  },
  'redoc-big': {
    required: {placeholder: 16},
    examples: {placeholder: 18, 'value of the document': 16},
    all: {placeholder: 103, 'value of the document': 17},
  },
};

/** Generated bodies that differ from their schemas without a known reason. */
export function listInvalidBodies(name: string, reference: ApiReference): string[] {
  return INCLUDES.flatMap((include) => {
    const counts: Counts = {};
    const faults: string[] = [];
    for (const {key, finding, body} of listFindings(reference, include)) {
      const cause = toCause(finding, body);
      if (cause) counts[cause] = (counts[cause] ?? 0) + 1;
      else faults.push(`${key}, ${include}: ${finding.kind} ${finding.pointer}`);
    }
    const known = KNOWN[name]?.[include] ?? {};
    const causes = Object.keys({...counts, ...known}) as Cause[];
    return [
      ...faults,
      ...causes
        .filter((cause) => counts[cause] !== known[cause])
        .map((cause) => `${include}: ${counts[cause] ?? 0} × ${cause}, not ${known[cause] ?? 0}`),
    ];
  });
}

/**
 * The same for a document whose exceptions nobody has counted: a body may differ only in
 * placeholders, which fit no format, length or pattern, and in values that the document gives.
 */
export function listUnexplainedBodies(reference: ApiReference, document: unknown): string[] {
  const given = listGivenValues(document);
  const isExplained = ({kind, ...finding}: Finding, body: Json) => {
    const value = find(finding.pointer, body);
    const text = JSON.stringify(value);
    if (kind === 'required' || kind === 'unknown-property' || value === undefined) return false;
    if (given.has(text)) return true;
    if (kind !== 'variants') return /^(format|pattern|limit)$/.test(kind) && /^"<.*>"$/.test(text);
    return 'matches' in finding && (finding.matches > 1 || text.includes('"<'));
  };
  return INCLUDES.flatMap((include) =>
    listFindings(reference, include)
      .filter(({finding, body}) => !isExplained(finding, body))
      .map(({key, finding}) => `${key}, ${include}: ${finding.kind} ${finding.pointer}`),
  );
}

/** Values that a document gives as examples, defaults or constants, with their parts, as JSON. */
function listGivenValues(document: unknown): ReadonlySet<string> {
  const found = new Set<string>();
  const walk = (value: unknown, isGiven: boolean) => {
    if (isGiven) found.add(JSON.stringify(value));
    if (typeof value !== 'object' || value === null) return;
    for (const [key, inner] of Object.entries(value))
      walk(inner, isGiven || /^(examples?|default|const|enum)$/.test(key));
  };
  walk(document, false);
  return found;
}

type BodyFinding = {key: string; finding: Finding; body: Json};

function listFindings(reference: ApiReference, include: Include): BodyFinding[] {
  const match = createMatchWithin();
  return (
    reference.operations
      // Readers do not send the requests of webhooks and callbacks; the API does.
      .filter(({kind}) => kind === 'operation')
      .flatMap((operation) => {
        const {body} = toInitialValues({...reference, operation}, {include});
        const mediaType = operation.requestBody?.content.find(
          (entry) => entry.mediaType === body?.mediaType,
        );
        if (body?.kind !== 'value' || !mediaType?.schema || mediaType.examples.length > 0)
          return [];
        const {value} = body;
        return validate(value, mediaType.schema, {
          table: reference.schemas,
          direction: 'request',
          match,
        })
          .filter(({kind}) => kind !== 'unchecked')
          .map((finding) => ({key: operation.key, finding, body: value}));
      })
  );
}
