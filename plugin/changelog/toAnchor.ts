/** Finds the anchor on an operation's page for the path of a change. */
import {
  type Anchor,
  headerAnchor,
  mediaTypeAnchor,
  parameterAnchor,
  partAnchor,
  propertyAnchor,
  responseAnchor,
} from '../model/page/anchors';
import type {MediaType, Operation, ParameterLocation} from '../model/types';

type Position = {anchor: Anchor; content?: readonly MediaType[]};

/**
 * Finds the anchor of the last step that has one on the page; undefined means the whole operation.
 * @param at steps as comparisons name them: `response 200`, `application/json`, `[]`, `.name`
 */
export function toAnchor(operation: Operation, at: readonly string[]): Anchor | undefined {
  let position: Position | undefined;
  let anchor: Anchor | undefined;
  for (const step of at) {
    const next = position ? toInner(position, step) : toOuter(operation, step);
    if (!next) break;
    position = next;
    // Items have no row, so the row around them is used.
    if (step !== '[]') anchor = next.anchor;
  }
  return anchor;
}

function toOuter({requestBody, responses}: Operation, step: string): Position | undefined {
  if (step === 'request body') return {anchor: 'body', content: requestBody?.content ?? []};
  const [, status] = /^response (.*)$/s.exec(step) ?? [];
  const response = responses.find((one) => one.status.toUpperCase() === status?.toUpperCase());
  if (response) return {anchor: responseAnchor(response.status), content: response.content};
  const [, location, name] =
    /^(path|query|querystring|header|cookie) parameter (.*)$/s.exec(step) ?? [];
  return location !== undefined && name !== undefined
    ? {anchor: parameterAnchor(location as ParameterLocation, name)}
    : undefined;
}

function toInner({anchor, content}: Position, step: string): Position | undefined {
  const index = content?.findIndex(({mediaType}) => mediaType === step) ?? -1;
  if (index !== -1) return {anchor: mediaTypeAnchor(anchor, step, index)};
  const [, header] = /^header (.*)$/s.exec(step) ?? [];
  if (header !== undefined && content) return {anchor: headerAnchor(anchor, header)};
  const inner = content ? undefined : toSchemaAnchor(anchor, step);
  return inner === undefined ? undefined : {anchor: inner};
}

function toSchemaAnchor(anchor: Anchor, step: string): Anchor | undefined {
  if (step === '[]') return partAnchor(anchor, 'items');
  if (step === '{*}') return partAnchor(anchor, 'any');
  if (step.startsWith('.')) return propertyAnchor(anchor, step.slice(1));
  if (step.startsWith('["')) return propertyAnchor(anchor, JSON.parse(step.slice(1, -1)) as string);
  const [, index] = /^\[(\d+)\]$/.exec(step) ?? [];
  // Pages name a variant by the value that selects it, so the link goes to the schema around it.
  return index === undefined ? undefined : partAnchor(anchor, `item-${Number(index)}`);
}
