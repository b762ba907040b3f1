import type {Json, ParameterLocation} from '../model/types';
import {toMediaKind} from '../model/operation/mediaKind';
import type {BodyValues, ParameterValue, RequestContext, RequestValues} from './types';
import {toBodySchema} from './encoding';
import {findNode, findType} from './schemas';
import {withoutUnfilled} from './unfilled';
import {noteDirection, type ShownFinding} from '../model/validation/noteDirection';
import {parseNumber} from './numbers';
import {parseExactJson} from '../model/text/parseExactJson';
import type {MatchPattern} from '../model/validation/matchPattern';
import type {Finding} from '../model/validation/types';
import {validate} from '../model/validation/validate';

/** A finding, and the part of the form that it concerns. */
export type PlacedFinding = {place: FormPlace; finding: ShownFinding};
/** A part of the form. */
export type FormPlace = {kind: 'parameter'; in: ParameterLocation; name: string} | {kind: 'body'};

type FindingOptions = {
  /**
   * Whether the reader has tried to send: before that, an empty field is simply not filled in yet.
   */
  isAsked: boolean;
  match: MatchPattern;
};

/** Lists where a filled-in form differs from the document. */
export function toFindings(
  context: RequestContext,
  values: RequestValues,
  {isAsked, match}: FindingOptions,
): PlacedFinding[] {
  const ofParameters = context.operation.parameters
    .filter(({ignored}) => !ignored)
    .flatMap((parameter) => {
      const value = values.parameters.find(
        (candidate) => candidate.in === parameter.in && candidate.name === parameter.name,
      );
      const place = {kind: 'parameter', in: parameter.in, name: parameter.name} as const;
      const found =
        isAsked || isGiven(value) ? checkParameter(context, parameter, value, match) : [];
      return found.map((finding): PlacedFinding => ({
        place,
        finding,
      }));
    });
  const ofBody = values.body ? checkBody(context, values.body, {isAsked, match}) : [];
  return [
    ...ofParameters,
    ...ofBody.map((finding): PlacedFinding => ({place: {kind: 'body'}, finding})),
  ];
}

function checkParameter(
  {schemas}: RequestContext,
  {name, required, schema}: RequestContext['operation']['parameters'][number],
  given: ParameterValue | undefined,
  match: MatchPattern,
): Finding[] {
  if (!isGiven(given)) return required ? [{pointer: '', kind: 'required', name}] : [];
  if (!schema || given.value === undefined) return [];
  return validate(toTyped(given.value, schema, schemas), schema, {
    table: schemas,
    direction: 'request',
    match,
  });
}

function isGiven(value: ParameterValue | undefined): value is ParameterValue {
  return (
    value !== undefined &&
    (value.empty === true || value.raw !== undefined || value.value !== undefined)
  );
}

/**
 * A string of digits in place of a number counts as that number: digits are kept as a string when a
 * number cannot represent them.
 */
function toTyped(
  value: Json,
  schema: Parameters<typeof findNode>[0],
  schemas: RequestContext['schemas'],
): Json {
  const type = findType(findNode(schema, schemas));
  return typeof value === 'string' && (type === 'integer' || type === 'number')
    ? parseNumber(value)
    : value;
}

function checkBody(
  {operation, schemas}: RequestContext,
  body: BodyValues,
  {isAsked, match}: FindingOptions,
): ShownFinding[] {
  const mediaType = operation.requestBody?.content.find(
    (entry) => entry.mediaType === body.mediaType,
  );
  const schema = mediaType && toBodySchema(mediaType, schemas);
  if (!schema) return [];
  const value = toBodyValue(body, isAsked);
  if (value === undefined) return [];
  return [
    ...validate(value, schema, {table: schemas, direction: 'request', match}),
    ...noteDirection(value, schema, 'request', schemas),
  ];
}

/** The value of a JSON body; for invalid JSON, the editor shows the error. */
function toBodyValue(body: BodyValues, isAsked: boolean): Json | undefined {
  if (body.kind === 'value') return isAsked ? withoutUnfilled(body.value) : body.value;
  return body.kind === 'text' && toMediaKind(body.mediaType) === 'json'
    ? parseExactJson(body.text)?.value
    : undefined;
}
