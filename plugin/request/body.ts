import type {Json, MediaType, SchemaTable} from '../model/types';
import {toFormData, toOpenType} from './encoding';
import {createFormatting, formatContent} from './formatContent';
import {toFieldValue} from './headers';
import {essenceOf, isRange, toMediaKind} from '../model/operation/mediaKind';
import {toHttpParts, toPartValues} from './multipart';
import {toPlaceholder} from './problems';
import {findNode} from './schemas';
import {listUnfilled, withoutUnfilled} from './unfilled';
import type {
  BodyValues,
  BuildOptions,
  FileValue,
  HttpRequest,
  PartValue,
  RequestContext,
  RequestProblem,
} from './types';

type Body = Pick<HttpRequest, 'body' | 'problems'> & {contentType?: string};

const NOTHING: Body = {body: {kind: 'none'}, problems: []};

/** Builds the body with its `Content-Type`. An empty optional body is not sent. */
export function toBody(
  {operation, schemas}: RequestContext,
  values: BodyValues | undefined,
  {placeholders, hasMarks}: Required<BuildOptions>,
): Body {
  const required = operation.requestBody?.required === true;
  if (!values)
    return required ? {...NOTHING, problems: [{kind: 'missing-body', blocking: false}]} : NOTHING;
  const described = operation.requestBody?.content.find(
    (entry) => entry.mediaType === values.mediaType,
  ) ?? {mediaType: values.mediaType, examples: []};
  const mediaType: MediaType = {
    ...described,
    mediaType: values.contentType || toContentType(values, placeholders),
  };
  switch (values.kind) {
    case 'file':
      return toFileBody(mediaType, values.file, required, placeholders);
    case 'parts': {
      const parts = placeholders ? values.parts : values.parts.map(withoutGaps);
      return toMultipart(mediaType, parts, required, schemas, placeholders);
    }
    case 'text': {
      const body = toTextBody(mediaType, values.text, required, placeholders);
      return placeholders ? body : withGaps(body, toJsonOf(mediaType, values.text));
    }
    default: {
      const kind = toMediaKind(mediaType.mediaType);
      const data = kind === 'form' ? toFormData(mediaType, values.value) : values.value;
      const value = placeholders ? data : withoutUnfilled(data);
      if (kind === 'multipart')
        return toMultipart(
          mediaType,
          toPartValues(mediaType, value),
          required,
          schemas,
          placeholders,
        );
      const text = formatContent(mediaType, value, schemas, {hasMarks});
      const body = toTextBody(mediaType, text, required, placeholders);
      return placeholders ? body : withGaps(body, data);
    }
  }
}

/** Longer texts are not looked through for placeholders. */
const MAX_TEXT = 100_000;
/** So many fields are named. */
const MAX_NAMES = 5;

function toJsonOf({mediaType}: MediaType, text: string): Json | undefined {
  if (text.length > MAX_TEXT || !text.includes('<') || toMediaKind(mediaType) !== 'json')
    return undefined;
  try {
    return JSON.parse(text) as Json;
  } catch {
    // The editor shows the error.
    return undefined;
  }
}

/** Names the fields of a value that the reader sees as placeholders. */
function withGaps(body: Body, value: Json | undefined): Body {
  const open = value === undefined ? [] : listUnfilled(value);
  if (open.length === 0) return body;
  const name = [...open.slice(0, MAX_NAMES), ...(open.length > MAX_NAMES ? ['…'] : [])].join(', ');
  return {
    ...body,
    problems: [...body.problems, {kind: 'missing-part', name, required: true, blocking: false}],
  };
}

/**
 * A range cannot be sent as a media type: uses the file's own, the plainest type of the range, or a
 * type that is to be filled in.
 */
