import type {MediaType, SchemaTable} from '../model/types';
import {formatContent} from './formatContent';
import {isRange, toMediaKind} from './mediaKind';
import {toHttpParts, toPartValues} from './multipart';
import {toPlaceholder} from './problems';
import type {BodyValues, BuildOptions, HttpBody, HttpRequest, PartValue, RequestContext, RequestProblem} from './types';

type Body = Pick<HttpRequest, 'body' | 'problems'> & {contentType?: string};

/** The body, with the `Content-Type` that goes with it. */
export function toBody({operation, schemas}: RequestContext, values: BodyValues | undefined, {placeholders}: Required<BuildOptions>): Body {
  const required = operation.requestBody?.required === true;
  if (!values) return {body: {kind: 'none'}, problems: required ? [{kind: 'missing-body', blocking: false}] : []};
  const described = operation.requestBody?.content.find((entry) => entry.mediaType === values.mediaType) ?? {mediaType: values.mediaType, examples: []};
  const contentType = values.contentType || toContentType(values);
  const mediaType: MediaType = {...described, mediaType: contentType};
  switch (values.kind) {
    case 'file':
      return {...toFileBody(values.file, placeholders), contentType};
    case 'parts':
      return toMultipart(mediaType, values.parts, schemas, placeholders);
    case 'text':
      return {...toTextBody(mediaType, values.text, required, placeholders), contentType};
    default:
      if (toMediaKind(contentType) === 'multipart') return toMultipart(mediaType, toPartValues(mediaType, values.value), schemas, placeholders);
      return {...toTextBody(mediaType, formatContent(mediaType, values.value, schemas), false, placeholders), contentType};
  }
}

/** A range names no media type to send: the file's own, or the plainest one of the range. */
function toContentType(values: BodyValues): string {
  if (!isRange(values.mediaType)) return values.mediaType;
  if (values.kind === 'file') return values.file?.type || 'application/octet-stream';
  if (values.kind === 'parts') return 'multipart/form-data';
  if (values.mediaType.startsWith('text/')) return 'text/plain';
  return values.kind === 'value' && typeof values.value === 'object' ? 'application/json' : 'application/octet-stream';
}

function toTextBody({mediaType}: MediaType, text: string, required: boolean, placeholders: boolean): Body {
  const isMissing = text === '' && required;
  const kind = toMediaKind(mediaType) === 'form' ? 'form-urlencoded' : 'text';
  return {body: {kind, text: isMissing && placeholders ? toPlaceholder('body') : text}, problems: isMissing ? [{kind: 'missing-body', blocking: placeholders}] : []};
}

function toFileBody(file: Extract<HttpBody, {kind: 'binary'}>['file'] | undefined, placeholders: boolean): Body {
  if (file?.content) return {body: {kind: 'binary', file}, problems: []};
  const problems: RequestProblem[] = [{kind: 'missing-file', blocking: placeholders || file !== undefined}];
  if (!file && !placeholders) return {body: {kind: 'none'}, problems};
  return {body: {kind: 'binary', file: file ?? {kind: 'file', name: toPlaceholder('file'), type: ''}}, problems};
}

function toMultipart(mediaType: MediaType, values: readonly PartValue[], table: SchemaTable, placeholders: boolean): Body {
  const parts = toHttpParts(mediaType, placeholders ? values : values.filter((part) => part.kind !== 'file' || part.file), table);
  const missing = values.filter((part) => part.kind === 'file' && !part.file?.content);
  return {
    body: {kind: 'multipart', mediaType: mediaType.mediaType, parts},
    problems: missing.map((part) => ({kind: 'missing-file', name: part.name, blocking: placeholders || (part.kind === 'file' && part.file !== undefined)})),
  };
}
