import type {Header, MediaType, Operation, Parameter, Schema} from '../../model/types';
import type {Direction, SchemaRoot} from '../schema/plan';
import {
  callbackAnchor,
  headerAnchor,
  mediaTypeAnchor,
  parameterAnchor,
  partAnchor,
  responseAnchor,
  type Anchor,
} from '../../model/page/anchors';

/**
 * Whether each body shows a schema as a request or as a response. The API sends the request of a
 * webhook or callback.
 */
export function toDirections(kind: Operation['kind']): {request: Direction; response: Direction} {
  return kind === 'operation'
    ? {request: 'request', response: 'response'}
    : {request: 'response', response: 'request'};
}

/** The root schemas of an operation's sections, in page order. Callbacks come last. */
export function toOperationRoots(operation: Operation, idPrefix = ''): SchemaRoot[] {
  const roots = toOwnRoots(operation, idPrefix);
  operation.callbacks
    .flatMap(({name, operations}) => operations.map((inner) => ({name, inner})))
    .forEach(({name, inner}, index) => {
      roots.push(...toOperationRoots(inner, `${idPrefix}${callbackAnchor(name, index)}/`));
    });
  return roots;
}

/** @param prefix of all ids, for an operation inside another operation's page */
function toOwnRoots(
  {kind, parameters, requestBody, responses}: Operation,
  prefix: string,
): SchemaRoot[] {
  const {request, response} = toDirections(kind);
  const roots: SchemaRoot[] = [];
  const add = (anchor: Anchor, schema: Schema | undefined, direction: Direction) => {
    if (schema) roots.push({anchor, schema, direction});
  };
  const addContent = (anchor: Anchor, content: readonly MediaType[], direction: Direction) => {
    for (const [index, {mediaType, schema, itemSchema}] of content.entries()) {
      const own = mediaTypeAnchor(anchor, mediaType, index);
      add(own, schema, direction);
      add(partAnchor(own, 'each'), itemSchema, direction);
    }
  };
  const addParameter = (
    anchor: Anchor,
    {schema, content}: Parameter | Header,
    direction: Direction,
  ) => {
    add(anchor, schema, direction);
    if (content) addContent(anchor, [content], direction);
  };
  for (const parameter of parameters)
    addParameter(prefix + parameterAnchor(parameter.in, parameter.name), parameter, request);
  addContent(`${prefix}body`, requestBody?.content ?? [], request);
  for (const {status, headers, content} of responses) {
    const anchor = prefix + responseAnchor(status);
    addContent(anchor, content, response);
    for (const header of headers) addParameter(headerAnchor(anchor, header.name), header, response);
  }
  return roots;
}
