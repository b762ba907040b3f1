import {createNames} from '../../document/createNames';
import {quote} from '../../diagnostics/text';
import {followPlace} from '../../document/follow';
import {childOf, entriesOf, fieldOf, placeKey, isObjectPlace, itemsOf} from '../../document/place';
import type {OperationPlace, Place} from '../../document/types';
import type {Context} from '../context';
import {textsOf} from '../read';
import {sameJson} from '../validation/checkScalar';
import type {OperationId, SecurityRequirement} from '../types';

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

/**
 * `security` of the document or an operation: alternatives, each a set of schemes that are required
 * together. Undefined schemes are kept. Undefined when the object has no `security`.
 */
export function toSecurity(owner: Place): SecurityRequirement[] | undefined {
  const list = childOf(owner, 'security');
  if (!list || !Array.isArray(list.value)) return undefined;
  return itemsOf(list)
    .filter(isObjectPlace)
    .map((place) => ({
      schemes: entriesOf(place).map(([name, scopes]) => ({name, scopes: textsOf(scopes.value)})),
    }));
}

/** Maximum length of an id; longer ones are cut, because they become file names. */
const MAX_LENGTH = 120;

/**
 * Creates unique ids from words such as a method and a path, compared without case. The first one
 * keeps the plain id.
 * @param scope prefix of all ids, followed by a dot
 */
function createOperationIds(scope?: string): (...words: string[]) => OperationId {
  const toFree = createNames();
  return (...words) => {
    const named =
      words
        .map(toIdPart)
        .filter((part) => part !== '')
        .join('-')
        .slice(0, MAX_LENGTH) || 'operation';
    return toFree(scope === undefined ? named : `${scope}.${named}`);
  };
}

/** `/pets/{petId}` → `pets-petId`. */
function toIdPart(word: string): string {
  return word
    .replace(/[{}]/g, '')
    .replace(/[^A-Za-z0-9._~-]+/g, '-')
    .replace(/^[-.]+|[-.]+$/g, '');
}
