import {quote} from '../diagnostics/text';
import {followPlace} from '../document/follow';
import {childOf, entriesOf, fieldOf, type Place, placeKey} from '../document/place';
import type {OperationPlace} from '../document/types';
import type {Context} from './context';
import {createOperationIds} from './operationIds';
import {textsOf} from './read';
import {toSecurity} from './security';
import {sameJson} from './validation/checkScalar';
import type {OperationId} from './types';

/** An operation of the document before it is modelled. */
export type OperationSource = OperationPlace & {id: OperationId};

/** An operation that readers do not see. */
export type LeftOutSource = OperationPlace;

/** The operations of paths and webhooks. Their ids depend only on their order. */
export function findOperations(context: Context): {
  sources: OperationSource[];
  leftOut: readonly LeftOutSource[];
  newId: (...words: string[]) => OperationId;
} {
  const {document} = context;
  warnOfDuplicates(context);
  const newId = createOperationIds(context.scope);
  return {
    sources: document.operations.map((operation) => {
      const words = [operation.method.toLowerCase(), operation.path];
      const id = newId(...(operation.kind === 'webhook' ? ['webhook', ...words] : words));
      return {...operation, id};
    }),
    leftOut: document.hiddenOperations,
    newId,
  };
}

/**
 * Warns about entries of `x-webhooks` that differ from those of `webhooks`, which take precedence.
 */
function warnOfDuplicates(context: Context): void {
  const [webhooks, others] = ['webhooks', 'x-webhooks'].map(
    (field) =>
      new Map(entriesOf(followPlace(context.document, childOf(context.document.root, field)))),
  );
  for (const [name, place] of others ?? []) {
    const known = webhooks?.get(name);
    if (known && !isSame(context, known, place))
      context.warn(
        'webhook-duplicate',
        place,
        `\`webhooks\` describes ${quote(name)} too, and differently; pages show only that description.`,
        'Describe the webhook once, in `webhooks`.',
      );
  }
}

/** The tags that operations name. */
export function listTagNames(sources: readonly LeftOutSource[]): Set<string> {
  return new Set(sources.flatMap(({place}) => textsOf(fieldOf(place.value, 'tags'))));
}

/** The security schemes that operations name in their own requirements. */
export function listSchemeNames(sources: readonly LeftOutSource[]): Set<string> {
  return new Set(
    sources.flatMap(({place}) =>
      (toSecurity(place) ?? []).flatMap(({schemes}) => schemes.map(({name}) => name)),
    ),
  );
}

/** Whether two places have the same value, directly or by a reference. */
function isSame(context: Context, one: Place, other: Place): boolean {
  const [first, second] = [
    followPlace(context.document, one),
    followPlace(context.document, other),
  ];
  return (
    first !== undefined &&
    second !== undefined &&
    (placeKey(first) === placeKey(second) || sameJson(first.value, second.value))
  );
}