function toContentType(values: BodyValues, placeholders: boolean): string {
  const {mediaType} = values;
  if (!isRange(mediaType)) return mediaType;
  if (values.kind === 'parts') return 'multipart/form-data';
  if (values.kind === 'file' && values.file?.type) return values.file.type;
  if (essenceOf(mediaType) === 'text/*') return 'text/plain';
  const open = placeholders ? toOpenType(mediaType) : undefined;
  if (open !== undefined) return open;
  return values.kind === 'value' && typeof values.value === 'object'
    ? 'application/json'
    : 'application/octet-stream';
}

function toTextBody(
  {mediaType: contentType}: MediaType,
  text: string,
  required: boolean,
  placeholders: boolean,
): Body {
  if (text === '' && !required) return NOTHING;
  const kind = toMediaKind(contentType) === 'form' ? 'form-urlencoded' : 'text';
  if (text !== '') return {body: {kind, text}, contentType, problems: []};
  return {
    body: {kind, text: placeholders ? toPlaceholder('body') : ''},
    contentType,
    problems: [{kind: 'missing-body', blocking: placeholders}],
  };
}

function toFileBody(
  {mediaType: contentType}: MediaType,
  file: FileValue | undefined,
  required: boolean,
  placeholders: boolean,
): Body {
  if (file)
    return {
      body: {kind: 'binary', file},
      contentType,
      problems: file.content ? [] : [{kind: 'missing-file', blocking: true}],
    };
  if (!placeholders)
    return required
      ? {...NOTHING, problems: [{kind: 'missing-file', blocking: false, required: true}]}
      : NOTHING;
  return {
    body: {kind: 'binary', file: {kind: 'file', name: toPlaceholder('file'), type: ''}},
    contentType,
    problems: [{kind: 'missing-file', blocking: true}],
  };
}

/** A multipart body has at least one part (RFC 2046 section 5.1): without any, none is sent. */
function toMultipart(
  mediaType: MediaType,
  values: readonly PartValue[],
  required: boolean,
  table: SchemaTable,
  placeholders: boolean,
): Body {
  const parts = toHttpParts(
    mediaType,
    placeholders ? values : values.filter(isFilledIn),
    createFormatting(table),
  );
  const {properties = []} = findNode(mediaType.schema, table) ?? {};
  const problems = values.flatMap((part): RequestProblem[] => {
    const {name} = part;
    const own = {
      name,
      ...(properties.some((one) => one.name === name && one.required) && {required: true as const}),
    };
    if (part.kind === 'value')
      return isFilledIn(part) ? [] : [{kind: 'missing-part', ...own, blocking: placeholders}];
    return part.file?.content
      ? []
      : [{kind: 'missing-file', ...own, blocking: placeholders || isFilledIn(part)}];
  });
  if (parts.length === 0) {
    if (!required || problems.length > 0) return {...NOTHING, problems};
    if (!placeholders) return {...NOTHING, problems: [{kind: 'missing-body', blocking: false}]};
    const isForm = essenceOf(mediaType.mediaType) === 'multipart/form-data';
    parts.push({
      ...(isForm && {name: toPlaceholder('name')}),
      headers: [],
      content: {kind: 'text', text: toPlaceholder(isForm ? 'value' : 'part')},
    });
    problems.push({kind: 'missing-body', blocking: true});
  }
  // The sender chooses the boundary.
  const own = toFieldValue(mediaType.mediaType.replace(/;\s*boundary=(?:"[^"]*"|[^;]*)/gi, ''));
  return {body: {kind: 'multipart', mediaType: own, parts}, problems};
}

/** A part without the placeholders inside its value; a list of nothing else has no value. */
function withoutGaps(part: PartValue): PartValue {
  if (part.kind !== 'value' || part.value === undefined) return part;
  const value = withoutUnfilled(part.value, part.name);
  const isGap = isEmptyList(value) && !isEmptyList(part.value);
  return {...part, value: isGap ? undefined : value};
}

function isEmptyList(value: Json): boolean {
  return Array.isArray(value) && value.length === 0;
}

function isFilledIn(part: PartValue): boolean {
  return (part.kind === 'file' ? part.file : part.value) !== undefined;
}
