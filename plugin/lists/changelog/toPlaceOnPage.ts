/** Finds where the page of an operation shows a change. */
import {type ChangeKind, traitsOf} from '../../compare/kinds';
import type {Step} from '../../compare/steps';
import {
  type Anchor,
  headerAnchor,
  mediaTypeAnchor,
  parameterAnchor,
  responseAnchor,
} from '../../model/page/anchors';
import {hasAuthentication} from '../../model/page/hasAuthentication';
import type {MediaType, Operation, SecurityRequirement} from '../../model/types';
import {innerAnchor} from '../../model/visit';
import type {OperationPage} from '../../navigation/types';
import {findParameter, findResponse} from './findPlace';

/** The permalink of a page, with the anchor of the last of these steps that has one. */
export function toPlaceOnPage(
  {permalink, operation}: OperationPage,
  kind: ChangeKind,
  steps: readonly Step[],
  documentSecurity: readonly SecurityRequirement[],
): string {
  const isSecurity =
    traitsOf(kind).about === 'security' && hasAuthentication(operation, documentSecurity);
  const anchor = isSecurity ? 'authentication' : toAnchor(operation, steps);
  return anchor === undefined ? permalink : `${permalink}#${encodeURI(anchor)}`;
}

/** Undefined: the whole operation. */
function toAnchor(operation: Operation, steps: readonly Step[]): Anchor | undefined {
  let position: PagePosition | undefined;
  let anchor: Anchor | undefined;
  for (const step of steps) {
    position = stepAnchor(operation, position, step);
    if (!position) break;
    // Items have no row, so the row around them is used.
    if (step.of !== 'schema' || step.field !== 'items') anchor = position.anchor;
  }
  return anchor;
}

/** An anchor, and what is at it: media types, or a schema. */
type PagePosition = {anchor: Anchor; content?: readonly MediaType[]};

/** The anchor of a step from a position, or from the operation. Undefined: it has none. */
function stepAnchor(
  operation: Operation,
  from: PagePosition | undefined,
  step: Step,
): PagePosition | undefined {
  switch (step.of) {
    case 'body':
      return {anchor: 'body', content: operation.requestBody?.content ?? []};
    case 'response': {
      const found = findResponse(operation, step);
      return found && {anchor: responseAnchor(found.status), content: found.content};
    }
    case 'parameter': {
      const found = findParameter(operation, step);
      return found && {anchor: parameterAnchor(found.in, found.name)};
    }
    case 'header':
      return from?.content && {anchor: headerAnchor(from.anchor, step.name)};
    case 'mediaType': {
      const index = from?.content?.findIndex(({mediaType}) => mediaType === step.name) ?? -1;
      return from && index !== -1 && !step.each
        ? {anchor: mediaTypeAnchor(from.anchor, step.name, index)}
        : undefined;
    }
    case 'schema':
      // Pages name a variant by the value that selects it, so the link goes to the schema around it.
      return from && !from.content && step.field !== 'variants'
        ? {anchor: innerAnchor(from.anchor, {key: 0, group: 0, ...step})}
        : undefined;
    default:
      return undefined;
  }
}
