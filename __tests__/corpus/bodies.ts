import {isObject} from '../../plugin/document/isObject';
import {toKeys} from '../../plugin/document/pointer';
import type {ApiReference, Json} from '../../plugin/model/types';
import type {Finding} from '../../plugin/model/validation/types';
import {createMatchWithin} from '../../plugin/model/validation/matchWithin';
import {validate} from '../../plugin/model/validation/validate';
import {toInitialValues, type InitialOptions} from '../../plugin/request';

type Include = NonNullable<InitialOptions['include']>;

export const INCLUDES: readonly Include[] = ['required', 'examples', 'all'];

function find(pointer: string, body: Json): Json | undefined {
  let value: Json | undefined = body;
  for (const key of toKeys(pointer))
    value = isObject(value) ? value[key] : Array.isArray(value) ? value[Number(key)] : undefined;
  return value;
}

/** Bodies of schemas whose rules contradict each other, so that no value satisfies them. */
const CONTRADICTIONS: {[document: string]: readonly string[]} = {
  'constructs/schemas-composition.yaml': ['POST /conflicts, all: type /limits'],
  'constructs/schemas-objects.yaml': ['POST /not, all: forbidden /value'],
  'constructs/schemas-values.yaml': ['POST /constraints, all: limit '],
  'compositions/all-of.yaml': ['POST /all-of, all: limit /ofLists'],
};

/**
 * Generated bodies that differ from their schemas without a reason: a body may differ only in
 * placeholders, which fit no format, length or pattern, and in values that the document gives.
 */
export function listInvalidBodies(
  name: string,
  reference: ApiReference,
  document: unknown,
): string[] {
  const given = listGivenValues(document);
  const isExplained = ({kind, ...finding}: Finding, body: Json) => {
    const value = find(finding.pointer, body);
    const text = JSON.stringify(value);
    if (kind === 'required' || kind === 'unknown-property' || value === undefined) return false;
    if (given.has(text)) return true;
    if (kind !== 'variants') return /^(format|pattern|limit)$/.test(kind) && /^"<.*>"$/.test(text);
    return 'matches' in finding && (finding.matches > 1 || text.includes('"<'));
  };
  const faults = INCLUDES.flatMap((include) =>
    listFindings(reference, include)
      .filter(({finding, body}) => !isExplained(finding, body))
      .map(({key, finding}) => `${key}, ${include}: ${finding.kind} ${finding.pointer}`),
  );
  const known = CONTRADICTIONS[name] ?? [];
  return [
    ...faults.filter((fault) => !known.includes(fault)),
    ...known.filter((fault) => !faults.includes(fault)).map((fault) => `no longer: ${fault}`),
  ];
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
        }).map((finding) => ({key: operation.key, finding, body: value}));
      })
  );
}
